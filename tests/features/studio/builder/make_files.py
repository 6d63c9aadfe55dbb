#!/usr/bin/env python3
"""Writes the .ccbi files of the tests, the seeds of the fuzz target and the file of the gallery.

Run it after a change; the results are in the repository."""
import pathlib
import struct
import zlib

from ccbi import *  # noqa: F403

here = pathlib.Path(__file__).resolve().parent
tests = here.parent.parent.parent


def at(x, y, type=0):
    return (POSITION, "position", (x, y, type))


def badge():
    """A file that another one includes. Its tag may be set from outside."""
    root = node("CCNode", (SIZE, "contentSize", (40, 20, 0)),
                children=[node("CCLayerColor", (SIZE, "contentSize", (100, 50, 1)), (COLOR3, "color", (10, 20, 30)),
                               animations={0: [("opacity", BYTE, [(0, LINEAR, 0), (1, LINEAR, 200)])]})],
                extra=[(INTEGER, "tag", 5)])
    return file(root, [dict(number=0, name="fade", duration=1)], auto_play=0)


def panel():
    """A node of every class, two sequences, callbacks, and a sound."""
    square = node("CCSprite", at(100, 50), (POINT, "anchorPoint", (0, 1)), (SCALE_LOCK, "scale", (2, 0.5, 0)),
                  (DEGREES, "rotation", 45), (SPRITEFRAME, "displayFrame", ("", "square.png")), (BYTE, "opacity", 128),
                  (COLOR3, "color", (255, 128, 0)), (FLIP, "flip", (1, 0)), (BLEND_MODE, "blendFunc", (770, 1)),
                  (INTEGER, "tag", 7), (CHECK, "visible", 1), (FLOAT_XY, "skew", (0, 0)),
                  variable=("square", OWNER),
                  animations={0: [("position", POSITION, [(0, LINEAR, (100, 50)), (1, CUBIC_INOUT, (200, 50)),
                                                          (2, LINEAR, (200, 150))]),
                                  ("visible", CHECK, [(0, INSTANT, 1), (1.5, INSTANT, 0)]),
                                  ("color", COLOR3, [(0, LINEAR, (255, 128, 0)), (2, LINEAR, (0, 0, 255))])],
                              1: [("rotation", DEGREES, [(0, LINEAR, 0), (1, BOUNCE_OUT, 360)]),
                                  ("scale", SCALE_LOCK, [(0, INSTANT, (1, 1)), (0.5, LINEAR, (3, 3))])]})
    nodes = [
        node("CCLayerColor", at(0, 0), (SIZE, "contentSize", (50, 100, 3)), (COLOR3, "color", (1, 2, 3)),
             (BYTE, "opacity", 99)),
        node("CCLayerGradient", (SIZE, "contentSize", (10, 20, 2)), (COLOR3, "startColor", (255, 0, 0)),
             (COLOR3, "endColor", (0, 255, 0)), (BYTE, "startOpacity", 10), (BYTE, "endOpacity", 20),
             (POINT, "vector", (1, 0))),
        square,
        node("CCLabelTTF", at(50, 50, 4), (TEXT, "string", "Grüße"), (FONT_TTF, "fontName", "a.ttf"),
             (FLOAT_SCALE, "fontSize", (20, 0)), (INTEGER_LABELED, "horizontalAlignment", 1),
             (INTEGER_LABELED, "verticalAlignment", 2), (SIZE, "dimensions", (120, 40, 0)), variable=("label", ROOT)),
        node("CCMenu", at(10, 20, 1), children=[
            node("CCMenuItemImage", at(30, 40), (SPRITEFRAME, "normalSpriteFrame", ("", "square.png")),
                 (BLOCK, "block", ("onMenu", OWNER)), (CHECK, "isEnabled", 1), variable=("item", OWNER))]),
        node("CCControlButton", at(10, 20, 2), (STRING, "title|1", "Press"), (FONT_TTF, "titleTTF|1", "a.ttf"),
             (FLOAT_SCALE, "titleTTFSize|1", (16, 0)), (COLOR3, "titleColor|1", (9, 9, 9)),
             (SIZE, "preferedSize", (80, 30, 0)), (CHECK, "enabled", 1), (CHECK, "zoomOnTouchDown", 0),
             (BLOCK_CONTROL, "ccControl", ("onControl", OWNER, 32)), variable=("button", OWNER)),
        node("CCScale9Sprite", at(10, 20, 3), (SPRITEFRAME, "spriteFrame", ("", "square.png")),
             (SIZE, "preferedSize", (60, 60, 0)), (FLOAT, "insetLeft", 2), (FLOAT, "insetTop", 3)),
        node("CCScrollView", at(0, 0), (SIZE, "contentSize", (100, 100, 0)), (CCB_FILE, "container", "badge.ccb"),
             (INTEGER_LABELED, "direction", 1), (CHECK, "clipsToBounds", 0), (CHECK, "bounces", 0), (FLOAT, "scale", 1)),
        node("CCParticleSystemQuad", at(5, 5, 5), (INTEGER_LABELED, "emitterMode", 0), (INTEGER, "totalParticles", 30),
             (FLOAT, "emissionRate", 10), (FLOAT, "duration", -1), (FLOAT_VAR, "life", (2, 0.25)),
             (FLOAT_VAR, "speed", (60, 0)), (POINT, "gravity", (0, -90)),
             (COLOR4F_VAR, "startColor", (1, 0.5, 0.25, 1, 0, 0, 0, 0)), (FLOAT_VAR, "startRadius", (5, 0))),
        node("CCBFile", at(7, 8), (DEGREES, "rotation", 90), (CCB_FILE, "ccbFile", "badge.ccb"),
             extra=[(INTEGER, "tag", 42)], variable=("badge", OWNER)),
        node("GameHero", at(1, 2), (INTEGER, "lives", 3), (FLOAT, "speed", 2.5), (STRING, "name", "Bee"),
             (CHECK, "flying", 1)),
    ]
    root = node("CCLayer", (SIZE, "contentSize", (100, 100, 1)), (CHECK, "isTouchEnabled", 0), children=nodes)
    sequences = [dict(number=0, name="slide", duration=2, next=1, calls=[(0.5, "onHalf", OWNER)],
                      sounds=[(1, "sound.wav", 1, 0, 0.5)]),
                 dict(number=1, name="turn", duration=1)]
    return file(root, sequences, auto_play=0)


