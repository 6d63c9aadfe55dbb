#!/usr/bin/env python3
"""Checks the documentation: code blocks against the files that they show, the list of modules, the messages of
docs/mistakes.md, the number of lines in tutorials, and the examples and pictures of classes (scripts/reference/class-pages.py).

usage: check_pages.py ROOT [--update]

A line that is only a link to a file in tests/examples, followed by an empty line and a code block, names the file that the
block shows as a whole. A line `<!-- FILE: NAME -->` above a code block names the part of a file in tests/examples that the block
shows: what stands between two lines `//! [NAME]`. --update copies the files and parts into the pages. A line `<!-- PATH -->` above a
code block names another source of the tree, which has the lines of the block. On the pages in TABLES, a file has each piece of code in the
last column of the tables.

A block of C++ in docs/ without one of these is an error, except on the pages that a test follows step by step and in UNTESTED.
"""
import pathlib
import re
import subprocess
import sys
import textwrap

# The tests that no page shows as they are: that of the README, the miniature, and the mistakes of docs/mistakes.md.
NOT_SHOWN = ("ReadmeExampleTest.cpp", "MiniatureTest.cpp", "MistakesTest.cpp")
# Tests do what these pages say, block by block: tests/consumer/guide.py, tests/recipes/recipes.py.
FOLLOWED = ("docs/extending.md", "docs/extending-game.md", "docs/first-game.md", "docs/second-game.md", "docs/second-game-2.md",
            "docs/second-game-3.md", "docs/tutorial.md", "docs/tutorial-game.md")
TABLES = {"docs/cheatsheet.md": "tests/examples/CheatsheetTest.cpp"}
# page -> the pages of its tutorial, and how it says how many lines the reader writes
COUNTED = {
    "docs/second-game.md": (("second-game", "second-game-2", "second-game-3"), r"You write about (\d+) lines of code"),
    "docs/tutorial.md": (("tutorial", "tutorial-game"), r"You type about (\d+) lines"),
}
STEP = re.compile(r"(?<!-->\n)^```cpp\n(.*?)^```$", re.M | re.S)  # not a listing
# (page, first line of the block) -> why no test has it
UNTESTED = {}
MESSAGE = re.compile(r'\b(?:says|dies|fails)\(\s*((?:"[^"]*"\s*)+),')
# Where the other mistakes of that page are made.
MISTAKES = ["tests/consumer/build.sh", "tests/scripts/commands.sh", "tests/tools/testing/GameProgramTest.cpp",
            "tests/tools/testing/TestAppTest.cpp"]
ROW = re.compile(r"^\| (?!mistake |---)[^|]+ \| ([^|]+) \| [^|]+ \|$", re.M)
PART = re.compile(r"^<!-- (\w+\.cpp): (\w+) -->\n```cpp\n(.*?)^```$", re.M | re.S)
MARK = re.compile(r"^[ \t]*//! \[(\w+)\]\n(.*?)^[ \t]*//! \[\1\]\n", re.M | re.S)
QUOTE = re.compile(r"^<!-- ((?:\w+/)+\w+\.\w+) -->\n```cpp\n(.*?)^```$", re.M | re.S)
FENCE = re.compile(r"^([ \t]*)```(\S*)[^\n]*\n(.*?)^\1```$", re.M | re.S)
INDENTED = re.compile(r"(?:^ {4,}\S[^\n]*\n)+", re.M)
CPP = ("cpp", "c++", "cc", "cxx", "c", "h")
LAST_CELL = re.compile(r"^\|.*\|([^|\n]+)\|$", re.M)
STATEMENT = re.compile(r"[)\w\]]\s*;[ \t]*(?://[^\n]*)?$|\) (?:const |override )?\{$|^\s*\};$", re.M)  # ends a line of C++
BLOCK = re.compile(r"^\[[^\]\n]+\]\(\.\./(tests/examples/[^)\n]+)\):?\n\n```\w+\n(.*?)^```$", re.M | re.S)


def faults_of_mistakes(root):
    """Each message of the tests is on the page docs/mistakes.md, and each row has the message of a test."""
    page = (root / "docs/mistakes.md").read_text()
    made = []
    for quoted in MESSAGE.findall((root / "tests/examples/MistakesTest.cpp").read_text()):
        made.append("".join(re.findall(r'"([^"]*)"', quoted)))
        if made[-1] not in page and not made[-1].startswith("MistakesTest.cpp"):
            yield f"docs/mistakes.md: does not have the message {made[-1]}"
    scripts = "".join((root / name).read_text() for name in MISTAKES)
    for row in ROW.findall(page):
        spans = [span.strip(".") for span in re.findall(r"`([^`]+)`", row)]
        if "does not compile" not in row and not any(message in row for message in made) and not any(span in scripts for span in spans):
            yield f"docs/mistakes.md: no test makes the mistake with the message {row}"


