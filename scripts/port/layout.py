"""Finds the parts of a game in its folder: the application, sources, resources, project files."""
import fnmatch
import os
import re
from pathlib import Path

from .errors import PortError
from .repairs.blocks import namespace_of
from .repository import ENGINES, absent_sources, empty_modules, refuse_scripts
from .textfiles import read
from .untrusted import LARGEST_RESOURCE, LARGEST_TEXT, TooLong, fault_of_file, fault_of_name, printable, real_path, time_limit
from .window import find_frame_size, find_orientation

SOURCES = {".cpp", ".cc", ".cxx", ".c"}
HEADERS = {".h", ".hpp", ".hh", ".hxx", ".inl", ".inc", ".ipp"}
OBJECTIVE_C = {".m", ".mm"}
PROJECT_FILES = ("Android.mk", "CMakeLists.txt", "*.vcxproj", "*.vcproj", "project.pbxproj")
SOURCE_ROOTS = {"classes", "source", "sources", "src"}
RESOURCE_FOLDERS = ("resources", "resource", "content", "assets", "res", "data")
APPLICATION = re.compile(r"class\s+(\w+)\s*(?:final\s*)?:\s*(?:public|private|protected)?\s*(?:virtual\s+)?"
                         r"(?:cocos2d::|ax::)?(?:CC)?Application\b")
INCLUDED = re.compile(r'#\s*(?:include|import)\s*["<](?:[^">]*[/\\])?([^">/\\]+)[">]')
INCLUDED_SOURCE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*"(?:\.\.?[/\\])*([^">\n]+\.(?:cpp|cc|cxx|c))"', re.M)
# What finds sources in a project file. The functions of Android that name folders and modules do not.
PATTERN = re.compile(r"\$\(wildcard|\$\(shell|\$\(call\b(?!\s+(?:my-dir|import-))|\bGLOB(_RECURSE)?\b|aux_source_directory|GLOBR|FILTER_LIST")
LONGEST_PATTERN = 2  # seconds of an expression of the game's own
TEST = re.compile(r"#\s*if.*TEST", re.I)
# Bounded: a pattern that looks for its end from each beginning is quadratic.
DECLARED = re.compile(r"\b(?:class|struct)\s+(\w+)[^;{}()]{0,1000}\{")
DEFINED = re.compile(r"^[\w:<>*& \t]{0,200}\b(\w+::~?\w+)[ \t]*\([^;{}\[]{0,2000}\)\s*(?:const\s*)?(?::[^;{}]{0,4000})?\{", re.M)
MAIN = re.compile(r"^[ \t]*(?:extern\s+\"C\"\s+)?(?:int|void)\s+(?:APIENTRY\s+|WINAPI\s+)?(?:main|_tWinMain|wWinMain|WinMain)\s*\(",
                  re.M)


class Game:
    """The parts of a game. Paths are absolute; `folder` is what the user named."""

    def __init__(self, folder):
        self.folder = folder
        self.root = None          # the folder of the sources
        self.delegate = None      # the class derived from Application
        self.delegate_header = None
        self.sources = []
        self.headers = []
        self.libraries = []       # sources outside of the root, which belong to it if it includes their headers
        self.resources = []
        self.others = []          # files that are neither sources nor in a folder of resources
        self.prefix_headers = []
        self.left_out = []        # (path, reason)
        self.frame_size = None    # width and height of the window that a main() of 2.x sets
        self.frame_size_rank = ()  # how much that size counts: more than none
        self.is_portrait = False  # what the manifest for Android says
        self.names_portrait = False  # it does so by name
        self.is_for_android_only = False  # there is no project for another system
        self.projects = []        # the project files of all platforms
        self.empty_modules = []   # submodules of the repository whose folders are empty
        self.absent_sources = set()  # what project files list beside the sources and is not there
        self.notes = []


def _is_engine(folder):
    name = folder.name.lower()
    if name in ENGINES or name.startswith(("proj.", "proj_", "frameworks", "prebuilt")):
        return True
    return any((folder / path).exists() for path in ("cocos/cocos2d.h", "cocos2dx/include/cocos2d.h", "include/cocos2d.h",
                                                     "core/axmol.h", "cocos2d.h", "cocos-ext.h"))


