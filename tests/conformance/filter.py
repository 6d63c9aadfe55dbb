#!/usr/bin/env python3
"""filter.py SOURCE TARGET --part PART --pending FILE

Writes a copy of a case file without the cases that pending.txt lists as not-built, so that all others compile as
they are. Lines keep their numbers. File-local functions that only the left-out cases used go with them; a file
of which no case is left becomes empty. What follows the includes stands in a namespace of its own, so that many
files can be compiled as one source.
"""
import argparse
import re
from pathlib import Path

import pending

INCLUDES = re.compile(r"\A(?:[ \t]*(?://[^\n]*)?\n|#include[^\n]*\n|using namespace[^\n]*\n)*")
CASE = re.compile(r"^(?:TRACE|RENDER)_CASE\((\w+)\)", re.M)
HELPER = re.compile(r"^static\b[^;{}=]*?\b(\w+)\s*\([^;{}]*\)\s*\{", re.M)
SKIP = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)


def end_of_body(text, start):
    """The position after the brace that closes the first one at or after start."""
    depth, at = 0, start
    while at < len(text):
        skipped = SKIP.match(text, at)
        if skipped:
            at = skipped.end()
            continue
        if text[at] == "{":
            depth += 1
        elif text[at] == "}":
            depth -= 1
            if depth == 0:
                return at + 1
        at += 1
    raise ValueError("a body without an end")


def without(text, start):
    """The text without the definition that begins at start; its line breaks stay."""
    end = end_of_body(text, start)
    return text[:start] + "\n" * text.count("\n", start, end) + text[end:]


def in_namespace(text, name):
    """The text with all that follows the includes in a namespace of this name; no line is added in front."""
    start = INCLUDES.match(text).end()
    if not text[start:].strip():
        return text
    return f"{text[:start]}namespace cases_{name} {{ {text[start:]}\n}} // namespace cases_{name}\n"


def leave_out(text, names):
    left_out = False
    for match in reversed(list(CASE.finditer(text))):
        if match.group(1) in names:
            text, left_out = without(text, match.start()), True
    if not left_out:
        return text
    if not CASE.search(text):
        return "\n"
    return without_unused_helpers(text)


def without_unused_helpers(text):
    while True:
        for match in HELPER.finditer(text):
            body_end = end_of_body(text, match.start())
            name = re.compile(rf"\b{match.group(1)}\b")
            if not name.search(text[:match.start()]) and not name.search(text[body_end:]):
                text = without(text, match.start())
                break
        else:
            return text


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("--part", required=True)
    parser.add_argument("--pending", required=True)
    options = parser.parse_args()
    names = {e.case for e in pending.load(options.pending, options.part).values() if e.state == "not-built"}
    text = in_namespace(leave_out(options.source.read_text(), names), options.source.stem)
    text = f'#line 1 "{options.source}"\n' + text
    if not options.target.exists() or options.target.read_text() != text:
        options.target.parent.mkdir(parents=True, exist_ok=True)
        options.target.write_text(text)


if __name__ == "__main__":
    main()
