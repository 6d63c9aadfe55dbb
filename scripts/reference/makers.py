"""Says for classes without an example what creates their objects, or what games use instead: makers.txt lists them."""
import fnmatch
import re
from pathlib import Path

FRAMEWORK = Path(__file__).parents[2] / "framework"
SENTENCES = {
    "created by": "{} creates the objects of this class.",
    "implemented by": "{} implements this interface.",
    "replaced by": "In a game, use {} instead of this class.",
    "called by": "{} calls these functions for you.",
    "base of": "In a game, use the derived classes.",
    "unused": "Copra does not use this class itself. It is for ported code.",
}
ACCESS = " Get one with {}."
EXAMPLE = " For an example, see {}."
WITHIN = "This class is a part of {}, whose page has an example."
LINE = re.compile(rf"([\w:*, ]+): ({'|'.join(SENTENCES)})(?: ([\w:]+))?(?: with ([\w:]+)::(\w+))?")


def lines_of(full, text=None):
    """(pattern, kind, class, function) of makers.txt; `full` adds the namespace to a name. The function returns an object of the class."""
    for line in (text or (Path(__file__).parent / "makers.txt").read_text()).splitlines():
        if line and not line.startswith("#"):
            found = LINE.fullmatch(line)
            if not found or (found[2] == "unused") == bool(found[3]):
                raise ValueError(f"makers.txt: cannot read '{line}'")
            for pattern in found[1].split(", "):
                yield full(pattern), found[2], full(found[3]) if found[3] else "", (full(found[4]), found[5]) if found[4] else None


def sentences(classes, shown, full, text=None):
    """Class -> what its page says; `classes` are all, `shown` those with an example. A class within one that has an example refers to it."""
    def link(name, end=""):
        return f'@ref {name} "{name.removeprefix("cocos2d::")}{end}"'

    found = {name: WITHIN.format(link(outer)) + "\n" for name in classes if name not in shown and (outer := around(name, shown))}
    for pattern, kind, maker, access in lines_of(full, text):
        for name in classes:
            if name not in shown and fnmatch.fnmatchcase(name, pattern):
                got = ACCESS.format(link("::".join(access), "()")) if access else ""
                found[name] = SENTENCES[kind].format(link(maker)) + got + (EXAMPLE.format(link(maker)) if maker in shown else "") + "\n"
    return found


def around(name, shown):
    """The innermost class around one that has an example, or None."""
    while name := name.rpartition("::")[0]:
        if name in shown:
            return name
    return None


def derives(classes, name, base):
    """Whether a class derives from another one; bases have no namespaces."""
    direct = {one.split("::")[-1]: found.bases for one, found in classes.items()}
    level, seen = {name.split("::")[-1]}, set()
    while level - seen:
        seen |= level
        level = {found for one in level for found in direct.get(one, ())}
    return base.split("::")[-1] in seen


def has_function(classes, owner, function):
    """Whether the header of a class declares the function."""
    return owner in classes and re.search(rf"\b{function}\(", (FRAMEWORK / classes[owner].header).read_text()) is not None


def faults(classes, shown, full, text=None):
    """What is wrong with makers.txt."""
    for pattern, kind, maker, access in lines_of(full, text):
        if access and not has_function(classes, *access):
            yield f"makers.txt: {access[0]} has no function {access[1]}"
        if not any(fnmatch.fnmatchcase(name, pattern) for name in classes if name not in shown):
            yield f"makers.txt: {pattern} is no class without an example"
        if maker and maker not in classes:
            yield f"makers.txt: there is no class {maker}"
        if kind == "base of" and not derives(classes, maker, pattern):
            yield f"makers.txt: {maker} does not derive from {pattern}"
