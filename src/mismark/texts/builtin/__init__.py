"""The data sets that ship with mismark, each with its data card."""
