#!/usr/bin/env python3
"""Writes the armatures that the tests, the fuzz targets and the gallery load.

    python3 -B tests/features/studio/armature/make_files.py

The keys are those that the animation editor of Cocos Studio 1 writes: x, y position, z order, kX, kY skew in radians, cX, cY
scale, dI display, fi frame, evt event, twE easing, dr duration, to transition, lp loop, sc speed, pX, pY anchor point. The
XML is that of the plugin for Flash, in degrees and with y down.
"""
import json
import math
import shutil
import struct
import sys
import zlib
from pathlib import Path

tests = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(tests / "studio"))
import make_scenes  # noqa: E402


def place(x=0, y=0, **more):
    return {"x": x, "y": y, "z": 0, "kX": 0, "kY": 0, "cX": 1, "cY": 1, **more}


def sprite(name, **skin):
    return {"name": name, "displayType": 0, "skin_data": [place(**skin)]}


def bone(name, parent="", displays=(), **more):
    return {"name": name, "parent": parent, "display_data": list(displays), **place(**more)}


def frame(at, x=0, y=0, **more):
    return {**place(x, y), "fi": at, "dI": 0, "tweenFrame": True, "twE": 0, **more}


def movement(name, frames, bones, loop=True, **more):
    return {"name": name, "dr": frames, "lp": loop, "to": 0, "drTW": frames, "twE": 0, "sc": 1,
            "mov_bone_data": [{"name": n, "dl": 0, "frame_data": list(f)} for n, f in bones.items()], **more}


def texture(name, width, height, x=0.5, y=0.5, *contours):
    return {"name": name, "width": width, "height": height, "pX": x, "pY": y,
            "contour_data": [{"vertex": [{"x": a, "y": b} for a, b in c]} for c in contours]}


def armature_file(armatures, textures=(), sheets=(), version=1.6, **more):
    return {"content_scale": 1, "config_file_path": [f"{s}.plist" for s in sheets],
            "config_png_path": [f"{s}.png" for s in sheets],
            "armature_data": [{"name": n, "version": version, "bone_data": b} for n, (b, _) in armatures.items()],
            "animation_data": [{"name": n, "mov_data": m} for n, (_, m) in armatures.items()],
            "texture_data": list(textures), **more}


def sheet(image, **frames):
    entries = "".join(
        f"<key>{name}.png</key><dict><key>frame</key><string>{{{{{x},{y}}},{{{w},{h}}}}}</string>"
        f"<key>offset</key><string>{{0,0}}</string><key>rotated</key><false/>"
        f"<key>sourceSize</key><string>{{{w},{h}}}</string></dict>\n" for name, (x, y, w, h) in frames.items())
    return ('<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>\n<key>frames</key><dict>\n' + entries +
            "</dict>\n<key>metadata</key><dict><key>format</key><integer>2</integer><key>textureFileName</key>"
            f"<string>{image}</string></dict>\n</dict></plist>\n")


HALF_TURN = 3.141592653589793
BEE = ([bone("wing", "body", [sprite("wing.png", x=1, y=2), sprite("wing2.png")], x=5, y=6, z=1),
        bone("body", "", [sprite("body.png")], x=10, y=20)],
       [movement("fly", 61, {
           "body": [frame(0), frame(30, x=30, evt="half", color={"a": 128, "r": 255, "g": 0, "b": 255}), frame(60)],
           "wing": [frame(0), frame(20, kX=HALF_TURN / 2, kY=-HALF_TURN / 2, twE=4), frame(40, dI=1), frame(60)]}),
        movement("land", 21, {"body": [frame(0, y=10, tweenFrame=False), frame(10, y=-10, bd_src=770, bd_dst=1)]}, loop=False),
        movement("turn", 11, {"body": [frame(0), frame(10, y=5)], "wing": [frame(0), frame(5, evt="early"), frame(10, evt="end")]},
                 loop=False, to=5)])
HIVE = ([bone("guest", "", [{"name": "bee", "displayType": 1}], x=100),
         bone("smoke", "", [{"plist": "smoke.plist", "displayType": 2}], x=3, y=4),
         bone("door", "guest", [sprite("body.png")])],
        [movement("idle", 11, {"guest": [frame(0), frame(10)], "smoke": [frame(0)], "door": [frame(0)]})])
