"""Finds the files that the #include lines of a game mean."""
import functools
import os
import re
from pathlib import Path, PurePosixPath

INCLUDE = re.compile(r'^([ \t]*#[ \t]*(?:include|import)[ \t]*)([<"])([^>"\n]+)([>"])', re.M)

# Headers of the system that games include in another case, as Windows and macOS accept it.
SYSTEM = {*(name + ".h" for name in "assert ctype errno float limits locale math setjmp signal stdarg stddef stdint stdio stdlib string time "
            "unistd wchar".split()),
          *"algorithm array bitset chrono cmath cstdlib cstring ctime deque fstream functional iomanip ios iostream iterator list map "
           "memory numeric queue random set sstream stack string thread tuple utility vector".split()}
# Headers whose name alone tells that they are of the engine.
FAMILIAR = re.compile(r"(?:ui\w+|http\w+|socketio|websocket|downloader|coco\w+|csloader|b2\w+|localstorage|tinyxml2|cc\w+|vec[234]|mat4)\.h$")


@functools.lru_cache(None)
def engine_headers(framework):
    """All header names that a game can include from the framework, by their lower-case spelling."""
    names = {}
    for path in sorted(Path(framework).rglob("*.h")):
        name = re.sub(r"^(core|features|tools)/", "", path.relative_to(framework).as_posix())
        names.setdefault(name.lower(), name)
    for table in sorted(Path(framework).glob("compat/*.txt")):
        for line in table.read_text(encoding="utf-8").splitlines():
            match = re.match(r"([^#:\s]+):", line)
            if not match:
                continue
            path = match.group(1)
            spellings = [path, "cocos/" + path, re.sub(r"^external/", "", path)]
            if PurePosixPath(path).name.startswith("CC"):
                spellings.append(PurePosixPath(path).name)
            for spelling in spellings:
                names[spelling.lower()] = spelling
            # Projects have folders of the engine as include folders: "HttpClient.h" is "network/HttpClient.h".
            name = PurePosixPath(path).name.lower()
            if table.name == "paths.txt" and "/" in path and FAMILIAR.match(name):
                names.setdefault(name, path)
    return names


@functools.lru_cache(None)
def axmol_headers(framework):
    """The header paths of axmol, without axmol/ in front; see cmake/AxmolPaths.cmake."""
    table = (Path(framework) / "compat/paths.txt").read_text(encoding="utf-8")
    listed = re.search(r"set\(paths ([^)]*)\)", (Path(framework) / "cmake/AxmolPaths.cmake").read_text(encoding="utf-8")).group(1).split()
    plain = re.findall(r"^((?:2d|base|math|ui|platform|renderer|physics|network)/(?:[^:\n]*/)?)(?:CC|cc|UI)?([\w-]+\.h):", table, re.M)
    return {"axmol.h", "ui/axmol-ui.h", *listed, *(folder + name for folder, name in plain)}