def loop():
    return file(node("CCNode", children=[node("CCBFile", (CCB_FILE, "ccbFile", "loop.ccb")), node("CCNode")]))


def gallery():
    """For the scene of the gallery: a card with a swinging bee and a heading."""
    bee = node("CCSprite", at(50, 52, 4), (SCALE_LOCK, "scale", (1, 1, 0)), (DEGREES, "rotation", -20),
               (SPRITEFRAME, "displayFrame", ("beecluster.plist", "bee_0.png")),
               animations={0: [("rotation", DEGREES, [(0, CUBIC_INOUT, -20), (1, CUBIC_INOUT, 20), (2, LINEAR, -20)]),
                               ("position", POSITION, [(0, LINEAR, (30, 52)), (1, BOUNCE_OUT, (70, 52)),
                                                       (2, LINEAR, (30, 52))])],
                           1: [("scale", SCALE_LOCK, [(0, BACK_OUT, (1, 1)), (0.5, LINEAR, (2, 2)), (1, LINEAR, (1, 1))])]})
    bar = node("CCLayerColor", at(0, 0), (SIZE, "contentSize", (100, 24, 3)), (COLOR3, "color", (236, 178, 60)),
               animations={0: [("opacity", BYTE, [(0, LINEAR, 255), (1, LINEAR, 90), (2, LINEAR, 255)])]})
    root = node("CCNode", (SIZE, "contentSize", (100, 100, 1)), children=[bar, bee])
    return file(root, [dict(number=0, name="swing", duration=2, next=0), dict(number=1, name="pulse", duration=1, next=0)],
                auto_play=0)


def png(width, height, color):
    """A picture of one color."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes(color) * width) * height
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)) +
            chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


files = {"badge": badge(), "panel": panel(), "loop": loop(),
         "version": file(node("CCNode"), version=4),
         "unknown": file(node("CCNode", children=[node("CCSprite", (BYTE, "wingspan", 1), (INTEGER, "tag", 3))]))}
for name, data in files.items():
    (here / "files" / f"{name}.ccbi").write_bytes(data)
    (tests / "fuzz/corpus/ccbi" / f"{name}.ccbi").write_bytes(data)
(here / "files/square.png").write_bytes(png(8, 4, (255, 255, 255)))
(tests / "gallery/assets/studio/card.ccbi").write_bytes(gallery())
