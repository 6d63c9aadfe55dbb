"""Says where the files are that an example loads. A new project does not have them, so a reader has to copy them before the example runs."""
import plistlib
import re

GALLERY, GAME = "tests/gallery/assets", "resources"
STRING = re.compile(r'//[^\n]*|"((?:\\.|[^"\\\n])*)"')
FILE = re.compile(r"[\w/-]+\.(?:png|webp|tga|plist|tmx|tsx|fnt|ttf|otf|ogg|wav|mp3|json|ExportJson|csb|csd|ccbi|txt|gz)")
SHEET, FONT = ("beecluster.plist", "beecluster.webp"), "fonts/Quicksand-Bold.ttf"
# What files refer to.
NEEDS = {"meadow.tmx": ("meadow.tsx", "meadow.png"), "honey.fnt": ("honey.png",), "beecluster.plist": ("beecluster.webp",), "studio/card.ccbi": SHEET,
         "studio/meadow.csb": (*SHEET, FONT), "studio/sign.csd": (*SHEET, FONT), "studio/menu.json": ("widgets/push.png", FONT)}
# What an example writes itself, and names that stand for files of a game.
OTHERS = {"level.gz", "level.json", "levels/1.json", "menu.json", "missing.png", "notes.txt", "texts.csb"}


def names(code):
    """The names of files in the strings of an example."""
    return sorted({found[1] for found in STRING.finditer(code) if found[1] and FILE.fullmatch(found[1])})


def frames(root):
    """The names of frames in the sheet, which look like files."""
    return plistlib.loads((root / GAME / SHEET[0]).read_bytes())["frames"].keys()


def folder_of(root, file):
    """The folder of Copra that has the file, or None."""
    return next((folder for folder in (GALLERY, GAME) if (root / folder / file).is_file()), None)


def faults(root, codes):
    """The names in examples, (class, code), that no known folder has."""
    known = frames(root) | OTHERS
    used = {file for _, code in codes for file in names(code)}
    for name, code in codes:
        for file in names(code):
            if file not in known and not folder_of(root, file):
                yield f"the example of {name}: {file} is neither in {GALLERY} nor in {GAME}; example_files.py lists what need not be there"
    for file, needed in NEEDS.items():
        for one in (file, *needed):
            if not folder_of(root, one):
                yield f"example_files.py: there is no file {one}"
    for file in sorted((OTHERS | NEEDS.keys()) - used):
        yield f"example_files.py: no example names {file}"


def listed(parts):
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{',' * (len(parts) > 2)} and {parts[-1]}"


def sentence_of(folder, files):
    """Where files of one folder are, and where they belong: those of a folder within it are copied with that, but only one font of many."""
    whole = sorted({file.partition("/")[0] for file in files if "/" in file and not file.startswith("fonts/")})
    single = [f"`{file}`" for file in files if "/" not in file]
    subject = single + [f"the folder `{one}`" for one in whole]
    is_one = len(single) + len(whole) == 1
    project = " of your project" if folder == GAME else ""
    if subject:
        text = f"{listed(subject)} {'is' if is_one else 'are'} in `{folder}` of Copra; copy {'it' if is_one else 'them'} to `resources`{project}.\n"
        yield text[0].upper() + text[1:]
    for file in files:
        if file.startswith("fonts/"):
            yield f"`{file}` is in `{folder}` of Copra; copy it to `resources/fonts`{project}.\n"


def sentence(root, code, above=""):
    """Where the files of an example are, or "". `above` is the text of the example above it."""
    used = []
    for file in names(code):
        used += [one for one in (file, *NEEDS.get(file, ())) if one not in used]
    found = [text for folder in (GALLERY, GAME) if (files := [file for file in used if folder_of(root, file) == folder]) for text in sentence_of(folder, files)]
    return "".join(text for text in found if text not in above)
