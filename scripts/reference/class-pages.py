#!/usr/bin/env python3
"""Adds to the reference an example and a picture of each class that has one.

    class-pages.py ROOT --check       names what is wrong; the test docs.pages calls it. prepare.py writes the comments for Doxygen

The example of a class is what stands between two lines `//! [Class]` in tests/examples/classes, or else its entry in tests/catalog;
tests run both. `//! [Class, Class]` is that of several classes, `//! [Class: What it shows]` a further one. see.txt names classes that the example of
another class uses, and makers.txt those of which games create no object. The picture is a scene of the gallery: that of docs/pictures.txt, or else
the one that the gallery makes from the entry.
Every class that derives from Node or Action has a picture, or is listed there without. Below a picture of docs/pictures.txt are its caption, from
captions.txt, and the code of its scene. Each class names the header that games include, and one of the internals its own.
"""
import fnmatch
import re
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

import example_files
import given
import groups
import makers
import scene_checks
import scenes
import tags

sys.dont_write_bytecode = True
SKIPPED = ("core/backend/", "features/backend/", "compat/", "tools/inspector/")
MARK = re.compile(r"^[ \t]*//! \[([^\]\n]+)\]\n(.*?)^[ \t]*//! \[\1\]\n", re.M | re.S)
ENTRY = re.compile(r"^CATALOG_(ACTION|ACTION_OF|NODE|TRANSITION)\((?:(\w+),\s+)?([\w:]+)\) \{\n(.*?)^\}$", re.M | re.S)
NOISE = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])'|^[ \t]*#(?:\\\n|[^\n])*", re.M | re.S)
TOKEN = re.compile(
    r"\bnamespace (?P<space>[\w:]+) \{|(?P<template>^template<[^;{]*>\s*)?\b(?<!enum )(?P<kind>class|struct) (?P<name>\w+)(?: final)?"
    r"(?:\s*: (?P<bases>[^{;()]*))?\s*\{|^COPRA_DECLARE_EASE(?:_OF)?\((?:(?P<above>\w+), )?(?P<ease>\w+)\)|(?P<open>\{)|(?P<close>\})", re.M)
SEVERAL = re.compile(r"^ *((?:mutable |static )*[A-Za-z_][\w:<>, ]*?[ *&] ?\w+(?: = [^,;(){}]*|\{[^}]*\})?(?:, [*&]?\w+(?: = [^,;(){}]*|\{[^}]*\})?)+;)")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)
# What games include; a class that none of them includes names its own header.
EDITORS = ("cocostudio/CocoStudio.h", "cocosbuilder/CocosBuilder.h")
HEADERS = ("cocos2d.h", "ui/CocosGUI.h", "extensions/cocos-ext.h", *EDITORS)
LEAST_EXAMPLES = 200
# Without a page: Node has the functions of the first one (prepare.py), and the second one has private parts only.
# Public classes that may be without an example, and without a class to which they refer.
WITHOUT_EXAMPLE = ("cocos2d::ccArray", "cocostudio::CocoLoader", "cocostudio::DictionaryHelper", "copra::SteeringAdapter",
                   "copra::testing::InputRecorder")
WITHOUT_PAGE = ("copra::NodeBase", "cocos2d::VertexData::BufferAttribute")


class Class(NamedTuple):
    bases: list  # their names without namespaces
    header: str  # its path from framework/
    kind: str  # class or struct


def classes_of(root):
    """The classes of the framework: name with namespaces -> Class."""
    found = {}
    for path in sorted((root / "framework").rglob("*.h")):
        if path.relative_to(root / "framework").as_posix().startswith(SKIPPED):
            continue
        stack = []  # the namespaces, classes and blocks around the place; None for a block
        for match in TOKEN.finditer(NOISE.sub(" ", tags.named(tags.without_marked(path.read_text())))):
            if match["close"]:
                stack[-1:] = []
                continue
            name = match["name"] or match["ease"]
            if name and all(stack):
                bases = [re.sub(r"<.*|public|protected|private|virtual|\s", "", base).split("::")[-1]
                         for base in re.split(r",(?![^<]*>)", match["bases"] or "")]
                found.setdefault("::".join(stack + [name]), Class([match["above"] or "ActionEase"] if match["ease"] else bases,
                                                                  path.relative_to(root / "framework").as_posix(), match["kind"] or "class"))
            if not match["ease"]:
                stack.append(match["space"] or (match["name"] if match["name"] else None))
    return found


def full(name):
    """The name with its namespaces; ::Name is in none."""
    if name.startswith("::"):
        return name[2:]
    return name if re.match(r"(copra|cocostudio|cocosbuilder|CocosDenshion)::", name) else "cocos2d::" + name


