"""What an error is: locating quoted fragments, extracting and aligning edits."""
