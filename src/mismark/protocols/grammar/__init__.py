"""Grammar (CTSEG): which grammar items can a system not correct?

Minimal pairs, each an ungrammatical sentence with one error on one of 263 grammar items and its
references, in; what was corrected, item by item and level by level, out.
"""
