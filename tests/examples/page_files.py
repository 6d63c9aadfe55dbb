#!/usr/bin/env python3
"""Checks that a reader of a page has the files that its code names: they are in a template that the page names, or the page has a command
that copies them.

usage: page_files.py ROOT

A file is named in a string of a C++ block. The page names a template as "template `NAME`", and copies files with a line that begins
with `cp` or `cp -r`, from `~/copra/` into `resources/`. What a copied file needs itself, such as the image of a sheet, must be there,
too. A frame of a sheet that is there counts as a file. OWN lists what the reader makes.
"""
import pathlib
import re
import sys

# Guides with steps that tests follow, with their files (docs.first-game, docs.tutorial, docs.second-game, docs.recipes), and one that only describes.
FOLLOWED = {"articles", "extending", "extending-game", "first-game", "second-game", "second-game-2", "second-game-3", "tutorial", "tutorial-game"}
OWN = {
    "debugging": {"game.log", "trace.json", "level.json"},             # written by the game; the reader's data
    "network": {"game.db", "level.json"},                              # written by the game
    "testing": {"levels/1.json"},                                      # made by the test
    "drawing": {"shaders/sprite.vert", "shaders/negative.frag"},       # the page has their text
    "editors": {"start.csd", "sign.title"},                            # made with the editor; a key
    "studio-1": {"menu.json"},                                         # how ActionManagerEx calls a file
    "input": {"gamecontrollerdb.txt"},                                 # published by its community
    "particles": {"hit.plist"},                                        # made with an editor for particles
    "platformers": {"level.tmx"},                                      # made with Tiled
    "saving": {"progress.plist"},                                      # written by the game
    "text": {"texts/en.plist", "fonts/arabic.ttf", "fonts/thai.ttf"},  # the page has its text; fonts that the reader chooses
}
CPP = re.compile(r"^```cpp\n(.*?)^```$", re.M | re.S)
NAMED = re.compile(r'"((?:[\w-]+/)*[\w-]+\.[A-Za-z]\w{1,9})"')
TEMPLATE = re.compile(r"template\s+`(\w+)`")
COPY = re.compile(r"^    cp (-r )?(.*) (resources/\S*)$", re.M)
BRACES = re.compile(r"\{([^}]*)\}")
NEEDED = re.compile(rb"[\w./-]+\.(?:png|webp|tga|tsx|csb|csd|plist|fnt)")
FRAME = re.compile(r"<key>([^<]+\.\w+)</key>")


def expanded(word):
    """A word with each choice of its braces, as the shell expands it."""
    found = BRACES.search(word)
    if not found:
        return [word]
    return [done for choice in found[1].split(",") for done in expanded(word[:found.start()] + choice + word[found.end():])]


def files_in(path, folder=""):
    """(name in resources, path) of a file, or of all files in a folder, that belong in a folder of the resources."""
    for file in path.rglob("*") if path.is_dir() else [path]:
        if file.is_file():
            yield (pathlib.PurePosixPath(folder) / file.relative_to(path.parent).as_posix()).as_posix(), file


def template_files(root, name):
    """What a project of a template has in its resources: those of the template, and what its list `files` names (scripts/project.sh)."""
    template = root / "scripts/templates" / name
    for folder in ("resources", "Resources"):
        for path in (template / folder).glob("*"):
            yield from files_in(path)
    if (template / "files").is_file():
        for line in (template / "files").read_text().splitlines():
            path, folder = line.split()
            yield from files_in(root / path, folder)


def copied_files(root, text):
    """(name in resources, path) of what the commands of a page copy; the path is None if it does not exist."""
    for command in COPY.finditer(text):
        folder = command[3][len("resources/"):]
        for word in (done for word in command[2].split() for done in expanded(word)):
            path = root / word.replace("~/copra/", "", 1)
            if path.is_file() or (command[1] and path.is_dir()):
                yield from files_in(path, folder)
            else:
                yield folder + path.name, None


def needs(name, path):
    """The names in resources of the files that a file names and that are beside it in the tree."""
    top = path
    for _ in pathlib.PurePosixPath(name).parts:
        top = top.parent
    for word in {found.decode() for found in NEEDED.findall(path.read_bytes())}:
        if (path.parent / word).is_file() and path.parent != top:
            yield (pathlib.PurePosixPath(name).parent / word).as_posix()
        elif (top / word).is_file():
            yield word


def faults(root, name, text):
    given, frames = {}, set()
    for template in ["common", *TEMPLATE.findall(text)]:
        given.update(template_files(root, template))
    for known, path in copied_files(root, text):
        if path is None:
            yield f"docs/{name}.md: the command copies {known}, which does not exist"
        else:
            given[known] = path
    for known, path in given.items():
        if path.suffix == ".plist":
            frames.update(FRAME.findall(path.read_text()))
    used = {file for block in CPP.findall(text) for file in NAMED.findall(block)} - OWN.get(name, set())
    for file in sorted(used - frames - given.keys()):
        yield f"docs/{name}.md: says nowhere where {file} comes from"
    for file in sorted(used & given.keys()):
        for other in needs(file, given[file]):
            parts = []
            for part in other.split("/"):
                parts = parts[:-1] if part == ".." else [*parts, part]
            if "/".join(parts) not in given and other not in frames:
                yield f"docs/{name}.md: {file} needs {other}, which the page does not copy"


def main(root):
    pages = sorted(page for page in (root / "docs").glob("*.md") if page.stem not in FOLLOWED)
    errors = [fault for page in pages for fault in faults(root, page.stem, page.read_text())]
    for error in errors:
        print(error, file=sys.stderr)
    print(f"{len(pages)} pages say where their files come from, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
