# Toolchain file for web pages: Debian's Emscripten, the static libraries that libraries.sh builds (COPRA_WEB_LIBRARIES, a prefix) and,
# for tests, node.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES COPRA_WEB_LIBRARIES) # CMake reads this file again for each of its own checks
find_program(COPRA_NODE NAMES nodejs node)
if(COPRA_NODE) # its fetch() is taken for that of a page
    set(CMAKE_CROSSCOMPILING_EMULATOR ${COPRA_NODE} --no-experimental-fetch)
endif()
set(CMAKE_FIND_ROOT_PATH ${COPRA_WEB_LIBRARIES})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(ENV{PKG_CONFIG_LIBDIR} ${COPRA_WEB_LIBRARIES}/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static CACHE STRING "Static libraries name those that they need")
# Debian's Emscripten parses scripts with Debian's modules, also where node is another one.
set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs")
# Exceptions work only if every source, and the linker, is told.
set(CMAKE_C_FLAGS_INIT "-msimd128 -fexceptions")
set(CMAKE_CXX_FLAGS_INIT "-msimd128 -fexceptions")
