# shellcheck shell=bash
# Windows programs: 'copra package windows' and 'copra run windows', in a project and of BeeCluster in the sources. See cross-package.sh.

build_windows() { # <sources> <target> <title> <icon> [option of CMake]...
    local sources=$1 target=$2 title=$3 icon=$4 tree=$1/build/windows
    shift 4
    need_libraries windows "Windows" "about half an hour on two processor cores"
    mkdir -p "$tree"
    /usr/bin/python3 -B "$root/scripts/windows/files.py" icon "$icon" "$tree/program.ico" || die "$icon cannot be the icon of a program"
    build_for windows "$sources" "$target" -DCMAKE_WIN32_EXECUTABLE=ON -DCMAKE_PROJECT_INCLUDE="$root/scripts/windows/program.cmake" \
        -DCOPRA_WINDOWS_PROGRAM="$target" -DCOPRA_WINDOWS_TITLE="$title" "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG" "$@"
}

# make_windows <program> <title> <build folder> <folder of NAME.exe> <dist>
make_windows() {
    local program=$1 title=$2 tree=$3 built=$4 dist=$5 stage version name out dictionary=/usr/share/libthai/thbrk.tri
    version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$tree/CMakeCache.txt")
    name=$program-${version:=0}-windows
    out=$dist/$name
    rm -rf "$out" "$out.zip" "$out-setup.exe"
    mkdir -p "$out/libthai"
    stage=$(mktemp -d)
    gather_files "$program" "$tree" "$stage"
    # Which writes the time of its own run otherwise.
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-0} x86_64-w64-mingw32-strip -o "$out/$program.exe" "$built/$program.exe" ||
        die "there is no program in $built"
    # Those of a project bring their folder along.
    if [[ -d $stage/share/$program/resources || -d $stage/share/$program/Resources ]]; then
        cp -RL "$stage/share/$program/." "$out/"
    else
        cp -RL "$stage/share/$program" "$out/resources"
    fi
    rm -rf "$stage"
    cp "$dictionary" "$out/libthai/" || die "there is no dictionary for Thai (package libthai-data)"
    write_licenses windows "$out/licenses.txt"
    /usr/bin/python3 -B "$root/scripts/windows/files.py" list "$out" "$tree/files.nsh" || die "the files cannot be those of a Windows program"
    bundle zip "$out" "$out.zip" "$name" || die "the zip could not be made"
    # In the menu a title is the name of a file, and $ and " have a meaning in the script.
    local menu=${title//[<>:\"\/\\|?*]/} escaped=${title//\$/\$\$}
    makensis -V2 -NOCD -INPUTCHARSET UTF8 "-DPROGRAM=$program" "-DTITLE=${escaped//\"/\$\\\"}" "-DMENU=${menu//\$/\$\$}" "-DVERSION=$version" \
        "-DICON=$tree/program.ico" "-DFILES=$tree/files.nsh" "-DOUT=$out-setup.exe" "$root/scripts/windows/installer.nsi" \
        >"$tree/installer.log" 2>&1 || {
        cat "$tree/installer.log" >&2
        die "the installer could not be made"
    }
    windows_program=$out/$program.exe
    say "made $out.zip ($(du -h --apparent-size "$out.zip" | cut -f1)) and $out-setup.exe; './copra run windows' plays it in Wine"
}

package_windows_project() {
    local title
    title=$(project_text title)
    build_windows "$project" "$name" "${title:=$name}" "$project/icon.png" "-D${name}_TESTS=OFF"
    make_windows "$name" "$title" "$project/build/windows" "$project/build/windows" "$project/dist"
}

package_windows_beecluster() {
    build_windows "$root" beecluster BeeCluster "$root/resources/icon.png" -DCOPRA_UNITY=ON -DCOPRA_BUILD_TESTS=OFF
    make_windows beecluster BeeCluster "$root/build/windows" "$root/build/windows/game" "$root/dist"
}

# run_windows <program> <dist> [option of the game]...: plays what make_windows has just made. Wine keeps its files beside the libraries, not in the
# folder of its user.
run_windows() {
    local wine runner=() options=() picture=$2/$1-windows.png
    wine=$(PATH=$PATH:/usr/lib/wine command -v wine64 || command -v wine) ||
        die "there is no Wine here to play it (package wine64); the zip in $2 is for a computer with Windows"
    shift 2
    options=("$@")
    if ! has_display && ! given --headless "$@" && ! given --help "$@"; then
        need_packages display
        runner=("$root/tests/display/with-display")
        given --frames "$@" || options+=(--frames 300)
        given --screenshot "$@" || options+=(--screenshot "Z:$picture")
        say "there is no display here: the game runs in a virtual one (${options[*]})"
    fi
    export WINEPREFIX=${WINEPREFIX:-$(libraries_folder windows)/wine} WINEDEBUG=${WINEDEBUG:--all} WINEDLLOVERRIDES=${WINEDLLOVERRIDES:-mscoree,mshtml=}
    mkdir -p "$WINEPREFIX"
    "${runner[@]}" "$wine" "$windows_program" "${options[@]}"
}
