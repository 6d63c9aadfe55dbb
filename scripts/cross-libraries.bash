# shellcheck shell=bash
# shellcheck disable=SC2154 # need, all, system and host are of the script that reads it
# What the scripts share that build the libraries of Copra for another system, from Debian's source packages: scripts/windows/libraries.sh
# and scripts/web/libraries.sh. They are called as libraries.sh FOLDER [LIBRARY...] and make static libraries in FOLDER/prefix; what is
# there already is not built again. Each sets `need` (what must be there, and its package), `all` (the libraries in the order of what they
# need) and `system` (windows or web) and `host` (as configure names it), reads this file, calls begin "$@", defines what differs, and calls build "$@".
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
say() { printf '%s\n' "libraries.sh: $*"; }

# begin FOLDER [LIBRARY...]: makes the folders, and fails if something is missing.
begin() {
    local thing
    if (($# < 1)) || [[ $1 == -* ]]; then
        echo "usage: libraries.sh FOLDER [LIBRARY...]" >&2
        exit 2
    fi
    mkdir -p "$1"/{sources,prefix/include,prefix/lib/pkgconfig,prefix/share,built,log,apt/lists/partial}
    folder=$(cd "$1" && pwd)
    prefix=$folder/prefix
    jobs=${COPRA_JOBS:-$(nproc)}
    read -ra optimize <<<"${COPRA_OPTIMIZE:--O2}"
    for thing in "${!need[@]}"; do
        [[ -e $thing ]] || command -v "$thing" >/dev/null || {
            say "cannot go on without $thing (package ${need[$thing]})" >&2
            exit 1
        }
    done
    # apt looks into lists of its own, which name only sources; those of the system stay as they are.
    apt_options=(-o "Dir::Etc::sourcelist=$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State::lists=$folder/apt/lists" -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false)
    export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig
    if command -v ccache >/dev/null; then export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
}

# build FOLDER [LIBRARY...]: builds those that are named, or all.
build() {
    local library begun log status wanted failed=()
    shift
    wanted=("$@")
    (($# > 0)) || wanted=("${all[@]}")
    for library in "${wanted[@]}"; do
        [[ ! -f $folder/built/$library ]] || continue
        begun=$SECONDS
        log=$folder/log/$library
        # In a shell of its own: set -e does not count in a condition.
        set +e
        (
            set -e
            if [[ " ${not_unpacked[*]} " != *" $library "* ]]; then unpack "$library"; fi
            "build_$library"
        ) >"$log" 2>&1
        status=$?
        set -e
        # Whoever passes on a program passes on the licenses of what is in it.
        if [[ -f $(src "$library")/debian/copyright ]]; then
            mkdir -p "$prefix/share/licenses"
            cp "$(src "$library")/debian/copyright" "$prefix/share/licenses/$library"
        fi
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
}
not_unpacked=(headers googletest) # their packages have what is needed

# --- Sources ---

# shellcheck source=scripts/mirror.bash
source "$here/mirror.bash"
# The second release is for packages whose older sources a mirror no longer has.
suites=(bookworm trixie)
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
    rm -rf "$source/build-$system"
    cmake -S "$source" -B "$source/build-$system" -DCMAKE_TOOLCHAIN_FILE="$here/$system/toolchain.cmake" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_C_FLAGS_RELEASE="${optimize[*]} -DNDEBUG" -DCMAKE_CXX_FLAGS_RELEASE="${optimize[*]} -DNDEBUG" \
        "-DCOPRA_${system^^}_LIBRARIES=$prefix" -DCMAKE_INSTALL_PREFIX="$prefix" -DCMAKE_INSTALL_LIBDIR=lib -DBUILD_SHARED_LIBS=OFF \
        -DBUILD_TESTING=OFF -DCMAKE_POLICY_DEFAULT_CMP0074=NEW "$@"
    cmake --build "$source/build-$system" -j "$jobs" --target install
    rm -rf "$source/build-$system"
}
with_configure() { # <folder> [option...]
    local source=$1
    shift
    (cd "$source" && ./configure --host="$host" --prefix="$prefix" --enable-static --disable-shared CFLAGS="${optimize[*]}" "$@" &&
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
        $CC "${optimize[@]}" "${options[@]}" -c "$file" -o "${file%.c}.o"
        objects+=("${file%.c}.o")
    done
    rm -f "$prefix/lib/$library.a"
    $AR rcs "$prefix/lib/$library.a" "${objects[@]}"
}
pkg_config() { # <name> <version> <flags of the linker> [flags of the compiler]
    printf 'prefix=%s\nName: %s\nDescription: %s\nVersion: %s\nLibs: -L${prefix}/lib %s\nCflags: -I${prefix}/include %s\n' \
        "$prefix" "$1" "$1" "$2" "$3" "${4:-}" >"$prefix/lib/pkgconfig/$1.pc"
}

# --- Libraries that are built alike ---

src() { echo "$folder/sources/$1"; }
build_headers() { # libraries that are headers only
    mkdir -p "$prefix/share/cmake"
    cp -r /usr/include/boost /usr/include/rapidjson /usr/include/CLI "$prefix/include/"
    cp -r /usr/share/cmake/CLI11 "$prefix/share/cmake/"
    pkg_config RapidJSON 1.1.0 ""
}
build_googletest() { with_cmake /usr/src/googletest; }
build_tinyxml2() { with_cmake "$(src tinyxml2)"; }
build_libzstd() {
    with_cmake "$(src libzstd)/build/cmake" -DZSTD_BUILD_PROGRAMS=OFF -DZSTD_BUILD_SHARED=OFF -DZSTD_BUILD_TESTS=OFF \
        -DZSTD_MULTITHREAD_SUPPORT=OFF
}
build_libpng1.6() { with_cmake "$(src libpng1.6)" -DPNG_SHARED=OFF -DPNG_TESTS=OFF; }
build_freetype() {
    with_cmake "$(src freetype)" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_HARFBUZZ=ON
}
build_harfbuzz() { # one source, and no other library
    $CXX "${optimize[@]}" -std=c++17 -fno-exceptions -c "$(src harfbuzz)/src/harfbuzz.cc" -o "$folder/sources/harfbuzz.o"
    $AR rcs "$prefix/lib/libharfbuzz.a" "$folder/sources/harfbuzz.o"
    mkdir -p "$prefix/include/harfbuzz"
    cp "$(src harfbuzz)"/src/hb*.h "$prefix/include/harfbuzz/"
    pkg_config harfbuzz 6.0.0 -lharfbuzz "-I$prefix/include/harfbuzz"
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
build_libvorbis() { with_cmake "$(src libvorbis)"; }
build_libwebp() {
    with_cmake "$(src libwebp)" -DWEBP_BUILD_ANIM_UTILS=OFF -DWEBP_BUILD_CWEBP=OFF -DWEBP_BUILD_DWEBP=OFF -DWEBP_BUILD_GIF2WEBP=OFF \
        -DWEBP_BUILD_IMG2WEBP=OFF -DWEBP_BUILD_VWEBP=OFF -DWEBP_BUILD_WEBPINFO=OFF -DWEBP_BUILD_WEBPMUX=OFF -DWEBP_BUILD_EXTRAS=OFF
}
build_box2d() { with_cmake "$(src box2d)" -DBOX2D_BUILD_UNIT_TESTS=OFF -DBOX2D_BUILD_TESTBED=OFF -DBOX2D_BUILD_DOCS=OFF; }
