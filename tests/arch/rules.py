#!/usr/bin/env python3
"""Proves the rules of rules.txt on a source tree: floors, include cycles, library walls, singletons, sizes.

    rules.py [ROOT] [--rules FILE] [--report]

ROOT holds framework/ (and game/, if there is one). Prints one line a breach and exits 1 when there is any.
--report adds the largest header closures and the files above the recommended size.
"""
import argparse
import re
import sys
from pathlib import Path

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.M)
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\\\n|[^\n])*", re.M)
SINGLETON = re.compile(r"\b([A-Za-z_]\w*)\s*::\s*getInstance\s*\(")
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
HEADERS = {".h", ".hpp", ".inl"}
SOURCES = HEADERS | {".cpp"}


class Rules:
    def __init__(self, path):
        self.floors, self.only, self.walls, self.limits = {}, {}, [], {}
        self.singletons, self.umbrellas, self.macros = set(), set(), set()
        for number, line in enumerate(Path(path).read_text().splitlines(), 1):
            words = line.split("#", 1)[0].split()
            if not words:
                continue
            kind, rest = words[0], words[1:]
            if kind == "floor":
                self.floors[rest[1]] = int(rest[0])
            elif kind == "only":
                self.only[rest[0]] = set(rest[1:])
            elif kind == "outside":
                self.walls.append((rest[0], rest[1], re.compile(rest[2])))
            elif kind == "singleton":
                self.singletons.add(rest[0])
            elif kind == "macro":
                self.macros.add(rest[0])
            elif kind == "umbrella":
                self.umbrellas.add(rest[0])
            elif kind == "limit":
                self.limits[rest[0]] = int(rest[1])
            else:
                sys.exit(f"{path}:{number}: there is no rule '{kind}'")

    def room_of(self, path):
        """The room of a path below framework/: the longest listed folder that holds it."""
        if "/" not in path:
            return "entry"
        folder = path.rsplit("/", 1)[0]
        while folder:
            if folder in self.floors:
                return folder
            folder = folder.rpartition("/")[0]
        return None


class Tree:
    """The source files of framework/ and game/ with their includes, resolved where they are ours."""

    def __init__(self, root):
        self.root = Path(root)
        self.text, self.own, self.foreign = {}, {}, {}
        for top in ("framework", "game"):
            for path in sorted((self.root / top).rglob("*")):
                if path.suffix in SOURCES and path.is_file():
                    self.text[path.relative_to(self.root).as_posix()] = path.read_text(errors="replace")
        for name, text in self.text.items():
            self.own[name], self.foreign[name] = [], []
            for _, target in INCLUDE.findall(text):
                found = self.resolve(name, target)
                if found:
                    self.own[name].append(found)
                else:
                    self.foreign[name].append(target)

    def resolve(self, name, target):
        folder = name.rsplit("/", 1)[0]
        top = name.split("/", 1)[0]
        for base in (folder, "framework", top):
            candidate = f"{base}/{target}"
            if candidate in self.text:
                return candidate
        return None

    def framework(self):
        return [name for name in self.text if name.startswith("framework/")]

    def is_header(self, name):
        return Path(name).suffix in HEADERS

    def closure(self, name):
        reached, waiting = set(), [name]
        while waiting:
            for target in self.own[waiting.pop()]:
                if target not in reached and target != name:
                    reached.add(target)
                    waiting.append(target)
        return reached


def below(name):
    return name.split("/", 1)[1]


def check_floors(tree, rules):
    for name in tree.framework():
        room = rules.room_of(below(name))
        if room is None:
            yield f"{name}: its room is not in the table of floors"
            continue
        for target in tree.own[name]:
            if not target.startswith("framework/"):
                yield f"{name} includes {target}: the framework does not know the game"
                continue
            other = rules.room_of(below(target))
            if other is None or other == room:
                continue
            if room in rules.only:
                if other not in rules.only[room]:
                    yield f"{name} includes {target}: {room} may include only {', '.join(sorted(rules.only[room]))}"
            elif rules.floors[other] >= rules.floors[room]:
                yield (f"{name} includes {target}: {other} (floor {rules.floors[other]}) is not below "
                       f"{room} (floor {rules.floors[room]})")


