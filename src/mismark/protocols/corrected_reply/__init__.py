"""Reading the corrected text out of what a model wrote: named rules for what stands around it."""

from __future__ import annotations

from mismark.protocols.corrected_reply.reading import VERSION, Corrected, read_corrected

__all__ = ["VERSION", "Corrected", "read_corrected"]
