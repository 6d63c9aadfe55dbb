#!/usr/bin/env python3
"""Checks a source tree against framework/modules.txt, rules.txt and words.txt: which module includes which, include cycles, libraries,
singletons, sizes, words.

    rules.py [ROOT] [--rules FILE] [--words FILE] [--report]

ROOT holds framework/ (and game/, docs/ and tests/, if there are any). Prints one line per violation and exits 1 when
there is any. --report adds the largest header closures, files and folders.
"""
import argparse
import re
import sys
from pathlib import Path

from modules import MAY_LINK, SHELVES, Modules

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"]', re.M)
MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)(?:\\\n|[^\n])*", re.M)
SINGLETON = re.compile(r"\b([A-Za-z_]\w*)\s*::\s*getInstance\s*\(")
TRIGONOMETRY = re.compile(r"\bstd::(?:a?sin|a?cos|a?tan|atan2)\(")
BLOCK_COMMENT = re.compile(r"/\*.*?\*/", re.S)
ENUM_VALUE = re.compile(r"\w+(?: = [^,;(]+)?,? ///<.*")
OWNERSHIP = re.compile(r"(?:->|\.)(?:retain|release|autorelease)\(|\bdelete\s+\w+;")
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.S)
FUNCTION_ALIAS = re.compile(r"\busing\s+(\w+)\s*=\s*std::function<|\btypedef\s+std::function<[^;]*>\s*(\w+)\s*;")
NAMESPACE = re.compile(r"^(?:inline )?namespace ([\w:]*) ?\{$")
NAMESPACE_END = re.compile(r"^\} // namespace")
CLASS = re.compile(r"^(?:class|struct|enum class|union) (?:\[\[\w+\]\] )?(\w+)(?: final)?(?: : [^;{]*)?(;|\s*\{|$)")
CAMEL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|_")
FORWARD = "fwd.h"
HEADERS = {".h", ".hpp", ".inl"}
SOURCES = HEADERS | {".cpp"}


class Rules:
    def __init__(self, path, modules):
        self.modules, self.libraries, self.limits, self.game = Modules(modules), [], {}, {}
        self.singletons, self.umbrellas, self.macros, self.long = set(), set(), set(), {}
        self.reported, self.entries, self.doubles, self.miniature = set(), set(), set(), []
        self.held = set()
        for number, line in enumerate(Path(path).read_text().splitlines(), 1):
            words = line.split("#", 1)[0].split()
            if not words:
                continue
            kind, rest = words[0], words[1:]
            if kind == "outside":
                self.libraries.append((rest[0], rest[1], re.compile(rest[2])))
            elif kind == "game":
                self.game[rest[0]] = {"-", rest[0], *rest[1].split(",")}
            elif kind == "singleton":
                self.singletons.add(rest[0])
            elif kind == "doubles":
                self.doubles.add(rest[0])
            elif kind == "macro":
                self.macros.add(rest[0])
            elif kind == "entry":
                self.entries.add(rest[0])
            elif kind == "held":
                self.held.add((rest[0], rest[1]))
            elif kind == "miniature":
                self.miniature.append(rest[0])
            elif kind == "umbrella":
                self.umbrellas.add(rest[0])
            elif kind == "long":
                self.long[rest[0]] = int(rest[1])
            elif kind == "report":
                self.reported.add(" ".join(rest))
            elif kind == "limit":
                self.limits[rest[0]] = int(rest[1])
            else:
                sys.exit(f"{path}:{number}: there is no rule '{kind}'")

    def module_of(self, name):
        """The module of a file in framework/; 'entry' for the headers that stand for many modules."""
        path = below(name)
        return "entry" if "/" not in path or include_path(name) in self.entries else self.modules.of(path)


