#!/usr/bin/python3
"""Packs the pictures of a folder into a sheet, FOLDER.png, and its list of frames, FOLDER.plist, which SpriteFrameCache reads.

All pictures below the folder are taken, and named by their paths in it. A picture is trimmed to what can be seen of it and may be
turned by 90 degrees; nodes do not notice. Equal pictures share a place. What does not fit into one sheet goes into FOLDER-1 and so on.
The same pictures make the same sheet.

The places are found by MaxRects with the best short side fit (Jukka Jylänki, "A Thousand Ways to Pack the Bin", 2010).
"""
import argparse
import sys
from pathlib import Path
from xml.sax.saxutils import escape

try:
    from PIL import Image
except ImportError:
    sys.exit("copra: pack needs the package python3-pil")

KINDS = {".png", ".webp", ".tga", ".bmp", ".gif", ".jpg", ".jpeg"}


class Problem(Exception):
    """Something that is wrong with the input; the text says what."""


class Picture:
    """A picture of the folder: `image` is what can be seen of it, at (left, top) of its size."""

    def __init__(self, name, image, trims):
        self.name, self.size = name, image.size
        box = image.getchannel("A").getbbox() if trims else None
        box = box or ((0, 0, 1, 1) if trims else (0, 0, *image.size))  # one pixel stands for a picture that is empty
        self.left, self.top = box[0], box[1]
        self.image = image.crop(box)
        self.aliases = []  # pictures with the same image
        self.place = None  # in its sheet: (left, top, isTurned)

    def content(self):
        return self.image.size, self.image.tobytes()

    def frame(self):
        """What the list says of it: its place, and where it is in the whole picture, from center to center with y up."""
        (width, height), (whole_width, whole_height) = self.image.size, self.size
        x, y = self.left + width / 2 - whole_width / 2, whole_height / 2 - self.top - height / 2
        left, top, is_turned = self.place
        return {"offset": f"{{{x:g},{y:g}}}", "size": f"{{{width},{height}}}", "whole": f"{{{whole_width},{whole_height}}}",
                "rect": f"{{{{{left},{top}}},{{{width},{height}}}}}", "turned": "true" if is_turned else "false"}


class Sheet:
    """The free rectangles of a sheet, (left, top, width, height), which may overlap; none contains another."""

    def __init__(self, width, height):
        self.free = [(0, 0, width, height)]

    def add(self, width, height, turns):
        """The place for a picture, (left, top, isTurned), or None."""
        best = None
        for is_turned in (False, True)[:1 + turns]:
            w, h = (height, width) if is_turned else (width, height)
            for left, top, free_width, free_height in self.free:
                if w <= free_width and h <= free_height:
                    score = (*sorted((free_width - w, free_height - h)), top, left, is_turned)
                    if best is None or score < best[0]:
                        best = score, (left, top, w, h), is_turned
        if best is None:
            return None
        self.take(best[1])
        return best[1][0], best[1][1], best[2]

    def take(self, used):
        left, top, width, height = used
        rest = []
        for free in self.free:
            x, y, w, h = free
            if left >= x + w or left + width <= x or top >= y + h or top + height <= y:
                rest.append(free)
                continue
            if left > x:
                rest.append((x, y, left - x, h))
            if left + width < x + w:
                rest.append((left + width, y, x + w - left - width, h))
            if top > y:
                rest.append((x, y, w, top - y))
            if top + height < y + h:
                rest.append((x, top + height, w, y + h - top - height))
        rest = sorted(set(rest))
        self.free = [each for each in rest if not any(other != each and contains(other, each) for other in rest)]


def contains(outer, inner):
    return (outer[0] <= inner[0] and outer[1] <= inner[1] and outer[0] + outer[2] >= inner[0] + inner[2]
            and outer[1] + outer[3] >= inner[1] + inner[3])


def read(folder, trims):
    """The different pictures of a folder by size, the largest first, each with those that are equal to it."""
    pictures, seen = [], {}
    for path in sorted(folder.rglob("*")):
        if path.suffix.lower() not in KINDS or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        try:
            picture = Picture(name, Image.open(path).convert("RGBA"), trims)
        except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
            raise Problem(f"{path}: {error}") from None
        same = seen.setdefault(picture.content(), picture)
        (pictures if same is picture else same.aliases).append(picture)
    if not pictures:
        raise Problem(f"{folder}: there are no pictures")
    return sorted(pictures, key=lambda each: (-max(each.image.size), -min(each.image.size), each.name))


def place(pictures, width, height, options):
    """Places as many pictures as fit, and returns the others."""
    sheet = Sheet(width + options.padding, height + options.padding)  # what is beyond the edge is not drawn
    others = []
    for picture in pictures:
        w, h = picture.image.size
        picture.place = sheet.add(w + options.padding, h + options.padding, not options.no_rotate)
        if picture.place is None:
            others.append(picture)
    return others


