"""Says which files of an example the template `guide` of `copra new` has. A project of a different template does not have them."""
import pathlib
import plistlib
import re

SHEET = "resources/beecluster.plist"
STRING = re.compile(r'//[^\n]*|"((?:\\.|[^"\\\n])*)"')
FILE = re.compile(r"[\w/-]+\.(?:png|webp|tga|plist|tmx|tsx|fnt|ttf|otf|ogg|wav|mp3|json|ExportJson|csb|csd|ccbi|txt|gz)")
TEMPLATE = '<a href="guide-getting-started.html#guide-getting-started--trying-the-examples">template guide</a>'
# What an example writes itself, and names that stand for files of a game.
OTHERS = {"cookies.txt", "level.gz", "level.json", "levels/1.json", "menu.json", "missing.png", "notes.txt", "texts.csb", "trace.json"}


def names(code):
    """The names of files in the strings of an example."""
    return sorted({found[1] for found in STRING.finditer(code) if found[1] and FILE.fullmatch(found[1])})


def frames(root):
    """The names of frames in the sheet, which look like files."""
    return plistlib.loads((root / SHEET).read_bytes())["frames"].keys()


def given(root):
    """The names of the files that a project of the template has."""
    found = set()
    for template in ("common", "guide"):
        for line in (root / "scripts/templates" / template / "files").read_text().splitlines():
            path, folder = line.split()
            files = (root / path).rglob("*") if (root / path).is_dir() else [root / path]
            found |= {(pathlib.PurePosixPath(folder) / file.relative_to((root / path).parent).as_posix()).as_posix() for file in files}
    return found


def faults(root, codes):
    """The names in examples, (class, code), that the template does not have."""
    known = frames(root) | given(root) | OTHERS
    used = {file for _, code in codes for file in names(code)}
    for name, code in codes:
        for file in names(code):
            if file not in known:
                yield f"the example of {name}: the template guide has no file {file}; example_files.py lists what need not be there"
    for file in sorted(OTHERS - used):
        yield f"example_files.py: no example names {file}"


def listed(parts):
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{',' * (len(parts) > 2)} and {parts[-1]}"


def sentence(root, code, above=""):
    """Where the files of an example are, or "". `above` is the text of the example above it. Every template has the fonts."""
    files = [f"`{file}`" for file in names(code) if file in given(root) and not file.startswith("fonts/") and f"`{file}`" not in above]
    return f"The {TEMPLATE} has {listed(files)}.\n" if files else ""
