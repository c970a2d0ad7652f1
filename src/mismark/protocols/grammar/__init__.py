"""Grammar: which grammar items can a system not correct? (CTSEG)

Minimal pairs, each an ungrammatical sentence with one error on one of 263 grammar items and its
references, in; what was corrected, item by item and level by level, out.
"""
