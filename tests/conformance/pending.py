"""Reads pending.txt: the recorded cases that do not pass yet, each with the feature that will bring it.

A line is <part> <case> <state> <feature>. The state is 'not-built' when the API that the case uses is not there
yet (the case is left out of the build) or 'differs' when it builds and prints or draws something else.
"""
from pathlib import Path

STATES = ("not-built", "differs")


class Entry:
    def __init__(self, part, case, state, feature):
        self.part, self.case, self.state, self.feature = part, case, state, feature


def load(path, part=None):
    """The entries of one part (or of all) by case name."""
    entries = {}
    for number, line in enumerate(Path(path).read_text().splitlines(), 1):
        words = line.split("#", 1)[0].split(None, 3)
        if not words:
            continue
        if len(words) != 4 or words[2] not in STATES:
            raise SystemExit(f"{path}:{number}: expected '<part> <case> <{'|'.join(STATES)}> <feature>'")
        entry = Entry(*words)
        if part is None or entry.part == part:
            if entry.case in entries:
                raise SystemExit(f"{path}:{number}: {entry.case} is listed twice")
            entries[entry.case] = entry
    return entries
