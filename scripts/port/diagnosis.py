"""Reads what the compiler and the linker said, and groups it by what is missing."""
import re
from pathlib import Path

ERROR = re.compile(r"^([^\s:][^:\n]*):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$", re.M)
DEFINED_TWICE = re.compile(r"multiple definition of [`']([^']+)'")
UNDEFINED = re.compile(r"undefined reference to [`']([^']+)'")
FAILED = re.compile(r"^FAILED: .*?CMakeFiles/game\.dir/(.+?)\.o\b", re.M)

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
        self.undefined = sorted(set(UNDEFINED.findall(output)))
        self.defined_twice = sorted(set(DEFINED_TWICE.findall(output)))
        for file, line, message in ERROR.findall(output):
            self.errors.append((self._name(file, folder), int(line), message))
        self.failed = {name.removeprefix("src/") for name in self.failed}
        self.compiled = [name for name in sources if name not in self.failed]

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


# Libraries that games get from elsewhere when they are built, and their packages in Debian.
PACKAGES = {"nlohmann/json.hpp": "nlohmann-json3-dev", "fmt/format.h": "libfmt-dev",
            "yaml-cpp/yaml.h": "libyaml-cpp-dev", "lua.hpp": "liblua5.4-dev", "asio.hpp": "libasio-dev"}


class Absences:
    """The sentences of the pages about porting that explain what is absent."""

    def __init__(self, docs):
        self.rows = []
        for page in [docs / "porting.md", *(docs / "porting" / f"{name}.md" for name in ("axmol", "v2", "v3"))]:
            if page.exists():
                for line in page.read_text(encoding="utf-8").splitlines():
                    if line.startswith("|") and "`" in line and "---" not in line:
                        first = line.strip("|").split("|")[0]
                        names = {self._last(word) for name in re.findall(r"`([^`]+)`", first) for word in re.split(r"[\s,]+", name)}
                        self.rows.append((names, re.sub(r"\s*\|\s*", " - ", line.strip("| ")).strip(), page.name))

    @staticmethod
    def _last(word):
        """What a row is about: of Class::method() the method, of a namespace::Class the class."""
        parts = [part for part in word.split("(")[0].strip(".*&)").split("::") if part]
        return parts[-1] if parts and parts[-1] != "const" else ""

    def explain(self, name):
        """The row about `name`, such as Class::method, or an empty text."""
        for header, package in PACKAGES.items():
            if name.endswith(header):
                return f"install the package {package}"
        parts = [part for part in re.split(r"::|\W", name) if len(part) > 2]
        for names, row, page in self.rows:
            if any(part in names for part in parts):
                return f"{page}: {row}"
        return ""
