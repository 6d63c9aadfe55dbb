"""Writes the repaired copies of a game's sources and the CMake project that builds them."""
import os
import re
from pathlib import Path

from . import generation, partial, repairs, staging
from .assets import Aliases
from .includes import INCLUDE, Resolver, engine_classes, engine_headers
from .layout import HEADERS, declared_classes, defined_classes, defined_functions, stretched_design, used_names
from .textfiles import read

HERE = Path(__file__).resolve().parent
STAND_INS = HERE / "stand-ins"
RESOURCES = "Resources"  # also the name by which games of Windows find the folder, as ../Resources

MAIN = """// Made by ./copra port: launches the game.
#include "{header}"
#include "{api}"
#include "testing/GameProgram.h"

namespace {{
cocos2d::Application* makeGame() {{
    new {delegate}();{frame}
    return cocos2d::Application::getInstance();
}}
}} // namespace

int main(int argc, char** argv) {{
    return copra::testing::runProgram(argc, argv, makeGame);
}}
"""

CMAKE = """# Made by ./copra port for {name}.
cmake_minimum_required(VERSION 3.24)
project(game LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD {standard})
set(CMAKE_CXX_STANDARD_REQUIRED ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM)
    set(CMAKE_C_COMPILER_LAUNCHER ${{CCACHE_PROGRAM}})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${{CCACHE_PROGRAM}})
endif()

# An installed Copra is found with CMAKE_PREFIX_PATH; COPRA_SOURCE is a checkout to build with the game.
set(COPRA_SOURCE "" CACHE PATH "A checkout of Copra")
if(COPRA_SOURCE)
    add_subdirectory(${{COPRA_SOURCE}} copra EXCLUDE_FROM_ALL)
else()
    find_package(Copra REQUIRED)
endif()

add_executable(game
    main.cpp
{sources})
target_link_libraries(game PRIVATE {library} copra::testing)
target_compile_definitions(game PRIVATE {definitions})
target_include_directories(game PRIVATE {folders})
# -Og: with other optimization a function that ends without the value that it promises runs into the code behind it; Visual C++ returns
# something. Warnings of the game are its own; -fpermissive accepts what Visual C++ does, such as char* for a literal.
target_compile_options(game PRIVATE -w $<$<CXX_COMPILER_ID:GNU>:-fmax-errors=40>
                                    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpermissive>
                                    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Og>
                                    "SHELL:-idirafter ${{CMAKE_CURRENT_SOURCE_DIR}}/stand-ins")
# Included before every source.
target_precompile_headers(game PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${{CMAKE_CURRENT_SOURCE_DIR}}/stand-ins/copra-port.h>"{prefix}
                                       "$<$<COMPILE_LANGUAGE:CXX>:<{header}$<ANGLE-R>>")
{clipper}{partial}"""

CLIPPER = """find_library(POLYCLIPPING polyclipping)
if(POLYCLIPPING)
    target_link_libraries(game PRIVATE ${POLYCLIPPING})
endif()
"""


