#!/usr/bin/env python3
"""Writes a source with all examples of the reference, each pasted as a reader pastes it into the template `guide`: into init() of a scene with the members
of the template. Other names are declared only if the page says what they are (scripts/reference/given.py), so an example with an
unknown name does not compile.

usage: paste_examples.py ROOT OUT SOURCE...

OUT is written, and each SOURCE has examples.
"""
import pathlib
import re
import sys

EXAMPLE = re.compile(r"^ *//! \[([^\]]+)\]\n(.*?)^ *//! \[\1\]$", re.M | re.S)
INCLUDE = re.compile(r'^#include "([^"]+)"$', re.M)
OUTSIDE = re.compile(r"^(?:class|struct|int|void|template|TEST|///)", re.M)  # an example with declarations of a source
FIXTURES = {"ClassExamples.h", "testsFolder.h"}
TEMPLATE = re.compile(r"^    (\w+\* \w+ = \w+;)", re.M)
# Name of given.py -> its declaration. Those of the template stand in its source.
DECLARED = {"nodeGrid": "auto* nodeGrid = NodeGrid::create();", "hook": "auto* hook = PhysicsBody::create();", "map": "TMXTiledMap* map = nullptr;",
            "camera": "Camera* camera = nullptr;", "progressTimer": "ProgressTimer* progressTimer = nullptr;", "dt": "float dt = 0;", "next": "auto* next = Scene::create();",
            "sprite": "auto* sprite = bee;", "key": "Node* key = nullptr;", "door": "Node* door = nullptr;", "kFrame": "const float kFrame = 1 / 60.0f;", "app": "auto& app = *static_cast<copra::testing::TestApp*>(nullptr);"}
BALL, BODY = "Node* ball = nullptr;", "PhysicsBody* ball = nullptr;"


def template_names(root):
    """The members of the template."""
    return TEMPLATE.findall((root / "scripts/templates/guide/source/ExampleScene.h").read_text())


def pasted(given, known, name, code, number, above):
    """The scene with an example, and with the one above it on the page, if that is not ""."""
    owner = f"cocos2d::{name}"
    text = given.sentence(owner, above)
    text += given.sentence(owner, code, text)
    said = set(re.findall(r"`(\w+)` is", text))
    lines = [DECLARED[one] for one in sorted(said & DECLARED.keys())]
    if "ball" in said:
        lines.append(BODY if "`ball` is a `PhysicsBody`" in text else BALL)
    named = [(one, kind) for one, kind in given.MEMBERS.items() if f"`{one}` (`" in text]
    members = known + [f"{kind} {one} = nullptr;" if "*" in kind else f"{kind} {one}{{}};" for one, kind in named]
    body = "".join(f"        [[maybe_unused]] {line}\n" for line in lines)
    fields = "".join(f"    {line}\n" for line in members)
    return f"// {name}\nstruct Example{number} : Scene {{\n    void paste() {{\n{body}{above}        {{\n{code}        }}\n    }}\n{fields}}};\n\n"


def main(root, out, sources):
    sys.path.insert(0, str(root / "scripts/reference"))
    import given
    known, includes, scenes = template_names(root), ["cocos2d.h", "ui/CocosGUI.h", "testing/GameTest.h"], ""
    for path in sources:
        text = path.read_text()
        includes += [one for one in INCLUDE.findall(text) if one not in FIXTURES]
        for number, (name, code) in enumerate(found := EXAMPLE.findall(text)):
            if not OUTSIDE.search(code):
                names, _, title = name.partition(": ")
                above = next((one for owner, one in found if title and names.split(", ")[0] in owner.split(", ")), "")
                scenes += pasted(given, known, name, code, f"{path.stem}{number}", above)
    head = "".join(f'#include "{one}"\n' for one in dict.fromkeys(includes))
    out.write_text(f"{head}\nUSING_NS_CC;\nusing namespace copra;\n\nnamespace {{\n\n{scenes}}} // namespace\n")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), [pathlib.Path(one) for one in sys.argv[3:]])
