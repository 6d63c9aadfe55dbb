#!/usr/bin/env python3
"""Checks that what games override is called: of every virtual function that the sources of cocos2d-x 3.17.2 call, the framework has a
call, too, or the page about porting says that it has none.

    hooks.py HOOKS PAGE FRAMEWORK COMPILER [FLAGS...]

Columns of HOOKS: class, function, type, two of the functions of 3.17.2 that call it, and, if nothing calls it here, the row of the
section "Overrides that nothing calls" of PAGE. What is called can be overridden with the type that it has in 3.17.2, which COMPILER
checks. A call is the name of the function followed by its arguments, or a pointer to it, in a source of FRAMEWORK; HooksTest.cpp counts
the calls of the most important ones.
"""
import re
import sys
from pathlib import Path

import facts

SECTION = "\n## Overrides that nothing calls\n"
# What comes before the name of a function that is declared or defined, not called.
TYPE = re.compile(r"(?:\w|>|[*&]\s*)\s+[*&]*$|\w[*&]+\s*$")
NO_TYPE = re.compile(r"\b(?:return|else|case|do|new)\s+[*&!-]*$|[=,(|&?:]\s+[*&!-]*$|&&\s*[*&!-]*$")


def called_names(framework):
    """The names of all functions that the sources call."""
    names = set()
    for path in [*framework.rglob("*.cpp"), *framework.rglob("*.h")]:
        text = re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8"))
        names.update(re.findall(r"(?:->|\.)(\w+)\(", text))
        names.update(re.findall(r"&(?:\w+::)+(\w+)\b", text))
        for line in text.splitlines():
            for match in re.finditer(r"(?<![\w:.>~])(\w+)\(", line):
                before = line[: match.start()]
                if not TYPE.search(before) or NO_TYPE.search(before):
                    names.add(match.group(1))
    return names


def without_override(hooks, compiler):
    """Those that a function of the same type in a derived class does not override."""
    preamble = facts.PREAMBLE.format(headers=facts.header_paths(compiler)) + facts.MORE
    declarations = [facts.Fact(f"method\t{owner}\t{name}\tpublic\tv\t{type_}") for owner, name, type_, *_ in hooks]
    lines = [facts.virtual_line(fact, number) for number, fact in enumerate(declarations)]
    return [hooks[number] for number in facts.compile_lines(lines, preamble, compiler)]


def main():
    hooks = [line.split("\t") for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    section = Path(sys.argv[2]).read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    explained = {line[2:].split(" | ")[0] for line in section.splitlines() if line.startswith("| ")} - {"what", "---"}
    called = called_names(Path(sys.argv[3]))
    faults, uncalled = [], 0
    for owner, name, type_, callers, reason in hooks:
        uncalled += bool(reason)
        if not reason and name not in called:
            faults.append(f"{owner}::{name}: nothing calls it, 3.17.2 does in {callers}")
        elif reason and reason not in explained:
            faults.append(f"{owner}::{name}: the page has no row {reason}")
    for owner, name, type_, *_ in without_override([row for row in hooks if not row[4]], sys.argv[4:]):
        faults.append(f"{owner}::{name}: a function of the type {type_} overrides nothing here")
    faults += [f"{row}: no function needs this row" for row in sorted(explained - {row[4] for row in hooks})]
    print(f"{len(hooks)} functions, {uncalled} of them are not called", *faults, sep="\n")
    sys.exit(bool(faults) or not hooks)


if __name__ == "__main__":
    main()
