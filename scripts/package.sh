# shellcheck shell=bash
# Packages for players: 'copra package' in a project, and of BeeCluster in the sources. Read by the script 'copra'.

# Libraries that come with every desktop, or that have to fit to its drivers: they are not put beside a program.
is_system_library() {
    case $1 in
    linux-vdso.* | ld-linux* | libc.so* | libm.so* | libdl.so* | librt.so* | libpthread.so* | libresolv.so* | libstdc++.so* | libgcc_s.so*) ;;
    libGL.so* | libGLX* | libGLdispatch* | libOpenGL* | libEGL* | libX* | libxcb* | libdrm* | libudev* | libasound* | libpulse*) ;;
    libfontconfig* | libfreetype* | libexpat* | libz.so*) ;;
    *) return 1 ;;
    esac
}

# copy_libraries <program> <folder>: the libraries that the program needs and a desktop may not have.
copy_libraries() {
    local library path
    mkdir -p "$2"
    if ldd "$1" | grep 'not found'; then die "libraries of $1 are missing"; fi
    while read -r library path; do
        is_system_library "$library" || cp -L "$path" "$2/$library"
    done < <(ldd "$1" | sed -nE 's/^[[:space:]]*([^ ]+) => (\/[^ ]+) .*/\1 \2/p')
}

# package_all <program> <version> <build folder> <dist> [deb|tar|appdir]...
# The build has the targets PROGRAM and PROGRAM_portable, which searches libraries in ../lib, and the component 'game'.
package_all() {
    local program=$1 version=$2 tree=$3 dist=$4 kind
    shift 4
    (($# > 0)) || set -- deb tar appdir
    mkdir -p "$dist"
    for kind in "$@"; do "package_$kind" "$program" "$version" "$tree" "$dist"; done
}

package_deb() {
    local tree=$3 dist=$4 log=$3/cpack.log
    if ! has dpkg-shlibdeps; then
        say "no .deb: it needs dpkg-shlibdeps (package dpkg-dev)"
        return
    fi
    rm -rf "$tree/deb"
    (cd "$tree" && cpack -G DEB --config CPackConfig.cmake -D CPACK_COMPONENTS_ALL=game -B deb) >"$log" 2>&1 || {
        cat "$log" >&2
        die "CPack could not make the package"
    }
    local made
    for made in "$tree"/deb/*.deb; do
        mv "$made" "$dist/"
        say "made $dist/$(basename "$made")"
    done
}

# portable_tree <program> <build folder> <root>: bin, lib and share that work anywhere.
portable_tree() {
    local program=$1 tree=$2 to=$3
    cmake --build "$tree" --target "${program}_portable" >"$tree/portable.log" 2>&1 || {
        tail -n 30 "$tree/portable.log" >&2
        die "the portable program could not be built"
    }
    cmake --install "$tree" --prefix "$to" --component game --strip >"$tree/install.log"
    cp "$tree/portable/$program" "$to/bin/$program"
    strip "$to/bin/$program"
    copy_libraries "$to/bin/$program" "$to/lib"
}

package_tar() {
    local program=$1 version=$2 tree=$3 dist=$4
    local name stage
    name=$program-$version-linux-$(uname -m)
    stage=$(mktemp -d)
    portable_tree "$program" "$tree" "$stage/$name"
    # The same bytes for the same files: no names of users, times and order of the file system.
    tar -C "$stage" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@${SOURCE_DATE_EPOCH:-0}" -cf - "$name" |
        gzip -n >"$dist/$name.tar.gz"
    rm -rf "$stage"
    say "made $dist/$name.tar.gz"
}

package_appdir() {
    local program=$1 tree=$3 dist=$4
    local to=$dist/$program.AppDir
    rm -rf "$to"
    portable_tree "$program" "$tree" "$to/usr"
    cp "$to/usr/share/applications/$program.desktop" "$to/"
    cp "$to/usr/share/icons/hicolor/128x128/apps/$program.png" "$to/"
    ln -sf "$program.png" "$to/.DirIcon"
    cat >"$to/AppRun" <<RUN
#!/bin/sh
# Starts the program from wherever this folder is; appimagetool makes one file of the folder.
exec "\$(dirname "\$(readlink -f "\$0")")/usr/bin/$program" "\$@"
RUN
    chmod +x "$to/AppRun"
    say "made $to"
}

check_kinds() {
    local kind
    for kind in "$@"; do
        [[ $kind == deb || $kind == tar || $kind == appdir ]] ||
            usage_error "package makes deb, tar and appdir, or one of web and windows, but not '$kind'"
    done
}

# package_for <web|windows> <project|beecluster>: a package for another system, which is built here.
package_for() {
    is_checkout || die "packages for $1 need the sources of Copra: clone them, and set COPRA_CHECKOUT or .copra-local to their folder"
    source "$root/scripts/cross-package.sh"
    source "$root/scripts/$1/package.sh"
    "package_$1_$2"
}

package_project() {
    if [[ "$*" == web || "$*" == windows ]]; then
        package_for "$1" project
        return
    fi
    check_kinds "$@"
    project_build release "$name"
    package_all "$name" "$(sed -nE 's/^project\([^ ]+ VERSION ([0-9.]+).*/\1/p' "$project/CMakeLists.txt")" \
        "$project/build/release" "$project/dist" "$@"
}

package_beecluster() {
    if [[ "$*" == web || "$*" == windows ]]; then
        package_for "$1" beecluster
        return
    fi
    check_kinds "$@"
    need_packages build
    build release OFF beecluster
    package_all beecluster "$(copra_version)" "$root/build/release" "$root/dist" "$@"
}
