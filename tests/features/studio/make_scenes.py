#!/usr/bin/env python3
"""Writes the scenes of Cocos Studio that the tests load: each as .csb (FlatBuffers) and as .csd (XML).

    python3 tests/features/studio/make_scenes.py FOLDER              # for the tests
    python3 tests/features/studio/make_scenes.py --gallery FOLDER    # for the gallery: tests/gallery/assets/studio

Both come from one description below. The numbers of the fields are those of the public schema CSParseBinary.fbs; the
names are those that the editor writes. The files in tests/features/studio/scenes/data are the output.
"""
import json
import struct
import sys
import zlib
from pathlib import Path
from xml.sax.saxutils import quoteattr

# Kind of a field: (number in .csb, type, name in .csd). s text, b flag, i integer, B byte, f real, p pair, c color,
# r resource, a file of an armature, n blend function, k cap insets, e choice (texts in .csd).
COMMON = {
    "name": (0, "s", "Name"), "actionTag": (1, "i", "ActionTag"), "rotationSkew": (2, "p", None),
    "zOrder": (3, "i", "ZOrder"), "visible": (4, "b", "VisibleForFrame"), "alpha": (5, "B", "Alpha"),
    "tag": (6, "i", "Tag"), "position": (7, "p", ("Position", "X", "Y")), "scale": (8, "p", ("Scale", "ScaleX", "ScaleY")),
    "anchor": (9, "p", ("AnchorPoint", "ScaleX", "ScaleY")), "color": (10, "c", "CColor"),
    "size": (11, "p", ("Size", "X", "Y")), "flipX": (12, "b", "FlipX"), "flipY": (13, "b", "FlipY"),
    "touchEnabled": (15, "b", "TouchEnable"), "userData": (17, "s", "UserData"),
    "callBackType": (18, "s", "CallBackType"), "callBackName": (19, "s", "CallBackName"), "layout": (20, "t", None)}
LAYOUT = {
    "percentX": (0, "b", "PositionPercentXEnabled"), "percentY": (1, "b", "PositionPercentYEnabled"),
    "positionX": (2, "f", None), "positionY": (3, "f", None),
    "widthPercent": (4, "b", "PercentWidthEnabled"), "heightPercent": (5, "b", "PercentHeightEnabled"),
    "sizeX": (6, "f", None), "sizeY": (7, "f", None),
    "horizontalEdge": (10, "s", "HorizontalEdge"), "verticalEdge": (11, "s", "VerticalEdge"),
    "left": (12, "f", "LeftMargin"), "right": (13, "f", "RightMargin"),
    "top": (14, "f", "TopMargin"), "bottom": (15, "f", "BottomMargin")}
EFFECTS = lambda first: {
    "outlineEnabled": (first, "b", "OutlineEnabled"), "outlineColor": (first + 1, "c", "OutlineColor"),
    "outlineSize": (first + 2, "i", "OutlineSize"), "shadowEnabled": (first + 3, "b", "ShadowEnabled"),
    "shadowColor": (first + 4, "c", "ShadowColor")}
SCALE9 = lambda first: {"capInsets": (first, "k", None), "scale9Size": (first + 1, "p", None),
                        "scale9": (first + 2, "b", "Scale9Enable")}
PANEL = {"file": (1, "r", "FileData"), "clip": (2, "b", "ClipAble"), "single": (3, "c", "SingleColor"),
         "first": (4, "c", "FirstColor"), "end": (5, "c", "EndColor"), "colorType": (6, "i", "ComboBoxIndex"),
         "colorAlpha": (7, "B", "BackColorAlpha"), "colorVector": (8, "p", ("ColorVector", "ScaleX", "ScaleY")),
         **SCALE9(9)}