class Overlay:
    """The project that builds a game: `folder` holds src/, main.cpp, CMakeLists.txt and Resources/."""

    def __init__(self, game, folder, framework):
        self.game, self.folder, self.framework = game, Path(folder), framework
        self.repairs = {}   # name -> [(file, what)]
        self.generation = None
        self.reason = ""
        self.aliases = None
        self.project = None  # prefix header, standard, definitions, library
        self.names_of_std = False  # used without std::, as cocos2d.h of 1.x allowed
        self.uses_clipper = False
        self.is_recoded = False  # some source was not UTF-8
        self.is_partial = False  # with missing.cpp, which has what sources define that were left out

    def _note(self, file):
        return lambda repair, what: self.repairs.setdefault(repair, []).append((file, what))

    def _relative(self, path):
        return path.relative_to(self.game.folder).as_posix()

    def write(self, standard=None, defines=(), library=None):
        """Writes everything that changed since the last time."""
        game = self.game
        files = {self._relative(path): path for path in [*game.sources, *game.headers]}
        stand_ins = [path.relative_to(STAND_INS).as_posix() for path in STAND_INS.rglob("*.h*")]
        resolver = Resolver(files, engine_headers(self.framework), stand_ins)
        self._add_libraries(resolver, files)
        self._leave_out_remains(resolver, files)
        self._leave_out_copies(resolver, files)
        prefix = self._prefix_header(resolver)
        texts = {}
        has_box2d = any(name.lower().endswith("box2d/dynamics/b2body.h") for name in files)
        for name, path in files.items():
            text, encoding = read(path)
            if encoding not in ("utf-8", "utf-8-sig"):
                self._note(name)("encodings", encoding)
                self.is_recoded = True
            text = resolver.repair(name, text, self._note(name))
            self.uses_clipper = self.uses_clipper or bool(re.search(r"#\s*include\s*<clipper\.hpp>", text))
            for repair in repairs.OF_SOURCES:
                if repair is not repairs.libraries.box2d_calls or not has_box2d:
                    text = repair(text, self._note(name))
            texts[name] = text
        self.generation, self.reason = generation.detect(texts)
        if self.generation in ("v1", "v2"):
            repairs.classic.label_strings(texts, self._note)
            repairs.engine.own_classes_of_today(texts, self._note, engine_classes(self.framework))
            self._choose_frame_size(texts)
            for name in texts:
                for repair in repairs.OF_SOURCES_OF_2X:
                    texts[name] = repair(texts[name], self._note(name))
            self.names_of_std = self.generation == "v1" and any(
                re.search(r"(?<![\w:.>])(?:string|pair|vector|map)(?:\s*<|\s+\w+\s*[;=(])", text) for text in texts.values())
        if self.generation == "axmol":
            repairs.axmol.own_legacy_classes(texts, self._note)
            repairs.axmol.own_colors(texts, self._note)
            for name in texts:
                texts[name] = repairs.axmol.string_view_literals(texts[name], self._note(name))
        if self.generation == "v3":
            repairs.engine.sounds_of_cocos2d_h(texts, self._note)
            repairs.engine.lengths_of_sax(texts, self._note)
        repairs.engine.own_engine_classes(texts, self._note, engine_classes(self.framework))
        for repair in repairs.OF_GAMES:
            repair(texts, self._note)
        for name, text in texts.items():
            write_if_changed(self.folder / "src" / name, text)
        remove_others(self.folder / "src", set(texts))
        copy_tree(STAND_INS, self.folder / "stand-ins")
        self.project = (prefix, standard, defines, library or generation.LIBRARIES[self.generation])
        self._write_project()
        self._write_resources(texts)

    def _choose_frame_size(self, texts):
        """Where nothing sets the size of the window, it has that of the first iPhones, or, without a
        project for other systems, of Android phones of the time of 2.x. A design that is stretched to the window gets one
        that fits."""
        design = stretched_design(texts)
        if not self.game.frame_size and design and not any("setFrameSize" in text for text in texts.values()):
            self.game.frame_size = design
            self.game.notes.append("Nothing sets the size of the window: it has the {} x {} pixels of the design, which is stretched.".format(*design))
        if any(re.search(r"set(?:FrameSize|DesignResolutionSize)\s*\(", text) for text in texts.values()):
            return
        if self.game.frame_size == (480, 320) and self.game.names_portrait:  # that of the template, which nobody changed
            self.game.frame_size = (320, 480)
            self.game.notes.append("The window has 320 x 480 pixels, since the manifest for Android says portrait.")
        if not self.game.frame_size:
            # Where the window is the whole screen, pictures were drawn for its pixels.
            short, long = (480, 800) if self.game.is_for_android_only else (320, 480)
            self.game.frame_size = (short, long) if self.game.is_portrait else (long, short)
            self.game.notes.append("Nothing sets the size of the window: it has {} x {} pixels.".format(*self.game.frame_size))

    def _add_libraries(self, resolver, files):
        """Adds the sources of libraries that the game brings along outside of its own sources, if it includes their headers, and of
        those that they include in turn."""
        root = self._relative(self.game.root) + "/" if self.game.root != self.game.folder else ""
        waiting = [self._relative(path) for path in self.game.sources]
        seen = set(waiting)
        while waiting:
            name = waiting.pop()
            for match in INCLUDE.finditer(read(files[name])[0]):
                target = match.group(3).replace("\\", "/")
                quote, found = resolver.resolve(name, match.group(2), target)
                found = os.path.normpath(str(Path(name).parent / found)).replace(os.sep, "/")
                if quote != '"' or found not in files or found in seen:
                    continue
                seen.add(found)
                waiting.append(found)
                if not found.startswith(root):
                    # Box2D/Box2D.h in libs/Box2D means all of libs/Box2D, a.h in libs/b all of libs/b.
                    depth = len([part for part in target.split("/")[:-1] if part not in ("..", ".")])
                    waiting += self._add_library("/".join(found.split("/")[:-max(depth, 1)]), files)

    def _add_library(self, folder, files):
        """Adds the sources below a folder that are not added yet. Returns their names."""
        added = []
        for path in self.game.libraries if folder not in ("", ".") else []:
            name = self._relative(path)
            if name.startswith(folder + "/") and name not in files:
                self.game.sources.append(path)
                files[name] = path
                added.append(name)
        return added

    def _leave_out_remains(self, resolver, files):
        """Leaves out sources that include a header which is not there, if no other file includes theirs."""
        includes, used = self._includes(files)
        for path in list(self.game.sources):
            name = self._relative(path)
            missing = [target for quote, target in includes[name] if resolver.is_missing(name, quote, target)]
            if missing and self._is_unused(path, used):
                self.game.sources.remove(path)
                del files[name]
                self.game.left_out.append((path, f"includes {missing[0]}, which is not there, and nothing includes its header"))

    def _leave_out_copies(self, resolver, files):
        """Leaves out sources that define functions which a source of a folder above defines, too, if no file of another folder includes
        their header: copies that were kept, of which a project has only one."""
        meant = {}
        for name, path in files.items():
            for match in INCLUDE.finditer(read(path)[0]):
                quote, found = resolver.resolve(name, match.group(2), match.group(3))
                found = os.path.normpath(str(Path(name).parent / found)).replace(os.sep, "/")
                meant.setdefault(found, set()).add(Path(name).parent)
        definers = {}
        for path in sorted(self.game.sources, key=lambda path: (len(path.parts), path)):
            name = self._relative(path)
            functions = defined_functions(path)
            first = next((definers[function] for function in functions if function in definers), path)
            headers = [Path(name).with_suffix(ending).as_posix() for ending in HEADERS]
            if first.parent != path.parent and all(meant.get(header, set()) <= {Path(name).parent} for header in headers):
                self.game.sources.remove(path)
                del files[name]
                self.game.left_out.append((path, f"another copy of {self._relative(first)}, and no other folder includes its header"))
            else:
                definers.update((function, path) for function in functions if function not in definers)

    @staticmethod
    def _includes(files):
        """The #include lines of each file, and the names of headers that some other file includes."""
        includes = {name: [(match.group(2), match.group(3)) for match in INCLUDE.finditer(read(path)[0])]
                    for name, path in files.items()}
        used = {re.split(r"[/\\]", target)[-1].lower() for name, targets in includes.items() for _, target in targets
                if re.split(r"[/\\]", target.rsplit(".", 1)[0])[-1].lower() != Path(name).stem.lower()}
        return includes, used

    def _is_unused(self, path, used):
        return all(path.stem.lower() + ending not in used for ending in HEADERS) and path.stem != self.game.delegate_header.stem

    def leave_out_failed(self, failed):
        """Leaves out those of the sources that did not compile which the delegate does not use, such as remains of a template.
        Returns whether there were any; then the project is to be built again."""
        delegate = self.game.delegate_header.stem
        first = [self.game.delegate_header, *(path for path in self.game.sources if path.stem == delegate)]
        used = used_names(self.game, self.game.sources, first)
        classes = declared_classes(self.game, used)
        remains = [path for path in self.game.sources if self._relative(path) in failed
                   and path.stem != delegate and path.stem.lower() not in used
                   and classes.isdisjoint(defined_classes(path))]
        for path in remains:
            self.game.sources.remove(path)
            self.game.left_out.append((path, "does not compile, and nothing that the game uses includes its header"))
        if remains:
            self._write_project()
        return bool(remains)

    def leave_out_all(self, failed):
        """Leaves out the sources that did not compile, for a program that is linked without them."""
        for path in [path for path in self.game.sources if self._relative(path) in failed]:
            self.game.sources.remove(path)
            self.game.left_out.append((path, "does not compile; a call of what it defines ends the program"))
        self.write_missing(partial.definitions([]))

    def write_missing(self, text):
        self.is_partial = True
        write_if_changed(self.folder / "missing.cpp", text)
        self._write_project()

    def _prefix_header(self, resolver):
        """The prefix header of an Xcode project, if it has anything for C++."""
        for path in self.game.prefix_headers:
            text = re.sub(r"#\s*ifdef\s+__OBJC__.*?#\s*endif", "", read(path)[0], flags=re.S)
            if re.search(r"^\s*#\s*(include|define)\b", text, re.M):
                name = "prefix/" + path.name + ".h"
                write_if_changed(self.folder / name, resolver.repair(self._relative(path), text, self._note(path.name)))
                self._note(path.name)("prefix headers of Xcode", "included first")
                return name
        return None

    def _write_project(self):
        prefix, standard, defines, library = self.project
        game = self.game
        header = self._relative(game.delegate_header)
        if game.delegate_header.suffix.lower() not in HEADERS:
            header = self._relative(game.delegate_header)
        write_if_changed(self.folder / "main.cpp", MAIN.format(
            header="src/" + header, delegate=game.delegate, api="axmol.h" if self.generation == "axmol" else "cocos2d.h",
            frame="\n    cocos2d::GLView::sharedOpenGLView()->setFrameSize({}, {});".format(*game.frame_size) if game.frame_size else ""))
        sources = "".join(f'    "src/{self._relative(path)}"\n' for path in game.sources)
        if self.is_partial:
            sources += "    missing.cpp\n"
        definitions = ["COCOS2D_DEBUG=1", *(["COPRA_CLASSIC_1X"] if self.generation == "v1" else []),
                       *(["COPRA_CLASSIC_STD"] if self.names_of_std else []),
                       *(["COPRA_PORT_RECODED"] if self.is_recoded else []), *self._missing_functions(), *defines]
        write_if_changed(self.folder / "CMakeLists.txt", CMAKE.format(
            name=game.folder.name, standard=standard or (20 if self.generation == "axmol" else 17), sources=sources.rstrip("\n"),
            library=library, definitions=" ".join(f'"{define}"' for define in definitions),
            folders=f'"src/{self._relative(game.root)}"',
            header="axmol.h" if self.generation == "axmol" else "cocos2d.h",
            clipper=CLIPPER if self.uses_clipper else "",
            partial="target_link_options(game PRIVATE -Wl,--no-demangle)\n" if self.is_partial else "",
            prefix=f'\n                                       "$<$<COMPILE_LANGUAGE:CXX>:${{CMAKE_CURRENT_SOURCE_DIR}}/{prefix}>"'
            if prefix else ""))

    def _missing_functions(self):
        """Macros for functions of Visual C++ whose names a game may also define itself."""
        texts = [(self.folder / "src" / self._relative(path)).read_text(encoding="utf-8")
                 for path in [*self.game.sources, *self.game.headers]]
        # cocos2d.h includes windows.h there.
        texts = [re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S) for text in texts]
        types = r"BOOL|DWORD|UINT|TRUE|FALSE|COLORREF|BITMAPFILEHEADER|RGBQUAD"
        own_types = rf"typedef\s+\w+(?:\s+\w+)?\s+(?:{types})\b|define\s+(?:{types})\b|using\s+(?:{types})\b"
        if any(re.search(rf"\b(?:{types})\b", text) for text in texts) and not any(re.search(own_types, text) for text in texts):
            yield "COPRA_PORT_WINDOWS"
        own_max = r"define\s+(?:max|min)\b|\w[\w>&*]*\s+(?:max|min)\s*\("
        uses_max = [text for text in texts if re.search(r"(?<![\w.:>])(?:max|min)\s*\(", text)]
        if uses_max and not any(re.search(own_max, re.sub(r"\breturn\b", ";", text)) for text in texts):
            yield "COPRA_PORT_MINMAX"
        for name in ("itoa", "stricmp"):
            used = any(re.search(rf"\b{name}\s*\(", text) for text in texts)
            defined = any(re.search(rf"\b(?:char\s*\*|int|string)\s*{name}\s*\(", text) for text in texts)
            if used and not defined:
                yield f"COPRA_PORT_{name.upper()}"

    def _write_resources(self, texts):
        self.aliases = Aliases(self.game.resources, self.game.folder, self.game.others)
        for text in texts.values():
            self.aliases.ask_text(text)
        self.aliases.ask_data()
        staging.stage(self.aliases.all(), self.folder / RESOURCES)
        for name, (path, repair) in sorted(self.aliases.found.items()):
            self._note(name)(repair, path.name)

    def eject(self):
        """Copies the resources, so that the project stands on its own."""
        staging.copy(self.aliases.all(), self.folder / RESOURCES)


def write_if_changed(path, text):
    """Leaves the file and its date alone if it has this text."""
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def remove_others(folder, names):
    """Removes the files below `folder` that are not among `names`."""
    for path in folder.rglob("*"):
        if path.is_file() and path.relative_to(folder).as_posix() not in names:
            path.unlink()


def copy_tree(source, target):
    for path in source.rglob("*"):
        if path.is_file():
            write_if_changed(target / path.relative_to(source), path.read_text(encoding="utf-8"))
