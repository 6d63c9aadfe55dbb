# Toolchain file for 64-bit Windows: Debian's mingw-w64, the static libraries that libraries.sh builds (COPRA_WINDOWS_LIBRARIES,
# a prefix) and, for tests, Debian's Wine.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
# The variant with threads of POSIX has std::thread and std::mutex.
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
find_program(COPRA_WINE NAMES wine64 wine wine64-stable PATHS /usr/lib/wine)
if(COPRA_WINE)
    set(CMAKE_CROSSCOMPILING_EMULATOR ${COPRA_WINE})
endif()

# CMake reads this file again for each of its own checks.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES COPRA_WINDOWS_LIBRARIES)
set(CMAKE_FIND_ROOT_PATH ${COPRA_WINDOWS_LIBRARIES} /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_LIBDIR} ${COPRA_WINDOWS_LIBRARIES}/lib/pkgconfig:/usr/x86_64-w64-mingw32/lib/pkgconfig)
set(PKG_CONFIG_ARGN --static CACHE STRING "Static libraries name those that they need")
# Programs need no libraries beside them but those of Windows.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -L${COPRA_WINDOWS_LIBRARIES}/lib")
set(CMAKE_CXX_FLAGS_INIT -Wa,-mbig-obj) # many sources as one have more sections than the format once had
set(SFML_STATIC_LIBRARIES ON CACHE BOOL "")
set(ZLIB_LIBRARY ${COPRA_WINDOWS_LIBRARIES}/lib/libz.a CACHE FILEPATH "Not the import library of Debian's package")
# Those that CMake gives to every program, that of OpenAL's sound, and what the modules of CMake do not know about static libraries:
# FreeType needs libpng, and FLAC is compiled with checks of the stack.
set(CMAKE_CXX_STANDARD_LIBRARIES "-lkernel32 -luser32 -lgdi32 -lwinspool -lshell32 -lole32 -loleaut32 -luuid -lcomdlg32 -ladvapi32 \
-lwinmm -lavrt -lpng16 -lz -lssp" CACHE STRING "Libraries of Windows")