INNER = {"inner": (12, "p", ("InnerNodeSize", "Width", "Height")), "bounce": (14, "b", "IsBounceEnabled")}
OPTIONS = {
    "Node": {}, "SingleNode": {}, "Widget": {},
    "Sprite": {"file": (1, "r", "FileData"), "blend": (2, "n", "BlendFunc")},
    "Particle": {"file": (1, "r", "FileData"), "blend": (2, "n", "BlendFunc")},
    "GameMap": {"file": (1, "r", "FileData")},
    "ProjectNode": {"path": (1, "s", None), "speed": (2, "f", "InnerActionSpeed")},
    "ArmatureNode": {"armature": (1, "a", "FileData"), "loop": (2, "b", "IsLoop"), "autoPlay": (3, "b", "IsAutoPlay"),
                     "animation": (4, "s", "CurrentAnimationName")},
    "BoneNode": {"length": (1, "f", "Length"), "blend": (2, "n", "BlendFunc")},
    "SkeletonNode": {"length": (1, "f", "Length"), "blend": (2, "n", "BlendFunc")},
    "SimpleAudio": {"loop": (3, "b", "Loop"), "file": (5, "r", "FileData")},
    "Button": {"normal": (1, "r", "NormalFileData"), "pressed": (2, "r", "PressedFileData"),
               "disabled": (3, "r", "DisabledFileData"), "text": (5, "s", "ButtonText"), "fontSize": (7, "i", "FontSize"),
               "textColor": (8, "c", "TextColor"), **SCALE9(9), "displayState": (12, "b", "DisplayState"), **EFFECTS(13),
               "localized": (21, "b", "IsLocalized")},
    "CheckBox": {"back": (1, "r", "NormalBackFileData"), "cross": (3, "r", "NodeNormalFileData"),
                 "checked": (6, "b", "CheckedState"), "displayState": (7, "b", "DisplayState")},
    "ImageView": {"file": (1, "r", "FileData"), **SCALE9(2)},
    "Text": {"fontName": (2, "s", "FontName"), "fontSize": (3, "i", "FontSize"), "text": (4, "s", "LabelText"),
             "hAlignment": (7, "e", ("HorizontalAlignmentType", ["HT_Left", "HT_Center", "HT_Right"])),
             "customSize": (10, "b", "IsCustomSize"), **EFFECTS(11), "localized": (19, "b", "IsLocalized")},
    "TextAtlas": {"file": (1, "r", "LabelAtlasFileImage_CNB"), "text": (2, "s", "LabelText"),
                  "start": (3, "s", "StartChar"), "width": (4, "i", "CharWidth"), "height": (5, "i", "CharHeight")},
    "TextBMFont": {"file": (1, "r", "LabelBMFontFile_CNB"), "text": (2, "s", "LabelText")},
    "TextField": {"fontSize": (3, "i", "FontSize"), "text": (4, "s", "LabelText"),
                  "placeHolder": (5, "s", "PlaceHolderText"), "password": (6, "b", "PasswordEnable"),
                  "limited": (8, "b", "MaxLengthEnable"), "maxLength": (9, "i", "MaxLengthText"),
                  "localized": (13, "b", "IsLocalized")},
    "LoadingBar": {"file": (1, "r", "ImageFileData"), "percent": (2, "i", "ProgressInfo"),
                   "direction": (3, "e", ("ProgressType", ["Left_To_Right", "Right_To_Left"]))},
    "Slider": {"bar": (1, "r", "BackGroundData"), "ball": (2, "r", "BallNormalData"),
               "progress": (5, "r", "ProgressBarData"), "percent": (6, "i", "PercentInfo"),
               "displayState": (7, "b", "DisplayState")},
    "Panel": PANEL, "PageView": PANEL,
    "ScrollView": {**PANEL, **INNER, "direction": (13, "e", ("ScrollDirectionType", ["", "Vertical", "Horizontal"])),
                   "bar": (15, "b", "BarEnabled")},
    "ListView": {**PANEL, **INNER, "margin": (15, "i", "ItemMargin"), "directionType": (16, "s", "DirectionType"),
                 "horizontalType": (17, "s", "HorizontalType"), "verticalType": (18, "s", "VerticalType")},
    "TabControl": {"place": (1, "e", ("HeaderPlace", ["TOP", "LEFT", "BOTTOM", "RIGHT"])),
                   "headerWidth": (2, "i", "HeaderWidth"), "headerHeight": (3, "i", "HeaderHeight"),
                   "zoom": (4, "f", "SelectedTabZoom"), "selected": (5, "i", "SelectedTabIndex"),
                   "ignoreTexture": (6, "b", "IgnoreHeaderTextureSize")}}
TAB_HEADER = {"fontSize": (2, "i", "FontSize"), "title": (3, "s", "TitleText"), "titleColor": (4, "c", "TextColor"),
              "back": (5, "r", "NormalBackFileData"), "cross": (8, "r", "NodeNormalFileData")}
# Property of a timeline: field of the table Frame, element in .csd.
FRAMES = {"Position": (0, "PointFrame"), "Scale": (1, "ScaleFrame"), "RotationSkew": (1, "ScaleFrame"),
          "AnchorPoint": (1, "ScaleFrame"), "CColor": (2, "ColorFrame"), "FileData": (3, "TextureFrame"),
          "FrameEvent": (4, "EventFrame"), "Alpha": (5, "IntFrame"), "ZOrder": (5, "IntFrame"),
          "VisibleForFrame": (6, "BoolFrame"), "ActionValue": (7, "InnerActionFrame"), "BlendFunc": (8, "BlendFuncFrame")}


# --- FlatBuffers ---------------------------------------------------------------------------------------------------

class Table:
    """Fields by number: ("i", 3), ("s", "text"), ("struct", bytes), ("table", Table), ("vector", [...])."""

    def __init__(self):
        self.fields = {}

    def set(self, number, kind, value):
        self.fields[number] = (kind, value)
        return self


SIZES = {"b": ("<B", 1), "B": ("<B", 1), "i": ("<i", 4), "f": ("<f", 4)}


class Writer:
    """Writes parents before their parts, so that all offsets lead forward."""

    def __init__(self):
        self.bytes = bytearray(4)

    def finish(self, root):
        self.patch(0, self.write("table", root))
        return bytes(self.bytes)

    def align(self, size=4):
        self.bytes += b"\0" * (-len(self.bytes) % size)

    def patch(self, place, target):
        struct.pack_into("<I", self.bytes, place, target - place)

    def write(self, kind, value):
        self.align()
        if kind == "table":
            return self.write_table(value)
        start = len(self.bytes)
        if kind == "s":
            text = value.encode()
            self.bytes += struct.pack("<I", len(text)) + text + b"\0"
        elif kind == "structs":
            self.bytes += struct.pack("<I", len(value)) + b"".join(value)
        else:
            self.bytes += struct.pack("<I", len(value)) + bytes(4 * len(value))
            for i, part in enumerate(value):
                self.patch(start + 4 + 4 * i, self.write("s" if isinstance(part, str) else "table", part))
        return start

    def write_table(self, table):
        count = max(table.fields, default=-1) + 1
        offsets, body = [0] * count, bytearray(4)
        later = []
        for number, (kind, value) in sorted(table.fields.items()):
            if kind in SIZES:
                form, size = SIZES[kind]
                body += b"\0" * (-len(body) % size)
                offsets[number] = len(body)
                body += struct.pack(form, value)
            else:
                body += b"\0" * (-len(body) % 4)
                offsets[number] = len(body)
                if kind == "struct":
                    body += value
                else:
                    later.append((len(body), kind, value))
                    body += bytes(4)
        vtable = len(self.bytes)
        self.bytes += struct.pack("<HH", 4 + 2 * count, len(body)) + struct.pack("<%dH" % count, *offsets)
        self.align()
        start = len(self.bytes)
        struct.pack_into("<i", body, 0, start - vtable)
        self.bytes += body
        for place, kind, value in later:
            self.patch(start + place, self.write(kind, value))
        return start


def color_struct(rgba):
    return struct.pack("<BBBB", rgba[3], *rgba[:3])


