"""A process that outlives ours by a moment, to end what ours was killed too suddenly to end itself.

Process groups go in as they start and end; when our process is gone, however it went, those that are
still there are killed. The watch is one small shell that reads our notes from a pipe: the pipe
closes with our process, and no signal can prevent that.
"""

from __future__ import annotations

import subprocess
from contextlib import suppress

__all__ = ["Watch"]

_SHELL = """\
groups=" "
while read -r sign group; do
  case $sign in
    +) groups="$groups$group " ;;
    -) groups="${groups%% $group *} ${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s KILL -- "-$group"; done
"""


class Watch:
    """Ends process groups after the end of our process. It lasts until `close`.

    Raises:
        OSError: there is no shell, or no process can be started.

    Example:
        >>> watch = Watch()
        >>> watch.add(2**30)  # a process group that nobody has
        >>> watch.remove(2**30)
        >>> watch.close()
    """

    def __init__(self) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - our own words, no input
            ["/bin/sh", "-c", _SHELL],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )

    def add(self, group: int) -> None:
        """Watch a process group that has just started."""
        self._note(f"+ {group}\n")

    def remove(self, group: int) -> None:
        """Watch it no longer: it was ended."""
        self._note(f"- {group}\n")

    def _note(self, line: str) -> None:
        if self._process.stdin is not None:
            with suppress(OSError):  # somebody ended the watch; calls go on without
                self._process.stdin.write(line.encode())

    def close(self) -> None:
        """End the watch, and with it every group that is still watched."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
