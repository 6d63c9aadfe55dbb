#!/usr/bin/env python3
"""The files of a Windows program.

files.py icon PICTURE.png OUT.ico    an icon in the sizes that Windows shows
files.py list FOLDER OUT.nsh         the commands of NSIS that install the files of the folder and remove them
"""

import os
import re
import sys

SIZES = (16, 24, 32, 48, 64, 128, 256)
# What Windows reserves for devices, with any ending.
DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$", re.IGNORECASE)


def fail(sentence):
    sys.exit("files.py: " + sentence)


def write_icon(picture, out):
    from PIL import Image, UnidentifiedImageError
    try:
        with Image.open(picture) as opened:
            image = opened.convert("RGBA")
    except FileNotFoundError:
        fail(f"there is no {picture}")
    except (OSError, UnidentifiedImageError):
        fail(f"{picture} is not a picture")
    if image.width != image.height:
        fail(f"{picture} has {image.width} x {image.height} pixels, but an icon must be square")
    image.save(out, "ICO", sizes=[(size, size) for size in SIZES if size <= max(image.width, SIZES[0])], bitmap_format="bmp")


def check_name(path):
    """Fails if Windows has no such file."""
    for part in path.split("/"):
        if re.search(r'[<>:"|?*\\\x00-\x1f]', part) or part[-1] in ". " or DEVICES.match(part):
            fail(f"Windows cannot have a file '{path}': rename it")


def quoted(text):
    return "`" + text.replace("`", "$\\`") + "`"


def escaped(text):
    """In the commands that run on Windows $ begins a variable."""
    return text.replace("$", "$$")


def write_list(folder, out):
    install, remove, folders, seen = [], [], [], {}
    for parent, names, files in os.walk(folder):
        names.sort()
        below = os.path.relpath(parent, folder)
        target = "$INSTDIR" if below == "." else "$INSTDIR\\" + escaped(below.replace("/", "\\"))
        folders.insert(0, target)
        install.append("SetOutPath " + quoted(target))
        for name in sorted(files):
            path = os.path.normpath(os.path.join(below, name))
            check_name(path)
            other = seen.setdefault(path.casefold(), path)
            if other != path:
                fail(f"Windows takes '{other}' and '{path}' for one file: rename one")
            install.append("File " + quoted(os.path.join(parent, name)))
            remove.append("Delete " + quoted(target + "\\" + escaped(name)))
    remove += ["RMDir " + quoted(target) for target in folders]
    with open(out, "w", encoding="utf-8") as file:
        for name, lines in (("InstallFiles", install), ("RemoveFiles", remove)):
            file.write(f"!macro {name}\n" + "".join(f"    {line}\n" for line in lines) + "!macroend\n")


def main():
    tasks = {"icon": write_icon, "list": write_list}
    if len(sys.argv) != 4 or sys.argv[1] not in tasks:
        fail("usage: icon PICTURE.png OUT.ico | list FOLDER OUT.nsh")
    tasks[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    main()