class Words:
    """words.txt: the refused words, and the names in which they are allowed."""

    def __init__(self, path):
        self.refused, self.allowed, self.skipped = [], [], []
        for number, line in enumerate(Path(path).read_text().splitlines(), 1):
            parts = [part.strip() for part in re.split(r"\s\|\s", line)]
            if not line.strip() or line.startswith("#"):
                continue
            if parts[0] == "allow" and len(parts) == 3:
                self.allowed.append(re.compile(parts[1]))
            elif parts[0] == "skip" and len(parts) == 3:
                self.skipped.append(parts[1])
            elif len(parts) == 3:
                self.refused.append((parts[0], re.compile(rf"\b(?:{parts[0]})\b"), parts[1], parts[2]))
            else:
                sys.exit(f"{path}:{number}: expected '<words> | <instead> | <reason>'")

    def files(self, root):
        for top in ("README.md", "docs", "framework", "game", "tests"):
            base = Path(root) / top
            for path in [base] if base.is_file() else sorted(base.rglob("*")):
                name = path.relative_to(root).as_posix()
                if path.suffix in SOURCES | {".md", ".txt", ".cmake", ".py"} and path.is_file():
                    if not any(name.startswith(prefix) for prefix in self.skipped):
                        yield name, path.read_text(errors="replace")

    def found(self, line):
        """The refused words of a line as (pattern, instead, reason): identifiers are read as the words they are made of."""
        for pattern in self.allowed:
            line = pattern.sub(" ", line)
        plain = CAMEL.sub(" ", line).lower()
        return [(name, instead, reason) for name, pattern, instead, reason in self.refused if pattern.search(plain)]


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
        for base in (folder, "framework", *(f"framework/{shelf}" for shelf in SHELVES if shelf != "compat"), top):
            candidate = f"{base}/{target}"
            if candidate in self.text:
                return candidate
        return None

    def framework(self):
        return [name for name in self.text if name.startswith("framework/")]

    def classes(self, name):
        """The classes of a file outside of classes and functions: (name with namespaces, whether it is defined here)."""
        namespaces, lines = [], self.text[name].splitlines()
        for number, line in enumerate(lines):
            namespace, found = NAMESPACE.match(line), CLASS.match(line)
            if found and not lines[number - 1].startswith("template<"):
                yield "::".join(namespaces + [found[1]]), found[2] != ";"
            elif namespace:
                namespaces.append(namespace[1])
            # clang-format gives a comment to the end of a namespace of more than one line.
            elif NAMESPACE_END.match(line) or (line == "}" and NAMESPACE.match(lines[number - 2]) and lines[number - 1][-1:] != "{"):
                namespaces = namespaces[:-1]

    def is_header(self, name):
        return Path(name).suffix in HEADERS

    def closure(self, name):
        """The headers that it includes, without those of forward declarations and without parts of a header."""
        reached, waiting = set(), [name]
        while waiting:
            for target in self.own[waiting.pop()]:
                if target not in reached and target != name:
                    reached.add(target)
                    waiting.append(target)
        return {target for target in reached if Path(target).name != FORWARD and Path(target).suffix != ".inl"}


def below(name):
    return name.split("/", 1)[1]


def include_path(name):
    """How other files include a header of framework/."""
    path = below(name)
    shelf, _, rest = path.partition("/")
    return rest if shelf in SHELVES and shelf != "compat" else path


def check_shelves(_, rules):
    """Core links core only, and so on."""
    for module in rules.modules:
        for link in module.links:
            shelf = rules.modules.by_name[link].shelf
            if shelf not in MAY_LINK[module.shelf]:
                yield f"framework/modules.txt: {module.name} of {module.shelf}/ links {link} of {shelf}/"


def check_modules(tree, rules):
    for name in tree.framework():
        module = rules.module_of(name)
        if module is None:
            yield f"{name}: its module is not in framework/modules.txt"
            continue
        for target in tree.own[name]:
            if not target.startswith("framework/"):
                yield f"{name} includes {target}: the framework does not include the game"
                continue
            other = rules.module_of(target)
            if module == "entry" or other is None:
                continue
            if other == "entry":
                if rules.modules.by_name[module].shelf not in ("compat", "tools"):
                    yield f"{name} includes {target}, which is for games"
            elif not rules.modules.may_include(module, other):
                yield f"{name} includes {target}: {module} does not link {other} (framework/modules.txt)"


