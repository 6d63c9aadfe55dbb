#!/usr/bin/env python3
"""Writes what Doxygen reads: prepare.py ROOT FOLDER [SHOTS]

FOLDER gets copies of the headers and pages, with their paths, classes.dox, shelves.dox, namespaces.dox and macros.dox, and the pictures of the gallery: those of
SHOTS, which have the full size, or else those of the tests. Lines stay where they are, since messages
name them. In the comments of headers, <name> of an element is no HTML, a backslash no command, and docs/NAME.md a link; the text above a namespace or the
included headers is that of the file; texts beside a declaration begin with a capital; a parameter has the name that a comment gives it; an ease that a macro declares is a class; the functions that copra::EffectOf adds to an effect are those of the effect; a struct has the name of its typedef; friends and conditions of templates are left out, and so are lines with `using` that
only keep the functions of a base visible. The functions of copra::NodeBase are those of Node.
"""
import importlib.util
import re
import shutil
import sys
from pathlib import Path

import diagrams
import groups
import member_texts
import scenes
import shelves
import tags

sys.dont_write_bytecode = True
# Not documented class by class: backends, and other names of the same classes.
SKIPPED = re.compile(r"framework/(core/backend/sfml|features/backend|compat)/")
ELEMENT = re.compile(r"<(program|data|chunk|object|properties|tileset)>")
FILE_TEXT = re.compile(r"\n\n((?:///[^\n]*\n)+(?:\n?namespace |\n#include ))")
PAGE = re.compile(r"docs/[\w/-]+\.md")
FRIEND = re.compile(r"^ *(?:template<[^>]*> *)?friend [^;{]*;", re.M)
USING = re.compile(r"^ +using (?:\w+::)+([a-z]\w*);", re.M)
# The first letter of a text beside a declaration, unless the text goes on after its name.
BESIDE = re.compile(r"(///< )([a-z])(?=[a-z]*(?:[ ,;:.]|$))(?![a-z]+ *[=*+]|as |at |by |for |from |in |of |on |to |with )", re.M)
UNION = re.compile(r"^( *)union \{\n((?:\1    \w[^;{]*;.*\n)+)\1\};\n", re.M)
# The condition of a template: a second argument without a name, which is void.
CONDITION = re.compile(r"^(template<class \w+), class = void>|(?<=\w)(, std::void_t<[^{;]*)>(?= \{)", re.M)
# The text above a macro or the condition around it.
MACRO_TEXT = re.compile(r"^(?:///[^\n]*\n)+(?=(?:#if[^\n]*\n)?#define (\w+))", re.M)
# The name of a parameter that the function does not use.
UNUSED = re.compile(r"(?<=[\w&*>]) ?/\*(\w+)\*/(?=[,)]| =)")
EASE = re.compile(r"\n/// ([^\n]*)\nCOPRA_DECLARE_EASE(?:_OF)?\((?:(\w+), )?(\w+)\);")

EFFECT = re.compile(r"\bclass (\w+) : public copra::EffectOf<\w+, [\w:]+> \{\};")

CONSTANT_RATE = ("ParticleSnow", "ParticleRain")  # see the table in ParticleExamples.cpp


def effect(match):
    """A particle effect with the functions that copra::EffectOf adds to it, as a class that derives from ParticleSystemQuad."""
    rate = "The emission rate stays the same." if match[1] in CONSTANT_RATE else "The emission rate changes in proportion."
    return (f"class {match[1]} : public ParticleSystemQuad {{ public: /*! @brief Creates the effect with its default number of particles. @return The new node, autoreleased. */ "
            f"static {match[1]}* create(); /** Creates the effect with a different number of particles. "
            f"{rate} @param numberOfParticles The number of particles that can live at the same time. A number that is negative or above "
            f"kMaxParticles is clamped and logged. @return The new node, autoreleased. */ static {match[1]}* createWithTotalParticles(int numberOfParticles); "
            "/*! @brief Initializes the effect with its default number of particles. */ bool init() override; "
            "/*! @brief Initializes the effect with at most this number of particles. */ bool initWithTotalParticles(int numberOfParticles) override; };")


def ease(match):
    """The class that a macro declares, with the texts of its functions."""
    text, base, name = match.groups()
    mirrored = name if name.endswith("InOut") else re.sub("(In|Out)$", lambda side: {"In": "Out", "Out": "In"}[side[0]], name)
    return (f"\n/// {text}\nclass {name} : public {base or 'ActionEase'} {{ public: /** Creates an action that plays another one at a changing speed. It "
            f"{text[0].lower()}{text[1:]} @param action The action to ease, which is retained. The ease takes as long as this action. A null action is an error: debug builds assert; "
            f"release builds log it and return null. @return The new action, autoreleased. */ "
            f"static {name}* create(ActionInterval* action); /*! @brief Returns an autoreleased copy, with a copy of the inner action. */ "
            f"{name}* clone() const override; /*! @brief Returns an autoreleased {mirrored} of the reversed inner action. */ "
            "ActionEase* reverse() const override; void update(float time) override; };")


def without_using(text):
    """A header without `using Node::draw;` where it has its own draw(), since Doxygen would list that of Node once more."""
    def line(match):
        is_own = re.search(rf"[ *&]{match[1]}\(", text)
        return "" if is_own else match[0]

    return USING.sub(line, text)


def without_texts_of(macros, text):
    """A header without the texts of macros that have one in macros.dox: a text above several macros would be that of the first one."""
    return MACRO_TEXT.sub(lambda found: "\n" * found[0].count("\n") if found[1] in macros else found[0], text)


