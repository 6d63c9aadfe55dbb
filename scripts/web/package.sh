# shellcheck shell=bash
# Web pages: 'copra package web' and 'copra run web', in a project and of BeeCluster in the sources. Read by the script 'copra', whose
# functions it uses.

web_libraries=${COPRA_WEB_LIBRARIES:-${XDG_CACHE_HOME:-$HOME/.cache}/copra/web-libraries}

# What is needed once: Emscripten, and the libraries compiled with it.
need_web() {
    is_checkout || die "web pages need the sources of Copra: clone them, and set COPRA_CHECKOUT or .copra-local to their folder"
    need_packages build web
    local wanted=(headers stb zlib tinyxml2 libpng1.6 libzstd libunibreak fribidi libdatrie libthai harfbuzz freetype libogg libvorbis
        libwebp chipmunk box2d) library missing=()
    for library in "${wanted[@]}"; do [[ -f $web_libraries/built/$library ]] || missing+=("$library"); done
    ((${#missing[@]} > 0)) || return 0
    say "compiling libraries for web pages into $web_libraries: about five minutes for all of them, once (${missing[*]})"
    "$root/scripts/web/libraries.sh" "$web_libraries" "${missing[@]}" || die "the libraries for web pages are not complete"
}

# build_web <sources> <target> [option of CMake]...: in build/web of the sources.
build_web() {
    local sources=$1 target=$2 tree=$1/build/web log=$1/build/configure-web.log
    shift 2
    mkdir -p "$tree"
    cmake -S "$sources" -B "$tree" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/scripts/web/toolchain.cmake" \
        -DCOPRA_WEB_LIBRARIES="$web_libraries/prefix" -DCMAKE_BUILD_TYPE=Release -DCOPRA_WITH_CURL=OFF -DCOPRA_WITH_OPENSSL=OFF \
        -DCOPRA_WITH_SQLITE=OFF -DCOPRA_WITH_IMGUI=OFF "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        die "CMake could not configure build/web"
    }
    CCACHE_NOHASHDIR=1 CCACHE_BASEDIR="$root" cmake --build "$tree" -j "$(nproc)" --target "$target" || die "the build of build/web failed"
}

# make_page <program> <build folder> <folder of NAME.js> <dist> <icon> [option of page.py]...
make_page() {
    local program=$1 tree=$2 built=$3 out=$4/$1-web icon=$5 stage
    shift 5
    stage=$(mktemp -d)
    mkdir -p "$(dirname "$out")"
    cmake --install "$tree" --prefix "$stage" --component game >"$tree/install.log" || die "the files of $program could not be gathered"
    python3 -B "$root/scripts/web/page.py" make --program "$built/$program.js" --share "$stage/share/$program" --out "$out" --icon "$icon" \
        --licenses "$web_libraries/prefix/share/licenses" "$@" || die "the page could not be made"
    rm -rf "$stage"
    say "made $out and $out.zip, which itch.io takes as it is; './copra run web' plays it"
}

package_web_project() {
    need_web
    build_web "$project" "$name" "-D${name}_TESTS=OFF" -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
    local options=() key font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    [[ ! -f $font ]] || options+=(--font "$font")
    for key in title background foreground; do
        [[ -z $(project_value "$key") ]] || options+=("--$key" "$(sed -nE "s/^$key +//p" "$project/.copra" | head -n 1)")
    done
    make_page "$name" "$project/build/web" "$project/build/web" "$project/dist" "$project/icon.png" "${options[@]}"
}

package_web_beecluster() {
    need_web
    build_web "$root" beecluster -DCOPRA_UNITY=ON -DCOPRA_BUILD_TESTS=OFF
    make_page beecluster "$root/build/web" "$root/build/web/game" "$root/dist" "$root/resources/icon.png" --title BeeCluster \
        --background '#1c2b1a' --foreground '#f6c945'
}

# serve_page <program> <dist> [option of page.py]...
serve_page() {
    local out=$2/$1-web
    shift 2
    python3 -B "$root/scripts/web/page.py" serve "$out" "$@"
}