class Resolver:
    """Knows the files of the game and of the framework. `files` are paths relative to the game's folder, with '/'."""

    def __init__(self, files, engine, stand_ins, other_engine=frozenset()):
        """`engine` are the headers of the framework by their lower-case spelling, `other_engine` those that are not corrected."""
        self.files = set(files)
        self.engine, self.other_engine = engine, other_engine
        self.stand_ins = {name.lower(): name for name in stand_ins}
        self.by_name = {}
        for file in files:
            self.by_name.setdefault(PurePosixPath(file).name.lower(), []).append(file)

    def _in_game(self, file, target):
        """The file of the game that `target`, included by `file`, means; None if there is none."""
        here = PurePosixPath(file).parent
        direct = os.path.normpath(str(here / target)).replace(os.sep, "/")
        if direct in self.files:
            return direct
        parts = [part for part in target.lower().split("/") if part not in ("..", ".")]
        ends = "/" + "/".join(parts)
        found = [other for other in self.by_name.get(parts[-1] if parts else "", []) if ("/" + other.lower()).endswith(ends)]
        if not found:
            return None

        def closeness(other):
            exact = ("/" + other).endswith("/" + "/".join(part for part in target.split("/") if part not in ("..", ".")))
            return not exact, -len(os.path.commonprefix([other, file])), len(other)
        return min(found, key=closeness)

    def _in_engine(self, target):
        """The spelling of a header of the framework, also where the path leads through the engine's own folders."""
        parts = [part for part in target.split("/") if part not in ("..", ".")]
        while parts:
            name = self.engine.get("/".join(parts).lower())
            if name:
                return name
            parts = parts[1:]
        return None

    def resolve(self, file, quote, target):
        """What to write instead of `target`, with its quote. The same if it is right or unknown."""
        clean = target.replace("\\", "/").strip()
        clean = re.sub(r"(?<!:)//+", "/", clean)
        is_iconv = clean.lower().rsplit("/", 1)[-1] == "iconv.h"
        if quote == "<" and "/" not in clean and Path("/usr/include", clean).exists() and not is_iconv:
            return quote, clean
        own = self._in_game(file, clean)
        if own:
            here = str(PurePosixPath(file).parent)
            return '"', os.path.relpath(own, here).replace(os.sep, "/")
        if is_iconv:
            return "<", "iconv/iconv.h"  # a stand-in
        engine = self._in_engine(clean)
        if engine:
            return quote, engine
        stand_in = self.stand_ins.get(clean.lower()) or self.stand_ins.get(clean.lower().rsplit("/", 1)[-1])
        if stand_in:
            return "<", stand_in
        if clean.lower() in SYSTEM and clean not in SYSTEM:
            return "<", clean.lower()
        # A library that the game's repository only refers to, where the system has it.
        parts = [part for part in clean.split("/") if part not in ("..", ".")]
        is_named_as_folder = len(parts) > 1 and parts[-1].partition(".")[0] == parts[-2]  # simdjson/simdjson.h
        for first in range(1, len(parts) - (0 if is_named_as_folder else 1)):
            if Path("/usr/include", *parts[first:]).exists():
                return "<", "/".join(parts[first:])
        # A header that was moved to another folder, where no other one has its name.
        moved = self.by_name.get(clean.lower().rsplit("/", 1)[-1], [])
        if quote == '"' and len(moved) == 1 and not Path("/usr/include", clean).exists():
            return '"', os.path.relpath(moved[0], str(PurePosixPath(file).parent)).replace(os.sep, "/")
        return quote, clean

    def is_missing(self, file, quote, target):
        """Whether no file of the game, the framework and the system has this name."""
        new_quote, new = self.resolve(file, quote, target)
        here = os.path.normpath(str(PurePosixPath(file).parent / new)).replace(os.sep, "/")
        known = here in self.files or self._in_engine(new) or new_quote == "<" or Path("/usr/include", new).exists() \
            or new.removeprefix("axmol/") in self.other_engine
        return not known and "." in new

    def repair(self, file, text, note):
        """The text with all its #include lines repaired; `note(repair, what)` is called for each change."""
        def replace(match):
            before, quote, target = match.group(1), match.group(2), match.group(3)
            new_quote, new = self.resolve(file, quote, target)
            if (new_quote, new) == (quote, target):
                return match.group(0)
            if "\\" in target:
                note("separators of include paths", target)
            elif target.lower() != new.lower():
                note("include folders", f"{target} is {new}")
            elif target != new:
                note("case of include paths", f"{target} is {new}")
            return f'{before}{new_quote}{new}{">" if new_quote == "<" else chr(34)}'
        return INCLUDE.sub(replace, text)


@functools.lru_cache(None)
def engine_types(framework):
    """The names of the classes and other types that the headers of the framework define outside of classes."""
    defined = re.compile(r"^(?:(?:enum class|class|struct|enum) (\w+)[^;{]*\{|using (\w+) =)", re.M)
    return {name or alias for path in Path(framework).rglob("*.h") for name, alias in defined.findall(path.read_text(encoding="utf-8"))}


@functools.lru_cache(None)
def virtual_functions(framework):
    """The names of the virtual functions of the framework."""
    virtual = re.compile(r"\bvirtual\s[^;{}()]*?\b(\w+)\s*\(")
    return {name for path in Path(framework).rglob("*.h") for name in virtual.findall(path.read_text(encoding="utf-8"))}