def resource_table(value):
    path, plist = value if isinstance(value, tuple) else (value, "")
    return Table().set(0, "s", path).set(1, "s", plist).set(2, "i", 1 if plist else 0)


def put(table, fields, values):
    for key, value in values.items():
        number, kind, _ = fields[key]
        if kind == "p":
            table.set(number, "struct", struct.pack("<ff", *value))
        elif kind == "c":
            table.set(number, "struct", color_struct(value))
        elif kind == "k":
            table.set(number, "struct", struct.pack("<ffff", *value))
        elif kind == "n":
            table.set(number, "struct", struct.pack("<ii", *value))
        elif kind == "r":
            table.set(number, "table", resource_table(value))
        elif kind == "a":
            table.set(number, "table", Table().set(0, "i", 0).set(1, "s", value))
        elif kind == "e":
            table.set(number, "i", value)
        elif kind == "t":
            table.set(number, "table", put(Table(), LAYOUT, value))
        else:
            table.set(number, kind, value)
    return table


def common_table(values):
    return put(Table(), COMMON, {**{"scale": (1, 1), "color": (255, 255, 255, 255), "position": (0, 0), "anchor": (0, 0),
                                    "size": (0, 0), "rotationSkew": (0, 0)}, **values})


def tab_table(tab):
    header = put(Table().set(0, "table", common_table(tab["header"]["common"])), TAB_HEADER, tab["header"]["own"])
    return Table().set(0, "table", header).set(1, "table", node_table(tab["container"]))


def node_table(node):
    common = common_table(node["common"])
    options = common
    if node["cls"] not in ("Node", "Widget"):
        values = {key: value.replace(".csd", ".csb") if key == "path" else value for key, value in node["own"].items()}
        options = put(Table().set(0, "table", common), OPTIONS[node["cls"]], values)
    if node["tabs"]:
        options.set(7, "vector", [tab_table(tab) for tab in node["tabs"]])
    table = Table().set(0, "s", node["cls"]).set(1, "vector", [node_table(child) for child in node["children"]])
    table.set(2, "table", Table().set(0, "table", options)).set(3, "s", node["custom"])
    return table


def frame_table(prop, frame):
    field, _ = FRAMES[prop]
    table = Table().set(0, "i", frame["at"]).set(1, "b", frame.get("tween", True))
    value = frame["value"]
    if field in (0, 1):
        table.set(2, "struct", struct.pack("<ff", *value))
    elif field == 2:
        table.set(2, "struct", color_struct(value))
    elif field == 3:
        table.set(2, "table", resource_table(value))
    elif field == 4:
        table.set(2, "s", value)
    elif field == 5:
        table.set(2, "i", value)
    elif field == 6:
        table.set(2, "b", value)
    elif field == 7:
        table.set(2, "i", value[0]).set(3, "s", value[1]).set(4, "i", value[2])
    else:
        table.set(2, "struct", struct.pack("<ii", *value))
    if "easing" in frame:
        easing = Table().set(0, "i", frame["easing"])
        if "points" in frame:
            easing.set(1, "structs", [struct.pack("<ff", *point) for point in frame["points"]])
        table.set(5 if field == 7 else 3, "table", easing)
    return Table().set(field, "table", table)


def scene_table(scene):
    action = Table().set(0, "i", scene["duration"]).set(1, "f", scene["speed"])
    action.set(2, "vector", [Table().set(0, "s", prop).set(1, "i", tag).set(
        2, "vector", [frame_table(prop, frame) for frame in frames]) for prop, tag, frames in scene["timelines"]])
    clips = [Table().set(0, "s", name).set(1, "i", start).set(2, "i", end) for name, start, end in scene["clips"]]
    table = Table().set(0, "s", scene.get("version", "2.1.0.0")).set(1, "vector", scene["plists"]).set(2, "vector", [])
    return table.set(3, "table", node_table(scene["root"])).set(4, "table", action).set(5, "vector", clips)


# --- XML -----------------------------------------------------------------------------------------------------------

def attributes(values):
    return "".join(f" {name}={quoteattr(str(value))}" for name, value in values)


def xml_color(name, rgba):
    return f"<{name}{attributes(zip('RGBA', rgba))} />"


def xml_resource(name, value):
    path, plist = value if isinstance(value, tuple) else (value, "")
    return f"<{name}{attributes([('Type', 'PlistSubImage' if plist else 'Normal'), ('Path', path), ('Plist', plist)])} />"


def xml_fields(fields, values, attrs, elements):
    for key, value in values.items():
        _, kind, name = fields[key]
        if kind == "t":
            xml_fields(LAYOUT, value, attrs, elements)
            for element, x, y in (("PrePosition", "positionX", "positionY"), ("PreSize", "sizeX", "sizeY")):
                if x in value or y in value:
                    elements.append(f"<{element}{attributes([('X', value.get(x, 0)), ('Y', value.get(y, 0))])} />")
        elif key == "rotationSkew":
            attrs += zip(("RotationSkewX", "RotationSkewY"), value)
        elif kind == "k":
            attrs += zip(("Scale9OriginX", "Scale9OriginY", "Scale9Width", "Scale9Height"), value)
        elif key == "path":
            elements.append(xml_resource("FileData", value))
        elif name is None:
            continue
        elif kind == "p":
            elements.append(f"<{name[0]}{attributes(zip(name[1:], value))} />")
        elif kind == "c":
            elements.append(xml_color(name, value))
        elif kind in "ra":
            elements.append(xml_resource(name, value))
        elif kind == "n":
            elements.append(f"<{name}{attributes(zip(('Src', 'Dst'), value))} />")
        elif kind == "e":
            attrs.append((name[0], name[1][value]))
        else:
            attrs.append((name, value))


