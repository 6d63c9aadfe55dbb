#!/usr/bin/env bash
# libraries.sh FOLDER [LIBRARY...]: builds the libraries that Copra uses as static libraries for web pages, in FOLDER/prefix, with Debian's
# Emscripten from Debian's source packages. See cross-libraries.bash. Emscripten's own ports are of no use here: they are downloaded, and
# some of our libraries are not among them.
set -euo pipefail
system=web
host=wasm32-unknown-emscripten # as configure takes it
# shellcheck source=scripts/cross-libraries.bash
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../cross-libraries.bash"
declare -A need=([em++]=emscripten [cmake]=cmake [pkg-config]=pkg-config [/usr/include/boost/version.hpp]=libboost-dev
    [/usr/include/rapidjson/rapidjson.h]=rapidjson-dev [/usr/include/CLI/CLI.hpp]=libcli11-dev
    [/usr/include/stb/stb_image.h]=libstb-dev [/usr/src/googletest/CMakeLists.txt]=googletest)
# Those that others need come first.
all=(headers runtime stb zlib tinyxml2 libpng1.6 libzstd libunibreak fribidi libdatrie libthai harfbuzz freetype libogg libvorbis libwebp googletest
    chipmunk box2d mpg123 flac)
few_need+=(mpg123 flac) # only games with MP3 or FLAC files
declare -A packaged=([headers]="libboost-dev rapidjson-dev libcli11-dev" [runtime]=emscripten [stb]=libstb-dev [googletest]=googletest)
export CC=emcc CXX=em++ AR=emar RANLIB=emranlib
begin "$@"
# Programs catch exceptions only if every source in between was compiled for them. Clang 14 vectorizes libvorbis wrongly: its samples are not
# those of other systems (tests/features/audio).
optimize+=(-msimd128 -fexceptions -fno-vectorize -fno-slp-vectorize)
export NODE_PATH=/usr/share/nodejs # the modules of Debian, also where node is another one

build_runtime() { :; } # that of the compiler is there
build_stb() { # headers only
    cp -r /usr/include/stb "$prefix/include/"
}
build_zlib() { # its CMake makes a shared library beside the static one, by the same name
    from_sources libz -DHAVE_UNISTD_H -- "$(src zlib)"/{adler32,compress,crc32,deflate,gzclose,gzlib,gzread,gzwrite,infback,inffast,inflate,inftrees,trees,uncompr,zutil}.c
    cp "$(src zlib)"/{zlib,zconf}.h "$prefix/include/"
    pkg_config zlib 1.2.13 -lz
}
build_fribidi() { # its configure does not know Emscripten
    with_configure "$(src fribidi)" --disable-deprecated --host=i686-linux-gnu CC_FOR_BUILD=gcc
}
build_libogg() { # CMake finds no types of 16 bits
    sed -e 's/@SIZE16@/int16_t/; s/@USIZE16@/uint16_t/; s/@SIZE32@/int32_t/; s/@USIZE32@/uint32_t/; s/@SIZE64@/int64_t/; s/@USIZE64@/uint64_t/' \
        -e 's/@INCLUDE_[A-Z_]*@/1/' "$(src libogg)/include/ogg/config_types.h.in" >"$(src libogg)/include/ogg/config_types.h"
    from_sources libogg "-I$(src libogg)/include" -- "$(src libogg)"/src/{bitwise,framing}.c
    cp -r "$(src libogg)/include/ogg" "$prefix/include/"
    pkg_config ogg 1.3.5 -logg
}
# Players download the libraries with each game. Without what text in a page never uses, these two are two thirds smaller: fonts of other formats than
# TrueType, OpenType and WOFF and their hinting, tables of fonts that shaping does not read, and what writes, names and draws glyphs.
build_freetype() {
    {
        printf 'FT_USE_MODULE(FT_Driver_ClassRec, %s_driver_class)\n' tt cff
        printf 'FT_USE_MODULE(FT_Module_Class, %s_module_class)\n' psaux psnames pshinter sfnt
        echo 'FT_USE_MODULE(FT_Renderer_Class, ft_smooth_renderer_class)'
    } >"$(src freetype)/include/freetype/config/ftmodule.h"
    with_cmake "$(src freetype)" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_HARFBUZZ=ON
}
build_harfbuzz() {
    harfbuzz_object -Os -DHB_NDEBUG -DHB_DISABLE_DEPRECATED \
        -DHB_NO_{MT,ATEXIT,MMAP,GETENV,ERRNO,SETLOCALE,OPEN,BUFFER_MESSAGE,BUFFER_VERIFY,BUFFER_SERIALIZE,BITMAP,COLOR,DRAW,HINTING,MATH} \
        -DHB_NO_{META,NAME,STYLE,METRICS,VERTICAL,FACE_COLLECT_UNICODES,LAYOUT_COLLECT_GLYPHS,LAYOUT_FEATURE_PARAMS,LAYOUT_UNUSED} \
        -DHB_NO_{LANGUAGE_LONG,LANGUAGE_PRIVATE_SUBTAG,OT_FONT_GLYPH_NAMES,SUBSET_LAYOUT}
}
build_mpg123() { # its configure does not know Emscripten, either
    with_configure "$(src mpg123)" --disable-components --enable-libmpg123 --with-cpu=generic --host=i686-linux-gnu
}
build_flac() {
    with_cmake "$(src flac)" -DBUILD_PROGRAMS=OFF -DBUILD_EXAMPLES=OFF -DBUILD_CXXLIBS=OFF -DINSTALL_MANPAGES=OFF -DBUILD_DOCS=OFF \
        -DWITH_OGG=OFF -DWITH_ASM=OFF -DWITH_STACK_PROTECTOR=OFF
}
build_chipmunk() { with_cmake "$(src chipmunk)" -DBUILD_DEMOS=OFF -DBUILD_SHARED=OFF -DINSTALL_STATIC=ON; }

build
