#!/usr/bin/env python3
"""Checks the tables "Not supported" of the porting guides: every name in their first column does not exist, but for those that
are partly supported.

    absences.py PAGE MAIN_HEADER COMPILER [FLAGS...]

A name of a class, function, member or header becomes one line of C++ that must not compile. A function behind a member of a class
belongs to that class, too. Names of PARTLY are there; what they do not support is in the table.
"""
import re
import sys
from pathlib import Path

from facts import ABSENT, compile_lines, header_paths

NAMESPACES = ["cocos2d", "cocos2d::ui", "cocos2d::extension", "cocos2d::experimental", "cocos2d::network", "cocostudio", "cocos2d::GL"]
PARTLY = {  # what exists, with a row for a part of it
    "Console", "FrameBuffer", "GLView::setScissorInPoints", "GLView::setViewPortInPoints", "GLViewImpl::setDefaultIcon", "Image",
    "SAXDelegator", "TMXMapInfo", "Director::pushProjectionMatrix", "Director::setAlphaBlending", "Director::setDepthTest",
    "CustomCommand", "PhysicsSprite::_CPBody", "PhysicsSprite::_pB2Body",
    "CCNode::setRotationX", "CCNode::setRotationY",
}
NO_NAMES = {"const char*", ".pvr.ccz", "kCCUniform...", "help", "external", "getString()"}


def rows(page):
    section = page.read_text(encoding="utf-8").partition("\n## Not supported\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [line.split(" | ")[0] for line in lines if not line.startswith("| what |")]


def names(row):
    """The names of a row, those of members with their class."""
    owner = ""
    for token in re.findall(r"`([^`]+)`", row):
        name = re.sub(r"\(.*", "", token)
        if token in NO_NAMES or not name:
            continue
        if "::" in name and not name.endswith("::"):
            owner = name.rpartition("::")[0]
        elif "::" not in name and owner and ("(" in token or name.startswith("_")):
            name = f"{owner}::{name}"
        elif "(" not in token:
            owner = ""
        yield name


def line_of(name, number):
    """A line that compiles if the name exists."""
    opened = " ".join(f"using namespace {n};" for n in NAMESPACES)
    if name.endswith("::"):
        return f"namespace n{number} {{ {opened} namespace x = {name[:-2]}; }}"
    if "::" in name:
        owner, _, member = name.rpartition("::")
        scope = next((n for n in NAMESPACES if n.split("::")[-1] == owner), None)
        if scope:
            return f"namespace n{number} {{ using {scope}::{member}; }}"
        return f"namespace n{number} {{ {opened} struct D : {owner} {{ using {owner}::{member}; }}; }}"
    return f"namespace n{number} {{ {opened} template<class T> struct Named {{}}; void f() {{ {name}; }} }}"


def main():
    page, header, compiler = Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    preamble = "".join(f'#include "{h}"\n' for h in [header, "extensions/cocos-ext.h", "ui/CocosGUI.h"]) + header_paths(compiler)
    listed = sorted({name for row in rows(page) for name in names(row)})
    headers = [name for name in listed if name.endswith((".h", ".hpp"))]
    listed = [name for name in listed if name not in headers]
    errors = compile_lines([line_of(name, number) for number, name in enumerate(listed)], preamble, compiler)
    faults = []
    for number, name in enumerate(listed):
        exists = not any(ABSENT.search(m) for m in errors.get(number, []))
        if exists != (name in PARTLY):
            faults.append(f"{name}: {'exists' if exists else 'does not exist'}: {errors.get(number, [''])[0]}")
    folders = [Path(flag[2:]) for flag in compiler if flag.startswith("-I")]
    faults += [f"{name}: exists" for name in headers if any((folder / name).exists() for folder in folders)]
    print(f"{page.name}: {len(listed) + len(headers)} names", *faults, sep="\n")
    sys.exit(bool(faults) or not listed)


if __name__ == "__main__":
    main()
