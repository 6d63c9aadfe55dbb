"""What a folder from an untrusted source may not do: run code by its names, end the program, or keep it busy forever."""
import contextlib
import os
import re
import signal
import stat
import time

from .errors import PortError

LARGEST_TEXT = 8 << 20       # bytes of a source or project file
LARGEST_RESOURCE = 1 << 30   # bytes of another file
CONTROL = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
# Ends a name in #include "", separates elements in lists of CMake, or is taken for a slash.
NO_SOURCE_NAME = re.compile(r'["\\;\[\]]|\$<')


def printable(text):
    """The text on one line, for messages and comments."""
    return CONTROL.sub("?", str(text))


def quoted(text):
    """The text as an argument of a CMake command. Raises PortError for what none can hold."""
    if CONTROL.search(text) or ";" in text:
        raise PortError(f"'{printable(text)}' has a character that CMake cannot hold: rename it")
    return '"' + re.sub(r'(["\\$])', r"\\\1", text) + '"'


def fault_of_file(path, largest):
    """Why a file is not read; "" if it can be. Opens nothing."""
    try:
        info = os.stat(path)
    except OSError as error:
        return f"it cannot be read: {error.strerror}"
    if not stat.S_ISREG(info.st_mode):
        return "it is not a regular file"
    return f"it is larger than {largest >> 20} MB" if info.st_size > largest else ""


def fault_of_name(name):
    """Why a source of this name, relative to the game's folder, is not compiled; "" if it can be."""
    if CONTROL.search(name):
        return "its name has a control character or is no UTF-8"
    return "its name has a character that projects cannot hold" if NO_SOURCE_NAME.search(name) else ""


def real_path(path):
    """Without links; unlike Path.resolve(), also for links that form a loop."""
    return type(path)(os.path.realpath(path))


class TooLong(Exception):
    """What time_limit() raises."""


@contextlib.contextmanager
def time_limit(seconds):
    """Raises TooLong if the body takes longer, also within one regular expression. May be nested; main thread only."""
    def end(*_):
        raise TooLong()
    begun = time.monotonic()
    before = signal.signal(signal.SIGALRM, end)
    outer, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if outer:
            signal.setitimer(signal.ITIMER_REAL, max(0.001, outer - (time.monotonic() - begun)))
