#!/usr/bin/env bash
# debian.sh [--check] FOLDER: builds the Debian packages libcopra-dev and copra-tools into FOLDER.
# DEBFULLNAME and DEBEMAIL name their maintainer, as for the tools of Debian.
# --check also runs lintian, installs them, uses them as a new user would, and removes them again: as root, on a system that may
# be thrown away.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
check=no
if [[ ${1:-} == --check ]]; then
    check=yes
    shift
fi
if [[ -z ${1:-} || $1 == -* ]]; then
    echo "usage: debian.sh [--check] FOLDER" >&2
    exit 2
fi
for program in cmake cpack dpkg-deb; do
    command -v "$program" >/dev/null || {
        echo "debian.sh: cannot continue without $program" >&2
        exit 1
    }
done
if [[ $check == yes && $EUID != 0 ]]; then
    echo "debian.sh: --check installs packages and needs root" >&2
    exit 1
fi
if [[ $check == yes ]]; then # thrown away
    : "${DEBFULLNAME:=Nobody}" "${DEBEMAIL:=nobody@localhost.localdomain}"
fi
if [[ -z ${DEBFULLNAME:-} || -z ${DEBEMAIL:-} ]]; then
    echo "debian.sh: set DEBFULLNAME and DEBEMAIL, the maintainer of the packages" >&2
    exit 1
fi
mkdir -p "$1"
folder=$(cd "$1" && pwd)
tree=$root/build/packages
export CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=$root
say() { printf '%s\n' "debian.sh: $*"; }

# The dates of files and of the changelog are those of the last commit.
if [[ -z ${SOURCE_DATE_EPOCH:-} ]]; then
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) || SOURCE_DATE_EPOCH=$(date +%s)
    export SOURCE_DATE_EPOCH
fi
reference=
if command -v doxygen >/dev/null && command -v dot >/dev/null; then
    say "making the reference"
    "$root/copra" docs --pictures >"$folder/docs.log" 2>&1 || {
        tail -n 30 "$folder/docs.log" >&2
        exit 1
    }
    reference=$root/build/docs/html
else
    say "libcopra-dev comes without the reference: doxygen or graphviz is not installed"
fi
say "building"
generator=()
if [[ ! -f $tree/CMakeCache.txt ]] && command -v ninja >/dev/null; then generator=(-G Ninja); fi
# The flags of Debian; the prefix decides where libraries go.
cmake -S "$root" -B "$tree" "${generator[@]}" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O2 -DNDEBUG" \
    -DCOPRA_REFERENCE="$reference" -DCOPRA_UNITY=ON -DCOPRA_REPRODUCIBLE=ON -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=OFF -DCMAKE_INSTALL_PREFIX=/usr \
    -DCOPRA_PACKAGE_CONTACT="$DEBFULLNAME <$DEBEMAIL>" >"$folder/configure.log"
cmake --build "$tree" --target copra_libraries >"$folder/build.log" || {
    tail -n 30 "$folder/build.log" >&2
    exit 1
}
# CPack installs the target 'all' of the tree, which is built now but for programs.
rm -f "$folder"/*.deb
(cd "$tree" && cpack -G DEB -B "$folder/cpack") >"$folder/cpack.log" || {
    cat "$folder/cpack.log" >&2
    exit 1
}
mv "$folder"/cpack/*.deb "$folder/"
rm -rf "$folder/cpack"
ls -l "$folder"/*.deb
[[ $check == yes ]] || exit 0

say "lintian"
lintian --fail-on error --tag-display-limit 0 "$folder"/*.deb

say "installing"
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$folder"/*.deb >"$folder/install.log" || {
    tail -n 20 "$folder/install.log" >&2
    exit 1
}
say "using"
work=$(mktemp -d)
remove() {
    say "removing"
    rm -rf "$work"
    DEBIAN_FRONTEND=noninteractive apt-get remove -y --purge libcopra-dev copra-tools >"$folder/remove.log"
}
trap remove EXIT
begun=$SECONDS
(
    cd "$work"
    copra new Stars
    cd Stars
    [[ ! -e .copra-local ]]
    ./copra test
    ./copra run --headless --frames 60
    ./copra package deb
    pkg-config --modversion copra
    [[ -z $reference || -f /usr/share/doc/libcopra-dev/html/index.html ]]
) >"$folder/use.log" 2>&1 || {
    cat "$folder/use.log" >&2
    say "the installed packages cannot be used"
    exit 1
}
grep 'tests passed' "$folder/use.log"
say "made, built, tested, ran and packaged a project in $((SECONDS - begun)) s"
trap - EXIT
remove
if [[ -e /usr/share/copra || -e /usr/include/copra || -n $(find /usr/lib -name 'libcopra*' -print -quit) ]]; then
    say "files were left"
    exit 1
fi
say "all is good"
