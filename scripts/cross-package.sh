# shellcheck shell=bash
# Packages for other systems, built here: 'copra package web' and 'copra package windows'. Read by scripts/package.sh, with
# scripts/web/package.sh or scripts/windows/package.sh, whose functions use these. They use those of the script 'copra'.

# The folder in which the libraries for web or windows are kept.
libraries_folder() {
    local variable=COPRA_${1^^}_LIBRARIES
    echo "${!variable:-${XDG_CACHE_HOME:-$HOME/.cache}/copra/$1-libraries}"
}

# need_libraries <web|windows> <for what> <how long it takes> [library...]: what is needed once: compilers, and libraries compiled with them, with the named
# ones among those that few programs need. Returns when all of them are there, as they would be built now, or ends with a message.
need_libraries() {
    local system=$1 build=$root/scripts/$1/libraries.sh folder missing
    need_packages build "$system"
    folder=$(libraries_folder "$system")
    missing=$("$build" --missing "$folder" "${@:4}") || die "the libraries for $2 cannot be built"
    [[ -n $missing ]] || return 0
    say "compiling libraries for $2 into $folder: $3 for all of them, once (${missing//$'\n'/ })"
    # shellcheck disable=SC2086 # names, a line each
    "$build" "$folder" $missing || die "the libraries for $2 are not complete; run the same command again to continue with the missing ones"
}

# build_for <web|windows> <sources> <target> [option of CMake]...: in build/SYSTEM of the sources.
build_for() {
    local system=$1 sources=$2 target=$3 tree=$2/build/$1 log=$2/build/configure-$1.log
    shift 3
    mkdir -p "$tree"
    cmake -S "$sources" -B "$tree" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/scripts/$system/toolchain.cmake" \
        "-DCOPRA_${system^^}_LIBRARIES=$(libraries_folder "$system")/prefix" -DCMAKE_BUILD_TYPE=Release -DCOPRA_WITH_OPENSSL=OFF \
        -DCOPRA_WITH_IMGUI=OFF "$@" >"$log" 2>&1 || {
        cat "$log" >&2
        die "CMake could not configure build/$system"
    }
    CCACHE_NOHASHDIR=1 CCACHE_BASEDIR="$root" cmake --build "$tree" -j "$(nproc)" --target "$target" ||
        die "the build of build/$system failed"
}

# gather_files <program> <build folder> <folder>: what the build installs of the program.
gather_files() {
    cmake --install "$2" --prefix "$3" --component game >"$2/install.log" || die "the files of $1 could not be collected"
}

bundle() { python3 -B "$root/scripts/bundle.py" "$@"; }

# write_licenses <web|windows> <file> [library...]: those of Copra and of all libraries, as need_libraries() takes them.
write_licenses() {
    local files
    mapfile -t files < <("$root/scripts/$1/libraries.sh" --licenses "$(libraries_folder "$1")" "${@:3}")
    ((${#files[@]} > 0)) && bundle licenses "$2" "${files[@]}" || die "there is no package without the licenses of the libraries in it"
}

# project_text <key>: a line of .copra that may have several words.
project_text() { sed -nE "s/^$1 +//p" "$project/.copra" | head -n 1; }
