# shellcheck shell=bash
# Web pages: 'copra package web' and 'copra run web', in a project and of BeeCluster in the sources. See cross-package.sh.

build_web() { # <sources> <target> [option of CMake]...
    need_libraries web "web pages" "about five minutes"
    build_for web "$@" -DCOPRA_WITH_CURL=OFF -DCOPRA_WITH_SQLITE=OFF
}

# make_page <program> <build folder> <folder of NAME.js> <dist> <icon> [option of page.py]...
make_page() {
    local program=$1 tree=$2 built=$3 out=$4/$1-web icon=$5 stage
    shift 5
    stage=$(mktemp -d)
    mkdir -p "$(dirname "$out")"
    gather_files "$program" "$tree" "$stage"
    python3 -B "$root/scripts/web/page.py" make --program "$built/$program.js" --share "$stage/share/$program" --out "$out" --icon "$icon" \
        "$@" || die "the page could not be made"
    rm -rf "$stage"
    write_licenses web "$out/licenses.txt"
    bundle zip "$out" "$out.zip" || die "the zip could not be made"
    say "made $out and $out.zip; you can upload the zip to itch.io; './copra run web' plays it"
}

package_web_project() {
    build_web "$project" "$name" "-D${name}_TESTS=OFF" -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
    local options=() key font=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    [[ ! -f $font ]] || options+=(--font "$font")
    for key in title background foreground; do
        [[ -z $(project_text "$key") ]] || options+=("--$key" "$(project_text "$key")")
    done
    make_page "$name" "$project/build/web" "$project/build/web" "$project/dist" "$project/icon.png" "${options[@]}"
}

package_web_beecluster() {
    build_web "$root" beecluster -DCOPRA_UNITY=ON -DCOPRA_BUILD_TESTS=OFF
    make_page beecluster "$root/build/web" "$root/build/web/game" "$root/dist" "$root/resources/icon.png" --title BeeCluster \
        --background '#1c2b1a' --foreground '#f6c945'
}

# run_web <program> <dist> [option of page.py]...: serves the page.
run_web() {
    local out=$2/$1-web
    shift 2
    python3 -B "$root/scripts/web/page.py" serve "$out" "$@"
}
