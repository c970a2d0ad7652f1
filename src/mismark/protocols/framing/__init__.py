"""Framing (ErrorBench): does the question change what is found?"""
