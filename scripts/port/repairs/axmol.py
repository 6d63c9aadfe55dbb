"""What axmol spells in another way."""
import re

from .engine import rename_of_game
from .rule import Rule

LEGACY_CLASSES = "__String __Array __Dictionary __Set __SetIterator __Integer __Float __Double __Bool SimpleAudioEngine".split()


def own_legacy_classes(texts, note_of):
    """Classes with the names of 2.x that a game of axmol declares itself, since axmol removed them: they get other names."""
    own = [name for name in LEGACY_CLASSES
           if any(re.search(rf"\b(?:class|struct)\s+{name}\b(?!\s*;)|\busing\s+{name}\s*=", text) for text in texts.values())]
    if not own:
        return
    for file, text in texts.items():
        new = re.sub(rf"(?<!\w)({'|'.join(own)})\b", r"\1OfGame", text)
        if new != text:
            note_of(file)("classes of 2.x that the game has itself", "they end with OfGame")
            texts[file] = new


def own_colors(texts, note_of):
    """Types of a game for axmol 2.x with the names of the colors of 3.0: with `using namespace ax` they would be ambiguous."""
    for name in ("Color", "Color32"):
        declared = re.compile(rf"^(?:(?:class|struct|enum|enum\s+class)\s+{name}\s*(?::[^;{{()]*)?\{{|using\s+{name}\s*=)", re.M)
        is_of_axmol = any(re.search(rf"\bax(?:mol)?::{name}\b", text) for text in texts.values())
        if not is_of_axmol and any(map(declared.search, texts.values())):
            rename_of_game(texts, note_of, name)


# A view that converts to an std::string, which the functions of this framework take.
string_view_literals = Rule(r'("(?:[^"\\\n]|\\.)*")sv\b', r"copra::StringView(\1)", "string views", 'literals with "sv"')


# The namespaces in which a library of axmol, yasio, has what later standards brought.
namespaces_of_yasio = Rule(r"\bcxx(?:14|17|20)::", "std::", "namespaces of yasio", "cxx17::string_view is std::string_view")


VIEW = r"(?:const\s+)?(?:::)?(?:std\s*::\s*)?string_view\b(?:\s*&)?"


def string_views_of_overrides(texts, note_of, names):
    """std::string_view is const std::string& in a function that is marked as an override of one of the framework, whose `names` are
    given, and in the definition of that function."""
    overrides = re.compile(r"(?<![\w.>])(\w+)(\s*\()([^;{}()]*\bstring_view\b[^;{}()]*)(?=\)[\s\w]*\boverride\b)")
    found = {(name, parameters.count(",")) for text in texts.values() for name, _, parameters in overrides.findall(text) if name in names}
    if not found:
        return
    pattern = re.compile(rf"(?<![\w.>])({'|'.join(sorted({name for name, _ in found}))})(\s*\()([^;{{}}()]*\bstring_view\b[^;{{}}()]*)(?=\))")

    def replace(match):
        name, opening, parameters = match.groups()
        if (name, parameters.count(",")) not in found:
            return match.group(0)
        return name + opening + re.sub(VIEW, "const std::string&", parameters)
    for file, text in texts.items():
        texts[file] = pattern.sub(replace, text)
        if texts[file] != text:
            note_of(file)("string views", "std::string_view is const std::string& in overrides")


def string_views(texts, note_of):
    """std::string_view is copra::StringView, which converts to an std::string."""
    is_std = any(re.search(r"\busing\s+namespace\s+std\b|\busing\s+std::string_view\b", text) for text in texts.values())
    for file, text in texts.items():
        new = re.sub(r"\busing\s+std\s*::\s*string_view\s*;", "using string_view = copra::StringView;", text)
        new = re.sub(r"(?<!::)(?<!\w)(?:::)?std\s*::\s*string_view\b", "copra::StringView", new)
        if is_std:
            new = re.sub(r"(?<![\w:.<])string_view\b(?!\s*=)", "copra::StringView", new)
        if new != text:
            note_of(file)("string views", "std::string_view is copra::StringView")
            texts[file] = new


def plain_box2d(texts, note_of):
    """Box2D of axmol is version 2.4, as that of the system: its header is not the one with the spellings of 2.3."""
    if any(name.lower().endswith("box2d/box2d.h") for name in texts):
        return
    for file, text in texts.items():
        texts[file] = re.sub(r'^([ \t]*#[ \t]*include[ \t]*)["<]box2d/box2d\.h[">]', r"\1<box2d/box2d.h>", text, flags=re.M | re.I)
        if texts[file] != text:
            note_of(file)("include folders", "Box2D is that of the system, version 2.4")
