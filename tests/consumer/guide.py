#!/usr/bin/env python3
"""Does what a guide says, in its order:

    ```sh                       runs in one shell after the other
    ```sh fails                 must fail
    ```diff                     is applied
    ```cpp, ```xml              the paragraph above says what to do with it, as in recipes.py: "Create `FILE`:", "Replace `FILE` with:" or
                                "In `FILE`, add this below the line that contains `TEXT`:" (or above, or replace)
    <!-- mistake FILE: SED -->  makes that mistake with sed, runs the tests, and undoes it. Each line of the box below is in the output;
                                "..." stands for anything
    <!-- refused NAME: COMMAND -->  runs the command, which must fail; each line of the box below is in the output
    <!-- picture NAME: OPTIONS -->  plays the game with OPTIONS and saves a picture of its last frame
    <!-- listing FILE -->       the ```cpp box below is the whole file, as the steps above have left it

    guide.py PAGE[,NAME...] PREFIX WORK [PICTURES]    with the Copra that is installed in PREFIX, in the new folder WORK. The pages NAME,
                                                      in the same folder, go on where PAGE ends

The home folder is WORK. In its folder copra is what a guide uses of the sources: the command and the resources, here those of PREFIX.
"""
import difflib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "recipes"))
import recipes  # noqa: E402

BOX = re.compile(r"^```(sh fails|sh|diff|cpp|xml)\n(.*?)^```$|^<!-- (mistake|refused|picture) ([^:\n]+): ([^\n]*) -->\n((?:    [^\n]*\n)*)|"
                 r"^<!-- listing (?P<file>[^\n]+) -->\n```cpp\n(?P<listing>.*?)^```$", re.M | re.S)
TESTS = "./copra test"


class Guide:
    def __init__(self, prefix, work, pictures):
        self.page, self.work, self.pictures = "", work, pictures
        self.folder = work  # where the next box runs
        own = {name: value for name, value in os.environ.items() if not name.startswith("COPRA_")}
        self.environment = dict(own, **compiler_cache(), CMAKE_PREFIX_PATH=str(prefix), PATH=f"{prefix}/bin:{os.environ['PATH']}",
                                HOME=str(work))
        sources = work / "copra"
        sources.mkdir()
        (sources / "copra").symlink_to(prefix / "bin/copra")
        (sources / "resources").symlink_to(prefix / "share/beecluster")

    def run(self, script):
        """Runs a script and keeps its last folder. Returns the exit code and the output."""
        mark = self.work / ".folder"
        ended = subprocess.run(["bash", "-c", f"set -e\ntrap 'pwd > {mark}' EXIT\n{script}"], cwd=self.folder, env=self.environment,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        self.folder = Path(mark.read_text().strip())
        return ended.returncode, ended.stdout

    def patch(self, text):
        # The lines of a hunk say where it belongs; the numbers in front of it need not.
        ended = subprocess.run(["patch", "-p1", "--no-backup-if-mismatch"], cwd=self.folder, input=text, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return ended.returncode, ended.stdout

    def edit(self, before, text):
        step = recipes.step_of(before, text)
        if not step:
            return 1, "the paragraph above does not say what to do with the box"
        try:
            recipes.do(step, self.folder)
        except recipes.Problem as problem:
            return 1, str(problem)
        return 0, ""

    def mistake(self, file, sed, expected):
        path = self.folder / file
        right = path.read_text()
        code, output = self.run(f"sed -i {quoted(sed)} {file}")
        if code != 0 or path.read_text() == right:
            return 1, f"the mistake changes nothing\n{output}"
        _, output = self.run(TESTS)
        path.write_text(right)
        return compare(expected, output)

    def refused(self, command, expected):
        code, output = self.run(command)
        if code == 0:
            return 1, f"the command does not fail\n{output}"
        return compare(expected, output)

    def listed(self, file, listing):
        lines = difflib.unified_diff(listing.splitlines(), (self.folder / file).read_text().splitlines(), "the page", file, lineterm="")
        differences = "\n".join(lines)
        return (1, differences) if differences else (0, "")

    def picture(self, name, options):
        if not self.pictures:
            return 0, ""
        self.pictures.mkdir(parents=True, exist_ok=True)
        return self.run(f"$(find build/debug -maxdepth 1 -type f -executable) --headless {options} --screenshot {self.pictures}/{name}.png")

    def do(self, match):
        """Does what a box says. Returns whether that went well, and the output."""
        kind = match[1] or match[3] or "listing"
        if kind == "diff":
            code, output = self.patch(match[2])
        elif kind in ("cpp", "xml"):
            code, output = self.edit(self.page[:match.start()], match[2])
        elif kind == "mistake":
            code, output = self.mistake(match[4], match[5], match[6])
        elif kind == "refused":
            code, output = self.refused(match[5], match[6])
        elif kind == "listing":
            code, output = self.listed(match["file"], match["listing"])
        elif kind == "picture":
            code, output = self.picture(match[4], match[5])
        else:
            code, output = self.run(match[2])
        return (code != 0) == (kind == "sh fails"), output

    def follow(self, page):
        self.page = page.read_text()
        matches = list(BOX.finditer(self.page))
        for match in matches:
            begun = time.monotonic()
            is_right, output = self.do(match)
            line, kind = self.page[:match.start()].count("\n") + 1, match[1] or match[3] or "listing"
            print(f"{page.name}, line {line} ({kind}): {'ok' if is_right else 'WRONG'}, {time.monotonic() - begun:.0f} s", flush=True)
            if not is_right:
                print(f"{match[0]}\n---\n{output}")
                return 1
        return 0 if matches else 1


def compare(expected, output):
    """Whether the output has each line that is expected."""
    for line in expected.splitlines():
        if not re.search(re.escape(line.strip()).replace(r"\.\.\.", ".*"), output):
            return 1, f"the output does not have the line\n{line}\nbut is\n{output}"
    return 0, output


def compiler_cache():
    """The variable that names the cache of ccache, which another HOME would not find: most of what one guide compiles another does, too."""
    if not shutil.which("ccache"):
        return {}
    return {"CCACHE_DIR": subprocess.run(["ccache", "-k", "cache_dir"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()}


def quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"


def main(pages, prefix, work, pictures=None):
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    guide = Guide(prefix, work, pictures)
    for page in pages:
        if guide.follow(page) != 0:
            return 1
    return 0


if __name__ == "__main__":
    first, *others = sys.argv[1].split(",")
    sys.exit(main([Path(first).resolve().parent / Path(name).name for name in (first, *others)],
                  *(Path(argument).resolve() for argument in sys.argv[2:])))