FIGURES = armature_file({"bee": BEE, "hive": HIVE},
                        [texture("body", 10, 8, 0.5, 0.5, [(-5, -4), (5, -4), (0, 4)]), texture("wing", 6, 4, 0, 0.5)],
                        ["bee0", "smoke"])

# Before version 0.3 frames have durations and places that are not relative to the bone, and rotations end at half a turn.
OLD = armature_file({"old": (
    [bone("body", "", [{"name": "body.png", "displayType": 0}], x=2, y=3)],
    [movement("fly", 30, {"body": [
        {**place(0, 0, kX=3), "dr": 10, "dI": 0}, {**place(20, 0, kX=-3), "dr": 20, "dI": 0}]})])}, version=0.2)

BROKEN = armature_file({
    "knot": ([bone("a", "b"), bone("b", "a"), bone("c", "nothing"), bone("self", "", [{"name": "knot", "displayType": 1}]),
              bone("lost", "", [sprite("missing.png")])],
             [movement("move", 11, {"a": [frame(8, x=8), frame(2, x=2, dI=9)], "nothing": [frame(0)], "b": []})]),
    "still": ([bone("a")], []),
    "jumps": ([bone("a", "", [sprite("body.png")])],
              [movement("move", 11, {"a": [frame(8, x=8, dI=0), frame(2, x=2, dI=9), frame(-5)]}),
               movement("none", 0, {"a": [frame(0, x=4)]})])},
    sheets=["absent"])

XML = """<?xml version="1.0" encoding="UTF-8"?>
<skeleton name="wasp" frameRate="24" version="2.2">
  <armatures>
    <armature name="wasp">
      <b name="body" z="0"><d name="body" isArmature="0"/></b>
      <b name="head" parent="body" z="1"><d name="wing" isArmature="0"/><d name="bee" isArmature="1"/></b>
    </armature>
  </armatures>
  <animations>
    <animation name="wasp">
      <mov name="sting" dr="20" to="0" drTW="40" lp="0" twE="NaN">
        <b name="body" sc="1" dl="0">
          <f dr="10" cocos2d_x="10" cocos2d_y="-20" kX="0" kY="0" cX="1" cY="1" dI="0" z="3" twE="0" evt="start"/>
          <f dr="10" cocos2d_x="30" cocos2d_y="-20" kX="90" kY="90" cX="2" cY="1" dI="0" z="3" twE="2" bd="8">
            <colorTransform a="0" r="0" g="0" b="0" aM="50" rM="100" gM="0" bM="100"/></f>
        </b>
        <b name="head" sc="1" dl="0">
          <f dr="10" cocos2d_x="14" cocos2d_y="-25" kX="0" kY="0" cX="1" cY="1" dI="0" z="4" twE="0"/>
          <f dr="10" cocos2d_x="34" cocos2d_y="-20" kX="90" kY="90" cX="1" cY="1" dI="1" z="4" twE="0" mov="fly"/>
        </b>
        <b name="tail"><f dr="10"/></b>
      </mov>
    </animation>
    <animation name="nothing"/>
  </animations>
  <TextureAtlas name="wasp" width="32" height="32">
    <SubTexture name="body" width="10" height="8" cocos2d_pX="2" cocos2d_pY="2">
      <con><con_vt x="1" y="2"/><con_vt x="3" y="-4"/><con_vt x="5" y="6"/></con></SubTexture>
  </TextureAtlas>
</skeleton>
"""