def _files(game):
    """All files of the game's own, without links that leave the folder, and the project files of all platforms. Sources in folders of
    platforms are the game's own where other sources include them by their path."""
    own, projects, platforms = [], [], set()
    real = real_path(game.folder)
    for folder, folders, names in os.walk(game.folder, followlinks=False):
        here = Path(folder)
        in_engine = any(_is_engine(parent) for parent in [here, *here.parents]
                        if parent != game.folder and game.folder in parent.parents)
        for name in list(folders):
            path = here / name
            if path.is_symlink():
                folders.remove(name)
                inside = real in real_path(path).parents
                game.left_out.append((path, "a link to a folder" if inside else "a link that leaves the game's folder"))
            elif name.startswith(".") or (_is_engine(path) and not name.lower().startswith("proj")):
                folders.remove(name)
        for name in sorted(names):
            path = here / name
            if path.is_symlink() and real not in real_path(path).parents:
                game.left_out.append((path, "a link that leaves the game's folder"))
                continue
            reason = _fault_of(game, path)
            if reason:
                game.left_out.append((path, reason))
                continue
            if name.startswith("._"):  # what macOS writes beside a file
                continue
            if name == "AndroidManifest.xml":
                find_orientation(game, path)
            if name == "Makefile":
                game.projects.append(path)
            elif any(fnmatch.fnmatch(name, pattern) for pattern in PROJECT_FILES):
                projects.append(path)
            elif name.endswith(".pch"):
                game.prefix_headers.append(path)
            elif not in_engine:
                own.append(path)
            elif path.suffix.lower() in SOURCES | HEADERS and name != "main.cpp" and here.name.lower().startswith("proj"):
                platforms.add(path)
            elif name == "main.cpp":
                find_frame_size(game, path)
        folders.sort()
    return own + _used_of_platforms(own, platforms), projects


def _fault_of(game, path):
    """Why a file is neither read nor copied; "" if it can be."""
    is_source = path.suffix.lower() in SOURCES | HEADERS | OBJECTIVE_C
    is_text = is_source or path.suffix.lower() in (".pch", ".xml") or path.name == "Makefile" \
        or any(fnmatch.fnmatch(path.name, pattern) for pattern in PROJECT_FILES)
    name = path.relative_to(game.folder).as_posix()
    return (is_source and fault_of_name(name)) or fault_of_file(path, LARGEST_TEXT if is_text else LARGEST_RESOURCE)


def _used_of_platforms(own, platforms):
    """Headers in folders of platforms that are included as "../proj.win32/Paths.h", from whatever folder, or by headers beside them,
    with the sources of the same name."""
    used = []
    reading = [path for path in own if path.suffix.lower() in SOURCES | HEADERS] if platforms else []
    while reading:
        path = reading.pop()
        names = set()
        for name in re.findall(r'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)[">]', read(path)[0], re.M):
            parts = [part for part in name.replace("\\", "/").split("/") if part not in ("..", ".")]
            if len(parts) > 1 and parts[0].lower().startswith("proj"):
                names.add("/".join(parts))
            elif path in used:
                names.add(path.parent.name + "/" + "/".join(parts))
        headers = {part.with_suffix("") for part in platforms if any(part.as_posix().endswith("/" + name) for name in names)}
        found = sorted(part for part in platforms if part.with_suffix("") in headers)
        platforms = platforms - set(found)
        used += found
        reading += found
    return used


def _find_delegate(game, own, named):
    """Finds the class derived from Application, below the folder `named` by the user."""
    found = {}
    for path in own:
        if path.suffix.lower() in SOURCES | HEADERS and named in path.parents:
            text = read(path)[0]
            match = APPLICATION.search(text)
            if match:
                found.setdefault((_source_root(game, path), namespace_of(text, match.start()) + match.group(1)), path)
    if len(found) > 1:
        found = _choose_game(game, found)
    for (root, name), path in found.items():
        game.root, game.delegate, game.delegate_header = root, *_most_derived(own, name, path)


def _choose_game(game, found):
    """Of several games, the only one that the project files name, or that is more than the template of a new project."""
    for fits, reason in ((_is_built, "which the project files name"), (_is_written, "as the others are the template of a new project")):
        chosen = {key: path for key, path in found.items() if fits(game, path)}
        if len(chosen) == 1:
            folder = next(iter(chosen.values())).parent.relative_to(game.folder)
            game.notes.append(f"Of several games, the one in {folder} is taken, {reason}.")
            return chosen
    places = "\n".join(f"  {path.parent}" for path in found.values())
    raise PortError(f"{game.folder} has several games (classes derived from Application); name the folder of one:\n{places}")


