#!/usr/bin/env python3
"""Checks that every page of the documentation is on exactly one shelf of README.md, and that every link in them leads somewhere.

usage: check_shelves.py ROOT
"""
import importlib.util
import re
import sys
from collections import Counter
from pathlib import Path

SHELVES = ["Learn", "Do", "Look up", "Speed and platforms"]


def load(root):
    """scripts/reference/shelves.py."""
    spec = importlib.util.spec_from_file_location("shelves", root / "scripts/reference/shelves.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def faults(root, shelves):
    titles = [shelf.title for shelf in shelves.shelves_of(root)]
    if titles != SHELVES:
        yield f"README.md: the shelves are {', '.join(titles)} and not {', '.join(SHELVES)}"
    listed = Counter(page.path for shelf in shelves.shelves_of(root) for page in shelf.pages)
    for path in list(listed):
        listed.update(page.path for page in shelves.pages_below(root, path))
    pages = {path.relative_to(root).as_posix() for path in (root / "docs").rglob("*.md")}
    for path in sorted(pages - listed.keys()):
        yield f"{path}: no shelf of README.md has it"
    for path, times in sorted(listed.items()):
        if times > 1:
            yield f"{path}: {times} lines of README.md and its indexes have it"
        if not (root / path).is_file():
            yield f"README.md: there is no page {path}"
    yield from broken_links(root, shelves, sorted(pages | {path for path in listed if (root / path).is_file()} | {"README.md"}))


def headings_of(root, path, shelves):
    seen = {}
    return {shelves.slug(heading[2], seen) for is_prose, part in shelves.prose_of((root / path).read_text()) if is_prose
            for heading in shelves.HEADING.finditer(part)}


def broken_links(root, shelves, pages):
    headings = {path: headings_of(root, path, shelves) for path in pages}
    for page in pages:
        prose = "".join(part for is_prose, part in shelves.prose_of((root / page).read_text()) if is_prose)
        for link in shelves.LINK.finditer(re.sub(r"`[^`\n]*`(?!\])", "", prose)):
            if re.match(r"[a-z]+:", link[3]):
                continue
            path, anchor = shelves.target_of(page, link[3])
            if not (root / path).exists():
                yield f"{page}: there is no {path}"
            elif anchor and path in headings and anchor not in headings[path]:
                yield f"{page}: {path} has no heading #{anchor}"


def main(root):
    found = list(faults(root, load(root)))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(found)} errors")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
