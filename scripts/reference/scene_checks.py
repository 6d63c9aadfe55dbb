"""Whether the pages of classes show what they say: the code of a picture names the class, and guides name only classes that games may use."""
import re

import groups
import scenes
import shelves

# The pictures of these classes are by code that does not name them.
UNNAMED = {
    "cocos2d::ActionInstant": "all classes that derive from it",
    "cocos2d::AccelAmplitude": "as AccelDeccelAmplitude", "cocos2d::DeccelAmplitude": "as AccelDeccelAmplitude",
    "copra::Swarm": "BeeSwarm has one", "cocos2d::TMXLayer": "TMXTiledMap has them",
    "cocostudio::Skin": "Bone has it", "cocosbuilder::CCBFile": "CCBReader makes it",
    "cocos2d::ui::TextBMFont": "has the same bitmap font",
    "cocos2d::ui::TextAtlas": "has the same bitmap font", "copra::LabelLetter": "getLetter() returns it",
    "cocos2d::extension::ControlHuePicker": "ControlColourPicker has it", "cocos2d::extension::ControlSaturationBrightnessPicker": "ControlColourPicker has it",
    "cocos2d::extension::ControlSwitchSprite": "ControlSwitch has it", "cocos2d::ui::TextField": "has a TextFieldTTF",
    "cocos2d::ui::PageViewIndicator": "PageView has it", "cocos2d::ui::ScrollViewBar": "ScrollView has them",
}
READERS = ("Learn", "Do")  # the shelves of guides for users
FOR_CONTRIBUTORS = ("docs/extending.md", "docs/extending-game.md")  # they change the internals
BLOCK = re.compile(r"^```\w*\n(.*?)^```", re.M | re.S)
NO_NAMES = re.compile(r'//[^\n]*|"(?:\\.|[^"\\\n])*"|^ *#include[^\n]*', re.M)


def derived(classes):
    """The name of a class without namespaces -> those of the classes that derive from it, and its own."""
    direct, found = {}, {}
    for name, one in classes.items():
        for base in one.bases:
            direct.setdefault(base, set()).add(name.split("::")[-1])

    def below(name):
        if name not in found:
            found[name] = {name}
            found[name] |= {other for heir in direct.get(name, ()) for other in below(heir)}
        return found[name]

    return {name.split("::")[-1]: below(name.split("::")[-1]) for name in classes}


def names(code, name):
    """Whether the code names a class; the eases In, Out, and InOut of a family come from one macro."""
    return re.search(rf"\b{name}\b", code) or name.startswith("Ease") and re.search(rf"\b{re.sub('(?:InOut|In|Out)$', '', name)}\b", code)


def is_of_heirs(name, code, caption):
    """Whether the code of a picture and its caption name only classes that derive from one."""
    return name not in UNNAMED and not names(code + caption, name.split("::")[-1])


def unnamed(pictured, codes, classes):
    """(class, scene) of each whose picture is drawn by code that names neither it nor a class that derives from it."""
    heirs = derived(classes)
    for name, scene in sorted(pictured.items()):
        short = name.split("::")[-1]
        if scene in codes and name not in UNNAMED and not any(names(codes[scene], one) for one in heirs.get(short, {short})):
            yield name, scene


def faults_of_pictures(root, pictured, classes):
    codes = {name: scene.code for name, scene in scenes.scenes(root).items()}
    for name, scene in unnamed(pictured, codes, classes):
        yield f"docs/pictures.txt: the code of the scene {scene} does not name {name}; name another scene, or add the class to scene_checks.py"
    for name in sorted(UNNAMED.keys() - pictured.keys()):
        yield f"scene_checks.py: {name} has no picture"


def named_inside(text, inside):
    """The classes of the internals that a guide names: in its blocks of code with copra::, or as code within a sentence."""
    blocks = NO_NAMES.sub("", "\n".join(BLOCK.findall(text)))
    found = set(re.findall(r"\bcopra::(\w+)", blocks))
    if re.search(r"namespace copra\b", blocks):
        found |= set(re.findall(r"\w+", blocks))
    found |= {code.removeprefix("copra::") for code in shelves.code_of(text)}
    return sorted(found & inside)


def faults_of_guides(root, classes):
    """The guides for users that name a class of the internals, of which the reference says that games should not use it."""
    group = {name: groups.group_of_class(name, one.header) for name, one in classes.items()}
    inside = {name.removeprefix("copra::") for name in group if group[name] == "internals"}
    pages = [page.path for shelf in shelves.shelves_of(root) if shelf.title in READERS for page in shelf.pages]
    for page in (page for page in pages if page not in FOR_CONTRIBUTORS):
        for name in named_inside((root / page).read_text(), inside):
            yield f"{page}: copra::{name} is in the group Internals, which games should not use; groups.py can give it another one"
