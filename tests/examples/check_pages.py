#!/usr/bin/env python3
"""Checks the documentation: code blocks against the files that they show, the list of modules, the messages of
docs/mistakes.md, and the examples and pictures of classes (scripts/reference/class-pages.py).

usage: check_pages.py ROOT [--update]

A line that is only a link to a file in tests/examples, followed by an empty line and a code block, names the file that the
block shows as a whole. --update copies the files into the pages.
"""
import pathlib
import re
import subprocess
import sys

PAGES = ["docs/actions.md", "docs/animation.md", "docs/cheatsheet.md", "docs/particles.md", "docs/sound.md", "docs/sprites.md", "docs/testing.md", "docs/tile-maps.md",
         "docs/widgets.md"]
# The tests that no page shows as they are: that of the README, the miniature, and the mistakes of docs/mistakes.md.
NOT_SHOWN = ("ReadmeExampleTest.cpp", "MiniatureTest.cpp", "MistakesTest.cpp")
MESSAGE = re.compile(r'\b(?:says|dies|fails)\(\s*((?:"[^"]*"\s*)+),')
# Where the other mistakes of that page are made.
MISTAKES = ["tests/consumer/build.sh", "tests/scripts/commands.sh", "tests/tools/testing/GameProgramTest.cpp",
            "tests/tools/testing/TestAppTest.cpp"]
ROW = re.compile(r"^\| (?!mistake |---)[^|]+ \| ([^|]+) \| [^|]+ \|$", re.M)
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


def main(root, update):
    shown = set()
    errors = []
    for page in PAGES:
        path = root / page
        text = path.read_text()

        def check(match):
            source = (root / match[1]).read_text()
            shown.add(match[1])
            if match[2] == source:
                return match[0]
            if not update:
                errors.append(f"{page}: the code block differs from {match[1]}; run {sys.argv[0]} {root} --update")
            return match[0][: match.start(2) - match.start()] + source + "```"

        new_text = BLOCK.sub(check, text)
        if update and new_text != text:
            path.write_text(new_text)
    for file in sorted((root / "tests/examples").glob("*")):
        name = file.relative_to(root).as_posix()
        if file.suffix in (".h", ".cpp") and file.name not in NOT_SHOWN and name not in shown:
            errors.append(f"{name}: no page shows it")
    errors += faults_of_mistakes(root)
    for command in (["scripts/reference/class-pages.py", root, "--check"], ["tests/arch/modules.py", root, *["--update"] * update],
                    ["tests/examples/reading_guide.py", root]):
        result = subprocess.run([sys.executable, "-B", root / command[0], *command[1:]], capture_output=True, text=True)
        errors += result.stderr.splitlines()
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(shown)} files shown, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1]), "--update" in sys.argv[2:]))
