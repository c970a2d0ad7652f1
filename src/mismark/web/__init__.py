"""Vetting: a small web app in which people check damaged answers, or correct minimal pairs.

    texts ─▶ vetting ─▶ store ◀─ app ◀─ security ◀─ serving        store ─▶ settling ─▶ export

Each module says what comes in and goes out.
"""
