"""The size of a game's window: what its main() and its design say."""
import re

from .textfiles import read, without_comments

FRAME_SIZE = re.compile(r"setFrameSize\s*\(\s*(\w+)(?:\.0?f?)?\s*,\s*(\w+)(?:\.0?f?)?\s*\)")
STRETCHING = ("kResolutionExactFit", "kResolutionUnKnown", "EXACT_FIT")
TEMPLATE_SIZES = {(480, 320), (800, 480)}  # of 2.x, for Windows and Linux


def find_orientation(game, path):
    """An activity without an orientation opens upright, as phones are held."""
    orientations = re.findall(r'screenOrientation\s*=\s*"(\w+)"', read(path)[0])
    if not orientations or any(name.lower().endswith("portrait") for name in orientations):
        game.is_portrait = True
        game.names_portrait = bool(orientations)


def find_frame_size(game, path):
    """The size of the window where main() sets it: one that was not left as it was generated, of these the one for Windows."""
    text = read(path)[0]
    match = FRAME_SIZE.search(text)
    size = match and size_of(match.groups(), [text])
    if not size:
        return
    rank = (size not in TEMPLATE_SIZES, path.parent.name == "proj.win32")
    if rank > game.frame_size_rank:
        game.frame_size, game.frame_size_rank = size, rank
        game.notes = [note for note in game.notes if not note.startswith("The window")]
        game.notes.append(f"The window has {size[0]} x {size[1]} pixels, from {path.relative_to(game.folder)}.")


def size_of(names, texts):
    """Width and height as numbers, where each is one or the name of a constant in the texts, or None."""
    sides = []
    for name in names:
        constant = re.compile(rf"\b{name}\b(?:\s+|\s*=\s*)\(?(\d+)\b")
        value = re.fullmatch(r"(\d+)", name) or next((found for found in map(constant.search, texts) if found), None)
        if not value:
            return None
        sides.append(int(value.group(1)))
    return tuple(sides) if all(100 <= side <= 4096 for side in sides) else None


def design(texts):
    """The size of the first design whose sides are constants, and whether it is stretched to the window; (None, False) without one."""
    call = re.compile(r"setDesignResolutionSize\s*\(\s*(\w+)(?:\.0?f?)?\s*,\s*(\w+)(?:\.0?f?)?\s*,\s*([\w:]+)")
    for match in (match for text in texts.values() for match in call.finditer(without_comments(text))):
        size = size_of(match.groups()[:2], texts.values())
        if size:
            return size, match.group(3).rpartition("::")[2] in STRETCHING
    return None, False
