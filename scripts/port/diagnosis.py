"""Reads what the compiler and the linker said, and groups it by what is missing."""
import re
from pathlib import Path

from . import libraries, partial

ERROR = re.compile(r"^([^\s:][^:\n]*):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$", re.M)
DEFINED_TWICE = re.compile(r"multiple definition of [`']([^']+)'")
UNDEFINED = re.compile(r"undefined reference to [`']([^']+)'")
UNDEFINED_IN_PAGE = re.compile(r"^error: undefined symbol: (\S+) \(referenced by", re.M)
# Of Ninja and of make.
FAILED = re.compile(r"^(?:FAILED: |\S*make\S* \*\*\* \[).*CMakeFiles/game\.dir/(.+?)\.(?:o|gch)\b", re.M)
PRECOMPILED = "cmake_pch"  # the header that is included before every source

# (pattern of a message, kind of what is missing, its name): the first that matches counts.
KINDS = [
    (r"(\S+): No such file or directory", "header", r"\1"),
    (r"'(?:using \w+ = )?(?:const )?(?:class|struct) ([\w:]+)'(?: \{aka .*?\})? has no member named '(\w+)'", "method", r"\1::\2"),
    (r"'(\w+)' is not a member of '([\w:]+)'", "name", r"\2::\1"),
    (r"'(\w+)' in namespace '(\w+)' does not name", "class", r"\2::\1"),
    (r"no matching function for call to '([\w:~]+)(?:<.*>)?\(", "signature", r"\1"),
    (r"cannot convert '([^']+)'(?: \{aka [^}]*\})? to '([^']+)'", "conversion", r"\1 to \2"),
    (r"'[^']*\b([\w:]+)\(.*' marked 'override', but does not override", "virtual function", r"\1"),
    (r"'[^']*?([\w:~]+)\(.*' is (?:private|protected) within", "access", r"\1"),
    (r"'([A-Z][A-Z0-9_]+)' (?:was not declared|has not been declared|does not name)", "macro", r"\1"),
    (r"'(\w+)' (?:was not declared|has not been declared|does not name a type)", "name", r"\1"),
    (r"(?:expected class-name|invalid use of incomplete type '(?:class|struct) ([\w:]+)')", "class", r"\1"),
]


def classify(message):
    """What is missing, as (kind, name)."""
    message = message.replace("‘", "'").replace("’", "'")
    for pattern, kind, name in KINDS:
        match = re.search(pattern, message)
        if match:
            return kind, (match.expand(name) if match.lastindex and match.group(1) else message)
    return "other", message[:120]


class Diagnosis:
    """The errors of a build. Names of files are those of the game."""

    def __init__(self, output, folder, sources):
        self.errors = []   # (file, line, message)
        self.failed = {name for name in FAILED.findall(output)}
        in_page = sorted(set(UNDEFINED_IN_PAGE.findall(output)))
        self.undefined = sorted({*UNDEFINED.findall(output), *(partial.demangle(in_page).values() if in_page else ())})
        self.defined_twice = sorted(set(DEFINED_TWICE.findall(output)))
        for file, line, message in ERROR.findall(output):
            self.errors.append((self._name(file, folder), int(line), message))
        self.failed = {name.removeprefix("src/") for name in self.failed}
        # Then no source was compiled.
        self.is_header_broken = any(name.startswith(PRECOMPILED) for name in self.failed)
        self.compiled = [name for name in sources if name not in self.failed and not self.is_header_broken]

    @staticmethod
    def _name(file, folder):
        """The name in the game's folder for a file of the overlay."""
        for base in (str(folder / "src") + "/", "src/"):
            if base in file:
                return str(Path(file[file.index(base) + len(base):]))
        return file

    def groups(self):
        """(kind, name, count, first place, first message), the most frequent first."""
        found = {}
        for file, line, message in self.errors:
            entry = found.setdefault(classify(message), [0, f"{file}:{line}", message])
            entry[0] += 1
        for name in self.undefined:
            found.setdefault(("definition (linker)", name), [1, "-", f"undefined reference to {name}"])
        for name in self.defined_twice:
            found.setdefault(("second definition (linker)", name), [1, "-", f"multiple definition of {name}"])
        return sorted(((kind, name, count, place, message) for (kind, name), (count, place, message) in found.items()),
                      key=lambda group: -group[2])


class Absences:
    """The sentences of the pages about porting that explain what is absent."""

    def __init__(self, docs):
        self.rows = []  # (names in code, other capitalized words, row, page)
        for page in (docs / "porting" / f"{name}.md" for name in ("not-supported", "details", "differences", "axmol", "v2", "v3")):
            if page.exists():
                for line in page.read_text(encoding="utf-8").splitlines():
                    if line.startswith("|") and "---" not in line:
                        first = line.strip("|").split("|")[0]
                        names = {name for code in re.findall(r"`([^`]+)`", first) for name in self._names(code)}
                        words = {word.lower() for word in re.findall(r"\b[A-Z]\w{3,}", re.sub(r"`[^`]+`", "", first))}
                        self.rows.append((names, words, re.sub(r"\s*\|\s*", " - ", line.strip("| ")).strip(), page.name))

    @staticmethod
    def _names(code):
        """What a row is about: Class::method() and Class; neither parameters nor words of the language."""
        code = re.sub(r"\([^()]*\)", "()", code)
        return {name.removesuffix("()") for name in re.findall(r"~?\w[\w:]*(?:\(\))?", code)
                if not name.islower() and len(name) > 2}

    def explain(self, name, kind="name"):
        """The row about `name`, such as Class::method, or an empty text. `kind` is that of the diagnosis."""
        if kind in ("conversion", "other"):
            return ""
        library = libraries.library_of(name) if kind == "header" or "/" in name else None
        if library:
            return f"install the package {library.package}"
        parts = [part for part in re.split(r"::|/", name) if part not in ("cocos2d", "ax", "axmol", "..", "")]
        if not parts or not re.fullmatch(r"[\w.~-]+", parts[-1]):
            return ""
        # A class, or a function of a class: of a row about one function nothing follows for others of its class, nor for functions of
        # that name of other classes.
        meant = {"::".join(parts[first:]) for first in range(len(parts))} | set(parts)
        if len(parts) > 1:
            meant = {name for name in meant if "::" in name or name[:1].isupper()}
        for names, words, row, page in self.rows:
            if meant & names or parts[0].removesuffix(".h").lower() in words:
                return f"{page}: {row}"
        return ""
