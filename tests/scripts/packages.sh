#!/usr/bin/env bash
# packages.sh SOURCES: what packages for other systems have in common: libraries that are built once, their licenses, zips, names of files.
# Compilers for these systems are not needed.
set -euo pipefail
sources=$1
scripts=$sources/scripts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset COPRA_WINDOWS_LIBRARIES COPRA_WEB_LIBRARIES
fail() {
    echo "packages.sh: $*" >&2
    exit 1
}
# expect <what> <expected> <command...>: the output of a command that may fail.
expect() {
    local what=$1 expected=$2 got
    shift 2
    got=$("$@" 2>&1) || true
    [[ $got == "$expected" ]] || fail "$what: expected"$'\n'"$expected"$'\n'"and got"$'\n'"$got"
}
# refuses <what> <words> <command...>: a command that fails with a sentence.
refuses() {
    local what=$1 words=$2 got status=0
    shift 2
    got=$("$@" 2>&1) || status=$?
    ((status != 0)) && [[ $got == *"$words"* ]] || fail "$what: $status, $got"
}

# --- The command ---

copra() { (cd "$sources" && HOME=$work ./copra "$@"); }
refuses "an unknown package" "deb, tar and appdir, or one of web and windows, but not 'rpm'" copra package rpm
refuses "two kinds" "or one of web and windows, but not 'windows'" copra package deb windows
# A system on which nothing is installed.
mkdir "$work/bin"
printf '#!/bin/sh\nexit 1\n' >"$work/bin/dpkg-query"
chmod +x "$work/bin/dpkg-query"
missing() { (cd "$sources" && PATH=$work/bin:$PATH HOME=$work ./copra package "$1" --no-install 2>&1); }
refuses "windows without packages" "apt-get install -y --no-install-recommends" missing windows
for package in g++-mingw-w64-x86-64-posix nsis python3-pil; do
    refuses "windows without packages" " $package" missing windows
done
refuses "web without packages" " emscripten" missing web

# --- Libraries ---

# Two libraries: one from sources, which a stand-in for unpack() gives, and one of a package.
cat >"$work/libraries.sh" <<LIBRARIES
set -euo pipefail
system=web host=none CC=cc
source "$scripts/cross-libraries.bash"
declare -A need=([bash]=bash) packaged=([headers]=bash)
all=(headers one googletest)
begin "\$@"
unpack() { mkdir -p "\$(src "\$1")/debian" && cp "$work/copyright" "\$(src "\$1")/debian/"; }
build_headers() { :; }
build_googletest() { :; }
build_one() { echo build >>"$work/builds"; }
build
LIBRARIES
libraries() { bash "$work/libraries.sh" "$@"; }
echo "licensed to all" >"$work/copyright"
libs=$work/libs
mkdir "$work/doc"
expect "nothing is built" $'headers\none' libraries --missing "$libs"
libraries "$libs" headers one >/dev/null || fail "they are not built: $(cat "$libs"/log/*)"
expect "all are built, but for what only tests need" "" libraries --missing "$libs"
expect "their licenses" "$libs/prefix/share/licenses/headers"$'\n'"$libs/prefix/share/licenses/one" libraries --licenses "$libs"
grep -q "licensed to all" "$libs/prefix/share/licenses/one" || fail "the license was not kept"
libraries "$libs" one
[[ $(wc -l <"$work/builds") == 1 ]] || fail "what is there was built again"
# What a script from before recipes were noted left.
: >"$libs/built/one"
expect "a library without its recipe" one libraries --missing "$libs"
libraries "$libs" one >/dev/null
# Another recipe.
sed -i 's/echo build/echo again/' "$work/libraries.sh"
expect "a changed recipe" one libraries --missing "$libs"
libraries "$libs" one >/dev/null
grep -q again "$work/builds" || fail "a changed recipe was not built"
expect "other options of the compiler" $'headers\none' env COPRA_OPTIMIZE=-O1 bash "$work/libraries.sh" --missing "$libs"
# Without the license.
rm "$libs/prefix/share/licenses/one"
expect "a library without its license" one libraries --missing "$libs"
sed -i 's/cp ".*copyright" .*; }/true; }/' "$work/libraries.sh"
refuses "no license" "one failed" libraries "$libs" one
grep -q "there is no license of one" "$libs/log/one" || fail "the log does not say why: $(cat "$libs/log/one")"
expect "a library that failed is missing" one libraries --missing "$libs"

# --- Licenses and zips ---

python=(python3 -B "$scripts/bundle.py")
printf 'On Debian the text is in /usr/share/common-licenses/LGPL-2.1.\n' >"$work/one"
"${python[@]}" licenses "$work/licenses.txt" "$work/one"
for text in "=== Copra" "=== one" "GNU LESSER GENERAL PUBLIC LICENSE"; do
    grep -q "$text" "$work/licenses.txt" || fail "licenses.txt lacks '$text'"
done
refuses "a missing license" "there is no license of two" "${python[@]}" licenses "$work/licenses.txt" "$work/one" "$work/two"
: >"$work/two"
refuses "an empty license" "there is no license of two" "${python[@]}" licenses "$work/licenses.txt" "$work/two"

mkdir -p "$work/files/resources/maps"
echo 1 >"$work/files/program"
echo 2 >"$work/files/resources/maps/one.tmx"
"${python[@]}" zip "$work/files" "$work/first.zip" game-1
names=$(python3 -c 'import sys, zipfile; print(*zipfile.ZipFile(sys.argv[1]).namelist())' "$work/first.zip")
[[ $names == "game-1/program game-1/resources/maps/one.tmx" ]] || fail "the zip has $names"
touch -d 2001-01-01 "$work/files/program"
"${python[@]}" zip "$work/files" "$work/second.zip" game-1
cmp "$work/first.zip" "$work/second.zip" || fail "the same files give another zip"

# --- Names on Windows ---

list() { python3 -B "$scripts/windows/files.py" list "$work/files" "$work/files.nsh"; }
list
grep -qF 'Delete `$INSTDIR\resources\maps\one.tmx`' "$work/files.nsh" || fail "the uninstaller leaves a file: $(cat "$work/files.nsh")"
for name in 'what?' 'Aux.png' 'dot.' 'a:b'; do
    touch "$work/files/$name"
    refuses "the name $name" "Windows cannot have a file '$name'" list
    rm "$work/files/$name"
done
touch "$work/files/Program"
refuses "names that differ in case" "Windows takes 'Program' and 'program' for one file" list
echo "libraries are built once, with their licenses; zips and names are whole"
