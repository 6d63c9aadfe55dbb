#!/usr/bin/env python3
"""Checks by the map of the linker that a program of copra::core has nothing of the other shelves.

usage: core_map.py ROOT MAP
"""
import re
import sys
from pathlib import Path

from modules import Modules


def main(root, link_map):
    shelves = {module.target: module.shelf for module in Modules(root / "framework/modules.txt")}
    linked = set(re.findall(r"\blib(copra_\w+)\.a\b", link_map.read_text(errors="replace")))
    foreign = sorted(name for name in linked if shelves.get(name) != "core")
    for name in foreign:
        print(f"a program of copra::core links {name} of {shelves.get(name, 'no shelf')}")
    print(f"{len(linked)} libraries of core are linked, {len(foreign)} of other shelves")
    return 1 if foreign or "copra_scene" not in linked else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
