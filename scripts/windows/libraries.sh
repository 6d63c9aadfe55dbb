#!/usr/bin/env bash
# libraries.sh FOLDER [LIBRARY...]: builds the libraries that Copra uses as static libraries for Windows, in FOLDER/prefix, with Debian's
# mingw-w64 from Debian's source packages. What is there already is not built again.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
if (($# < 1)) || [[ $1 == -* ]]; then
    echo "usage: libraries.sh FOLDER [LIBRARY...]" >&2
    exit 2
fi
say() { printf '%s\n' "libraries.sh: $*"; }
mkdir -p "$1"/{sources,prefix/include,prefix/lib/pkgconfig,prefix/share,built,log,apt/lists/partial}
folder=$(cd "$1" && pwd)
prefix=$folder/prefix
host=x86_64-w64-mingw32
jobs=${COPRA_JOBS:-$(nproc)}
optimize=${COPRA_OPTIMIZE:--O2}
declare -A need=([x86_64-w64-mingw32-g++-posix]=g++-mingw-w64-x86-64-posix [cmake]=cmake [pkg-config]=pkg-config [tclsh]=tcl
    [/usr/x86_64-w64-mingw32/lib/libz.a]=libz-mingw-w64-dev [/usr/include/boost/version.hpp]=libboost-dev
    [/usr/include/rapidjson/rapidjson.h]=rapidjson-dev [/usr/include/CLI/CLI.hpp]=libcli11-dev
    [/usr/src/googletest/CMakeLists.txt]=googletest)
for thing in "${!need[@]}"; do
    [[ -e $thing ]] || command -v "$thing" >/dev/null || {
        say "cannot go on without $thing (package ${need[$thing]})" >&2
        exit 1
    }
done
export CC=$host-gcc-posix CXX=$host-g++-posix AR=$host-ar RANLIB=$host-ranlib PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig
if command -v ccache >/dev/null; then export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi

# --- Sources ---

# shellcheck source=scripts/mirror.bash
source "$here/../mirror.bash"
# apt looks into lists of its own, which name only sources; those of the system stay as they are. The second release is for packages
# whose older sources a mirror no longer has.
suites=(bookworm trixie)
apt_options=(-o "Dir::Etc::sourcelist=$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null
    -o "Dir::State::lists=$folder/apt/lists" -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false)
update_sources() {
    [[ ! -f $folder/apt/complete ]] || return 0
    for suite in "${suites[@]}"; do
        debian_sources deb-src "$suite" || return 1
    done >"$folder/apt/sources.list"
    apt-get "${apt_options[@]}" update
    touch "$folder/apt/complete"
}

# unpack <package>: its upstream sources in sources/<package>.
unpack() {
    local package=$1 target=$folder/sources/$1 suite found=''
    update_sources
    rm -rf "$target" "$target.download"
    mkdir -p "$target" "$target.download"
    for suite in "${suites[@]}"; do
        (cd "$target.download" && apt-get "${apt_options[@]}" --download-only --tar-only source "$package/$suite") || true
        found=$(find "$target.download" -name '*.orig.tar.*' ! -name '*.asc' -print -quit)
        [[ -z $found ]] || break
    done
    [[ -n $found ]] || return 1
    tar -xf "$found" -C "$target" --strip-components=1
    rm -rf "$target.download"
}

# --- Ways to build ---

with_cmake() { # <folder> [option...]
    local source=$1
    shift
    rm -rf "$source/build-windows"
    cmake -S "$source" -B "$source/build-windows" -DCMAKE_TOOLCHAIN_FILE="$here/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS_RELEASE="$optimize -DNDEBUG" -DCMAKE_CXX_FLAGS_RELEASE="$optimize -DNDEBUG" \
        -DCOPRA_WINDOWS_LIBRARIES="$prefix" -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=OFF \
        -DBUILD_TESTING=OFF -DCMAKE_POLICY_DEFAULT_CMP0074=NEW "$@"
    cmake --build "$source/build-windows" -j "$jobs" --target install
    rm -rf "$source/build-windows"
}
with_configure() { # <folder> [option...]
    local source=$1
    shift
    (cd "$source" && ./configure --host=$host --prefix="$prefix" --enable-static --disable-shared CFLAGS="$optimize" "$@" &&
        make -j "$jobs" && make install)
}
from_sources() { # <name of the library> [option...] -- <source...>
    local library=$1 options=() file objects=()
    shift
    while [[ $1 != -- ]]; do
        options+=("$1")
        shift
    done
    shift
    for file; do
        $CC "$optimize" "${options[@]}" -c "$file" -o "${file%.c}.o"
        objects+=("${file%.c}.o")
    done
    rm -f "$prefix/lib/$library.a"
    $AR rcs "$prefix/lib/$library.a" "${objects[@]}"
}
pkg_config() { # <name> <version> <flags of the linker> [flags of the compiler]
    printf 'prefix=%s\nName: %s\nDescription: %s\nVersion: %s\nLibs: -L${prefix}/lib %s\nCflags: -I${prefix}/include %s\n' \
        "$prefix" "$1" "$1" "$2" "$3" "${4:-}" >"$prefix/lib/pkgconfig/$1.pc"
}

# --- The libraries ---

src() { echo "$folder/sources/$1"; }
build_headers() { # libraries that are headers only
    mkdir -p "$prefix/share/cmake"
    cp -r /usr/include/boost /usr/include/rapidjson /usr/include/CLI "$prefix/include/"
    cp -r /usr/share/cmake/CLI11 "$prefix/share/cmake/"
    pkg_config RapidJSON 1.1.0 ""
    unpack openal-soft # SFML needs its headers and its name, and programs the library
    cp -r "$(src openal-soft)/include/AL" "$prefix/include/"
    $AR rcs "$prefix/lib/libOpenAL32.a"
    ln -sf libOpenAL32.a "$prefix/lib/libopenal32.a" # as SFML spells it
    ln -sf /usr/$host/lib/libopengl32.a "$prefix/lib/libOpenGL32.a"
}
build_zlib() { # Debian's, without the import library beside it, which CMake would prefer
    cp /usr/$host/lib/libz.a "$prefix/lib/"
    cp /usr/$host/include/{zlib,zconf}.h "$prefix/include/"
    pkg_config zlib 1.2.13 -lz
}
build_googletest() { with_cmake /usr/src/googletest; }
build_tinyxml2() { with_cmake "$(src tinyxml2)"; }
build_libzstd() {
    with_cmake "$(src libzstd)/build/cmake" -DZSTD_BUILD_PROGRAMS=OFF -DZSTD_BUILD_SHARED=OFF -DZSTD_BUILD_TESTS=OFF \
        -DZSTD_MULTITHREAD_SUPPORT=OFF
}
build_tiff() {
    with_cmake "$(src tiff)" -Dtiff-tools=OFF -Dtiff-tests=OFF -Dtiff-contrib=OFF -Dtiff-docs=OFF -Djpeg=OFF -Dold-jpeg=OFF \
        -Djbig=OFF -Dlzma=OFF -Dzstd=OFF -Dwebp=OFF -Dlerc=OFF -Dlibdeflate=OFF -Dcxx=OFF
}
build_libpng1.6() { with_cmake "$(src libpng1.6)" -DPNG_SHARED=OFF -DPNG_TESTS=OFF; }
build_freetype() {
    with_cmake "$(src freetype)" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_HARFBUZZ=ON
}
build_harfbuzz() { # one source, and no other library
    $CXX "$optimize" -std=c++17 -fno-exceptions -c "$(src harfbuzz)/src/harfbuzz.cc" -o "$folder/sources/harfbuzz.o"
    $AR rcs "$prefix/lib/libharfbuzz.a" "$folder/sources/harfbuzz.o"
    mkdir -p "$prefix/include/harfbuzz"
    cp "$(src harfbuzz)"/src/hb*.h "$prefix/include/harfbuzz/"
    pkg_config harfbuzz 6.0.0 -lharfbuzz "-I$prefix/include/harfbuzz"
}
build_fribidi() {
    with_configure "$(src fribidi)" --disable-deprecated CPPFLAGS=-DFRIBIDI_LIB_STATIC
    sed -i 's/^Cflags:.*/& -DFRIBIDI_LIB_STATIC/' "$prefix/lib/pkgconfig/fribidi.pc"
}
build_libunibreak() { # its package has no configure
    from_sources libunibreak -- \
        "$(src libunibreak)"/src/{linebreak,linebreakdata,linebreakdef,wordbreak,graphemebreak,unibreakbase,unibreakdef,eastasianwidthdef,emojidef}.c
    cp "$(src libunibreak)"/src/{linebreak,wordbreak,graphemebreak,unibreakbase,unibreakdef,linebreakdef}.h "$prefix/include/"
    pkg_config libunibreak 6.1 -lunibreak
}
# The configure of these two wants what only their tools need: iconv and the tool of the system that writes dictionaries.
build_libdatrie() {
    printf '#define HAVE_STDLIB_H 1\n#define HAVE_STRING_H 1\n' >"$(src libdatrie)/config.h"
    from_sources libdatrie -DHAVE_CONFIG_H "-I$(src libdatrie)" -- "$(src libdatrie)"/datrie/*.c
    mkdir -p "$prefix/include/datrie"
    cp "$(src libdatrie)"/datrie/*.h "$prefix/include/datrie/"
    pkg_config datrie-0.2 0.2.13 -ldatrie
}
build_libthai() { # its dictionary is read from $LIBTHAI_DICTDIR
    local source
    source=$(src libthai)
    printf '#define HAVE_STDLIB_H 1\n#define HAVE_STRING_H 1\n' >"$source/config.h"
    from_sources libthai -DHAVE_CONFIG_H -DDICT_DIR='"/usr/share/libthai"' "-I$source" "-I$source/include" "-I$prefix/include" -- \
        "$source"/src/*/*.c
    cp -r "$source/include/thai" "$prefix/include/"
    pkg_config libthai 0.1.29 "-lthai -ldatrie"
}
build_libogg() { with_cmake "$(src libogg)"; }
build_libvorbis() { with_cmake "$(src libvorbis)"; }
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
build_libwebp() {
    with_cmake "$(src libwebp)" -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
        -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
}
build_chipmunk() {
    with_cmake "$(src chipmunk)" -DBUILD_DEMOS=OFF -DBUILD_SHARED=OFF -DINSTALL_STATIC=ON
    $AR d "$prefix/lib/libchipmunk.a" cpHastySpace.c.obj # has threads of its own, which clash with mingw's
}
build_box2d() { with_cmake "$(src box2d)" -DBOX2D_BUILD_UNIT_TESTS=OFF -DBOX2D_BUILD_TESTBED=OFF -DBOX2D_BUILD_DOCS=OFF; }
build_sqlite3() {
    (cd "$(src sqlite3)" && ./configure --host=$host --prefix="$prefix" --disable-tcl --disable-readline BUILD_CC=gcc &&
        make BEXE= sqlite3.c sqlite3.h) # its tools run here, whatever the suffix of programs there
    $CC "$optimize" -DSQLITE_OMIT_LOAD_EXTENSION -c "$(src sqlite3)/sqlite3.c" -o "$folder/sources/sqlite3.o"
    $AR rcs "$prefix/lib/libsqlite3.a" "$folder/sources/sqlite3.o"
    cp "$(src sqlite3)/sqlite3.h" "$prefix/include/"
}
build_curl() {
    with_cmake "$(src curl)" -DCURL_USE_SCHANNEL=ON -DBUILD_CURL_EXE=OFF -DHTTP_ONLY=ON -DCURL_USE_LIBSSH2=OFF \
        -DCURL_USE_LIBSSH=OFF -DUSE_LIBIDN2=OFF -DCURL_BROTLI=OFF -DUSE_NGHTTP2=OFF -DCURL_USE_LIBPSL=OFF
}

# Those that others need come first.
all=(headers zlib googletest tinyxml2 libzstd tiff libunibreak fribidi libdatrie libthai harfbuzz libpng1.6 freetype mpg123 libogg libvorbis
    flac libsfml openal-soft chipmunk libwebp box2d sqlite3 curl)
shift
wanted=("$@")
(($# > 0)) || wanted=("${all[@]}")
failed=()
for library in "${wanted[@]}"; do
    [[ ! -f $folder/built/$library ]] || continue
    begun=$SECONDS
    log=$folder/log/$library
    # In a shell of its own: set -e does not count in a condition.
    set +e
    (
        set -e
        if [[ $library != headers && $library != zlib && $library != googletest ]]; then unpack "$library"; fi
        "build_$library"
    ) >"$log" 2>&1
    status=$?
    set -e
    rm -rf "$(src "$library")"
    if ((status == 0)); then
        touch "$folder/built/$library"
        say "$library: $((SECONDS - begun)) s"
    else
        say "$library failed; see $log" >&2
        failed+=("$library")
    fi
done
((${#failed[@]} == 0))
