"""Says for classes without an example what creates their objects, or what games use instead: makers.txt lists them."""
import fnmatch
import re
from pathlib import Path

SENTENCES = {
    "created by": "Games create no objects of this class: {} does.",
    "implemented by": "Games do not implement this interface: {} does.",
    "replaced by": "Games use {} instead of this class.",
}
LINE = re.compile(rf"([\w:*, ]+): ({'|'.join(SENTENCES)}) ([\w:]+)")


def lines_of(full, text=None):
    """(pattern, kind, class) of makers.txt; `full` adds the namespace to a name."""
    for line in (text or (Path(__file__).parent / "makers.txt").read_text()).splitlines():
        if line and not line.startswith("#"):
            found = LINE.fullmatch(line)
            if not found:
                raise ValueError(f"makers.txt: cannot read '{line}'")
            for pattern in found[1].split(", "):
                yield full(pattern), found[2], full(found[3])


def sentences(classes, shown, full, text=None):
    """Class -> what its page says; `classes` are all, `shown` those with an example."""
    return {name: SENTENCES[kind].format(f'@ref {maker} "{maker.removeprefix("cocos2d::")}"') + "\n"
            for pattern, kind, maker in lines_of(full, text) for name in classes if name not in shown and fnmatch.fnmatchcase(name, pattern)}


def faults(classes, shown, full, text=None):
    """What is wrong with makers.txt."""
    for pattern, _, maker in lines_of(full, text):
        if not any(fnmatch.fnmatchcase(name, pattern) for name in classes if name not in shown):
            yield f"makers.txt: {pattern} is no class without an example"
        if maker not in classes:
            yield f"makers.txt: there is no class {maker}"
