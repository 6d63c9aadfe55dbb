"""Finds the resources that a game names in another way than its files are called."""
import re

from .untrusted import LARGEST_RESOURCE, fault_of_file, real_path

EXTENSIONS = ("png jpg jpeg bmp tga gif webp pvr ccz gz plist fnt tmx tsx tmj json xml csb csd ttf otf ttc mp3 ogg wav caf aif aiff "
              "m4a mid fsh vsh frag vert txt csv ini dat bin ExportJson atlas skel lua db").split()
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*\.(?:%s) *)"' % "|".join(EXTENSIONS), re.I)
# From the first of such characters only: the data of a map is one run of a million of them.
NAMES_IN_DATA = re.compile(r'(?<![\w\-./\\ ])[\w\-./\\ ]+\.(?:%s)\b' % "|".join(EXTENSIONS), re.I)
SHADER = re.compile(r'"(?:[\w\-]+/)*([\w\-]+)_([vf])s"')  # axmol's name of a compiled shader
CONVERSION = re.compile(r"%[-+ 0-9.*lhz]*[a-zA-Z]")
DATA = {".plist", ".fnt", ".tmx", ".tsx", ".json", ".xml", ".atlas"}
NAMES_FILES = {".fnt", ".tmx", ".tsx"}  # what these name are files
LARGEST_DATA = 2_000_000


class Aliases:
    """Names under which a game asks for files, and the files that it means."""

    def __init__(self, folders, inside=None, others=()):
        """`inside` is the game's folder: links that leave it are not followed. `others` are files of the game outside of
        `folders`, from which a project of Xcode may take some by their names."""
        self.folders = folders
        self.files = {}  # the path in its folder -> the file
        for folder in folders:
            for path in sorted(folder.rglob("*")):
                if not fault_of_file(path, LARGEST_RESOURCE) and (
                        not inside or not path.is_symlink() or real_path(inside) in real_path(path).parents):
                    self.files.setdefault(path.relative_to(folder).as_posix(), path)
        self.paths = set(self.files.values())
        self.lower = {}
        self.by_name = {}
        for name, path in self.files.items():
            self.lower.setdefault(name.lower(), path)
            self.by_name.setdefault(name.rsplit("/", 1)[-1].lower(), []).append((name.count("/"), name, path))
        self.others = {path.relative_to(inside).as_posix(): path for path in others if path not in self.paths}
        self.paths |= set(self.others.values())
        self.found = {}    # name -> (file, repair)
        self.missing = set()
        self.frames = self._frames()

    def _frames(self):
        """The names of the frames in the sheets of the game."""
        sheets = [path for path in self.paths if path.suffix.lower() == ".plist" and path.stat().st_size <= LARGEST_DATA]
        texts = (path.read_text(encoding="utf-8", errors="replace") for path in sheets)
        return {frame for text in texts if "<key>frames</key>" in text for frame in re.findall(r"<key>([^<]+\.\w+)</key>", text)}

    def _add(self, name, path, repair):
        name = name.lstrip("/")  # the framework takes what no folder of the system has for a name below the resources
        if name not in self.files and not name.startswith("../") and "/../" not in name:
            self.found.setdefault(name, (path, repair))

    def _find(self, name):
        clean = re.sub(r"^(?:\./|/)+", "", name.replace("\\", "/")).rstrip()
        if clean in self.files:
            if name.endswith(" "):
                return self.files[clean], "blanks behind resource names"
            return (self.files[clean], "separators of resource names") if clean != name.lstrip("/") else None
        if clean.lower() in self.lower:
            return self.lower[clean.lower()], "case of resource names"
        # Xcode copies the files of all groups into one folder.
        for part in (clean, clean.rsplit("/", 1)[-1]):
            same = [entry for entry in self.by_name.get(part.rsplit("/", 1)[-1].lower(), [])
                    if entry[1].lower().endswith(part.lower())]
            if same:
                return min(same)[2], "folders that Xcode flattens"
        beside = [other for other in self.others if ("/" + other).lower().endswith("/" + clean.lower())]
        if beside:
            return self.others[min(beside)], "files in no folder of resources"
        self._add_missing(name)
        return None

    def _add_missing(self, name):
        """Notes a file that is not there. Frames of sheets have names of files, too, and so have endings alone."""
        if re.search(r"[^/.\\]\.\w+ *$", name) and "|" not in name and name.strip() not in self.frames:
            self.missing.add(name)

    def ask(self, name):
        """Notes that the game asks for `name`, which may have printf conversions."""
        if not CONVERSION.search(name):
            found = self._find(name)
            if found:
                self._add(name, *found)
            return
        clean = re.sub(r"^(?:\./|/)+", "", name.replace("\\", "/"))
        pieces = CONVERSION.split(clean)
        pattern = re.compile(r"(.*/)?(" + ".+?".join(re.escape(piece) for piece in pieces) + ")", re.I)
        if not any(pattern.search(file) for file in (*self.files, *self.others, *self.frames)):
            self._add_missing(name)
        for file, path in [*self.files.items(), *self.others.items()]:
            match = pattern.fullmatch(file)
            if not match or clean.startswith("%") or len(pieces[0]) < 2:
                continue
            # What the game formats has the literal parts as it spells them.
            middle = re.fullmatch("(.+?)".join(re.escape(piece) for piece in pieces), match.group(2), re.I)
            spelled = pieces[0] + "".join(group + piece for group, piece in zip(middle.groups(), pieces[1:]))
            if spelled not in self.files:
                self._add(spelled, path, "folders that Xcode flattens" if match.group(1) else "case of resource names")

    def ask_text(self, text):
        """Notes the names in the string literals of a source."""
        for match in LITERAL.finditer(text):
            self.ask(match.group(1).replace("\\\\", "\\"))
        for name, stage in SHADER.findall(text):
            sources = {f"{name}.{ending}".lower() for ending in (("vert", "vsh") if stage == "v" else ("frag", "fsh"))}
            for path in self.others.values():
                if path.name.lower() in sources:
                    self._add(f"shaders/{name}{path.suffix.lower()}", path, "sources of shaders")

    def ask_data(self):
        """Notes the names in property lists, fonts and maps; they are relative to the folder of the file, also where the file
        has another name: what lies beside it is then found there, too."""
        files, read = self.all(), set()
        while files:
            for name, path in files.items():
                self._ask_data_file(name, path)
            read |= set(files)
            # What was found may be such a file itself: a map names a tileset, which names an image.
            files = {name: path for name, path in self.all().items() if name not in read}

    def _ask_data_file(self, name, path):
        if path.suffix.lower() not in DATA or path.stat().st_size > LARGEST_DATA:
            return
        folder = name.rsplit("/", 1)[0] + "/" if "/" in name else ""
        text = path.read_text(encoding="utf-8", errors="replace")
        for match in set(NAMES_IN_DATA.findall(text)):
            asked = match.strip().replace("\\", "/")
            if not asked or folder + asked in self.files:
                continue
            target = self.lower.get((folder + asked).lower())
            beside = path.parent / asked
            if target:
                self._add(folder + asked, target, "case of resource names")
            elif name in self.found and beside.is_file() and beside in self.paths:
                self._add(folder + asked, beside, "folders that Xcode flattens")
            elif path.suffix.lower() in NAMES_FILES and not beside.is_file():
                self._add_missing(folder + asked)

    def all(self):
        """Every name under which the game finds a file, with the file."""
        return {**self.files, **{name: path for name, (path, _) in self.found.items()}}