def check_backend_door(tree, rules):
    """Only app (and what lies above) opens the door to the backends, and only backend/backend.h."""
    app = rules.floors.get("app", 0)
    for name in tree.framework():
        room = rules.room_of(below(name)) or ""
        if room.startswith("backend"):
            continue
        for target in tree.own[name]:
            if target.startswith("framework/backend/"):
                if target != "framework/backend/backend.h" or rules.floors.get(room, 0) < app:
                    yield f"{name} includes {target}: backends are entered through backend/backend.h, from app only"


def check_cycles(tree, _):
    state, stack = {}, []

    def visit(name):
        state[name] = "open"
        stack.append(name)
        for target in tree.own[name]:
            if state.get(target) == "open":
                yield "include cycle: " + " -> ".join(stack[stack.index(target):] + [target])
            elif target not in state:
                yield from visit(target)
        stack.pop()
        state[name] = "done"

    for name in tree.text:
        if name not in state:
            yield from visit(name)


def check_walls(tree, rules):
    for name, targets in tree.foreign.items():
        room = rules.room_of(below(name)) if name.startswith("framework/") else "game"
        for target in targets:
            for library, home, pattern in rules.walls:
                if pattern.search(target) and room not in home.split(","):
                    yield f"{name} includes <{target}>: {library} is named only in {home}"


def check_singletons(tree, rules):
    app = rules.floors.get("app", 0)
    for name in tree.framework():
        room = rules.room_of(below(name))
        if room is None or rules.floors[room] >= app:
            continue
        code = COMMENT_OR_STRING.sub(lambda m: "\n" * m.group().count("\n"), tree.text[name])
        code = MACRO.sub(lambda m: "" if m.group(1) in rules.macros else m.group(), code)
        for match in SINGLETON.finditer(code):
            if match.group(1) not in rules.singletons:
                line = code.count("\n", 0, match.start()) + 1
                yield f"{name}:{line}: {match.group(1)}::getInstance() below app"


def closures(tree, rules):
    return sorted(((len(tree.closure(name)), name) for name in tree.framework()
                   if tree.is_header(name) and below(name) not in rules.umbrellas), reverse=True)


def check_closures(tree, rules):
    for size, name in closures(tree, rules):
        if size > rules.limits["closure"]:
            yield f"{name} reaches {size} of our headers, more than {rules.limits['closure']}"


def lengths(tree):
    return sorted(((text.count("\n"), name) for name, text in tree.text.items()), reverse=True)


def check_lengths(tree, rules):
    for lines, name in lengths(tree):
        if lines > rules.limits["lines"]:
            yield f"{name} has {lines} lines, more than {rules.limits['lines']}"


CHECKS = {
    "floors": check_floors,
    "backend door": check_backend_door,
    "include cycles": check_cycles,
    "library walls": check_walls,
    "singletons": check_singletons,
    "header closures": check_closures,
    "file lengths": check_lengths,
}


def breaches(root, rules_file):
    tree, rules = Tree(root), Rules(rules_file)
    return {title: list(check(tree, rules)) for title, check in CHECKS.items()}


def report(tree, rules):
    sizes = closures(tree, rules)
    if sizes:
        print(f"header closures: median {sizes[len(sizes) // 2][0]}, largest:")
        for size, name in sizes[:8]:
            note = "  above the recommended size" if size > rules.limits["closure-recommended"] else ""
            print(f"  {size:4} {name}{note}")
    long = [(lines, name) for lines, name in lengths(tree)
            if lines > rules.limits["lines-recommended-h" if tree.is_header(name) else "lines-recommended-cpp"]]
    print(f"files above the recommended length: {len(long)} of {len(tree.text)}")
    for lines, name in long:
        print(f"  {lines:4} {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    here = Path(__file__).resolve().parent
    parser.add_argument("root", nargs="?", default=here.parent.parent)
    parser.add_argument("--rules", default=here / "rules.txt")
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    bad = 0
    for title, found in breaches(options.root, options.rules).items():
        print(f"{title}: {'kept' if not found else f'{len(found)} breaches'}")
        for line in found:
            print(f"  {line}")
        bad += len(found)
    if options.report:
        report(Tree(options.root), Rules(options.rules))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
