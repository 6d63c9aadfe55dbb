#!/usr/bin/env python3
"""Refuses macros of our own that a header leaves defined in the user's code.

    macros.py COMPILER [ARGUMENT]... SOURCE

SOURCE includes the header. Names that begin with COPRA_ are ours; all other macros are the original's or the system's.
Prints one line a macro and exits 1 when there is any.
"""
import re
import subprocess
import sys

OURS = re.compile(r"^#define (COPRA_\w+)", re.M)


def leaked(definitions):
    """The names of our macros among the definitions that `-dM -E` printed."""
    return sorted(set(OURS.findall(definitions)))


def main():
    done = subprocess.run([sys.argv[1], "-dM", "-E"] + sys.argv[2:], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0 or "#define CC_" not in done.stdout:
        print("the header could not be preprocessed")
        return 1
    names = leaked(done.stdout)
    for name in names:
        print(f"{name} is still defined after the include: #undef it where its header ends")
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main())