def header(text, link):
    def comment(line):
        line = PAGE.sub(lambda page: link(page[0]), ELEMENT.sub(r"&lt;\1&gt;", line))
        return re.sub(r".\\([nb]).", r"<code>\\\\\1</code>", line)

    text = UNUSED.sub(r" \1", tags.named(tags.without_marked(text)))
    text = CONDITION.sub(lambda found: found[1] + ">" if found[1] else ">" + "\n" * found[2].count("\n"), text)
    text = UNION.sub(r"\n\2\n", text)  # Doxygen shows its braces instead of its variables
    text = BESIDE.sub(lambda found: found[1] + found[2].upper(), text)
    text = EFFECT.sub(effect, text)
    text = without_using(FRIEND.sub(lambda friend: "\n" * friend[0].count("\n"), text))
    lines = EASE.sub(ease, FILE_TEXT.sub(r"\n/// @file\n\1", text)).split("\n")
    return "\n".join(comment(line) if "///" in line or "/*" in line else line for line in member_texts.repeated(lines))


NODE, NODE_BASE = "core/scene/Node.h", "core/scene/NodeBase.h"
DECLARATION = re.compile(r"(?:/// (?P<text>.*)|/\*! @brief (?P<brief>.*?) \*/ )?(?P<code>(?:static |virtual )*[\w:&*<> ]+\([^;{]*\)(?: const)?)(?: \{.*\}|;)")


def declarations(text):
    """The public functions of NodeBase.h, each in a line with its text: name -> line."""
    found, comment = {}, []
    body = re.search(r"\npublic:\n(.*?)\n(?:protected|private):\n", text, re.S)[1]
    body = re.sub(r"\{\n.*?\n    \}", lambda block: " ".join(block[0].split()), body, flags=re.S)
    for line in member_texts.repeated(["class NodeBase {", "public:", *body.split("\n"), "};"]):
        line = line.strip()
        if line.startswith("/// "):
            comment.append(line[4:])
        elif declared := DECLARATION.fullmatch(line):
            name = re.search(r"([\w~]+|operator [^(]*)\(", declared["code"])[1]
            forwarded = member_texts.FORWARDED.match("    " + re.sub(r"^/\*!.*?\*/ *", "", line))
            text = f"The same as {forwarded[3]}()." if forwarded else declared["brief"] or " ".join(comment)
            comment = []
            if not re.match("operator|_|.*_$", name):
                found[name + (" const" if declared["code"].endswith("const") else "")] = f"/*! @brief {text} */ {declared['code'].replace('NodeType', 'Node').replace('cocos2d::', '')};"
        else:
            comment = []
    return found


def with_node_base(text, base):
    """Node.h in which Node has the functions of copra::NodeBase as its own: those for points of the world beside convertToNodeSpace(), and the
    deprecated aliases as the last topic."""
    found, lines = declarations(base), text.split("\n")
    world = [line for name, line in found.items() if re.search("World|hitTest", name) and "Transform" not in name]
    at = next(number for number, line in enumerate(lines) if " convertToNodeSpace(" in line)
    at += lines[at:].index("")
    lines[at] = " ".join(world)
    end = lines.index("protected:", at) - 1
    if lines[end]:
        raise ValueError("Node.h has no empty line before protected:")
    lines[end] = "/* --- Deprecated aliases --- */ " + " ".join(line for line in found.values() if line not in world)
    return "\n".join(lines).replace("class Node : public copra::NodeBase<Node> {", "class Node : public Ref {")


def load_class_pages(root):
    spec = importlib.util.spec_from_file_location("class_pages", root / "scripts/reference/class-pages.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def save_small(picture, to):
    """A picture of the gallery as WebP, a quarter of the bytes of PNG."""
    import PIL.Image  # here, since only the pictures in their full size need it
    PIL.Image.open(picture).convert("RGB").save(to, quality=80)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    root, to, shots = Path(sys.argv[1]).resolve(), Path(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) == 4 else None
    names, drawn = shelves.pages_of(root), scenes.scenes(root)
    written = {name: (root / "scripts/reference" / name).read_text() for name in ("namespaces.dox", "macros.dox")}
    macros = set(re.findall(r"@def (\w+)", written["macros.dox"]))

    def link(page):
        return f'@ref {names[page]} "{shelves.title_of(root, page)}"'

    for path in sorted((root / "framework").rglob("*.h")):
        name = path.relative_to(root).as_posix()
        if not SKIPPED.match(name) and not name.endswith(NODE_BASE):
            text = header(without_texts_of(macros, path.read_text()), link)
            if name.endswith(NODE):
                text = with_node_base(text, (root / "framework" / NODE_BASE).read_text())
            write(to / name, groups.grouped(text, name.removeprefix("framework/")))
    for page in names:
        text = diagrams.drawn(shelves.filtered(root, page), names[page], shelves.title_of(root, page), to / "pictures")
        write(to / page, scenes.with_code(scenes.with_listings(text), drawn))
    write(to / "shelves.dox", "".join(shelves.dox(root)))
    for name, text in written.items():
        write(to / name, text)
    load_class_pages(root).write(root, to / "classes.dox", shots, link)
    (to / "pictures").mkdir(exist_ok=True)
    for folder in ("thumbnails", "golden"):
        for picture in (root / "tests/gallery" / folder).glob("*.png"):
            shutil.copyfile(picture, to / "pictures" / picture.name)
    for picture in shots.glob("*.png") if shots else ():
        save_small(picture, to / "pictures" / f"{picture.stem}.webp")


if __name__ == "__main__":
    main()