SMOKE = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>maxParticles</key><integer>20</integer><key>emitterType</key><integer>0</integer><key>duration</key><real>-1</real>
<key>particleLifespan</key><real>1</real><key>startParticleSize</key><real>4</real><key>textureFileName</key><string>bee0.png</string>
</dict></plist>
"""


# --- The figure of the gallery -----------------------------------------------------------------------------------------

def swing(amount, frames, parts, phase=0.0):
    """Key frames that swing by `amount` radians."""
    angles = [amount * math.sin(2 * math.pi * (i / parts + phase)) for i in range(parts + 1)]
    return [frame(frames * i // parts, kX=angle, kY=-angle, twE=3) for i, angle in enumerate(angles)]


def limb(kind, side, x, y):
    return bone(f"{kind} {side}", "body", [sprite("walker_limb.png", y=-20)], x=-x if side == "left" else x, y=y,
                z=-1 if side == "left" else 2)


def turned(at, angle, **more):
    return frame(at, kX=angle, kY=-angle, **more)


WALKER = ([bone("body", "", [sprite("walker_body.png")], y=70),
           bone("head", "body", [sprite("walker_head.png", y=22)], y=28, z=1),
           *(limb(kind, side, x, y) for side in ("left", "right") for kind, x, y in (("arm", 14, 24), ("leg", 7, -24)))],
          [movement("walk", 41, {
              "body": [frame(10 * i, y=3 * (i % 2), twE=3) for i in range(5)], "head": swing(0.12, 40, 4),
              "leg left": swing(0.7, 40, 4), "leg right": swing(0.7, 40, 4, 0.5),
              "arm left": swing(0.6, 40, 4, 0.5), "arm right": swing(0.6, 40, 4)}, to=8),
           movement("jump", 41, {
               "body": [frame(0), frame(6, y=-12, cY=0.85, twE=3), frame(20, y=90, twE=5), frame(34, y=-6, cY=0.9, twE=4), frame(40)],
               "head": [frame(0), frame(20, y=4), frame(40)],
               "leg left": [frame(0), turned(20, 0.5, evt="top"), frame(40)],
               "leg right": [frame(0), turned(20, -0.5), frame(40)],
               "arm left": [frame(0), turned(20, 2.4), frame(40)],
               "arm right": [frame(0), turned(20, -2.4), frame(40)]}, loop=False, to=6)])


def solid(width, height, boxes):
    """A PNG with an alpha channel: rounded boxes (x, y, width, height, color)."""
    pixels = [[(0, 0, 0, 0)] * width for _ in range(height)]
    for x, y, w, h, color in boxes:
        radius = min(w, h) / 2
        for row in range(h):
            for column in range(w):
                dx = max(radius - column - 0.5, column + 0.5 - (w - radius), 0)
                dy = max(radius - row - 0.5, row + 0.5 - (h - radius), 0)
                cover = min(max(radius - math.hypot(dx, dy) + 0.5, 0), 1)
                if cover:
                    pixels[y + row][x + column] = (*color, round(255 * cover))
    rows = b"".join(b"\0" + b"".join(bytes(p) for p in row) for row in pixels)

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def main():
    folder = tests / "features/studio/armature/files"
    folder.mkdir(exist_ok=True)
    (folder / "figures.ExportJson").write_text(json.dumps(FIGURES, indent=1) + "\n")
    (folder / "bee.ExportJson").write_text(json.dumps(armature_file({"bee": BEE}, sheets=["bee0"]), separators=(",", ":")) + "\n")
    (folder / "figures.csb").write_bytes(make_scenes.CocoWriter(FIGURES).bytes(True))
    (folder / "old.json").write_text("\ufeff" + json.dumps(OLD, indent=1) + "\n", encoding="utf-8")
    (folder / "broken.json").write_text(json.dumps(BROKEN, indent=1) + "\n")
    (folder / "wasp.xml").write_text(XML)
    (folder / "smoke.plist").write_text(SMOKE)
    (folder / "bee0.plist").write_text(sheet("bee0.png", body=(0, 0, 10, 8), wing=(10, 0, 6, 4), wing2=(10, 4, 6, 4)))
    (folder / "bee0.png").write_bytes(make_scenes.png(16, 16, (255, 200, 80)))

    gallery = tests / "gallery/assets/studio"
    walker = armature_file({"walker": WALKER}, [texture("walker_limb", 14, 48)], ["walker"],
                           content_scale=0.5)  # the gallery has two pixels to a point
    (gallery / "walker.ExportJson").write_text(json.dumps(walker, separators=(",", ":")) + "\n")
    (gallery / "walker.plist").write_text(
        sheet("walker.png", walker_body=(0, 0, 36, 64), walker_head=(38, 0, 44, 44), walker_limb=(84, 0, 14, 48)))
    (gallery / "walker.png").write_bytes(solid(100, 66, [
        (0, 0, 36, 64, (232, 160, 48)), (38, 0, 44, 44, (250, 205, 130)), (84, 0, 14, 48, (150, 92, 34)),
        (64, 14, 8, 8, (60, 36, 20))]))

    corpus = tests / "fuzz/corpus/armature"
    corpus.mkdir(exist_ok=True)
    for name in ("figures.ExportJson", "figures.csb", "old.json", "broken.json", "wasp.xml"):
        shutil.copy(folder / name, corpus / name)


if __name__ == "__main__":
    main()
