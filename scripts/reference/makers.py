"""Says for classes without an example what creates their objects, or what games use instead: makers.txt lists them."""
import fnmatch
import re
from pathlib import Path

SENTENCES = {
    "created by": "Games create no objects of this class: {} does.",
    "implemented by": "Games do not implement this interface: {} does.",
    "replaced by": "Games use {} instead of this class.",
    "called by": "Games need not call these functions: {} does.",
    "base of": "Games use the derived classes.",
    "unused": "Copra does not use this class itself. It is for ported code.",
}
EXAMPLE = " For an example, see {}."
WITHIN = "This class belongs to {}. For an example, see its page."
LINE = re.compile(rf"([\w:*, ]+): ({'|'.join(SENTENCES)})(?: ([\w:]+))?")


def lines_of(full, text=None):
    """(pattern, kind, class) of makers.txt; `full` adds the namespace to a name."""
    for line in (text or (Path(__file__).parent / "makers.txt").read_text()).splitlines():
        if line and not line.startswith("#"):
            found = LINE.fullmatch(line)
            if not found or (found[2] == "unused") == bool(found[3]):
                raise ValueError(f"makers.txt: cannot read '{line}'")
            for pattern in found[1].split(", "):
                yield full(pattern), found[2], full(found[3]) if found[3] else ""


def sentences(classes, shown, full, text=None):
    """Class -> what its page says; `classes` are all, `shown` those with an example. A class within one that has an example refers to it."""
    def link(name):
        return f'@ref {name} "{name.removeprefix("cocos2d::")}"'

    found = {name: WITHIN.format(link(outer)) + "\n" for name in classes if name not in shown and (outer := around(name, shown))}
    for pattern, kind, maker in lines_of(full, text):
        for name in classes:
            if name not in shown and fnmatch.fnmatchcase(name, pattern):
                found[name] = SENTENCES[kind].format(link(maker)) + (EXAMPLE.format(link(maker)) if maker in shown else "") + "\n"
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


def faults(classes, shown, full, text=None):
    """What is wrong with makers.txt."""
    for pattern, kind, maker in lines_of(full, text):
        if not any(fnmatch.fnmatchcase(name, pattern) for name in classes if name not in shown):
            yield f"makers.txt: {pattern} is no class without an example"
        if maker and maker not in classes:
            yield f"makers.txt: there is no class {maker}"
        if kind == "base of" and not derives(classes, maker, pattern):
            yield f"makers.txt: {maker} does not derive from {pattern}"