def sides(most):
    side = 16
    while side < most:
        yield side
        side *= 2
    yield most


def best_page(pictures, options):
    """The pictures of the next sheet in the smallest one that holds all, or in one of full size; and those that are left."""
    area = sum(each.image.size[0] * each.image.size[1] for each in pictures)
    sizes = sorted(((w * h, w, h) for w in sides(options.size) for h in sides(options.size)))
    for size, width, height in sizes:
        if size >= area and not place(pictures, width, height, options):
            return pictures, []
    others = place(pictures, options.size, options.size, options)
    return [each for each in pictures if each.place], others


def draw(pictures):
    """The sheet, no larger than its pictures need."""
    turned = [(each.image.transpose(Image.Transpose.ROTATE_270) if each.place[2] else each.image, each.place) for each in pictures]
    width = max(where[0] + image.size[0] for image, where in turned)
    height = max(where[1] + image.size[1] for image, where in turned)
    sheet = Image.new("RGBA", (width, height))
    for image, where in turned:
        sheet.paste(image, where[:2])
    return sheet


def plist(pictures, file, size):
    """The list of frames, format 3 of TexturePacker."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<plist version="1.0">', "<dict>", "    <key>frames</key>", "    <dict>"]
    for each in sorted((same for picture in pictures for same in [picture, *picture.aliases]), key=lambda same: same.name):
        frame = each.frame()
        lines += [f"        <key>{escape(each.name)}</key>", "        <dict>", "            <key>aliases</key>", "            <array/>"]
        for key, value in (("spriteOffset", "offset"), ("spriteSize", "size"), ("spriteSourceSize", "whole"), ("textureRect", "rect")):
            lines += [f"            <key>{key}</key>", f"            <string>{frame[value]}</string>"]
        lines += ["            <key>textureRotated</key>", f"            <{frame['turned']}/>", "        </dict>"]
    name = escape(file)
    lines += ["    </dict>", "    <key>metadata</key>", "    <dict>", "        <key>format</key>", "        <integer>3</integer>",
              "        <key>realTextureFileName</key>", f"        <string>{name}</string>", "        <key>size</key>",
              f"        <string>{{{size[0]},{size[1]}}}</string>", "        <key>textureFileName</key>", f"        <string>{name}</string>",
              "    </dict>", "</dict>", "</plist>", ""]
    return "\n".join(lines)


def pack(options):
    """Writes the sheets, and returns how many there are and how many pictures they show."""
    left = read(options.folder, not options.no_trim)
    count = sum(1 + len(each.aliases) for each in left)
    for picture in left:
        if max(picture.image.size) > options.size:
            raise Problem(f"{options.folder / picture.name}: {picture.image.size[0]} x {picture.image.size[1]} pixels do not fit into a "
                          f"sheet of {options.size}: see --size")
    number = 0
    while left:
        pictures, left = best_page(left, options)
        for picture in pictures:
            for alias in picture.aliases:
                alias.place = picture.place
        base = options.out.with_name(options.out.name + (f"-{number}" if number else ""))
        sheet = draw(pictures)
        sheet.save(f"{base}.png", optimize=True)
        Path(f"{base}.plist").write_text(plist(pictures, f"{base.name}.png", sheet.size), encoding="utf-8")
        print(f"copra: {base}.plist: {sum(1 + len(each.aliases) for each in pictures)} frames in {sheet.size[0]} x {sheet.size[1]} pixels")
        number += 1
    return number, count


def side(text):
    number = int(text)
    if not 16 <= number <= 16384:
        raise argparse.ArgumentTypeError("must be from 16 to 16384")
    return number


def padding(text):
    number = int(text)
    if not 0 <= number <= 64:
        raise argparse.ArgumentTypeError("must be from 0 to 64")
    return number


def main():
    parser = argparse.ArgumentParser(prog="copra pack", description="Packs the pictures of a folder into a sheet and a list of its frames.")
    parser.add_argument("folder", type=Path, help="the folder of the pictures; frames are named by their paths in it")
    parser.add_argument("--out", type=Path, help="the sheet, with or without .png (default: the name of the folder, beside it)")
    parser.add_argument("--size", type=side, default=2048, help="the maximum width and height of a sheet in pixels (default: 2048)")
    parser.add_argument("--padding", type=padding, default=2, help="pixels between pictures (default: 2)")
    parser.add_argument("--no-trim", action="store_true", help="do not trim transparent borders")
    parser.add_argument("--no-rotate", action="store_true", help="do not rotate pictures")
    options = parser.parse_args()
    if not options.folder.is_dir():
        sys.exit(f"copra: there is no folder '{options.folder}'")
    options.folder = options.folder.resolve()
    options.out = options.out or options.folder
    if options.out.suffix in (".png", ".plist"):
        options.out = options.out.with_suffix("")
    try:
        pack(options)
    except (Problem, OSError) as problem:
        sys.exit(f"copra: {problem}")


if __name__ == "__main__":
    main()
