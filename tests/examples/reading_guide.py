#!/usr/bin/env python3
"""Checks docs/core.md, the guide to the core: every function that it names is in the file that it names, every file exists, and all of
it can be read in an hour.

usage: reading_guide.py ROOT
"""
import re
import sys
from pathlib import Path

PAGE = "docs/core.md"
MOST_LINES = 1500  # with the classes beside them, at 30 lines a minute
READ = re.compile(r"\[(`[\w:~]+`(?:, `[\w:~]+`)*)\]\(\.\./([^)]+)\)", re.S)
FILE = re.compile(r"`((?:framework|tests)/[\w./-]+)`")


def length_of(function, text):
    """How many lines the definitions of a function have; 0 without one."""
    definition = re.compile(rf"^(?!//)\S[^\n;{{]*(?<![\w:]){re.escape(function)}\([^;{{]*\{{.*?^\}}", re.M | re.S)
    return sum(found[0].count("\n") + 1 for found in definition.finditer(text))


def main(root):
    page, errors, total = (root / PAGE).read_text(), [], 0
    for names, file in READ.findall(page):
        path = root / file
        if not path.is_file():
            errors.append(f"{PAGE}: there is no file {file}")
            continue
        for function in re.findall(r"`([^`]+)`", names):
            lines = length_of(function, path.read_text())
            if lines == 0:
                errors.append(f"{PAGE}: {file} does not define {function}()")
            total += lines
    errors += [f"{PAGE}: there is no {file}" for file in FILE.findall(page) if not (root / file).exists()]
    if total > MOST_LINES:
        errors.append(f"{PAGE}: {total} lines are more than one reads in an hour ({MOST_LINES})")
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{PAGE}: {total} lines to read")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