def node_xml(node, tag="AbstractNodeData"):
    attrs, elements = [], []
    xml_fields(COMMON, node["common"], attrs, elements)
    xml_fields(OPTIONS[node["cls"]], node["own"], attrs, elements)
    if node["custom"]:
        attrs.append(("CustomClassName", node["custom"]))
    attrs.append(("ctype", node["cls"] + "ObjectData" if tag != "ObjectData" else "GameNodeObjectData"))
    if node["tabs"]:
        elements.append("<Children>" + "\n".join(tab_xml(tab) for tab in node["tabs"]) + "</Children>")
    if node["children"]:
        elements.append("<Children>" + "\n".join(node_xml(child) for child in node["children"]) + "</Children>")
    return f"<{tag}{attributes(attrs)}>{''.join(elements)}</{tag}>"


def tab_xml(tab):
    attrs, elements = [], []
    xml_fields(COMMON, tab["header"]["common"], attrs, elements)
    xml_fields(TAB_HEADER, tab["header"]["own"], attrs, elements)
    container = {**tab["container"], "children": []}
    children = "".join(node_xml(child) for child in tab["container"]["children"])
    return (f"<AbstractNodeData ctype=\"TabItemObjectData\"><Header{attributes(attrs)}>{''.join(elements)}</Header>"
            f"{node_xml(container, 'Container')}<Children>{children}</Children></AbstractNodeData>")


def frame_xml(prop, frame):
    field, element = FRAMES[prop]
    attrs = [("FrameIndex", frame["at"]), ("Tween", frame.get("tween", True))]
    value, inside = frame["value"], ""
    if field in (0, 1):
        attrs += zip("XY", value)
    elif field == 2:
        inside = xml_color("Color", value)
    elif field == 3:
        inside = xml_resource("TextureFile", value)
    elif field == 7:
        attrs += [("InnerActionType", ("LoopAction", "NoLoopAction", "SingleFrame")[value[0]]),
                  ("CurrentAniamtionName", value[1]), ("SingleFrameIndex", value[2])]
    elif field == 8:
        attrs += zip(("Src", "Dst"), value)
    else:
        attrs.append(("Value", value))
    if "easing" in frame:
        points = "".join(f"<PointF{attributes(zip('XY', point))} />" for point in frame.get("points", []))
        inside += f"<EasingData Type=\"{frame['easing']}\"><Points>{points}</Points></EasingData>"
    return f"<{element}{attributes(attrs)}>{inside}</{element}>"


def scene_xml(scene):
    timelines = "\n".join(
        f"<Timeline{attributes([('ActionTag', tag), ('Property', prop)])}>"
        + "".join(frame_xml(prop, frame) for frame in frames) + "</Timeline>"
        for prop, tag, frames in scene["timelines"])
    clips = "".join(f"<AnimationInfo{attributes([('Name', name), ('StartIndex', start), ('EndIndex', end)])} />"
                    for name, start, end in scene["clips"])
    return (f"<GameFile><PropertyGroup Name=\"Scene\" Type=\"Node\" Version=\"3.10.0.0\" />"
            f"<Content ctype=\"GameProjectContent\"><Content>"
            f"<Animation{attributes([('Duration', scene['duration']), ('Speed', scene['speed'])])}>{timelines}</Animation>"
            f"<AnimationList>{clips}</AnimationList>\n{node_xml(scene['root'], 'ObjectData')}"
            f"</Content></Content></GameFile>\n")


# --- The scenes ----------------------------------------------------------------------------------------------------

def node(cls, name="", own=None, children=(), custom="", tabs=(), **common):
    return {"cls": cls, "common": {"name": name, **common}, "own": own or {}, "children": list(children), "custom": custom,
            "tabs": list(tabs)}


def tab(name, own, container, **common):
    return {"header": {"common": {"name": name, "touchEnabled": True, **common}, "own": own}, "container": container}


def scene(root, timelines=(), duration=0, speed=1.0, clips=(), plists=(), **more):
    return {"root": root, "timelines": list(timelines), "duration": duration, "speed": speed, "clips": list(clips),
            "plists": list(plists), **more}


