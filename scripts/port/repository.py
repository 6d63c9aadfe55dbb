"""What a repository says of a game: submodules, sources that are not there, games in other languages."""
import os
import re
from pathlib import Path

from .errors import PortError
from .textfiles import read

ENGINES = {"cocos2d", "cocos2dx", "cocos2d-x", "cocosdenshion", "axmol", "build", "node_modules", "out", "debug", "release"}
PARTS = {"scripting", "external", "extensions"}  # of the engine
SCRIPTS = {".lua": "Lua", ".js": "JavaScript", ".ts": "TypeScript"}
ENTRIES = {"main.lua", "main.js", "app.js", "project.json", "creator.d.ts"}  # of games in a script


def absent_sources(game, projects, name):
    """The sources of other folders that the project files with the file `name` list and that are not there, but for the engine's."""
    absent = set()
    for project in projects:
        text = read(project)[0].replace("\\", "/")
        if name.lower() not in text.lower() or project.suffix == ".pbxproj":
            continue
        for path in re.findall(r"(?:\.\.?/)+[\w+\-./ ]*[\w+\-]\.(?:cpp|cc|cxx|c)\b", text):
            source = Path(os.path.normpath(project.parent / path))
            parts = {part.lower() for part in Path(path).parts}
            if not source.exists() and not any(part in ENGINES | PARTS or part.startswith("cocos") for part in parts):
                absent.add(os.path.relpath(source, game.folder))
    return absent


def empty_modules(folder):
    """The submodules of the repository that holds `folder` whose folders are empty, but for the engine."""
    root = next((parent for parent in [folder, *folder.parents] if (parent / ".gitmodules").is_file()), None)
    if not root or (root != folder and not (root / ".git").exists()):
        return []
    empty = []
    for section in read(root / ".gitmodules")[0].split("[submodule")[1:]:
        fields = dict(re.findall(r"^[ \t]*(\w+)[ \t]*=[ \t]*(\S.*)", section, re.M))
        path = root / fields.get("path", ".")
        is_engine = re.search(r"cocos2d|axmol|engine-x", fields.get("url", "") + fields.get("path", ""), re.I)
        if not is_engine and (not path.is_dir() or not any(path.iterdir())):
            empty.append(fields.get("path", ""))
    return empty


def refuse_scripts(folder):
    """Raises PortError for a game in a language of scripts."""
    names = [name for place, folders, files in os.walk(folder) if ".git" not in Path(place).parts and "node_modules" not in place
             for name in files]
    counts = {language: sum(1 for name in names if name.lower().endswith(ending)) for ending, language in SCRIPTS.items()}
    language = max(counts, key=counts.get)
    if counts[language] and ENTRIES & {name.lower() for name in names}:
        raise PortError(f"{folder} is a game in {language} ({counts[language]} scripts): scripts are not supported, only games in C++")
