# shellcheck shell=bash
# Web pages: 'copra package web' and 'copra run web', in a project and of BeeCluster in the sources. See cross-package.sh.

# decoders <folder>: the libraries for files of sounds in it that few programs have, since each makes the program larger.
decoders() {
    local pair
    for pair in mp3:mpg123 flac:flac; do
        [[ -z $(find "$1" \( -name build -o -name dist \) -prune -o -iname "*.${pair%:*}" -print -quit) ]] || echo "${pair#*:}"
    done
}

build_web() { # <sources> <target> <folder with its resources> [option of CMake]...
    local sources=$1 target=$2 with_mp3=OFF with_flac=OFF
    mapfile -t extra < <(decoders "$3")
    shift 3
    need_libraries web "web pages" "about five minutes" "${extra[@]}"
    [[ " ${extra[*]} " != *" mpg123 "* ]] || with_mp3=ON
    [[ " ${extra[*]} " != *" flac "* ]] || with_flac=ON
    build_for web "$sources" "$target" -DCOPRA_WITH_CURL=OFF -DCOPRA_WITH_SQLITE=OFF -DCOPRA_WITH_MP3=$with_mp3 \
        -DCOPRA_WITH_FLAC=$with_flac "$@"
}

# waits_of <build folder>: the list of waiting functions with which its programs are linked. That of a project is with the libraries.
waits_of() {
    local option
    option=$(grep -om1 'ASYNCIFY_ONLY=@.*web-waits\.json' "$1/build.ninja") || die "$1 is no build for web pages"
    echo "${option#*@}"
}

# make_page <program> <build folder> <folder of NAME.js> <dist> <icon> [option of page.py]...
make_page() {
    local program=$1 tree=$2 built=$3 out=$4/$1-web icon=$5 stage
    shift 5
    stage=$(mktemp -d)
    mkdir -p "$(dirname "$out")"
    gather_files "$program" "$tree" "$stage"
    python3 -B "$root/scripts/web/page.py" make --program "$built/$program.js" --waits "$(waits_of "$tree")" --share "$stage/share/$program" \
        --out "$out" --icon "$icon" "$@" || die "the page could not be made"
    rm -rf "$stage"
    write_licenses web "$out/licenses.txt" "${extra[@]}"
    bundle zip "$out" "$out.zip" || die "the zip could not be made"
    say "made $out and $out.zip; you can upload the zip to itch.io; './copra run web' plays it"
}

package_web_project() {
    build_web "$project" "$name" "$project" "-D${name}_TESTS=OFF" -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
    local options=() key font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    [[ ! -f $font ]] || options+=(--font "$font")
    for key in title background foreground; do
        [[ -z $(project_text "$key") ]] || options+=("--$key" "$(project_text "$key")")
    done
    make_page "$name" "$project/build/web" "$project/build/web" "$project/dist" "$project/icon.png" "${options[@]}"
}

package_web_beecluster() {
    build_web "$root" beecluster "$root/resources" -DCOPRA_UNITY=ON -DCOPRA_BUILD_TESTS=OFF
    make_page beecluster "$root/build/web" "$root/build/web/game" "$root/dist" "$root/resources/icon.png" --title BeeCluster \
        --background '#1c2b1a' --foreground '#f6c945'
}

# run_web <program> <dist> [option of page.py]...: serves the page.
run_web() {
    local out=$2/$1-web
    shift 2
    python3 -B "$root/scripts/web/page.py" serve "$out" "$@"
}

# make_gallery <folder>: the gallery as pages: an index with a search, and the page that plays a scene, play.html?arg=FAMILY/SCENE.
make_gallery() {
    local out=$1 stage files=(resources docs/pictures.txt tests/gallery/assets tests/gallery/golden tests/gallery/thumbnails
        tests/conformance/part2/assets)
    local program=$root/build/web/tests/web/gallery/gallery.js
    [[ ! -e $out || -f $out/play.html || -z $(ls -A "$out") ]] || die "$out has other files: name a new folder"
    build_web "$root" gallery "$root/tests/gallery" -DCOPRA_UNITY=ON -DCOPRA_BUILD_TESTS=OFF
    stage=$(mktemp -d)
    mkdir "$stage/gallery"
    (cd "$root" && tar -c --exclude=art --exclude='*.py' --exclude='*.sh' "${files[@]}") | tar -x -C "$stage/gallery"
    python3 -B "$root/scripts/web/page.py" make --program "$program" --waits "$root/build/web/web-waits.json" --share "$stage/gallery" \
        --out "$out" --icon "$root/resources/icon.png" --title "Copra: gallery" --index play.html \
        --font "$root/resources/fonts/DejaVuSans.ttf" || die "the page could not be made"
    node --no-experimental-fetch "$root/scripts/web/run-in-node.js" --share "$stage" "$program" --list >"$stage/scenes.txt" ||
        die "the gallery could not list its scenes"
    python3 -B "$root/scripts/web/gallery.py" "$stage/scenes.txt" "$out" "$root"/tests/gallery/{golden,thumbnails} || die "the index could not be made"
    rm -rf "$stage"
    write_licenses web "$out/licenses.txt" "${extra[@]}"
    say "made the pages of the gallery in $out; 'python3 scripts/web/page.py serve $out' shows them"
}
