#!/usr/bin/env python3
"""Follows the recipes of pages to the letter, in a copy of the tree.

    recipes.py ROOT COPY PAGE[,PAGE...] PRESET

The paragraph above a code block ends with what to do with it:

    Create `FILE`:                    the block is the whole file, which must not exist
    Replace `FILE` with:              the block is the whole file, which must exist
    In `FILE`, add this below the line that contains `TEXT`:   below the only line that contains TEXT
    In `FILE`, add this above the line that contains `TEXT`:   above it
    In `FILE`, replace the line that contains `TEXT` with:     in place of the whole line

Blocks marked `sh` are run in the copy; each command must succeed. Those that build or look at something run when all recipes have
changed the sources, and `./copra test MODULE FILTER` once for each module, with all filters. At the end, the checks that need no build
must pass.

All presets of the copy are PRESET, in one build folder, so that the compiler cache has the objects of the build that calls this. The copy
stays, and the next run compiles only what differs.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

CHECKS = ["tests/arch/rules.py", "tests/examples/check_pages.py", "tests/monkey/coverage.py"]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
CREATE = re.compile(r"\bCreate `([^`]+)`:$")
REPLACE = re.compile(r"(?<!`, )\b[Rr]eplace `([^`]+)` with:$")
TEST = re.compile(r"^\./copra test (\w+) '([^']+)'\n$")
CHECK = ("./copra ", "tests/", "python3 tests/gallery/")  # how a command begins that changes no source
ADD = re.compile(r"\bIn `([^`]+)`, add this (below|above) the line that contains `([^`]+)`:$")
REPLACE_LINE = re.compile(r"\bIn `([^`]+)`, (replace) the line that contains `([^`]+)` with:$")
NOT_COPIED = {".git", "build", "dist", "__pycache__"}


class Problem(Exception):
    """A step that cannot be done."""


class Step:
    """What to do with a code block: `action` is Create, Replace, Run, below, above, or replace (a line)."""

    def __init__(self, line, recipe, action, file, text, block):
        self.line, self.recipe, self.action, self.file, self.text, self.block = line, recipe, action, file, text, block


def place_of(before):
    """The line after a text, and the title of the recipe that it belongs to."""
    titles = re.findall(r"^## (.*)", before, re.M)
    return before.count("\n") + 1, titles[-1] if titles else ""


def step_of(before, block):
    """The step that the paragraph at the end of a text asks for; None if it asks for nothing."""
    line, recipe = place_of(before)
    paragraph = re.sub(r"\n\s*", " ", before.rstrip("\n").split("\n\n")[-1])
    if found := CREATE.search(paragraph):
        return Step(line, recipe, "Create", found[1], None, block)
    if found := ADD.search(paragraph) or REPLACE_LINE.search(paragraph):
        return Step(line, recipe, found[2], found[1], found[3], block)
    if found := REPLACE.search(paragraph):
        return Step(line, recipe, "Replace", found[1], None, block)
    return None


def parse(page):
    """The steps of all recipes, in order."""
    steps = []
    for match in BLOCK.finditer(page):
        before = page[:match.start()]
        line, recipe = place_of(before)
        if match[1] == "sh":
            steps.append(Step(line, recipe, "Run", None, None, match[2]))
        elif step := step_of(before, match[2]):
            steps.append(step)
        else:
            raise Problem(f"line {line}: the paragraph above the code block does not say what to do with it")
    return steps


def ordered(steps):
    """The steps with what checks the sources after what changes them, so that everything is built once: line by line, what is there
    twice once, and the tests of a module together."""
    changes, checks, filters = [], {}, {}
    for step in steps:
        if step.action != "Run" or not step.block.startswith(CHECK):
            changes.append(step)
            continue
        for number, command in enumerate(step.block.splitlines(keepends=True), start=1):
            key = command
            if found := TEST.match(command):
                key = found[1]
                filters.setdefault(key, []).append(found[2])
                command = f"./copra test {key} '{':'.join(filters[key])}'\n"
            checks.pop(key, None)
            checks[key] = Step(step.line + number, step.recipe, "Run", None, None, command)
    return changes + list(checks.values())


def edited(content, step):
    """The content of a file after an edit."""
    lines = content.splitlines(keepends=True)
    places = [i for i, line in enumerate(lines) if step.text in line]
    if len(places) != 1:
        raise Problem(f"{len(places)} lines of {step.file} contain '{step.text}'")
    begin = places[0] + (step.action == "below")
    end = places[0] + (step.action != "above")
    return "".join(lines[:begin] + [step.block] + lines[end:])


def run(command, copy):
    """Runs a command in the copy, without a display and without input."""
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY" and not name.startswith("COPRA_")}
    ended = subprocess.run(command, cwd=copy, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True, errors="replace", check=False)
    if ended.returncode != 0:
        raise Problem(f"exit code {ended.returncode} of {' '.join(command)}\n{ended.stdout}")


def do(step, copy):
    if step.action == "Run":
        run(["bash", "-euc", step.block], copy)
        return
    file = copy / step.file
    if step.action == "Create":
        if file.exists():
            raise Problem(f"{step.file} exists already")
        if not file.parent.parent.is_dir():
            raise Problem(f"there is no folder for {step.file}")
        file.parent.mkdir(exist_ok=True)
        file.write_text(step.block)
    elif not file.is_file():
        raise Problem(f"there is no file {step.file}")
    elif step.action == "Replace":
        file.write_text(step.block)
    else:
        file.write_text(edited(file.read_text(), step))


def files_of(root):
    """The files of a tree but what was built: path -> time and size."""
    found = {}
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_COPIED]
        for name in names:
            path = Path(folder, name)
            found[path.relative_to(root)] = (path.stat().st_mtime_ns, path.stat().st_size)
    return found


def synchronize(root, copy):
    """Makes `copy` equal to `root`, but keeps what was built there."""
    wanted, present = files_of(root), files_of(copy) if copy.is_dir() else {}
    for path in present.keys() - wanted.keys():
        (copy / path).unlink()
    for path in wanted:
        if wanted[path] != present.get(path):
            (copy / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(root / path, copy / path)


def use_one_preset(copy, preset):
    """Makes all presets the same one, and all of their build folders that of it."""
    file = copy / "CMakePresets.json"
    presets = json.loads(file.read_text())
    (copy / "build" / preset).mkdir(parents=True, exist_ok=True)
    for i, other in enumerate(presets["configurePresets"]):
        if other.get("hidden") or other["name"] == preset:
            continue
        presets["configurePresets"][i] = {"name": other["name"], "inherits": preset}
        link = copy / "build" / other["name"]
        if not link.is_symlink():
            link.symlink_to(preset)
    time_before = file.stat()
    file.write_text(json.dumps(presets, indent=4))
    os.utime(file, ns=(time_before.st_atime_ns, time_before.st_mtime_ns))  # the build of the last run is still the right one


def follow(root, copy, pages, preset):
    """Does all steps. Returns the number of recipes."""
    steps = ordered([step for page in pages.split(",") for step in parse((root / page).read_text())])
    synchronize(root, copy)
    use_one_preset(copy, preset)
    for step in steps:
        begun = time.monotonic()
        try:
            do(step, copy)
        except Problem as problem:
            raise Problem(f"line {step.line} ({step.recipe}): {problem}") from None
        what = step.block.strip() if step.action == "Run" else f"{step.action} {step.file}"
        print(f"line {step.line}: {what} ({time.monotonic() - begun:.1f} s)", flush=True)
    for check in CHECKS:
        run([sys.executable, "-B", check, "."], copy)
        print(f"{check} passes", flush=True)
    return len({step.recipe for step in steps})


def main():
    root, copy, pages, preset = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4]
    try:
        count = follow(root, copy, pages, preset)
    except Problem as problem:
        print(f"{pages}, {problem}", file=sys.stderr)
        return 1
    print(f"{pages}: {count} recipes work as they are printed")
    return 0 if count else 1


if __name__ == "__main__":
    sys.exit(main())
