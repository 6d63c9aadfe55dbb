#!/usr/bin/env python3
"""Checks that the libraries define no name that a game may define as well: all of ours are in a namespace.

usage: symbols.py NM LIBRARY...
"""
import re
import subprocess
import sys

NAMESPACES = "cocos2d|copra|cocostudio|CocosDenshion|cocosbuilder"
# Names that the original has outside of its namespaces, and those by which CMake asks for a whole library.
OTHERS = r"HttpCookie::.*|localStorage\w+\(.*|copra_\w+_(?:is|are)_linked"
STRONG = re.compile(r"^[0-9a-f]+ [TDBR] (.*)$", re.M)
OF_A_CLASS = re.compile(r"^(?:(?:vtable|VTT|typeinfo(?: name)?|guard variable) for "
                        r"|(?:non-virtual|virtual|covariant return) thunk to )")


def is_own(symbol):
    """Whether the name of a strong symbol is in a namespace of ours. Functions of an explicit instantiation begin with their result."""
    name = OF_A_CLASS.sub("", symbol)
    return bool(re.match(rf"(?:[\w:<>,&* ]+ )?(?:{NAMESPACES})::|(?:{OTHERS})$", name))


def main(nm, libraries):
    foreign = set()
    for library in libraries:
        listed = subprocess.run([nm, "--demangle", "--defined-only", library], capture_output=True, text=True, check=True).stdout
        foreign |= {f"{library}: {symbol}" for symbol in STRONG.findall(listed) if not is_own(symbol)}
    print("\n".join(sorted(foreign)))
    print(f"{len(libraries)} libraries, {len(foreign)} names that a game may define as well")
    return 1 if foreign or not libraries else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