def drawn_classes(classes):
    """Those that derive from Node or Action."""
    bases = {}
    for name, found in classes.items():
        bases.setdefault(name.split("::")[-1], set()).update(found.bases)

    def derives(name, parents, seen):
        return name in ("Node", "Action") or any(
            derives(parent, bases.get(parent, ()), seen | {name}) for parent in parents if parent not in seen)

    return {name for name, found in classes.items() if derives(name.split("::")[-1], found.bases, frozenset())}


def without_values(code):
    """An example of the catalog without the calls of `d`: d.seconds(1) is 1, d.node() is node."""
    while call := re.search(r"\bd\.(\w+)\(", code):
        end, depth = call.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(code[end], 0)
            end += 1
        code = code[:call.start()] + (code[call.end():end - 1] or call[1]) + code[end:]
    return code


def used(kind, subject, code):
    """The code with what becomes of the object that an example returns, or None if it returns none at its end."""
    parts = re.fullmatch(r"(.*)^return (.*?);( *//[^\n]*)?\n", textwrap.dedent(code), re.M | re.S)
    if not parts:
        return None
    start, value, rest = parts.groups()
    if kind == "TRANSITION":
        value = value.replace("d.scene()", "next")
    runner = subject[:1].lower() + subject[1:] if subject else "node"
    call = {"NODE": "scene->addChild", "TRANSITION": "Director::getInstance()->replaceScene"}.get(kind, f"{runner}->runAction")
    return without_values(f"{start}{call}({value});{rest or ''}")


def catalog(root):
    """Class -> the lines of its entry, and the scene that the gallery makes from it."""
    found = {}
    for path in sorted((root / "tests/catalog").glob("*.cpp")):
        for kind, subject, name, code in ENTRY.findall(path.read_text()):
            scene = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name.split("::")[-1]).lower()
            found[full(name)] = used(kind, subject, code), f"{path.stem}_{scene}"
    return found


def marked(root):
    """(class, title, lines) of what stands between marks; an example with a title follows another one of its class."""
    for path in sorted((root / "tests/examples/classes").glob("*.cpp")):
        for match in MARK.finditer(path.read_text()):
            names, _, title = match[1].partition(": ")
            for name in names.split(", "):
                yield full(name), title, textwrap.dedent(match[2]).rstrip("\n")


def marked_examples(root):
    """Class -> the lines between its marks."""
    return {name: code for name, title, code in marked(root) if not title}


def further_examples(root):
    """Class -> [(title, lines)]."""
    found = {}
    for name, title, code in marked(root):
        if title:
            found.setdefault(name, []).append((title, code))
    return found


def examples(root):
    """Class -> the lines of its example."""
    return {name: code for name, (code, _) in catalog(root).items() if code} | marked_examples(root)