WHITE = (255, 255, 255, 255)
SCENES = {
    "nodes": scene(node("Node", "root", size=(480, 320), tag=5, actionTag=100, children=[
        node("Sprite", "hero", {"file": "block.png", "blend": (770, 1)}, position=(100, 50), scale=(2, 3),
             rotationSkew=(30, 30), anchor=(0.5, 0.5), color=(10, 20, 30, 255), alpha=128, zOrder=2, tag=7, actionTag=101,
             flipX=True, userData="note", size=(8, 8)),
        node("SingleNode", "group", position=(10, 20), visible=False, children=[
            node("Sprite", "frame", {"file": ("hero.png", "sheet.plist")}, anchor=(1, 0))]),
        node("SimpleAudio", "sound", {"file": "beep.wav", "loop": True}),
        node("Particle", "smoke", {"file": ""}),
        node("Panel", "docked", {"colorType": 1, "single": (1, 2, 3, 255), "colorAlpha": 100, "clip": True}, size=(40, 40),
             position=(440, 280), layout={"horizontalEdge": "RightEdge", "verticalEdge": "TopEdge", "right": 0, "top": 0,
                                          "positionX": 0.9, "positionY": 0.8})]),
        plists=["sheet.plist"]),
    "widgets": scene(node("Node", "root", size=(480, 320), children=[
        node("Button", "ok", {"normal": "block.png", "pressed": ("hero.png", "sheet.plist"), "text": "Yes", "fontSize": 18,
                              "textColor": (1, 2, 3, 255), "capInsets": (2, 2, 4, 4), "scale9": True, "scale9Size": (60, 30),
                              "displayState": True},
             size=(60, 30), touchEnabled=True, tag=3, callBackType="Click", callBackName="onOk", anchor=(0.5, 0.5)),
        node("CheckBox", "box", {"back": "block.png", "cross": "block.png", "checked": True, "displayState": False},
             size=(8, 8), touchEnabled=True),
        node("ImageView", "image", {"file": "block.png"}, size=(20, 10), flipX=True),
        node("Text", "title", {"text": "Hello", "fontSize": 24, "hAlignment": 1, "customSize": True}, size=(100, 30),
             color=(255, 0, 0, 255)),
        node("TextField", "field", {"text": "abc", "placeHolder": "name", "fontSize": 20, "limited": True, "maxLength": 5},
             size=(80, 20), touchEnabled=True),
        node("LoadingBar", "bar", {"file": "block.png", "percent": 30, "direction": 1}, size=(100, 10)),
        node("Slider", "slider", {"bar": "block.png", "ball": "block.png", "progress": "block.png", "percent": 40},
             size=(100, 10), touchEnabled=True)]),
        plists=["sheet.plist"]),
    "views": scene(node("Node", "root", size=(480, 320), children=[
        node("ScrollView", "scroll", {"inner": (200, 400), "direction": 1, "bounce": True, "bar": False, "clip": True},
             size=(200, 100), children=[node("ImageView", "inside", {"file": "block.png"}, size=(8, 8))]),
        node("ListView", "list", {"inner": (100, 100), "margin": 4, "directionType": "Vertical",
                                  "horizontalType": "Align_Right"},
             size=(100, 100), children=[node("Panel", "item1", size=(10, 10)), node("Panel", "item2", size=(10, 10)),
                                        node("Sprite", "no item")]),
        node("PageView", "pages", {"clip": True}, size=(100, 100),
             children=[node("Panel", "page1", size=(100, 100)), node("Panel", "page2", size=(100, 100))])])),
    "animated": scene(node("Node", "root", tag=1, children=[
        node("Sprite", "hero", {"file": "block.png"}, actionTag=101, tag=2, anchor=(0.5, 0.5)),
        node("ProjectNode", "inner", {"path": "inner.csd", "speed": 1.0}, tag=3, actionTag=102, position=(7, 0))]),
        timelines=[
            ("Position", 101, [{"at": 0, "value": (0, 0)}, {"at": 10, "value": (100, 50), "tween": False},
                               {"at": 20, "value": (0, 50)}]),
            ("Scale", 101, [{"at": 0, "value": (1, 1), "easing": 4}, {"at": 10, "value": (3, 3)}]),
            ("RotationSkew", 101, [{"at": 0, "value": (0, 0), "easing": -1,
                                    "points": [(0, 0), (0, 1), (0, 1), (1, 1)]}, {"at": 10, "value": (90, 90)}]),
            ("AnchorPoint", 101, [{"at": 0, "value": (0.5, 0.5)}, {"at": 10, "value": (1, 1)}]),
            ("CColor", 101, [{"at": 0, "value": WHITE}, {"at": 10, "value": (0, 0, 255, 255)}]),
            ("Alpha", 101, [{"at": 0, "value": 255}, {"at": 10, "value": 55}]),
            ("VisibleForFrame", 101, [{"at": 0, "value": True}, {"at": 15, "value": False, "tween": False}]),
            ("ZOrder", 101, [{"at": 0, "value": 1}, {"at": 10, "value": 9}]),
            ("FrameEvent", 101, [{"at": 5, "value": "step", "tween": False}]),
            ("FileData", 101, [{"at": 0, "value": "block.png"}, {"at": 10, "value": ("hero.png", "sheet.plist")}]),
            ("BlendFunc", 101, [{"at": 0, "value": (1, 771)}, {"at": 10, "value": (770, 1)}]),
            ("ActionValue", 102, [{"at": 0, "value": (0, "-- ALL --", 0)}, {"at": 12, "value": (2, "", 3)}])],
        duration=20, clips=[("walk", 0, 10), ("wait", 11, 20)], plists=["sheet.plist"]),
    "figures": scene(node("Node", "root", children=[
        node("ArmatureNode", "bee", {"armature": "bee.ExportJson", "loop": True, "autoPlay": True, "animation": "fly"},
             tag=2, position=(50, 60), anchor=(0.5, 0.5)),
        node("ArmatureNode", "lost", {"armature": "missing.ExportJson", "loop": False, "autoPlay": False, "animation": ""}),
        node("SkeletonNode", "skeleton", {"length": 20.0, "blend": (770, 771)}, position=(100, 0), anchor=(0, 0), children=[
            node("BoneNode", "arm", {"length": 40.0, "blend": (770, 1)}, actionTag=401, position=(10, 0), anchor=(0, 0), zOrder=2,
                 children=[
                     node("Sprite", "bare", {"file": "block.png"}, anchor=(0, 0)),
                     node("Sprite", "gloved", {"file": "block.png"}, anchor=(0, 0), visible=False),
                     node("BoneNode", "hand", {"length": 10.0, "blend": (770, 771)}, position=(40, 0), anchor=(0, 0),
                          children=[node("Sprite", "bare", {"file": "block.png"}, anchor=(0, 0))])])])]),
        timelines=[("RotationSkew", 401, [{"at": 0, "value": (0, 0)}, {"at": 10, "value": (90, 90)}])], duration=10),
    "tabs": scene(node("Node", "root", children=[
        node("TabControl", "tabs", {"place": 2, "headerWidth": 60, "headerHeight": 24, "zoom": 0.25, "selected": 1,
                                    "ignoreTexture": True}, size=(200, 100), position=(20, 30), tag=4, tabs=[
            tab("first header", {"title": "One", "fontSize": 16, "titleColor": (1, 2, 3, 255), "back": "block.png",
                                 "cross": ("hero.png", "sheet.plist")},
                node("Panel", "first", {"colorType": 1, "single": (9, 8, 7, 255)}, size=(10, 10),
                     children=[node("Sprite", "inside", {"file": "block.png"})])),
            tab("second header", {"title": "Two", "fontSize": 16, "titleColor": WHITE, "back": "missing.png"},
                node("Panel", "second", size=(10, 10))),
            tab("lost header", {"title": "Three"}, node("Sprite", "no layout", {"file": "block.png"}))])]),
        plists=["sheet.plist"]),
    "localized": scene(node("Node", "root", children=[
        node("Button", "play", {"text": "menu.play", "localized": True}, size=(10, 10)),
        node("Text", "title", {"text": "menu.title", "fontSize": 20, "localized": True}, size=(10, 10)),
        node("Text", "plain", {"text": "menu.title", "fontSize": 20}, size=(10, 10)),
        node("TextField", "field", {"text": "menu.unknown", "placeHolder": "menu.name", "fontSize": 20, "localized": True},
             size=(10, 10))])),
    "inner": scene(node("Node", "inner root", children=[node("Sprite", "wheel", {"file": "block.png"}, actionTag=201)]),
                   timelines=[("Position", 201, [{"at": 0, "value": (0, 0)}, {"at": 10, "value": (10, 0)}])], duration=10),
    "cyclic": scene(node("Node", "root", children=[
        node("ProjectNode", "self", {"path": "cyclic.csd"}), node("Sprite", "after", {"file": "missing.png"}),
        node("ProjectNode", "lost", {"path": "missing.csd"}),
        node("Sprite", "framed", {"file": ("lost.png", "missing.plist")})]), plists=["missing.plist"]),
    "custom": scene(node("Node", "root", custom="Hand", tag=4, children=[
        node("Button", "ok", {"text": "OK"}, callBackType="Click", callBackName="onOk", touchEnabled=True, size=(10, 10)),
        node("Button", "lost", {"text": "OK"}, callBackType="Touch", callBackName="nowhere", touchEnabled=True),
        node("Sprite", "unknown", {"file": "block.png"}, custom="Stranger")]), version="1.9.0.0"),
}