def _most_derived(own, name, path):
    """The class of the game that derives from the application `name` of the file `path`, if a single one does, with its file."""
    derives = re.compile(rf"^[ \t]*class\s+(\w+)\s*(?:final\s*)?:\s*(?:public|private|protected)?\s*(?:\w+::)*{name.rsplit('::', 1)[-1]}\b", re.M)
    found = {}
    for other in own:
        if other.suffix.lower() in SOURCES | HEADERS:
            text = read(other)[0]
            found.update({namespace_of(text, match.start()) + match.group(1): other for match in derives.finditer(text)})
    return _most_derived(own, *found.popitem()) if len(found) == 1 else (name, path)


def _is_built(game, path):
    """Whether a project file lists the source of this header, by its path from there."""
    for project in game.projects:
        text = read(project)[0].replace("\\", "/")
        for source in path.parent.glob(path.stem + ".c*"):
            if re.search(r"(?<![\w.-])(?<![\w.-]/)" + re.escape(os.path.relpath(source, project.parent)) + r"\b", text):
                return True
    return False


def _is_written(_, path):
    """Whether other sources than those of a new project lie beside this header."""
    sources = {source.stem for source in path.parent.iterdir() if source.suffix.lower() in SOURCES}
    return bool(sources - {"AppDelegate", "HelloWorldScene", "main"})


def _source_root(game, path):
    """The folder of the sources that a file belongs to: the uppermost one with a usual name, or its own."""
    inside = [parent for parent in path.parents if game.folder in parent.parents]
    named = [parent for parent in inside if parent.name.lower() in SOURCE_ROOTS]
    return named[-1] if named else path.parent


def _listed(projects, name):
    """The names of the sources in the project files that list the file `name`; empty where a pattern lists them."""
    listed = set()
    for project in projects:
        text = read(project)[0]
        if name.lower() not in text.lower():
            continue
        if PATTERN.search(text):
            return set()
        listed |= {match.lower() for match in re.findall(r"[\w+\-. ]*[\w+\-]\.(?:cpp|cc|cxx|c)\b", text)}
    return {name.strip() for name in listed}


def _excluded(game, projects, path):
    """Whether a CMakeLists.txt takes the source out of its list with list(FILTER ... EXCLUDE REGEX ...)."""
    for project in projects:
        if project.name == "CMakeLists.txt" and project.parent in path.parents:
            for pattern in re.findall(r'list\s*\(\s*FILTER\s+\w+\s+EXCLUDE\s+REGEX\s+"([^"]+)"', read(project)[0], re.I):
                try:
                    with time_limit(LONGEST_PATTERN):
                        if re.search(pattern, path.as_posix()):
                            return True
                except (re.error, RecursionError):
                    pass
                except TooLong:
                    raise PortError(f"{printable(project)}: the regular expression {printable(pattern)} takes too long") from None
    return False


def _has_main(text):
    """Whether a source has a main() that is not behind an #if of a test."""
    for match in MAIN.finditer(text):
        conditions = []
        for directive in re.findall(r"^[ \t]*(#[ \t]*(?:if|endif).*)", text[:match.start()], re.M):
            if "endif" not in directive:
                conditions.append(directive)
            elif conditions:
                conditions.pop()
        if not any(TEST.match(condition) for condition in conditions):
            return True
    return False


def used_names(game, sources, first):
    """The names, without endings, of the headers that the sources `first` include, directly, through other headers, or through
    those of `sources` that have the same names."""
    files = {}
    for path in [*sources, *game.headers]:
        files.setdefault(path.stem.lower(), []).append(path)
    used, reading = set(), [*game.prefix_headers, *first]
    while reading:
        for name in INCLUDED.findall(read(reading.pop())[0]):
            stem, ending = os.path.splitext(name.lower())
            if ending in HEADERS | SOURCES and stem not in used:
                used.add(stem)
                reading += files.get(stem, [])
    return used


def declared_classes(game, used):
    """The classes that the headers of these names (see used_names()) declare."""
    return {name for path in game.headers if path.stem.lower() in used for name in DECLARED.findall(read(path)[0])}


def defined_functions(path):
    """The functions of classes that a source defines, as Class::function."""
    return set(DEFINED.findall(read(path)[0]))


def defined_classes(path):
    """The classes of which a source defines functions."""
    return {name.split("::")[0] for name in defined_functions(path)}


