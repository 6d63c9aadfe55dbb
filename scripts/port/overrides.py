"""Finds functions of a game that override functions of its engine, and that nothing calls here: without `override` they compile."""
import re
from pathlib import Path

from .textfiles import without_comments

TABLES = "tests/compat/api"
CLASS = re.compile(r"\b(?:class|struct)\s+(?:\w+\s+)?(\w+)\s*(?:final\s*)?:(?!:)([^{};()]*)\{")
FUNCTION = re.compile(r"(?:^|[\s)])([\w:<>,*&\s]*?[\w>*&]\s*[\s*&])(\w+)\s*\(([^()]*)\)\s*(const)?\s*(?:=\s*0\s*)?$")
NO_NAMES = {"int", "char", "float", "double", "bool", "long", "short", "unsigned", "void", "const"}
COLORED = {"Sprite", "AtlasNode", "MenuItem", "Menu", "LayerColor", "Control"}  # derive from CCNodeRGBA in 2.x
SAME = {"ccTime": "float", "GLubyte": "unsigned char", "uint32_t": "unsigned int", "std::uint32_t": "unsigned int", "GLfloat": "float", "Object": "Ref"}


def _type(parameter):
    """The type of a parameter as a word that its spellings have in common."""
    text = re.sub(r"=.*", "", parameter).strip()
    named = re.match(r"(.*[\s*&>])(\w+)$", text)
    if named and named.group(2) not in NO_NAMES and set(re.findall(r"\w+", named.group(1))) - {"const", "struct", "class"}:
        text = named.group(1)
    text = re.sub(r"\b(?:struct|class|cocos2d::|ax::|c::|ui::|extension::)\s*", "", text)
    text = re.sub(r"[\w:]+", lambda word: SAME.get(word.group(0), word.group(0)), text)
    return re.sub(r"\s+|\bCC(?=[A-Z])", "", text)


def signature(name, parameters, is_const):
    """A function as something to compare with others."""
    types, depth, text = [], 0, ""
    for letter in parameters + ",":
        depth += (letter in "<(") - (letter in ">)")
        if letter == "," and depth == 0:
            types.append(_type(text))
            text = ""
        else:
            text += letter
    return name, tuple(kind for kind in types if kind not in ("", "void")), bool(is_const)


def _body(text, start):
    """What is between braces, of which the first is before `start`, without the braces inside."""
    result, depth, position = [], 1, start
    while position < len(text) and depth:
        letter = text[position]
        depth += (letter == "{") - (letter == "}")
        if depth == 1:
            result.append(";" if letter == "}" else letter if letter != "{" else "")
        position += 1
    return "".join(result)


def classes(text):
    """(class, bases, [(signature, declaration)]) of each derived class; functions that are marked are left to the compiler."""
    text = re.sub(r"^[ \t]*#.*?(?<!\\)$", "", without_comments(text), flags=re.M | re.S)
    for found in CLASS.finditer(text):
        bases = [re.sub(r"<.*", "", base).split("::")[-1].split()[-1] for base in found.group(2).split(",") if base.split() and not base.rstrip().endswith("::")]
        functions = []
        for statement in re.split(r";|\b(?:public|protected|private)\s*:", _body(text, found.end())):
            match = FUNCTION.search(statement.strip())
            if match and not re.search(r"\b(?:static|return|friend|typedef|using|operator)\b", statement):
                declaration = re.sub(r"\s+", " ", f"{match.group(2)}({match.group(3).strip()}){' const' if match.group(4) else ''}")
                functions.append((signature(*match.groups()[1:]), declaration))
        yield found.group(1), bases, functions


class Uncalled:
    """What a generation of the engine calls, and Copra does not: by the tables of the tests."""

    def __init__(self, checkout, generation):
        folder = Path(checkout) / TABLES
        self.bases = {}    # of the classes of the engine
        self.reasons = {}  # (class, signature) to a sentence, or None if it is called
        if not folder.is_dir():
            return
        facts = [line.split("\t") for line in (folder / "facts.tsv").read_text(encoding="utf-8").splitlines()]
        for kind, owner, *_, detail in (row for row in facts if len(row) == 6):
            if kind == "class":
                self.bases[owner.split("::")[-1]] = [base.split("::")[-1] for base in detail.split(", ") if base]
        if generation in ("v1", "v2"):
            for name in COLORED:
                self.bases.setdefault(name, []).append("NodeRGBA")
            self._read_v2(folder / "overrides-v2.tsv")
        else:
            self._read_v3(folder, facts)

    def _read_v2(self, table):
        for line in table.read_text(encoding="utf-8").splitlines():
            owner, declaration, reason = (line.split("\t") + ["", ""])[:3]
            match = FUNCTION.search(declaration)
            # A game's create() calls its init...().
            if match and not reason.startswith("functions `init"):
                self.reasons[self._class(owner), signature(*match.groups()[1:])] = f"docs/porting/v2.md: {reason}" if reason else None

    def _read_v3(self, folder, facts):
        absent = {}
        for line in (folder / "absent.tsv").read_text(encoding="utf-8").splitlines():
            kind, owner, names, aspect, reason = (line.split("\t") + [""] * 4)[:5]
            if kind == "method" and aspect in ("name", "virtual"):
                absent.update(((owner, name), reason) for name in names.split(" "))
        for kind, owner, name, _, flags, detail in (row for row in facts if len(row) == 6):
            match = re.fullmatch(r"[^(]*\((.*)\)(?: (const))?", detail)
            if kind == "method" and "v" in flags and match and (owner, name) in absent:
                self.reasons[owner.split("::")[-1], signature(name, *match.groups())] = f"{absent[owner, name]} (docs/porting/not-supported.md)"

    @staticmethod
    def _class(name):
        return re.sub(r"^CC(?=[A-Z])", "", name)

    def _lineage(self, name, declared):
        """The class and those that it derives from, of the game and of the engine."""
        found, waiting = [], [name]
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found.append(name)
                waiting += declared.get(name, []) or self.bases.get(self._class(name), [])
        return [self._class(name) for name in found]

    def of(self, texts):
        """(file, class, declaration, reason) of each override in the texts by their names that nothing calls."""
        declared, functions = {}, []
        for file, text in texts.items():
            for name, bases, own in classes(text):
                declared[name] = bases
                functions += [(file, name, *function) for function in own]
        result = []
        for file, name, found, declaration in functions:
            rows = [self.reasons[owner, found] for owner in self._lineage(name, declared)[1:] if (owner, found) in self.reasons]
            if rows and None not in rows:
                result.append((file, name, declaration, rows[0]))
        return result