def check_game(tree, rules):
    """Which folders of the game include which. Files outside of a folder, such as AppDelegate.cpp, may include all of them."""
    for name in tree.text:
        top, _, path = name.partition("/")
        folder, slash, _ = path.partition("/")
        if top != "game" or not slash or not rules.game:
            continue
        if folder not in rules.game:
            yield f"{name}: no line of rules.txt says which folders game/{folder}/ may include"
            continue
        for target in tree.own[name]:
            other = below(target).partition("/")[0] if target.count("/") > 1 else "-"
            if target.startswith("game/") and other not in rules.game[folder]:
                yield f"{name} includes {target}: game/{folder}/ does not include game/{other}/ (rules.txt)"


def check_backend_entry(tree, rules):
    """A backend is included by other modules through one header, which has the name of its folder."""
    for name in tree.framework():
        if include_path(name).startswith("backend/"):
            continue
        for target in tree.own[name]:
            path = include_path(target)
            if path.startswith("backend/") and Path(path).stem != Path(path).parent.name:
                yield f"{name} includes {target}: a backend is entered through the header with the name of its folder"


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


def check_libraries(tree, rules):
    for name, targets in tree.foreign.items():
        module = rules.module_of(name) if name.startswith("framework/") else "game"
        for target in targets:
            for library, home, pattern in rules.libraries:
                if pattern.search(target) and module not in home.split(","):
                    yield f"{name} includes <{target}>: {library} is named only in {home}"


def check_singletons(tree, rules):
    for name in tree.framework():
        module = rules.module_of(name)
        if module in (None, "entry") or rules.modules.may_include(module, "app"):
            continue
        code = COMMENT_OR_STRING.sub(lambda m: "\n" * m.group().count("\n"), tree.text[name])
        code = MACRO.sub(lambda m: "" if m.group(1) in rules.macros else m.group(), code)
        for match in SINGLETON.finditer(code):
            if match.group(1) not in rules.singletons:
                line = code.count("\n", 0, match.start()) + 1
                yield f"{name}:{line}: {match.group(1)}::getInstance() below app"


def check_trigonometry(tree, rules):
    """The floats of std::sin() differ between C libraries in the last bit, those of math/trigonometry.h do not."""
    for name, text in tree.text.items():
        for match in TRIGONOMETRY.finditer(COMMENT_OR_STRING.sub("", text)) if name not in rules.doubles else ():
            yield f"{name}: {match.group()[:-1]} is in math/trigonometry.h for floats"


def stored_callbacks(codes):
    """The names of the members that are functions, as _name or onName, and those of them that no function has."""
    aliases = {found for code in codes for match in FUNCTION_ALIAS.findall(code) for found in match if found}
    of_type = r"(?:std::function<[^;{}]*>|(?:\w+::)*(?:" + "|".join(sorted(aliases) or ["std::function"]) + r"))"
    member = re.compile(r"^[ \t]+(?:mutable )?" + of_type + r"\s+((?:\w+,\s*)*\w+)\s*(?:=[^;]*|\{[^;]*\})?;", re.M)
    names = {name for code in codes for match in member.findall(code) for name in re.findall(r"\w+", match)}
    functions = {name for code in codes for name in re.findall(r"[\w>*&]\s+[*&]?(on[A-Z]\w*)\(", code)}
    stored = {name for name in names if re.match("_|on[A-Z]", name)}
    return stored, stored - functions