def wrong_counts(page, text, pages):
    """What a page says about the number of lines that a reader of `pages` writes, if it is wrong by more than 5 %."""
    counted = sum(bool(line.strip()) for other in pages for block in STEP.findall(other) for line in block.splitlines())
    said = re.search(COUNTED[page][1], text)
    if not said or abs(int(said[1]) - counted) > counted / 20:
        yield f"{page}: the reader writes {counted} lines, but the page says {said[1] if said else 'nothing'}"


def without_spaces(code):
    return re.sub(r"\s+", "", code)


def untested_cells(page, text, source):
    """The code in the last column of the tables of a page that `source` does not have."""
    for match in LAST_CELL.finditer(text):
        for code in re.findall(r"`([^`]+)`", match[1]):
            if without_spaces(code) not in without_spaces(source):
                yield f"{page}:{text.count(chr(10), 0, match.start()) + 1}: {TABLES[page]} does not have '{code}'"


def parts_of(root):
    """(file, name) -> the lines between two marks of a file in tests/examples."""
    return {(path.name, match[1]): textwrap.dedent(match[2]) for path in sorted((root / "tests/examples").glob("*.cpp"))
            for match in MARK.finditer(path.read_text())}


def untested_code(page, text):
    """What is C++ in a page but neither a part nor a quote nor a whole file."""
    if page in FOLLOWED:
        return
    for shown in (PART, QUOTE, BLOCK):
        text = shown.sub(lambda match: "\n" * match[0].count("\n"), text)
    for match in FENCE.finditer(text):
        first = match[3].strip().split("\n")[0].strip()
        is_code = match[2] in CPP or not match[2] and STATEMENT.search(match[3])
        if is_code and (page, first) not in UNTESTED:
            yield f"{page}:{text.count(chr(10), 0, match.start()) + 1}: no test has the code block '{first}'"
    text = FENCE.sub(lambda match: "\n" * match[0].count("\n"), text)
    for match in INDENTED.finditer(text):
        if STATEMENT.search(match[0]):
            yield f"{page}:{text.count(chr(10), 0, match.start()) + 1}: C++ without a fence: take it from a test"


def main(root, update):
    parts, shown, shown_parts = parts_of(root), set(), set()
    errors = []
    for path in sorted((root / "docs").rglob("*.md")):
        page = path.relative_to(root).as_posix()
        text = path.read_text()

        def compare(match, name, lines, at):
            if lines is None:
                errors.append(f"{page}: there is no {name}")
            elif match[at] != lines:
                if update:
                    return match[0][: match.start(at) - match.start()] + lines + "```"
                errors.append(f"{page}: the code block differs from {name}; run {sys.argv[0]} {root} --update")
            return match[0]

        def check(match):
            shown.add(match[1])
            source = root / match[1]
            return compare(match, match[1], source.read_text() if source.is_file() else None, 2)

        def check_quote(match):
            source = root / match[1]
            lines = textwrap.dedent(source.read_text()) if source.is_file() else ""
            if match[2] not in lines:
                errors.append(f"{page}: {match[1]} does not have the lines of the code block '{match[2].splitlines()[0]}'")
            return match[0]

        def check_part(match):
            shown_parts.add((match[1], match[2]))
            shown.add(f"tests/examples/{match[1]}")
            return compare(match, f"[{match[2]}] of tests/examples/{match[1]}", parts.get((match[1], match[2])), 3)

        new_text = QUOTE.sub(check_quote, PART.sub(check_part, BLOCK.sub(check, text)))
        errors += untested_code(page, text)
        if page in COUNTED:
            errors += wrong_counts(page, text, [(root / f"docs/{name}.md").read_text() for name in COUNTED[page][0]])
        if page in TABLES:
            shown.add(TABLES[page])
            errors += untested_cells(page, text, (root / TABLES[page]).read_text())
        if update and new_text != text:
            path.write_text(new_text)
    for name, part in sorted(parts.keys() - shown_parts):
        errors.append(f"tests/examples/{name}: no page shows [{part}]")
    for file in sorted((root / "tests/examples").glob("*.cpp")):
        name = file.relative_to(root).as_posix()
        if file.name not in NOT_SHOWN and name not in shown:
            errors.append(f"{name}: no page shows it")
        if file.read_text().count("//! [") != 2 * sum(part[0] == file.name for part in parts):
            errors.append(f"{name}: a mark has no partner, or two parts have one name")
    errors += faults_of_mistakes(root)
    for command in (["scripts/reference/class-pages.py", root, "--check"], ["tests/arch/modules.py", root, *["--update"] * update],
                    ["tests/examples/reading_guide.py", root]):
        result = subprocess.run([sys.executable, "-B", root / command[0], *command[1:]], capture_output=True, text=True)
        errors += result.stderr.splitlines()
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(shown)} files and {len(shown_parts)} parts shown, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), "--update" in sys.argv[2:]))
