#!/usr/bin/env python3
"""Checks that classes of games see only the original's names in the classes that they derive from.

    names.py ROOT FACTS ALLOWED

A nested type of a public class hides the class of that name of a game in every derived class, even if it is private, and a virtual
function is overridden by a function of that name of a game. So both have names of the original (FACTS, see tests/compat/api/facts.py),
end with an underscore, or are in ALLOWED: lines `Class::name`, the API that is ours. Prints one line per violation.
"""
import re
import sys
from pathlib import Path

# Folders of what the original does not have: games that derive from these classes know their names.
OURS = {"actors", "axmol", "backend", "gameplay", "platform", "studio", "testing"}
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'|^[ \t]*#(?:\\\n|[^\n])*", re.S | re.M)
TYPE = re.compile(r"^(?:template\s*<[^{}]*>\s*)?(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(\w+)(?:\s+final)?(?:\s*:[^:].*)?$", re.S)
ALIAS = re.compile(r"^using\s+(\w+)\s*=|^typedef\b.*?(\w+)$", re.S)
VIRTUAL = re.compile(r"^virtual\b[^;{}]*?([\w~]+)\s*\(", re.S)
LABEL = re.compile(r"^(?:public|protected|private)\s*:\s*")


def members(text):
    """(class, kind, name) for the nested types and the new virtual functions of all classes in the text."""
    scopes, statement = [], ""
    for c in COMMENT.sub(" ", text):
        if c not in "{};":
            statement += c
            continue
        words = statement.strip()
        while LABEL.match(words):
            words = LABEL.sub("", words, count=1)
        in_class = bool(scopes) and scopes[-1][0] == "class"
        found = TYPE.match(words)
        if in_class:
            owner = "::".join(name for kind, name in scopes if kind == "class")
            alias = ALIAS.match(words) if c == ";" else None
            virtual = VIRTUAL.match(words)
            if found and c != "}":
                yield owner, "type", found.group(1)
            elif alias:
                yield owner, "type", alias.group(1) or alias.group(2)
            elif virtual and not re.search(r"\boverride\b|~", words):
                yield owner, "virtual function", virtual.group(1)
        if c == "{":
            namespace = re.match(r"^(?:inline\s+)?namespace\s+([\w:]*)$", words)
            if namespace:
                scopes.append(("namespace", namespace.group(1)))
            elif found and not words.startswith("enum"):
                scopes.append(("class", found.group(1)))
            else:
                scopes.append(("other", ""))
        elif c == "}" and scopes:
            scopes.pop()
        statement = ""


def main():
    root, facts, allowed = (Path(p) for p in sys.argv[1:4])
    rows = [line.split("\t") for line in facts.read_text().splitlines()]
    original = {row[2] for row in rows} | {re.sub(r"<.*>", "", row[1]).rsplit("::", 1)[-1] for row in rows}
    ours = {line.strip() for line in allowed.read_text().splitlines() if line.strip() and not line.startswith("#")}
    used, violations = set(), []
    for header in sorted((root / "framework").rglob("*.h")):
        path = header.relative_to(root)
        text = header.read_text()
        if OURS & set(path.parts[1:4]) or "namespace cocos2d" not in text:
            continue
        public = re.sub(r"^namespace copra.*?^} // namespace copra[^\n]*$", "", text, flags=re.S | re.M)
        for owner, kind, name in members(public):
            if name in original or name.endswith("_") or name.startswith("_"):
                continue
            if f"{owner}::{name}" in ours:
                used.add(f"{owner}::{name}")
            else:
                violations.append(f"{path}: the {kind} {owner}::{name} is visible in derived classes; end its name with an underscore")
    violations += [f"{allowed}: {name} is not there any more" for name in sorted(ours - used)]
    print("\n".join(violations) if violations else "names that derived classes see: kept")
    sys.exit(bool(violations))


if __name__ == "__main__":
    main()