def check_callbacks(tree, rules):
    """Stored callbacks are called by copra::call(), so that they may clear, replace and destroy themselves."""
    codes = {name: COMMENT_OR_STRING.sub(lambda m: "\n" * m.group().count("\n"), text) for name, text in tree.text.items()}
    stored, unmistakable = ("|".join(sorted(names)) for names in stored_callbacks(codes.values()))
    if not stored:
        return
    # A name that functions have, too, is known by the object that it is read from.
    direct = re.compile(rf"\b(?:(?:listener|_extras)->({stored})|({unmistakable or '^'}))\(")
    alias = re.compile(rf"&\s*(\w+)\s*=[^;]*?\b({stored})\b\s*[;:]")
    for name, code in codes.items():
        calls = [(match.start(), match[1] or match[2]) for match in direct.finditer(code)
                 if not re.search(r"[:,]\s*$", code[:match.start()][-40:])]  # the initializer of a member
        for match in alias.finditer(code):
            call = re.search(rf"\b{match[1]}\(", code[match.end():])
            if call:
                calls.append((match.end() + call.start(), match[2]))
        for start, callback in sorted(calls):
            if (name, callback) not in rules.held:
                line = code.count("\n", 0, start) + 1
                yield f"{name}:{line}: {callback} is a stored callback: call it by copra::call() of base/call.h"


def check_creation(tree, _):
    """A create() of the game is CREATE_FUNC(), or ends with copra::autoreleased() where it takes arguments."""
    for name, text in tree.text.items():
        for match in OWNERSHIP.finditer(COMMENT_OR_STRING.sub("", text)) if name.startswith("game/") else ():
            yield f"{name}: '{match.group()}': CREATE_FUNC(), copra::autoreleased() and RefPtr own the nodes of the game"


def check_forward_declarations(tree, rules):
    """A module with a fwd.h has all its forward declarations in it, and the modules that may include it have none of its classes."""
    modules = {name: rules.module_of(name) if name.startswith("framework/") else "game" for name in tree.text}
    with_header = {modules[name] for name in tree.framework() if Path(name).name == FORWARD}
    homes = {found: modules[name] for name in tree.framework() if tree.is_header(name)
             for found, is_defined in tree.classes(name) if is_defined}
    for name, module in modules.items():
        for found, is_defined in tree.classes(name) if Path(name).name != FORWARD else ():
            home = homes.get(found)
            if is_defined or home in (None, "entry"):
                continue
            if home in with_header and (module == "game" or rules.modules.may_include(module, home)):
                yield f"{name}: {found} is declared in {home}/{FORWARD}"
            elif module in with_header:
                yield f"{name}: {found} belongs in {module}/{FORWARD}"


def closures(tree, rules):
    return sorted(((len(tree.closure(name)), name) for name in tree.framework()
                   if tree.is_header(name) and include_path(name) not in rules.umbrellas), reverse=True)


def check_closures(tree, rules):
    for size, name in closures(tree, rules):
        if size > rules.limits["closure"]:
            yield f"{name} reaches {size} of our headers, more than {rules.limits['closure']}"


def code_lines(text):
    """The lines that are neither empty nor only a comment, nor hold only a value of an enum and its text: texts are not code."""
    lines = (line.strip() for line in BLOCK_COMMENT.sub("", text).splitlines())
    return sum(1 for line in lines if line and not line.startswith("//") and not ENUM_VALUE.fullmatch(line))


def miniature(tree, rules):
    """The files that the headers of the miniature reach by includes, each header with its sources, X.cpp and X_part.cpp."""
    sources = {}
    for name in tree.framework():
        if name.endswith(".cpp"):
            sources.setdefault(name[:-len(".cpp")].split("_")[0], []).append(name)
    reached, waiting = set(), [f"framework/core/{header}" for header in rules.miniature]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += tree.own[name] + (sources.get(name[:-len(".h")], []) if name.endswith(".h") else [])
    return reached


def check_miniature(tree, rules):
    lines = sum(code_lines(tree.text[name]) for name in miniature(tree, rules))
    if lines > rules.limits.get("miniature", 0):
        yield f"the classes of the miniature reach {lines} lines of code, more than {rules.limits['miniature']}"


def check_game_code(tree, rules):
    lines = sum(code_lines(text) for name, text in tree.text.items() if name.startswith("game/"))
    if lines > rules.limits.get("game-code", lines):
        yield f"game/ has {lines} lines of code, more than {rules.limits['game-code']}"


