#!/usr/bin/env bash
# libraries.sh FOLDER [LIBRARY...]: builds the libraries that Copra uses as static libraries for Windows, in FOLDER/prefix, with Debian's
# mingw-w64 from Debian's source packages. See cross-libraries.bash.
set -euo pipefail
system=windows
host=x86_64-w64-mingw32
# shellcheck source=scripts/cross-libraries.bash
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/../cross-libraries.bash"
declare -A need=([x86_64-w64-mingw32-g++-posix]=g++-mingw-w64-x86-64-posix [cmake]=cmake [pkg-config]=pkg-config [tclsh]=tcl
    [/usr/x86_64-w64-mingw32/lib/libz.a]=libz-mingw-w64-dev [/usr/include/boost/version.hpp]=libboost-dev
    [/usr/include/rapidjson/rapidjson.h]=rapidjson-dev [/usr/include/CLI/CLI.hpp]=libcli11-dev
    [/usr/src/googletest/CMakeLists.txt]=googletest)
# Those that others need come first.
all=(headers runtime zlib googletest tinyxml2 libzstd tiff libunibreak fribidi libdatrie libthai harfbuzz libpng1.6 freetype mpg123 libogg
    libvorbis flac libsfml openal-soft chipmunk libwebp box2d sqlite3 curl)
declare -A packaged=([headers]="libboost-dev rapidjson-dev libcli11-dev" [runtime]="gcc-mingw-w64-base mingw-w64-common"
    [zlib]=libz-mingw-w64-dev [googletest]=googletest)
export CC=$host-gcc-posix CXX=$host-g++-posix AR=$host-ar RANLIB=$host-ranlib
begin "$@"

build_runtime() { # that of the compiler is there; what SFML links by names of its own
    unpack openal-soft # SFML needs its headers and its name, and programs the library
    cp -r "$(src openal-soft)/include/AL" "$prefix/include/"
    [[ -f $prefix/lib/libOpenAL32.a ]] || $AR rcs "$prefix/lib/libOpenAL32.a"
    ln -sf libOpenAL32.a "$prefix/lib/libopenal32.a" # as SFML spells it
    ln -sf /usr/$host/lib/libopengl32.a "$prefix/lib/libOpenGL32.a"
}
build_zlib() { # Debian's, without the import library beside it, which CMake would prefer
    cp /usr/$host/lib/libz.a "$prefix/lib/"
    cp /usr/$host/include/{zlib,zconf}.h "$prefix/include/"
    pkg_config zlib 1.2.13 -lz
}
build_tiff() {
    with_cmake "$(src tiff)" -Dtiff-tools=OFF -Dtiff-tests=OFF -Dtiff-contrib=OFF -Dtiff-docs=OFF -Djpeg=OFF -Dold-jpeg=OFF \
        -Djbig=OFF -Dlzma=OFF -Dzstd=OFF -Dwebp=OFF -Dlerc=OFF -Dlibdeflate=OFF -Dcxx=OFF
}
build_fribidi() {
    with_configure "$(src fribidi)" --disable-deprecated CPPFLAGS=-DFRIBIDI_LIB_STATIC
    sed -i 's/^Cflags:.*/& -DFRIBIDI_LIB_STATIC/' "$prefix/lib/pkgconfig/fribidi.pc"
}
build_libogg() { with_cmake "$(src libogg)"; }
build_flac() {
    with_cmake "$(src flac)" -DBUILD_PROGRAMS=OFF -DBUILD_EXAMPLES=OFF -DBUILD_CXXLIBS=OFF -DINSTALL_MANPAGES=OFF -DBUILD_DOCS=OFF
}
build_openal-soft() { # written for a newer CMake
    sed -i -e 's/BUILD_LOCAL_INTERFACE/BUILD_INTERFACE/' -e '/export(TARGETS OpenAL/,/)/d' "$(src openal-soft)/CMakeLists.txt"
    with_cmake "$(src openal-soft)" -DLIBTYPE=STATIC -DALSOFT_EXAMPLES=OFF -DALSOFT_UTILS=OFF -DALSOFT_EAX=OFF \
        -DALSOFT_INSTALL_EXAMPLES=OFF -DALSOFT_INSTALL_UTILS=OFF -DALSOFT_EMBED_HRTF_DATA=OFF
}
build_mpg123() { with_configure "$(src mpg123)" --disable-components --enable-libmpg123 --with-cpu=x86-64; }
build_libsfml() {
    with_cmake "$(src libsfml)" -DSFML_BUILD_NETWORK=OFF -DSFML_BUILD_EXAMPLES=OFF -DSFML_BUILD_DOC=OFF -DSFML_BUILD_TEST_SUITE=OFF \
        -DSFML_USE_SYSTEM_DEPS=ON -DOPENAL_INCLUDE_DIR="$prefix/include/AL" -DOPENAL_LIBRARY="$prefix/lib/libOpenAL32.a" -DCMAKE_CXX_FLAGS="-DAL_LIBTYPE_STATIC -DFLAC__NO_DLL"
}
build_chipmunk() {
    with_cmake "$(src chipmunk)" -DBUILD_DEMOS=OFF -DBUILD_SHARED=OFF -DINSTALL_STATIC=ON
    $AR d "$prefix/lib/libchipmunk.a" cpHastySpace.c.obj # has threads of its own, which clash with mingw's
}
build_sqlite3() {
    (cd "$(src sqlite3)" && ./configure --host=$host --prefix="$prefix" --disable-tcl --disable-readline BUILD_CC=gcc &&
        make BEXE= sqlite3.c sqlite3.h) # its tools run here, whatever the suffix of programs there
    $CC "${optimize[@]}" -DSQLITE_OMIT_LOAD_EXTENSION -c "$(src sqlite3)/sqlite3.c" -o "$folder/sources/sqlite3.o"
    $AR rcs "$prefix/lib/libsqlite3.a" "$folder/sources/sqlite3.o"
    cp "$(src sqlite3)/sqlite3.h" "$prefix/include/"
}
build_curl() {
    with_cmake "$(src curl)" -DCURL_USE_SCHANNEL=ON -DBUILD_CURL_EXE=OFF -DHTTP_ONLY=ON -DCURL_USE_LIBSSH2=OFF \
        -DCURL_USE_LIBSSH=OFF -DUSE_LIBIDN2=OFF -DCURL_BROTLI=OFF -DUSE_NGHTTP2=OFF -DCURL_USE_LIBPSL=OFF
}

build
