#!/usr/bin/env bash
# package.sh SOURCES NATIVE: packages BeeCluster for Windows and tries in Wine what a player does: unpacks the zip, plays in a window, comes back to saved
# settings, installs, uninstalls. The states are those of NATIVE, the program for this machine. Skipped (77) where the compiler, NSIS, Wine
# or the libraries are missing.
set -euo pipefail
sources=$1
native=$2
unset DISPLAY
source "$(dirname "${BASH_SOURCE[0]}")/wine.bash"
command -v makensis >/dev/null || skip "there is no makensis (package nsis)"
libraries=${COPRA_WINDOWS_LIBRARIES:-${XDG_CACHE_HOME:-$HOME/.cache}/copra/windows-libraries}
missing=$("$sources/scripts/windows/libraries.sh" --missing "$libraries" 2>&1) || skip "$missing"
[[ -z $missing ]] || skip "./copra package windows has not built the libraries yet"
work=$(mktemp -d)
trap 'stop_wine; rm -rf "$work"' EXIT
start_wine "$work/wine"

(cd "$sources" && ./copra package windows --no-install) >"$work/log" 2>&1 || fail "there is no package: $(tail -n 20 "$work/log")"
version=$(sed -nE 's/^project\(Copra VERSION ([0-9.]+).*/\1/p' "$sources/CMakeLists.txt")
name=beecluster-$version-windows
zip=$sources/dist/$name.zip
setup=$sources/dist/$name-setup.exe
size=$(stat -c %s "$zip")
((size <= 20000000)) || fail "the zip has $size bytes, more than 20 MB"

# --- The zip ---

python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])' "$zip" "$work/unpacked"
[[ $(ls "$work/unpacked") == "$name" ]] || fail "the zip unpacks into $(ls "$work/unpacked")"
folder=$work/unpacked/$name
for file in beecluster.exe licenses.txt libthai/thbrk.tri resources/beecluster.plist; do
    [[ -s $folder/$file ]] || fail "the zip lacks $file"
done
for library in libsfml openal-soft curl runtime; do
    grep -q "^=== $library$" "$folder/licenses.txt" || fail "licenses.txt lacks $library"
done
x86_64-w64-mingw32-objdump -p "$folder/beecluster.exe" >"$work/program"
others=$(sed -n 's/^\tDLL Name: //p' "$work/program" | grep -viE "^($system_libraries)\.dll$" || true)
[[ -z $others ]] || fail "the program needs libraries that Windows may not have: $others"
grep -q '(Windows GUI)' "$work/program" || fail "the program opens a console"
for text in BeeCluster "$version"; do
    python3 -c 'import sys; sys.exit(sys.argv[2].encode("utf-16-le") not in open(sys.argv[1], "rb").read())' "$folder/beecluster.exe" "$text" ||
        fail "the program does not say $text about itself"
done

# --- States ---

state() { sed -n 's/^ *state *//p' | tr -d '\r'; }
compare() { # <option>...
    local here there
    here=$(XDG_CONFIG_HOME=$work/linux "$native" --headless --autopilot "$@" | state)
    there=$(wine "$folder/beecluster.exe" --headless --autopilot "$@" | state)
    [[ -n $here && $here == "$there" ]] || fail "$*: the state is $here here and $there on Windows"
    echo "$*: $here"
}
while read -r stage; do compare --stage "$stage" --frames 1500; done < <("$native" --list-stages | tr -d ' ')
compare --frames 6000

# --- A window ---

stop_wine # a server that has run without a display cannot draw
picture=$work/picture.png
display() { "$sources/tests/display/with-display" "$@"; }
display "$wine" "$folder/beecluster.exe" --autopilot --stage meadow --frames 200 --screenshot "Z:$picture" >"$work/log" 2>&1 ||
    fail "it does not play in a window: $(cat "$work/log")"
[[ $(stat -c %s "$picture") -gt 50000 ]] || fail "there is nothing in the picture $picture"
stop_wine
display "$(dirname "${BASH_SOURCE[0]}")/settings.sh" "$wine" "$folder/beecluster.exe" || fail "settings are not saved"
settings=$saved/beecluster/beecluster-settings.txt
[[ -s $settings ]] || fail "there is no $settings"

# --- The installer ---

stop_wine
wine "$setup" /S || fail "the installer fails"
installed=$WINEPREFIX/drive_c/users/$(id -un)/AppData/Local/Programs/beecluster
menu=$saved/Microsoft/Windows/"Start Menu"/Programs/BeeCluster.lnk
diff -r "$folder" "$installed" | grep -v ': uninstall.exe$' && fail "what is installed is not what is in the zip"
[[ -s $menu ]] || fail "there is no entry in the start menu"
# As Windows starts it: without an output.
wine start /wait 'C:\users\'"$(id -un)"'\AppData\Local\Programs\beecluster\beecluster.exe' --headless --frames 60 || fail "what is installed does not play"
grep -q 'state' "$saved/beecluster/log.txt" || fail "what it prints is not in log.txt"
wine "$setup" /S || fail "it cannot be installed again"
wine "$installed/uninstall.exe" /S || fail "the uninstaller fails"
for _ in {1..100}; do # which goes on by itself
    [[ -d $installed ]] || break
    sleep 0.2
done
[[ ! -d $installed && ! -e $menu ]] || fail "the uninstaller leaves $(find "$installed" "$menu")"
[[ -s $settings ]] || fail "the uninstaller takes the settings of the player along"
echo "packaged, unpacked, played, installed and removed: $size bytes"
