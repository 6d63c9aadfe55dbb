"""The CMake project that builds a game."""
import re

from . import generation
from .textfiles import write_if_changed
from .untrusted import printable, quoted

MAIN = """// Made by ./copra port: launches the game.
#include "{header}"
#include "{api}"
#include "testing/GameProgram.h"

#include <filesystem>

namespace {{
cocos2d::Application* makeGame() {{
    // The game finds its files wherever it is started.
    std::error_code isMissing;
    std::filesystem::current_path(COPRA_PORT_RESOURCES, isMissing);
    if (!isMissing) cocos2d::FileUtils::getInstance()->setDefaultResourceRootPath(COPRA_PORT_RESOURCES);
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
set(resources ${{CMAKE_CURRENT_SOURCE_DIR}}/Resources)
if(EMSCRIPTEN)
    set(resources /usr/share/game) # where a page has them
endif()
set_source_files_properties(main.cpp PROPERTIES COMPILE_DEFINITIONS "COPRA_PORT_RESOURCES=\\"${{resources}}\\"")
target_include_directories(game PRIVATE {folders})
# -Og: with other optimization a function that ends without the value that it promises runs into the code behind it; Visual C++ returns
# something. Warnings of the game are its own; -fpermissive accepts what Visual C++ does, such as char* for a literal.
target_compile_options(game PRIVATE -w $<$<CXX_COMPILER_ID:GNU>:-fmax-errors=40>
                                    $<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpermissive>
                                    $<$<AND:$<CONFIG:Release>,$<COMPILE_LANG_AND_ID:CXX,GNU>>:-Og>
                                    "SHELL:-idirafter ${{CMAKE_CURRENT_SOURCE_DIR}}/stand-ins")
# Included before every source.
set(first "\\"${{CMAKE_CURRENT_SOURCE_DIR}}/stand-ins/copra-port.h\\""{prefix} <{header}>{widgets})
list(TRANSFORM first PREPEND "#include ")
list(JOIN first "\\n" first)
file(CONFIGURE OUTPUT ${{CMAKE_CURRENT_BINARY_DIR}}/first.h CONTENT "${{first}}\\n" @ONLY)
if(EMSCRIPTEN) # it does not precompile headers
    target_compile_options(game PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${{CMAKE_CURRENT_BINARY_DIR}}/first.h>")
else()
    target_precompile_headers(game PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${{CMAKE_CURRENT_BINARY_DIR}}/first.h>")
endif()
{libraries}{partial}"""

# Before macros of the game that have names of theirs, such as CENTER.
WIDGETS = " <ui/CocosGUI.h>"

PREFIX = ' "\\"${{CMAKE_CURRENT_SOURCE_DIR}}/{}\\""'

LIBRARIES = """# Libraries of the system that the game includes, where they are there.
foreach(library {names})
    find_library(LIBRARY_${{library}} ${{library}})
    if(LIBRARY_${{library}})
        target_link_libraries(game PRIVATE ${{LIBRARY_${{library}}}})
    endif()
endforeach()
"""


class Project:
    """main.cpp and CMakeLists.txt in `folder`, for the sources of a game and what its repairs found."""

    def __init__(self, game, folder, repairs):
        self.game, self.folder, self.repairs = game, folder, repairs
        self.prefix = None  # the header that is included first
        self.standard = self.library = None  # those of the generation
        self.defines = ()
        self.is_partial = False  # with missing.cpp, which has what sources define that were left out

    def _relative(self, path):
        return path.relative_to(self.game.folder).as_posix()

    def write(self):
        game = self.game
        header = self._relative(game.delegate_header)
        write_if_changed(self.folder / "main.cpp", MAIN.format(
            header="src/" + header, delegate=game.delegate, api="axmol.h" if self.repairs.generation == "axmol" else "cocos2d.h",
            frame="\n    cocos2d::GLView::sharedOpenGLView()->setFrameSize({}, {});".format(*game.frame_size) if game.frame_size else ""))
        sources = "".join(f"    {quoted('src/' + self._relative(path))}\n" for path in game.sources)
        if self.is_partial:
            sources += "    missing.cpp\n"
        definitions = ["COCOS2D_DEBUG=1", *(["COPRA_CLASSIC_1X"] if self.repairs.generation == "v1" else []),
                       *(["COPRA_CLASSIC_STD"] if self.repairs.names_of_std else []),
                       *(["COPRA_PORT_RECODED"] if self.repairs.is_recoded else []), *self._missing_functions(), *self.defines]
        write_if_changed(self.folder / "CMakeLists.txt", CMAKE.format(
            name=printable(game.folder.name), standard=self.standard or (20 if self.repairs.generation == "axmol" else 17), sources=sources.rstrip("\n"),
            library=self.library or generation.LIBRARIES[self.repairs.generation], definitions=" ".join(f'"{define}"' for define in definitions),
            folders=quoted("src/" + self._relative(game.root)),
            header="axmol.h" if self.repairs.generation == "axmol" else "cocos2d.h",
            libraries=LIBRARIES.format(names=" ".join(self.repairs.linked)) if self.repairs.linked else "",
            widgets=WIDGETS if self.repairs.uses_widgets else "",
            partial="target_link_options(game PRIVATE -Wl,--no-demangle)\n" if self.is_partial else "",
            prefix=PREFIX.format(quoted(self.prefix)[1:-1]) if self.prefix else ""))

    def _missing_functions(self):
        """Macros for functions of Visual C++ whose names a game may also define itself."""
        texts = [(self.folder / "src" / self._relative(path)).read_text(encoding="utf-8")
                 for path in [*self.game.sources, *self.game.headers]]
        # cocos2d.h includes windows.h there.
        texts = [re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S) for text in texts]
        types = r"BOOL|DWORD|UINT|TRUE|FALSE|COLORREF|BITMAPFILEHEADER|RGBQUAD|LPCSTR|LPCTSTR|LPWSTR|LPCWSTR|CP_ACP|CP_UTF8"
        functions = r"Sleep|GetTickCount|GetLocalTime|timeGetTime|MultiByteToWideChar|WideCharToMultiByte|OutputDebugStringA?|MessageBoxA"
        own = (rf"typedef\s+\w+(?:\s+\w+)?\s+(?:{types})\b|define\s+(?:{types}|{functions})\b|using\s+(?:{types})\b"
               rf"|\b(?!return\b|else\b)\w+[\s*&]+(?:{functions})\s*\(")
        uses = rf"\b(?:{types})\b|(?<![\w.>])(?:{functions})\s*\("
        if any(re.search(uses, text) for text in texts) and not any(re.search(own, text) for text in texts):
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
