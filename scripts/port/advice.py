"""What to try next when a game does not build or play."""
import re

from . import libraries

PAGE = "docs/porting/command.md"
CHAPTER = f'{PAGE}, "When it does not work"'
SCRIPTING = re.compile(r"lua|scriptingcore|jsb_|spidermonkey|js_bindings", re.I)
SERVICES = re.compile(r"sdkbox|plugin[A-Z/]|firebase|admob|facebook|umeng|anysdk|gamecenter|nextpeer|chartboost", re.I)
LARGEST_LIST = 5


def _some(names):
    names = sorted(names)
    more = f" and {len(names) - LARGEST_LIST} more" if len(names) > LARGEST_LIST else ""
    return ", ".join(names[:LARGEST_LIST]) + more


def _about_headers(game, diagnosis):
    missing = {name for kind, name, *_ in diagnosis.groups() if kind == "header"}
    packages = {library.package for library in map(libraries.library_of, missing) if library}
    scripting = {name for name in missing if SCRIPTING.search(name)}
    services = {name for name in missing - scripting if SERVICES.search(name)}
    spine = {name for name in missing if name.lower().startswith("spine")}
    others = {name for name in missing - scripting - services - spine if not libraries.library_of(name)}
    beside = {name for name in others if (game.folder.parent / name.rsplit("/", 1)[-1]).is_file()}
    engine = {name for name in others if re.search(r"assets-?manager", name, re.I)}
    others -= beside | engine
    if beside:
        yield f"{_some(beside)} lies beside the game's folder: name a folder that holds both, or put it below {game.folder.name}"
    if engine:
        yield f"{_some(engine)}: not supported (docs/porting/not-supported.md)"
    if packages:
        yield f"apt-get install {' '.join(sorted(packages))}, then repeat the command"
    if scripting:
        yield f"{_some(scripting)}: the game is written in Lua or JavaScript, or calls scripts; they are not supported"
    if spine:
        yield f"{_some(spine)}: Spine is not part of Copra (docs/porting/not-supported.md); put its runtime for cocos2d-x beside the sources"
    if services:
        yield f"{_some(services)}: headers of a service; if the game has a macro that leaves it out, set it with --define NAME"
    if others and not game.empty_modules:
        yield (f"{_some(others)}: not in the repository; get what is missing and put it below {game.folder.name}, "
               "or leave out what needs it with --source")


def _about_errors(overlay, diagnosis):
    game = overlay.game
    if diagnosis.is_header_broken:
        yield "the header that is included before every source does not compile (see its error first): the prefix header of Xcode, or a macro of --define"
    names = {name for kind, name, *_ in diagnosis.groups() if kind in ("name", "macro", "other")}
    if any(re.search(r"\b(?:HWND|LPCSTR|LPCWSTR|HINSTANCE|WCHAR|TCHAR|BYTE|WORD|MAX_PATH)\b", name) for name in names):
        yield "--define COPRA_PORT_WINDOWS declares what games use of windows.h"
    if diagnosis.defined_twice:
        yield (f"{_some(diagnosis.defined_twice)}: defined in two sources; leave one out with --source GLOB, "
               "or move a definition from a header into a source")
    left = {path.name: path for path, _ in game.left_out}
    wanted = {name.split("(")[0].rsplit("::", 2)[-2 if "::" in name.split("(")[0] else -1] for name in diagnosis.undefined}
    sources = {path.relative_to(game.folder).as_posix() for name, path in left.items()
               if path.suffix in (".cpp", ".cc", ".cxx", ".c") and path.stem in wanted}
    if sources:
        yield f"{_some(sources)}: left out, but seem to define what the linker misses; name all sources with --source GLOB"
    elif diagnosis.undefined and (packages := libraries.packages_to_install(overlay.repairs.linked)):
        yield f"apt-get install {' '.join(packages)}, then repeat the command"
    elif functions := [name for name in diagnosis.undefined if re.fullmatch(r"gl[A-Z]\w+", name)]:
        yield f"{_some(functions)}: a page has OpenGL ES 3, without this; draw with a node, or leave the call out with an #if"
    elif diagnosis.undefined and not diagnosis.errors:
        yield "none of the compiled sources defines what the linker misses: name more sources with --source GLOB, such as --source '*.cpp'"
    if diagnosis.failed and diagnosis.compiled:
        yield "--partial plays the game without the sources that do not compile"


def _about_run(game, overlay, played):
    if played.code is None:
        yield "a smaller number for --frames, or no --headless, shows where it waits"
    elif not played.ok:
        missing = overlay.aliases.missing if overlay.aliases else ()
        if missing:
            yield f"the sources name files that do not exist, which may be the reason: {_some(missing)}"
        yield "--preset asan names the line of a wrong memory access; the call stack says where to look first"


def steps(overlay, diagnosis, built, played):
    """Sentences, the most helpful first; none if the game was built and played."""
    game, result = overlay.game, []
    if diagnosis and (not built or (played and not played.ok)):
        result += [f"git submodule update --init {path}: its folder is empty in the game's repository" for path in game.empty_modules]
        if game.absent_sources:
            result.append(f"the project files list sources that do not exist: {_some(game.absent_sources)}")
    if diagnosis and not built:
        result += [*_about_headers(game, diagnosis), *_about_errors(overlay, diagnosis)]
    if played and not played.ok:
        result += _about_run(game, overlay, played)
    if result or (diagnosis and not built):
        result.append(CHAPTER)
    return result