def lines_of_see():
    """(pattern, class) of see.txt."""
    for line in (Path(__file__).parent / "see.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            patterns, _, name = line.rpartition(": ")
            for pattern in patterns.split(", "):
                yield full(pattern), full(name)


def seen_elsewhere(classes, shown):
    """Class without an example -> the class whose example shows it."""
    return {name: target for pattern, target in lines_of_see() for name in classes if name not in shown and fnmatch.fnmatchcase(name, pattern)}


def unnamed(root, classes, shown):
    """(class, the class whose example it refers to) of each that this example does not name."""
    further = further_examples(root)
    for name, target in seen_elsewhere(classes, shown).items():
        codes = [shown.get(target, ""), *(code for _, code in further.get(target, ()))]
        if not any(re.search(rf"\b{name.split('::')[-1]}\b", code) for code in codes):
            yield name, target


def pictures(root):
    """Class -> scene; "-" for none."""
    found = {name: scene for name, (_, scene) in catalog(root).items()}
    for line in (root / "docs/pictures.txt").read_text().splitlines():
        scene, colon, names = line.partition(": ")
        if colon and not line.startswith("#"):
            found.update((full(name), scene) for name in names.split())
    return found


def captions():
    """Scene -> the caption of its picture."""
    lines = (Path(__file__).parent / "captions.txt").read_text().splitlines()
    return dict(line.split(": ", 1) for line in lines if line and not line.startswith("#"))


def faults_of_captions(shown):
    """What is wrong with the captions of scenes."""
    written = captions()
    for scene in sorted(shown - written.keys()):
        yield f"captions.txt: {scene} of docs/pictures.txt has no caption"
    for scene in sorted(written.keys() - shown):
        yield f"captions.txt: docs/pictures.txt does not have {scene}"
    for scene in sorted(scene for scene, text in written.items() if not re.fullmatch(r"[A-Z][^\"]*\.", text)):
        yield f"captions.txt: the caption of {scene} is no sentence, or has a quotation mark"


def listed_scenes(root):
    """The scenes of docs/pictures.txt."""
    lines = (root / "docs/pictures.txt").read_text().splitlines()
    return {line.partition(": ")[0] for line in lines if ": " in line and not line.startswith(("#", "-"))}


def picture_of(root, scene):
    """The file of the gallery, or None."""
    for folder in ("golden", "thumbnails"):
        path = root / "tests/gallery" / folder / f"{scene}.png"
        if path.is_file():
            return path
    return None


def faults(root):
    classes, shown, pictured = classes_of(root), examples(root), pictures(root)
    texts = [path.read_text() for path in (root / "tests/examples/classes").glob("*.cpp")]
    marks, pairs = sum(text.count("//! [") for text in texts), sum(len(MARK.findall(text)) for text in texts)
    if marks != 2 * pairs:
        yield f"tests/examples/classes: {marks} marks, but {pairs} examples; a mark has no partner"
    names = [name for name, title, _ in marked(root) if not title]
    for name in sorted(name for name in set(names) if names.count(name) > 1):
        yield f"tests/examples/classes: {name} has two examples without a title"
    for name in sorted(further_examples(root).keys() - shown.keys()):
        yield f"tests/examples/classes: {name} has an example with a title, but none without one"
    for pattern, target in lines_of_see():
        if not any(fnmatch.fnmatchcase(name, pattern) for name in classes.keys() - shown.keys()):
            yield f"see.txt: {pattern} is no class without an example"
        if target not in shown:
            yield f"see.txt: {target} has no example"
    for name, target in sorted(unnamed(root, classes, shown)):
        yield f"see.txt: the example of {target} does not name {name}"
    helped = shown.keys() | seen_elsewhere(classes, shown).keys()
    helped |= makers.sentences(classes, helped, full).keys()
    for name in sorted(name for name, found in classes.items() if name not in helped and name not in WITHOUT_EXAMPLE and name[-1] != "_"):
        if groups.group_of_class(name, classes[name].header) != "internals":
            yield f"{classes[name].header}: {name} has no example; write one in tests/examples/classes, or add it to see.txt or makers.txt"
    yield from makers.faults(classes, shown.keys() | seen_elsewhere(classes, shown).keys(), full)
    if len(shown) < LEAST_EXAMPLES:
        yield f"{len(shown)} examples, fewer than {LEAST_EXAMPLES}"
    entries = catalog(root)
    declared = sum(len(re.findall(r"^CATALOG_", path.read_text(), re.M)) for path in (root / "tests/catalog").glob("*.cpp"))
    if declared != len(entries):
        yield f"tests/catalog: {declared} entries, but {len(entries)} examples; one is not written as Catalog.h says"
    for name in sorted(name for name, (code, _) in entries.items() if code is None):
        yield f"tests/catalog: the example of {name} does not end with 'return'"
    yield from example_files.faults(root, [*shown.items(), *((name, code) for name, found in further_examples(root).items() for _, code in found)])
    for name in sorted(shown.keys() - classes.keys()):
        if name != "cocos2d::__String":
            yield f"the example of {name}: there is no such class"
    for name in sorted(name for name, lines in shown.items() if "*/" in lines):
        yield f"the example of {name} has a comment that ends the one of Doxygen; use //"
    for name in sorted(pictured.keys() - classes.keys()):
        yield f"docs/pictures.txt: there is no class {name}"
    for scene in sorted(set(pictured.values()) - {"-"}):
        if not picture_of(root, scene):
            yield f"tests/gallery: there is no picture of {scene}; check_pictures.py --thumbnails makes it"
    below = pictures_with_code(root)
    for scene in sorted(set(pictured.values()) - {"-"} - below.keys()):
        yield f"docs/pictures.txt: the code of the scene {scene} is not found in tests/gallery/scenes"
    for scene in sorted(scene for scene, code in below.items() if "*/" in code):
        yield f"tests/gallery/scenes: {scene} has a comment that ends the one of Doxygen; use //"
    drawn = scenes.scenes(root)
    for name, scene in sorted(pictured.items()):
        if scene in drawn and scenes.is_empty(scenes.about(drawn[scene], name.split("::")[-1]).code):
            yield f"docs/pictures.txt: the page of {name} would show the scene {scene} without a statement"
    yield from faults_of_captions(listed_scenes(root))
    headers = [path.relative_to(root / "framework").as_posix() for path in (root / "framework").rglob("*.h")]
    for path in sorted({path for _, paths in groups.PLACES for path in paths}):
        if not any(header.startswith(path) for header in headers):
            yield f"groups.py: there is no header {path}"
    for name in sorted(drawn_classes(classes) - pictured.keys()):
        yield f"docs/pictures.txt: {name} has no picture"
    yield from scene_checks.faults_of_pictures(root, pictured, classes)
    yield from scene_checks.faults_of_guides(root, classes)
    for where, code in shared_texts(root):
        yield f"{where}: '{code}' declares several members with one text; declare one a line, each with its text"


def shared_texts(root):
    """(header:line, declaration) of each line that declares several members with one text, which Doxygen gives to one of them."""
    for path in sorted((root / "framework").rglob("*.h")):
        before = ""
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if (found := SEVERAL.match(line)) and ("///" in line or before.startswith("///")):
                yield f"{path.relative_to(root).as_posix()}:{number}", found[1]
            before = line.strip()


def includes_of(root):
    """Headers -> the one of HEADERS that includes them."""
    shelves, found = [root / "framework" / shelf for shelf in ("core", "features", "tools", "compat")] + [root / "framework"], {}
    # The paths of the original that stand for several headers: path: headers.
    paths = dict(line.split(": ", 1) for line in (root / "framework/compat/paths.txt").read_text().splitlines() if ": " in line)
    for top in HEADERS:
        open_headers = [top, *paths.get(top, "").split()]
        while open_headers:
            header = open_headers.pop()
            path = next((shelf / header for shelf in shelves if (shelf / header).is_file()), None)
            if path and path not in found:
                found[path] = top.removeprefix("extensions/")
                open_headers += INCLUDE.findall(path.read_text())
    names = {path.relative_to(root / "framework").as_posix(): top for path, top in found.items()}
    return {name: top for name, top in names.items() if top not in EDITORS or name.startswith("features/studio/")}


def pictures_with_code(root):
    """Scene -> what a page shows below its picture. The gallery makes a scene from each entry of the catalog that docs/pictures.txt does not
    name; without an example of its own, the class shows that entry as its example, and needs no more."""
    own = marked_examples(root)
    found = {name: scenes.shown(name, scene) for name, scene in scenes.scenes(root).items()}
    for name, (code, scene) in catalog(root).items():
        found.setdefault(scene, scenes.shown(scene, scenes.Scene("", code, ())) if name in own else "")
    return found


def write(root, to, shots, link):
    """`link` returns the reference to a page of docs/."""
    shown, pictured, classes, below = examples(root), pictures(root), classes_of(root), pictures_with_code(root)
    included, written, further, elsewhere = includes_of(root), captions(), further_examples(root), seen_elsewhere(classes, shown)

    def note(name, code, above=""):
        return given.sentence(name, code, above) + example_files.sentence(root, code, above)

    made, drawn = makers.sentences(classes, shown.keys() | elsewhere.keys(), full), scenes.scenes(root)
    with to.open("w") as file:
        file.writelines(groups.definitions(link))
        for name in sorted(classes.keys() - set(WITHOUT_PAGE)):
            header = classes[name].header
            own = header.partition("/")[2]
            top = own if groups.group_of_class(name, header) == "internals" else included.get(header, own)
            file.write(f"/** @{classes[name].kind} {name} {header.split('/')[-1]} \"{top}\"\n")
            if "::" not in name:
                file.write(f"@ingroup {groups.group_of('', header)}\n")
            scene = pictured.get(name, "-")
            if scene != "-":
                picture, width = (f"{scene}.webp", 960) if shots and (shots / f"{scene}.png").is_file() else (f"{scene}.png", 480)
                caption = written.get(scene, scenes.OF_ENTRY if below.get(scene) else scenes.OF_EXAMPLE)
                if scene in written and scene in drawn and scene_checks.is_of_heirs(name, drawn[scene].code, caption):
                    caption = scenes.for_example(caption)
                file.write(f'@image html {picture} "{caption}" width={width}px\n')
            if name in shown:
                file.write(f"@par Example\n@code{{.cpp}}\n{shown[name]}\n@endcode\n{note(name, shown[name])}")
            elif name in elsewhere:
                file.write(f'@par Example\nSee the example of @ref {elsewhere[name]} "{elsewhere[name].removeprefix("cocos2d::")}".\n')
            elif name in made:
                file.write(f"@par Use in games\n{made[name]}")
            for title, code in further.get(name, ()):
                file.write(f"@par {title}\n@code{{.cpp}}\n{code}\n@endcode\n{note(name, code, note(name, shown[name]))}")
            if scene not in drawn:
                file.write(below.get(scene, ""))
            elif not scenes.is_of_table(drawn[scene]):
                file.write(scenes.shown(scene, scenes.about(drawn[scene], name.split("::")[-1])))
            file.write("*/\n")
    print(f"{len(shown)} classes have an example, {len(elsewhere)} one of another class, {len(made)} name what creates them, {sum(scene != '-' for scene in pictured.values())} a picture")


def main():
    if sys.argv[2:] != ["--check"]:
        sys.exit(__doc__)
    root = Path(sys.argv[1])
    found = list(faults(root))
    for fault in found:
        print(fault, file=sys.stderr)
    print(f"{len(examples(root))} examples, {len(found)} errors")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
