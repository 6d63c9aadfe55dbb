# shellcheck shell=bash
# shellcheck disable=SC2154 # need, all, packaged, system and host are of the script that reads it
# What the scripts share that build the libraries of Copra for another system, from Debian's source packages: scripts/windows/libraries.sh
# and scripts/web/libraries.sh. They are called as
#     libraries.sh FOLDER [LIBRARY...]     builds static libraries in FOLDER/prefix, and their licenses in FOLDER/prefix/share/licenses
#     libraries.sh --missing FOLDER [LIBRARY...]    prints those that programs for players need and that are not there as they would be built
#                                          now, with the named ones among those that few programs need
#     libraries.sh --licenses FOLDER [LIBRARY...]   prints the files with their licenses
# A library that is there is not built again, unless its recipe, the compiler or its options have changed since. Each script sets `need`
# (what must be there, and its package), `all` (the libraries in the order of what they need), `packaged` (the packages of the libraries
# that are not built from sources), `system` (windows or web), `host` (as configure names it) and `CC` and its like, reads this file,
# calls begin "$@", defines what differs, and calls build.
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
few_need=(googletest) # left out unless they are named
say() { printf '%s\n' "libraries.sh: $*"; }

# begin [--missing|--licenses] FOLDER [LIBRARY...]: makes the folders, and fails if something is missing.
begin() {
    local thing
    task=build
    if [[ ${1:-} == --missing || ${1:-} == --licenses ]]; then
        task=${1#--}
        shift
    fi
    if (($# < 1)) || [[ $1 == -* ]]; then
        echo "usage: libraries.sh [--missing|--licenses] FOLDER [LIBRARY...]" >&2
        exit 2
    fi
    for thing in "${!need[@]}"; do
        [[ -e $thing ]] || command -v "$thing" >/dev/null || {
            say "cannot continue without $thing (package ${need[$thing]})" >&2
            exit 1
        }
    done
    mkdir -p "$1"/{sources,prefix/include,prefix/lib/pkgconfig,prefix/share/licenses,built,log,apt/lists/partial}
    folder=$(cd "$1" && pwd)
    shift
    libraries=("$@")
    prefix=$folder/prefix
    licenses=$prefix/share/licenses
    jobs=${COPRA_JOBS:-$(nproc)}
    read -ra optimize <<<"${COPRA_OPTIMIZE:--O2}"
    # apt looks into lists of its own, which name only sources; those of the system stay as they are.
    apt_options=(-o "Dir::Etc::sourcelist=$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State::lists=$folder/apt/lists" -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false)
    export PKG_CONFIG_LIBDIR=$prefix/lib/pkgconfig
    if command -v ccache >/dev/null; then export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache; fi
}

# build: does what the script was called for.
build() {
    local library
    if [[ $task == build ]]; then
        ((${#libraries[@]} > 0)) || libraries=("${all[@]}")
        exec {lock}>"$folder/lock"
        flock "$lock" # of two that build at once, the second finds what the first has made
        build_missing
        return
    fi
    for library in "${all[@]}"; do
        if [[ " ${few_need[*]} " == *" $library "* && " ${libraries[*]} " != *" $library "* ]]; then continue; fi
        if [[ $task == licenses ]]; then
            echo "$licenses/$library"
        elif ! is_built "$library"; then
            echo "$library"
        fi
    done
}

build_missing() {
    local library begun status failed=()
    for library in "${libraries[@]}"; do
        if is_built "$library"; then continue; fi
        begun=$SECONDS
        rm -f "$folder/built/$library" "$licenses/$library"
        # In a shell of its own: set -e does not count in a condition.
        set +e
        (
            set -e
            if [[ -z ${packaged[$library]:-} ]]; then unpack "$library"; fi
            "build_$library"
            collect_license "$library"
        ) >"$folder/log/$library" 2>&1
        status=$?
        set -e
        rm -rf "$(src "$library")"
        if ((status == 0)); then
            recipe "$library" >"$folder/built/$library"
            say "$library: $((SECONDS - begun)) s"
        else
            say "$library failed; see $folder/log/$library" >&2
            failed+=("$library")
        fi
    done
    ((${#failed[@]} == 0))
}

# Whether a library is there with its license, built as it would be built now.
is_built() { [[ -s $licenses/$1 && -f $folder/built/$1 && $(<"$folder/built/$1") == "$(recipe "$1")" ]]; }

# recipe <library>: a hash of all that decides how the library is built. Which version of it the archive of Debian has does not count: it
# only gets fixes.
recipe() {
    local text way
    text=$(declare -f "build_$1")
    for way in with_cmake with_configure from_sources harfbuzz_object; do
        [[ $text != *"$way"* ]] || text+=$(declare -f "$way")
    done
    { echo "$text" "${optimize[*]}" "${suites[*]}" "$("$CC" -dumpversion)" && cat "$here/$system/toolchain.cmake"; } | sha256sum | cut -d' ' -f1
}

# Whoever passes on a program passes on the licenses of what is in it. A library without one fails. What Debian says about it is complete;
# second best is what its authors say.
collect_license() {
    local package files=()
    if [[ -n ${packaged[$1]:-} ]]; then
        for package in ${packaged[$1]}; do files+=("/usr/share/doc/$package/copyright"); done
    elif [[ -f $(src "$1")/debian/copyright ]]; then
        files=("$(src "$1")/debian/copyright")
    else
        mapfile -t files < <(find "$(src "$1")" -maxdepth 1 -type f \( -iname 'copying*' -o -iname 'licen[cs]e*' -o -iname 'BSD-*' \) | sort)
    fi
    if ((${#files[@]} == 0)); then
        echo "there is no license of $1"
        return 1
    fi
    cat "${files[@]}" >"$licenses/$1"
}

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

# unpack <package>: its upstream sources in sources/<package>, with Debian's description of its license in debian/copyright, unless the
# mirror has lost it.
unpack() {
    local package=$1 target=$folder/sources/$1 suite found=''
    update_sources
    rm -rf "$target" "$target.download"
    mkdir -p "$target" "$target.download"
    for suite in "${suites[@]}"; do
        (cd "$target.download" && apt-get "${apt_options[@]}" --download-only source "$package/$suite") || true
        found=$(find "$target.download" -name '*.orig.tar.*' ! -name '*.asc' -print -quit)
        [[ -z $found ]] || break
    done
    [[ -n $found ]] || return 1
    tar -xf "$found" -C "$target" --strip-components=1
    found=$(find "$target.download" -name '*.debian.tar.*' -print -quit)
    [[ -z $found ]] || tar -xf "$found" -C "$target" debian/copyright
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
        -DZSTD_MULTITHREAD_SUPPORT=OFF -DZSTD_LEGACY_SUPPORT=OFF
}
build_libpng1.6() { with_cmake "$(src libpng1.6)" -DPNG_SHARED=OFF -DPNG_TESTS=OFF; }
build_freetype() {
    with_cmake "$(src freetype)" -DFT_DISABLE_BZIP2=ON -DFT_DISABLE_BROTLI=ON -DFT_DISABLE_HARFBUZZ=ON
}
build_harfbuzz() { harfbuzz_object; }
harfbuzz_object() { # [option...]: one source, and no other library
    $CXX "${optimize[@]}" "$@" -std=c++17 -fno-exceptions -c "$(src harfbuzz)/src/harfbuzz.cc" -o "$folder/sources/harfbuzz.o"
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
