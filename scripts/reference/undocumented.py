#!/usr/bin/env python3
"""Names the public symbols of framework/ that no text describes, from the XML of Doxygen.

    undocumented.py XML SOURCES LIST [--update]

LIST names those of today, a line for each: it may only shrink. A symbol that is not in it fails, and so does one in it that has a
text by now or is gone, until --update writes the list anew. --update adds nothing: a new symbol gets a text.

In the API, a symbol has a text in the reference: its own, or one that member_texts.py repeats. In the internals, a text describes the
declarations below it up to an empty line or an access specifier. In both, a text describes the overloads of its function and, if it is that
of a getter or setter, the other one. Overrides are described where the function is declared first; constructors, create(), init() and
operators by their class.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import groups

sys.dont_write_bytecode = True
MOST = 8  # classes that are named
COMPOUNDS = ("class", "struct", "union", "namespace", "file")
BY_THE_CLASS = re.compile(r"~|operator\W|(create|init)([A-Z]|$)")
LEANING = re.compile(r"(?:The same(?:[.,;]|$| (?:with|without|for|in|of|at|to|by|but|while|until|on)\b)|Of (?!course)|Its |It |Their |They |Sets? (?:it|them)\b"
                     r"|Likewise\b|Also |And |See (?:above|below)|As (?:above|below)|As [\w:]+(?:\(\))?[.,;]|Null if there is none|(?:Whether|How|Where) it\b)")
# A sentence behind the verb that member_texts.py adds for setters: Sets the action has no amplitude.
TWO_VERBS = re.compile(r"Sets (?:the|an?) (?:(?!(?:that|which|who|whom|whose|what|where|when|while|whether|how|if|as|because|until|unless)\b)[\w`()-]+ ){1,8}?"
                       r"(?:has|have|is|are|was|does|do|cannot|can|must|may|will)\b")
ACCESSOR = re.compile(r"(get|set|is|has)([A-Z]\w*)$")


def text_of(element):
    """The brief description or, without one, the detailed one."""
    texts = ["".join(found.itertext()).strip() for kind in ("brief", "detailed") for found in element.iterfind(kind + "description")]
    return next(filter(None, texts), "")


def has_text(element):
    return bool(text_of(element))


class Sources:
    """The lines of the headers, to find the text above a group of declarations."""

    def __init__(self, root):
        self.root = root
        self.lines = {}

    def of(self, file):
        if file not in self.lines:
            path = self.root / file
            self.lines[file] = path.read_text().splitlines() if path.is_file() else []
        return self.lines[file]

    def line(self, file, number):
        lines = self.of(file)
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def is_in_described_group(self, file, number, scope):
        """Whether a text above describes a symbol of the internals."""
        if groups.group_of(scope, file.partition("/")[2]) not in ("internals", "editors"):
            return False
        for line in reversed(self.of(file)[: number - 1]):
            text = line.strip()
            if not text or re.match(r"(public|protected|private)\s*:", text):
                return False
            if "///" in text:
                return True
        return False


def place(element):
    found = element.find("location")
    if found is None or not found.get("file", "").endswith(".h"):
        return None
    return found.get("declfile", found.get("file")), int(found.get("declline", found.get("line", "0")))


def needs_no_text(member, name, class_name):
    return bool(member.find("reimplements") is not None or name == class_name or BY_THE_CLASS.match(name))


def bare_values(member, scope, sources):
    """How many values an enum has, and the names of those that no text describes."""
    values, name, where = list(member.iter("enumvalue")), member.findtext("name"), place(member)
    is_internal = groups.group_of(scope, where[0].partition("/")[2]) == "internals"
    is_described = is_internal and (has_text(member) or sources.is_in_described_group(*where, scope))
    space = "" if name.startswith("@") else name + "::"
    return len(values), [space + value.findtext("name") for value in values if not is_described and not has_text(value)]


def leaning_texts(compound):
    """The names of the class and of the members whose text needs a neighbor, with the text."""
    scope, found = compound.findtext("compoundname"), []
    for element in (compound, *compound.iter("memberdef"), *compound.iter("enumvalue")):
        text, where = text_of(element), place(element) or place(compound)
        if where and element.get("prot") != "private" and LEANING.match(text) and groups.group_of(scope, where[0].partition("/")[2]) != "internals":
            name = element.findtext("name")
            found.append((f"{scope}::{name}" if name else scope, text))
    return found


def texts_with_two_verbs(compound):
    """The names of the members whose generated text has two verbs, with the text."""
    scope = compound.findtext("compoundname")
    for element in compound.iter("memberdef"):
        text = " ".join(text_of(element).split())
        if place(element) and TWO_VERBS.match(text):
            yield f"{scope}::{element.findtext('name')}", text


def members_of(compound, sources):
    """The public members of a class or namespace that no text describes, and how many it has."""
    class_name = re.sub(r"<.*", "", compound.findtext("compoundname")).split("::")[-1].strip()
    is_class = compound.get("kind") in ("class", "struct", "union")
    scope_name = compound.findtext("compoundname")
    bare, described, count = [], set(), 0
    for member in compound.iter("memberdef"):
        where, name = place(member), member.findtext("name")
        if where is None or member.get("prot") != "public" or member.get("kind") in ("friend", "define"):
            continue
        if member.get("kind") == "enum":
            number, values = bare_values(member, scope_name, sources)
            count += number
            bare += [(where[0], scope_name, value, value) for value in values]
        if name.startswith("@"):
            continue
        count += 1
        accessor = ACCESSOR.match(name)
        if has_text(member) or sources.is_in_described_group(*where, scope_name):
            described.add(name)
            if accessor:
                described.add(accessor[2])
        elif "override" not in sources.line(*where) + (member.findtext("argsstring") or "") and not (is_class and needs_no_text(member, name, class_name)):
            bare.append((where[0], scope_name, name, accessor[2] if accessor else name))
    scope = (lambda file, parent, name: (file, f"{parent}::{name}")) if compound.get("kind") != "file" else (
        lambda file, parent, name: (file, name))
    return {scope(file, parent, name) for file, parent, name, key in bare if name not in described and key not in described}, count


def textless_members(compound, sources):
    """How many members of a class of the API have no text of their own, and how many it has. The text of a group counts for its first member
    only, and that of an overload, an accessor, or the class not at all. Overrides are left out: their text is that of what they override."""
    where = place(compound)
    if compound.get("kind") not in ("class", "struct") or not where or groups.group_of(compound.findtext("compoundname"), where[0].partition("/")[2]) == "internals":
        return 0, 0
    members = [member for member in compound.iter("memberdef") if member.get("prot") == "public" and member.get("kind") != "friend" and place(member)
               and member.find("reimplements") is None and not re.match("[~@]", member.findtext("name"))
               and not re.search(r"override|= ?delete", sources.line(*place(member)) + (member.findtext("argsstring") or ""))]
    texts = [text_of(member) for member in sorted(members, key=place)]
    return sum(not text or text == before for text, before in zip(texts, ["", *texts])), len(members)


def survey(xml, sources):
    bare, leaning, count, textless = set(), set(), 0, {}
    compounds = []
    for path in sorted(xml.glob("*.xml")):
        if path.name.startswith(COMPOUNDS):
            compounds += ElementTree.parse(path).getroot().iter("compounddef")
    hidden = {one.findtext("compoundname") for one in compounds if one.get("prot") == "private"}
    for compound in compounds:
        name, where = compound.findtext("compoundname"), place(compound)
        if any(name == other or name.startswith(other + "::") for other in hidden):
            continue
        leaning |= {f"{name}: a text that needs its neighbor: {text}" for name, text in leaning_texts(compound)}
        leaning |= {f"{name}: a text with two verbs: {text}" for name, text in texts_with_two_verbs(compound)}
        if compound.get("kind") in ("class", "struct", "union") and where:
            count += 1
            if not has_text(compound) and not sources.is_in_described_group(*where, name):
                bare.add((where[0], name))
        textless[name] = textless_members(compound, sources)
        if compound.get("kind") != "file":
            found, number = members_of(compound, sources)
            bare |= found
            count += number
    return {f"{file} {name}" for file, name in bare}, sorted(leaning), count, textless


def main(xml, root, listed, update):
    bare, leaning, count, textless = survey(xml, Sources(root))
    if not count:
        print("undocumented.py: Doxygen wrote no XML", file=sys.stderr)
        return 1
    known = {line for line in listed.read_text().splitlines() if line and not line.startswith("#")}
    new, done = sorted(bare - known), sorted(known - bare)
    for line in new:
        print(f"{line}: a public symbol without a text", file=sys.stderr)
    for line in leaning:
        print(line, file=sys.stderr)
    if update:
        head = [line for line in listed.read_text().splitlines() if line.startswith("#")]
        listed.write_text("\n".join(head + sorted(known & bare)) + "\n")
    elif done:
        print(f"{listed}: {len(done)} symbols have a text now or are gone, such as {done[0]}: run 'copra docs --update'",
              file=sys.stderr)
    print(f"{count - len(bare)} of {count} public symbols have a text")
    without, members = (sum(number) for number in zip(*textless.values()))
    most = sorted(textless, key=lambda name: (-textless[name][0], name))[:MOST]
    print(f"{without} of {members} members of public classes have no text of their own" + "".join(
        f"{', ' if number else ': '}{textless[name][0]} of {name}" for number, name in enumerate(most) if textless[name][0]))
    return 1 if new or leaning or (done and not update) else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3]), "--update" in sys.argv[4:]))