def png(width, height, rgb):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(rgb) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


SHEET = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>frames</key><dict><key>hero.png</key><dict>
<key>frame</key><string>{{2,2},{12,6}}</string><key>offset</key><string>{0,0}</string>
<key>rotated</key><false/><key>sourceSize</key><string>{12,6}</string></dict></dict>
<key>metadata</key><dict><key>format</key><integer>2</integer><key>textureFileName</key><string>sheet.png</string></dict>
</dict></plist>
"""


# --- An interface of Cocos Studio 1, in json and in its binary form ------------------------------------------------

def widget(cls, name, children=(), **options):
    return {"classname": cls, "name": None, "options": {"name": name, "classname": cls, **options},
            "children": list(children)}


def image(path, plist=""):
    return {"path": path, "plistFile": plist, "resourceType": 1 if plist else 0}


INTERFACE = {
    "classname": None, "name": None, "version": "1.3.0.1", "designWidth": 960, "designHeight": 640,
    "textures": ["sheet.plist"], "texturesPng": ["sheet.png"],
    "animation": {"classname": None, "name": "AnimationManager", "actionlist": [
        {"name": "in", "loop": False, "unittime": 0.1, "actionnodelist": [
            {"ActionTag": 42, "actionframelist": [
                {"frameid": 0, "positionx": 0, "positiony": 0, "opacity": 0, "tweenType": 0, "tweenParameter": []},
                {"frameid": 5, "positionx": 100, "positiony": 50, "opacity": 255, "tweenType": 0, "tweenParameter": []}]}]}]},
    "widgetTree": widget("Panel", "root", adaptScreen=False, width=0, height=0, colorType=0, children=[
        widget("ImageView", "picture", [widget("Label", "inside", text="Hi", fontSize=12, x=2, y=3)], x=100, y=50,
               width=8, height=8, ignoreSize=True, anchorPointX=0.5, anchorPointY=0.5, tag=9, actiontag=42,
               fileNameData=image("block.png"), colorR=10, colorG=20, colorB=30, opacity=200, ZOrder=3, rotation=15,
               scaleX=2.0, scaleY=0.5, flipX=True),
        widget("Button", "ok", normalData=image("hero.png", "sheet.plist"), pressedData=image("missing.png"), text="OK",
               textColorR=1, textColorG=2, textColorB=3, fontSize=18, touchAble=True, width=40, height=20, ignoreSize=True),
        widget("Panel", "rows", [widget("Button", "row", layoutParameter={"type": 1, "gravity": 6, "marginTop": 4})],
               layoutType=1, width=100, height=100, sizeType=1, sizePercentX=0.5, sizePercentY=0.25, visible=False,
               bgColorR=9, bgColorG=8, bgColorB=7, colorType=1),
        widget("Slider", "slider", barFileNameData=image("block.png"), percent=30, width=80, height=8),
        widget("ListView", "list", [widget("Panel", "item", width=10, height=10)], direction=1, gravity=1, itemMargin=3,
               innerWidth=100, innerHeight=100, width=100, height=100),
        widget("Dial", "unknown")])}


def component(cls, name, path, plist="", **more):
    return {"classname": cls, "name": name, "fileData": image(path, plist), **more}


def json_node(cls, name, children=(), **options):
    return {"classname": cls, "options": {"classname": cls, "name": name, "visible": True, **options}, "children": list(children)}


# A scene of a beta of Cocos Studio 2.
BETA_SCENE = {
    "cocos2dVersion": "3.x", "textures": ["sheet.plist"], "texturesPng": ["sheet.png"],
    "nodeTree": json_node("Node", "root", tag=3, children=[
        json_node("Sprite", "hero", fileName="hero.png", x=40, y=50, scaleX=2, scaleY=3, rotation=30, opacity=100, colorR=9,
                  colorG=8, colorB=7, ZOrder=2, tag=5, actionTag=77, flipX=True, anchorPointX=0, anchorPointY=1,
                  components=[{"componentType": "ComAudio", "componentName": "sound", "componentEnabled": True,
                               "comAudioFilePath": "beep.wav", "comAudioloop": True}]),
        json_node("Sprite", "lost", fileName="missing.png"),
        json_node("SubGraph", "part", fileName="nodes.csb", x=7, y=8),
        json_node("SubGraph", "self", fileName="beta.json"),
        json_node("Particle", "smoke", plistFile="missing.plist"),
        json_node("TMXTiledMap", "map", tmxString="<map orientation='orthogonal' width='2' height='3' tilewidth='8' tileheight='8'/>",
                  resourcePath=""),
        json_node("Button", "ok", x=10, y=20, width=40, height=20, ignoreSize=True, text="OK", fontSize=18, touchAble=True,
                  actionTag=78, rotationSkewX=15, normalData=image("block.png"), children=[
                      json_node("Label", "inside", text="Hi", fontSize=12, x=2, y=3)]),
        json_node("Panel", "panel", width=100, height=50, children=[json_node("Dial", "unknown")])]),
    "action": {"duration": 10, "speed": 1.0, "timelines": [
        {"frameType": "PositionFrame", "actionTag": 77, "frames": [
            {"frameIndex": 0, "x": 0, "y": 0, "tween": True}, {"frameIndex": 10, "x": 100, "y": 50}]}]}}
TEXTS = {"menu.play": "Spielen", "menu.title": "B\u00e4rlauch", "menu.name": "Dein Name"}

# A scene of the scene editor of Cocos Studio 1.
OLD_SCENE = {
    "classname": "CCNode", "name": "root", "CanvasSize": {"_width": 960, "_height": 640}, "components": [],
    "gameobjects": [
        {"classname": "CCNode", "name": "hero", "objecttag": 10, "x": 30, "y": 40, "scalex": 2.0, "scaley": 3.0, "rotation": 45,
         "visible": 1, "zorder": 6, "components": [component("CCSprite", "picture", "block.png"),
                                                   component("CCComAttribute", "values", "values.json")],
         "gameobjects": [{"classname": "CCNode", "name": "child", "objecttag": 11, "visible": 0, "components": [
             component("CCSprite", "frame", "hero.png", "sheet.plist")]}]},
        {"classname": "CCNode", "name": "panel", "objecttag": 12, "components": [
            component("GUIComponent", "interface", "interface.json")]},
        {"classname": "CCNode", "name": "lost", "objecttag": 13, "components": [
            component("CCSprite", "nothing", "missing.png"), component("CCArmature", "arm", "block.png"),
            component("CCUnknown", "what", "block.png"), component("CCComAudio", "sound", "missing.wav")]},
        {"classname": "CCNode", "name": "figure", "objecttag": 14, "components": [
            component("CCArmature", "bee", "figures.ExportJson", selectedactionname="fly"),
            {"classname": "CCComController", "name": "control"}]}],
    "Triggers": [{"id": 7, "events": [{"id": 3}, {"id": 4}],
                  "conditions": [{"classname": "AtLeast", "dataitems": [{"key": "limit", "value": 2}]}],
                  "actions": [{"classname": "Count", "dataitems": [{"key": "step", "value": 1.5}]},
                              {"classname": "Nothing", "dataitems": []}]},
                 {"id": 8, "events": [{"id": 4}], "conditions": [], "actions": [{"classname": "Count", "dataitems": []}]}]}


class CocoWriter:
    """The binary form: classes, attributes, nodes and texts; here all scalars are attributes of one class."""

    TYPES = {type(None): 0, bool: 1, dict: 3, list: 4, str: 5, int: 6, float: 6}

    def __init__(self, root):
        self.texts, self.text_places, self.attributes, self.attribute_places = bytearray(), {}, bytearray(), {}
        self.nodes = [None]
        self.nodes[0] = self.node(root, "")

    def text(self, text):
        if text not in self.text_places:
            self.text_places[text] = len(self.texts)
            self.texts += text.encode() + b"\0"
        return self.text_places[text]

    def attribute(self, kind, name):
        if (kind, name) not in self.attribute_places:
            self.attribute_places[kind, name] = len(self.attribute_places)
            self.attributes += struct.pack("<BxxxI", ord("N") + kind, self.text(name))
        return self.attribute_places[kind, name]

    def node(self, value, name):
        if isinstance(value, (dict, list)):
            members = list(value.items()) if isinstance(value, dict) else [("", element) for element in value]
            first = len(self.nodes)
            self.nodes += [None] * len(members)
            for i, (key, member) in enumerate(members):
                self.nodes[first + i] = self.node(member, key)
            return struct.pack("<hhBxxxII", 0 if isinstance(value, dict) else -1, -1, len(members), self.text(name), first * 16)
        text = "null" if value is None else ("1" if value else "0") if isinstance(value, bool) else str(value)
        return struct.pack("<hhBxxxII", 0, self.attribute(self.TYPES[type(value)], name), 0, self.text(text), 0)

    def bytes(self, compressed):
        item = struct.pack("<BxxxII", 0, self.text("Item"), 0)
        nodes = b"".join(self.nodes)
        places = (12, 12 + len(self.attributes), 12 + len(self.attributes) + len(nodes))
        contents = item + bytes(self.attributes) + nodes + bytes(self.texts)
        packed = zlib.compress(contents, 9) if compressed else contents
        header = struct.pack("<32s32sIIIIII", b"CocoStudio Exported Binary", b"1.0.0.0", len(contents),
                             len(packed) if compressed else 0, 1, *places)
        return header + packed


# --- The scenes of the gallery ---------------------------------------------------------------------------------------

SHEET_OF_GAME = "beecluster.plist"
PATH = [(60, 150), (150, 215), (240, 150), (150, 85), (60, 150)]
GALLERY = {
    "meadow": scene(node("Node", "meadow", size=(300, 240), tag=1, children=[
        node("Panel", "sky", {"colorType": 2, "first": (255, 244, 214, 255), "end": (206, 232, 255, 255),
                              "colorVector": (0, 1), "clip": True}, size=(300, 240),
             layout={"widthPercent": True, "heightPercent": True, "sizeX": 1.0, "sizeY": 1.0}),
        node("ProjectNode", "left flower", {"path": "studio/flower.csd", "speed": 1.0}, tag=2, actionTag=302, position=(70, 40)),
        node("ProjectNode", "right flower", {"path": "studio/flower.csd", "speed": 0.5}, tag=3, actionTag=303,
             position=(230, 40), scale=(1.4, 1.4)),
        node("Sprite", "bee", {"file": ("bee_0.png", SHEET_OF_GAME)}, actionTag=301, anchor=(0.5, 0.5), position=(60, 150)),
        node("Text", "title", {"fontName": "fonts/Quicksand-Bold.ttf", "fontSize": 18, "text": "Cocos Studio"},
             anchor=(0.5, 0.5), position=(150, 150), color=(90, 60, 30, 255), actionTag=304,
             layout={"percentX": True, "percentY": True, "positionX": 0.5, "positionY": 0.62})]),
        timelines=[
            ("Position", 301, [{"at": 30 * i, "value": point, "easing": 3} for i, point in enumerate(PATH)]),
            ("RotationSkew", 301, [{"at": 0, "value": (-20, -20)}, {"at": 60, "value": (20, 20)},
                                   {"at": 120, "value": (-20, -20)}]),
            ("Scale", 301, [{"at": 0, "value": (1, 1), "easing": 25}, {"at": 60, "value": (1.5, 1.5), "easing": 25},
                            {"at": 120, "value": (1, 1)}]),
            ("FileData", 301, [{"at": 3 * i, "value": (f"bee_{i % 4}.png", SHEET_OF_GAME), "tween": False} for i in range(40)]),
            ("Alpha", 304, [{"at": 0, "value": 255}, {"at": 60, "value": 90}, {"at": 120, "value": 255}]),
            ("ActionValue", 302, [{"at": 0, "value": (0, "-- ALL --", 0)}]),
            ("ActionValue", 303, [{"at": 0, "value": (0, "-- ALL --", 0)}])],
        duration=120, clips=[("there", 0, 60), ("back", 60, 120)], plists=[SHEET_OF_GAME]),
    "flower": scene(node("Node", "flower", children=[
        node("Sprite", "head", {"file": ("flower_rose.png", SHEET_OF_GAME)}, actionTag=311, anchor=(0.5, 0.5))]),
        timelines=[("RotationSkew", 311, [{"at": 0, "value": (-30, -30), "easing": 3}, {"at": 30, "value": (30, 30), "easing": 3},
                                          {"at": 60, "value": (-30, -30)}]),
                   ("CColor", 311, [{"at": 0, "value": WHITE}, {"at": 30, "value": (255, 200, 120, 255)},
                                    {"at": 60, "value": WHITE}])],
        duration=60, plists=[SHEET_OF_GAME]),
}
MENU = {
    "classname": None, "name": None, "version": "1.3.0.1", "designWidth": 300, "designHeight": 240, "textures": [],
    "animation": {"classname": None, "name": "AnimationManager", "actionlist": [
        {"name": "appear", "loop": False, "unittime": 0.1, "actionnodelist": [
            {"ActionTag": tag, "actionframelist": [
                {"frameid": 0, "positionx": -80, "positiony": y, "opacity": 0, "tweenType": 0, "tweenParameter": []},
                {"frameid": delay, "positionx": -80, "positiony": y, "opacity": 0, "tweenType": 0, "tweenParameter": []},
                {"frameid": delay + 6, "positionx": 150, "positiony": y, "opacity": 255, "tweenType": 26,
                 "tweenParameter": []}]} for tag, y, delay in ((1, 170, 0), (2, 115, 2), (3, 60, 4))]}]},
    "widgetTree": widget("Panel", "menu", width=300, height=240, colorType=0, children=[
        widget("Button", text.lower(), x=150, y=y, actiontag=tag, tag=tag, width=150, height=44, ignoreSize=True, text=text,
               touchAble=True, fontSize=18, fontName="fonts/Quicksand-Bold.ttf", textColorR=255, textColorG=246, textColorB=222,
               scale9Enable=True, scale9Width=170, scale9Height=44, capInsetsX=12, capInsetsY=12, capInsetsWidth=8,
               capInsetsHeight=8, normalData=image("../widgets/push.png"), pressedData=image("../widgets/push_pressed.png"))
        for tag, text, y in ((1, "Play", 170), (2, "Garden", 115), (3, "Leave", 60))])}


def write_gallery(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, description in GALLERY.items():
        (folder / f"{name}.csb").write_bytes(Writer().finish(scene_table(description)))
        (folder / f"{name}.csd").write_text(scene_xml(description))
    (folder / "menu.json").write_text(json.dumps(MENU, indent=1) + "\n")


def main():
    if sys.argv[1] == "--gallery":
        return write_gallery(Path(sys.argv[2]))
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "block.png").write_bytes(png(8, 8, (255, 200, 80)))
    (folder / "sheet.png").write_bytes(png(16, 16, (80, 160, 255)))
    (folder / "sheet.plist").write_text(SHEET)
    (folder / "interface.json").write_text(json.dumps(INTERFACE, indent=1) + "\n")
    (folder / "interface.csb").write_bytes(CocoWriter(INTERFACE).bytes(True))
    (folder / "interface-plain.csb").write_bytes(CocoWriter(INTERFACE).bytes(False))
    (folder / "beta.json").write_text(json.dumps(BETA_SCENE, indent=1) + "\n")
    (folder / "texts.json").write_text(json.dumps(TEXTS, indent=1) + "\n")
    texts = [Table().set(0, "s", key).set(1, "s", text) for key, text in TEXTS.items()]
    (folder / "texts.csb").write_bytes(Writer().finish(Table().set(0, "vector", texts)))
    (folder / "values.json").write_text('{"lives": 3, "speed": 1.5, "name": "bee", "strong": true}\n')
    (folder / "scene.json").write_text(json.dumps(OLD_SCENE, indent=1) + "\n")
    (folder / "scene.csb").write_bytes(CocoWriter(OLD_SCENE).bytes(True))
    for name, description in SCENES.items():
        (folder / f"{name}.csb").write_bytes(Writer().finish(scene_table(description)))
        (folder / f"{name}.csd").write_text(scene_xml(description))


if __name__ == "__main__":
    main()