def lengths(tree):
    return sorted(((text.count("\n"), name) for name, text in tree.text.items()), reverse=True)


def limit_of(tree, rules, name):
    return rules.long.get(name, rules.limits["lines-h" if tree.is_header(name) else "lines-cpp"])


def check_lengths(tree, rules):
    for lines, name in lengths(tree):
        limit = limit_of(tree, rules, name)
        if lines > limit:
            yield f"{name} has {lines} lines, more than {limit}"


def folders(tree):
    """How many .cpp files each folder holds, largest first."""
    counts = {}
    for name in tree.text:
        if name.endswith(".cpp"):
            folder = name.rsplit("/", 1)[0]
            counts[folder] = counts.get(folder, 0) + 1
    return sorted(((count, folder) for folder, count in counts.items()), reverse=True)


def check_folders(tree, rules):
    for count, folder in folders(tree):
        if count > rules.limits["folder"]:
            yield f"{folder} has {count} sources, more than {rules.limits['folder']}"


def check_guards(tree, _):
    for name in tree.framework():
        if tree.is_header(name) and not tree.text[name].lstrip().startswith("#pragma once"):
            yield f"{name} does not begin with #pragma once"


CHECKS = {
    "shelves": check_shelves,
    "modules": check_modules,
    "folders of the game": check_game,
    "backend entry": check_backend_entry,
    "include cycles": check_cycles,
    "libraries": check_libraries,
    "singletons": check_singletons,
    "trigonometry": check_trigonometry,
    "callbacks": check_callbacks,
    "creation": check_creation,
    "header guards": check_guards,
    "forward declarations": check_forward_declarations,
    "header closures": check_closures,
    "miniature": check_miniature,
    "game code": check_game_code,
    "file lengths": check_lengths,
    "folder sizes": check_folders,
}


def refused_words(root, words):
    for name, text in words.files(root):
        for number, line in enumerate(text.splitlines(), 1):
            for word, instead, reason in words.found(line):
                yield f"{name}:{number}: '{word}': say {instead} ({reason})"


def violations(root, rules_file, words_file=None):
    tree, rules = Tree(root), Rules(rules_file, Path(root) / "framework/modules.txt")
    found = {title: list(check(tree, rules)) for title, check in CHECKS.items()}
    if words_file:
        found["words"] = list(refused_words(root, Words(words_file)))
    return found


def report(tree, rules):
    sizes = closures(tree, rules)
    if sizes:
        print(f"header closures: median {sizes[len(sizes) // 2][0]}, largest:")
        for size, name in sizes[:8]:
            note = "  above the recommended size" if size > rules.limits["closure-recommended"] else ""
            print(f"  {size:4} {name}{note}")
    reached = miniature(tree, rules)
    print(f"miniature: {sum(code_lines(tree.text[name]) for name in reached)} of {rules.limits.get('miniature')} lines of code"
          f" in {len(reached)} files")
    print("longest files:")
    for lines, name in lengths(tree)[:8]:
        print(f"  {lines:4} of {limit_of(tree, rules, name)} {name}")
    print("largest folders:")
    for count, folder in folders(tree)[:5]:
        print(f"  {count:4} of {rules.limits['folder']} {folder}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    here = Path(__file__).resolve().parent
    parser.add_argument("root", nargs="?", default=here.parent.parent)
    parser.add_argument("--rules", default=here / "rules.txt")
    parser.add_argument("--words", default=here / "words.txt")
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    rules, failed = Rules(options.rules, Path(options.root) / "framework/modules.txt"), False
    for title, found in violations(options.root, options.rules, options.words).items():
        refused = title not in rules.reported
        verdict = "kept" if not found else f"{len(found)} violations"
        print(f"{title}: {verdict}{'' if refused else ' (report only)'}")
        for line in found:
            print(f"  {line}")
        failed = failed or (refused and bool(found))
    if options.report:
        report(Tree(options.root), rules)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
