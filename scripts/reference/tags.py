"""The names of structs that a typedef names: `typedef struct _TexParams { ... } TexParams;` is TexParams in the reference, as in games.

Lines stay where they are. A text that begins with @internal stands above what only the framework uses, although games can see it: without_marked() leaves it out.
"""
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
STRUCT = re.compile(r"^( *)typedef struct (_\w+) \{\n(.*?)^\1\} (\w+);", re.M | re.S)
MARKED = re.compile(r"^( *)/// @internal [^\n]*\n(?:\1///[^\n]*\n)*\1(?:[^\n]*;(?: *//[^\n]*)?\n|[^\n]*\{\n(?:(?!\1\})[^\n]*\n)*\1\};?\n)", re.M)
SAME = re.compile(r"^using (\w+) = \1;(?=\n)", re.M)
# A part of a class for itself, which it declares, and which another header defines.
INSIDE = re.compile(r"^ +(?:class|struct) \w+_;(?=\n)|^(?:///[^\n]*\n)*(?:class|struct) \w+::\w+_ [^\n]*\{\n(?:(?!\};)[^\n]*\n)*\};", re.M)


@cache
def names():
    """Tag -> the name of the typedef, of all headers."""
    return {tag: name for path in sorted((ROOT / "framework").rglob("*.h")) for _, tag, _, name in STRUCT.findall(path.read_text())}


def named(text):
    """The text of a header with the names of typedefs instead of tags."""
    text = STRUCT.sub(lambda found: f"{found[1]}struct {found[4]} {{\n{found[3]}{found[1]}}};", text)
    text = re.sub(r"\b_\w+", lambda found: names().get(found[0], found[0]), text)
    return SAME.sub("", text)


def without_marked(text):
    for pattern in (MARKED, INSIDE):
        text = pattern.sub(lambda found: "\n" * found[0].count("\n"), text)
    return text
