#!/usr/bin/env python3
"""Checks that functions which games for 2.x override, in the form of 2.x, override functions of ours: they would compile otherwise, and
nothing would call them.

    overrides.py ROWS PAGE MAIN_HEADER COMPILER [FLAGS...]

Columns of ROWS: class, declaration, what PAGE says of it: nothing if it overrides, otherwise the name of a row of its section "Overrides
that are not called".
"""
import re
import sys
from pathlib import Path

from facts import compile_lines

SECTION = "\n## Overrides that are not called\n"


def main():
    rows = [line.split("\t") for line in Path(sys.argv[1]).read_text().splitlines() if line and not line.startswith("#")]
    section = Path(sys.argv[2]).read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    explained = {line[2:].split(" | ")[0] for line in section.splitlines() if line.startswith("| ")}
    preamble = f'#include "{sys.argv[3]}"\n#include "extensions/cocos-ext.h"\nusing namespace cocos2d;\nusing namespace cocos2d::extension;\n'
    lines = [f"struct P{n} : {owner} {{ {declaration} override; }};" for n, (owner, declaration, _) in enumerate(rows)]
    errors = compile_lines(lines, preamble, sys.argv[4:])
    faults = []
    for n, (owner, declaration, reason) in enumerate(rows):
        name = f"{owner}: {declaration}"
        if n not in errors and reason:
            faults.append(f"{name}: overrides, although the row says otherwise")
        elif n in errors and not re.search("override", errors[n][0]):
            faults.append(f"{name}: {errors[n][0]}")
        elif n in errors and reason not in explained:
            faults.append(f"{name}: is not called, and the page does not say so")
    used = {reason for _, _, reason in rows}
    faults += [f"{row}: no override needs this row" for row in explained - used if row not in ("what", "---")]
    print(f"{len(rows)} overrides, {len(errors)} of them are not called", *faults, sep="\n")
    sys.exit(bool(faults) or not rows)


if __name__ == "__main__":
    main()
