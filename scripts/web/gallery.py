#!/usr/bin/env python3
"""Makes the index of the gallery as pages: a card with a picture for each scene, which links the page that plays it, and a search.

gallery.py SCENES OUT PICTURES...: SCENES is what 'gallery --list' prints; a picture is in the first folder of PICTURES that has it.
"""

import html
import itertools
import os
import shutil
import sys
import urllib.parse

HERE = os.path.dirname(os.path.realpath(__file__))
CARD = """<a class="card" href="play.html?arg={link}" data-words="{words}">
<img src="pictures/{picture}" alt="" loading="lazy" width="240" height="132">
<b>{title}</b><span>{caption}</span></a>"""


def read_scenes(path):
    """Pairs of a name, family/scene, and its caption."""
    with open(path, encoding="utf-8") as file:
        lines = (line.strip().split(None, 1) for line in file if "/" in line.split(" ", 1)[0])
        return [(name, rest[0] if rest else "") for name, *rest in lines]


def copy_picture(name, folders, out):
    """The file name of the picture of a scene in pictures/, or None."""
    picture = name.replace("/", "_") + ".png"
    for folder in folders:
        if os.path.isfile(os.path.join(folder, picture)):
            shutil.copyfile(os.path.join(folder, picture), os.path.join(out, "pictures", picture))
            return picture
    return None


def card(name, caption, picture):
    words = html.escape(f"{name} {caption}".lower())
    return CARD.format(link=urllib.parse.quote(name, safe=""), words=words, picture=picture or "../icon.png", title=html.escape(name.split("/")[1]),
                       caption=html.escape(caption))


def make(scenes, out, folders):
    os.makedirs(os.path.join(out, "pictures"), exist_ok=True)
    sections = []
    for family, group in itertools.groupby(scenes, lambda scene: scene[0].split("/")[0]):
        cards = "\n".join(card(name, caption, copy_picture(name, folders, out)) for name, caption in group)
        sections.append(f'<section id="{html.escape(family)}"><h2>{html.escape(family)}</h2>\n<div class="cards">\n{cards}\n</div></section>')
    with open(os.path.join(HERE, "gallery.html"), encoding="utf-8") as file:
        text = file.read()
    text = text.replace("@COUNT@", str(len(scenes))).replace("@SECTIONS@", "\n".join(sections))
    with open(os.path.join(out, "index.html"), "w", encoding="utf-8") as file:
        file.write(text)


def main():
    if len(sys.argv) < 4:
        sys.exit("usage: gallery.py SCENES OUT PICTURES...")
    scenes = read_scenes(sys.argv[1])
    if not scenes:
        sys.exit("gallery.py: there are no scenes in " + sys.argv[1])
    make(scenes, sys.argv[2], sys.argv[3:])
    print(f"{len(scenes)} scenes")


if __name__ == "__main__":
    main()