def _choose_sources(game, own, projects, globs):
    in_root = [path for path in own if game.root in path.parents]
    game.headers = [path for path in own if path.suffix.lower() in HEADERS]
    candidates = [path for path in in_root if path.suffix.lower() in SOURCES]
    game.libraries = [path for path in own if path.suffix.lower() in SOURCES and game.root not in path.parents
                      and not globs and not _has_main(read(path)[0])]
    if globs:
        candidates = [path for path in own if path.suffix.lower() in SOURCES
                      and any(path.relative_to(game.folder).match(glob) or fnmatch.fnmatch(str(path.relative_to(game.folder)), glob)
                              for glob in globs)]
    for path in in_root:
        if path.suffix.lower() in OBJECTIVE_C:
            game.left_out.append((path, "Objective-C"))
    delegate = next((path.name for path in candidates if path.stem == game.delegate_header.stem), "AppDelegate.cpp")
    listed = set() if globs else _listed(projects, delegate)
    game.absent_sources = absent_sources(game, projects, delegate)
    used = used_names(game, candidates, [path for path in candidates if path.name.lower() in listed]) if listed else set()
    unused = []
    for path in candidates:
        if _has_main(read(path)[0]):
            game.left_out.append((path, "has a main() of its own"))
        elif not globs and _excluded(game, projects, path):
            game.left_out.append((path, "excluded in CMakeLists.txt"))
        elif listed and path.name.lower() not in listed and path.stem.lower() not in used:
            unused.append(path)
        else:
            game.sources.append(path)
    missing = declared_classes(game, used).difference(*map(defined_classes, game.sources)) if unused else set()
    if listed:
        here = {path.name.lower() for path in candidates}
        game.sources += [path for path in game.libraries if path.name.lower() in listed - here]
    for path in unused:
        if missing.isdisjoint(defined_classes(path)):
            game.left_out.append((path, "in no project file, and no source includes its header"))
        else:  # the header has another name
            game.sources.append(path)
    _take_included(game, listed)


def _take_included(game, listed):
    """Takes sources that another file includes, and that no project file lists, for headers: they are compiled there."""
    names = {"/" + name.replace("\\", "/").lower() for path in [*game.sources, *game.headers] for name in INCLUDED_SOURCE.findall(read(path)[0])}
    for path in list(game.sources) if names else []:
        if path.name.lower() not in listed and any(path.as_posix().lower().endswith(name) for name in names):
            game.sources.remove(path)
            game.headers.append(path)
            game.left_out.append((path, "another source includes it"))


def _find_resources(game):
    places = [game.root.parent, *([game.folder] if game.folder != game.root.parent else []), game.root]
    for place in places:
        for folder in sorted(place.iterdir()):
            if folder.name.lower() in RESOURCE_FOLDERS and folder.is_dir() and not folder.is_symlink():
                game.resources.append(folder)
        if game.resources:
            break
    # Where there are several, the usual name comes first.
    game.resources.sort(key=lambda folder: RESOURCE_FOLDERS.index(folder.name.lower()))
    game.resources = [folder for folder in game.resources if folder != game.root]
    if not game.resources:
        game.notes.append("There is no folder Resources, Content or assets: the game finds no files.")


def find_game(folder, globs=()):
    """Finds the parts of the game in `folder`. Raises PortError if there is none."""
    folder = Path(os.path.abspath(folder))
    if not folder.is_dir():
        raise PortError(f"{folder} is not a folder")
    if not os.access(folder, os.R_OK | os.X_OK):
        raise PortError(f"{folder} cannot be read")
    named = folder
    if folder.name.lower() in SOURCE_ROOTS and not any(path.name.lower() in SOURCE_ROOTS for path in folder.iterdir()):
        folder = folder.parent
    game = Game(folder)
    game.empty_modules = empty_modules(folder)
    own, projects = _files(game)
    game.projects += projects
    systems = {path.name.lower() for path in folder.glob("proj[._]*") if path.is_dir()}
    game.is_for_android_only = bool(systems) and all("android" in name for name in systems)
    _find_delegate(game, own, named)
    if not game.delegate:
        refuse_scripts(folder)
        sources = sum(1 for path in own if path.suffix.lower() in SOURCES)
        raise PortError(f"{folder} is not a game of cocos2d-x: none of its {sources} sources has a class derived from Application "
                        "(usually Classes/AppDelegate.h)")
    _choose_sources(game, own, projects, globs)
    if not game.sources:
        raise PortError(f"no source of {folder} matches " + " ".join(globs))
    _find_resources(game)
    game.others = [path for path in own if path.suffix.lower() not in SOURCES | HEADERS | OBJECTIVE_C and not path.is_symlink()
                   and not any(folder in path.parents for folder in game.resources)]
    return game
