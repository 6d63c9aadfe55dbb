#!/usr/bin/env python3
"""Lists the classes of nodes, actions, effects, widgets, controls, listeners and others that the monkey never makes.

    coverage.py [ROOT]

A class counts if a header outside of the folders WITHOUT declares a static function for it that creates one. It is covered
if a source of tests/monkey or an entry of tests/catalog names it. What a game does not make by itself is in EXEMPT, with the reason.
"""
import pathlib
import re
import sys

WITHOUT = {"testing", "inspector", "backend", "platform", "axmol"}
FILE_READERS = "made by the reader of armature files"
EXEMPT = {
    "ActionTimelineData": "made by ActionTimeline",
    "AnimationData": FILE_READERS,
    "AnimationFrame": "made by Animation",
    "ArmatureAnimation": "made by Armature",
    "ArmatureData": FILE_READERS,
    "ArmatureDisplayData": FILE_READERS,
    "BoneData": FILE_READERS,
    "CameraBackgroundColorBrush": "made by CameraBackgroundBrush",
    "CameraBackgroundDepthBrush": "made by CameraBackgroundBrush",
    "ColliderDetector": "made by Bone",
    "ContourData": FILE_READERS,
    "ControlSwitchSprite": "a part of ControlSwitch",
    "DecorativeDisplay": "made by Bone",
    "DisplayData": FILE_READERS,
    "DisplayManager": "made by Bone",
    "EaseRateAction": "a base class",
    "EditBoxText": "a part of EditBox",
    "FrameData": FILE_READERS,
    "GLView": "made by TestApp",
    "Grid3D": "made by the grid actions",
    "GridBase": "a base class",
    "Invocation": "made by Control",
    "LabelLetter": "made by Label",
    "LinearHorizontalLayoutManager": "made by Layout",
    "LinearVerticalLayoutManager": "made by Layout",
    "MovementBoneData": FILE_READERS,
    "MovementData": FILE_READERS,
    "PageViewIndicator": "a part of PageView",
    "ParticleDisplayData": FILE_READERS,
    "RelativeLayoutManager": "made by Layout",
    "ScrollViewBar": "a part of ScrollView",
    "SpriteDisplayData": FILE_READERS,
    "TMXMapInfo": "made by TMXTiledMap",
    "TMXTileAnimInfo": "made by TMXTiledMap",
    "TMXTileAnimManager": "made by TMXTiledMap",
    "TMXTileAnimTask": "made by TMXTiledMap",
    "TextureData": FILE_READERS,
    "TiledGrid3D": "made by the grid actions",
    "TransitionScene": "a base class",
    "TransitionSceneOriented": "a base class",
    "Tween": "made by Bone",
    "ZipFile": "a file, no object of a scene: see tests/core/files and tests/fuzz",
    "__CCCallFuncND": "needs a member function of a class of the game",
    "__CCCallFuncO": "needs a member function of a class of the game",
}
CLASS = re.compile(r"^\s*class (?:CC_DLL )?(\w+)(?: final)?(?: :[^;{]*)?\s*\{", re.M)


def made(header):
    """The classes of a header with `static Class* create...(`, and those that a macro declares."""
    text = header.read_text()
    return [name for name in CLASS.findall(text)
            if re.search(r"static %s\* (create\w*|construct)\(" % name, text) and f"class {name} : public BASE" not in text] \
        + re.findall(r"^COPRA_DECLARE_EASE(?:_OF)?\((?:\w+, )?(\w+)\);", text, re.M)


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    sources = "\n".join(path.read_text() for folder in ("monkey", "catalog") for path in (root / "tests" / folder).glob("*.cpp"))
    names = set(re.findall(r"\w+", sources))
    classes = {name: header
               for header in sorted((root / "framework").rglob("*.h"))
               if not WITHOUT & set(header.relative_to(root).parts)
               for name in made(header)}
    missing = [name for name in classes if name not in names and name not in EXEMPT]
    for name in missing:
        print(f"{classes[name].relative_to(root)}: no entry of tests/catalog or line of tests/monkey makes {name}")
    for name in sorted(set(EXEMPT) - set(classes)):
        print(f"tests/monkey/coverage.py: there is no class {name} to exempt")
    return 1 if missing or set(EXEMPT) - set(classes) else 0


if __name__ == "__main__":
    sys.exit(main())
