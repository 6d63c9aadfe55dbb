#!/usr/bin/env bash
# windows.sh [--no-tests] FOLDER [TARGET...]: compiles the targets (by default the libraries, BeeCluster and the tests that need no
# display) for 64-bit Windows with Debian's mingw-w64, in FOLDER/copra, with the libraries that windows/libraries.sh keeps in FOLDER.
# Then runs these tests and BeeCluster's autopilot with Debian's Wine, and saves a picture of it as FOLDER/beecluster.png.
# On two cores the libraries take about half an hour, once, and the rest as long.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
tests=ON
if [[ ${1:-} == --no-tests ]]; then
    tests=OFF
    shift
fi
if (($# < 1)) || [[ $1 == -* ]]; then
    echo "usage: windows.sh [--no-tests] FOLDER [TARGET...]" >&2
    exit 2
fi
say() { printf '%s\n' "windows.sh: $*"; }
need=(x86_64-w64-mingw32-g++-posix:g++-mingw-w64-x86-64-posix ninja:ninja-build)
[[ $tests == OFF ]] || need+=(Xvfb:xvfb /usr/lib/wine/wine64:wine64)
for pair in "${need[@]}"; do
    command -v "${pair%%:*}" >/dev/null || {
        say "cannot continue without ${pair%%:*} (package ${pair#*:})" >&2
        exit 1
    }
done
mkdir -p "$1"
folder=$(cd "$1" && pwd)
shift
targets=("$@")
if (($# == 0)); then
    targets=(copra_libraries beecluster)
    [[ $tests == OFF ]] || targets+=(headless_tests)
fi
jobs=${COPRA_JOBS:-$(nproc)}
"$root/scripts/windows/libraries.sh" "$folder"
build=$folder/copra
export CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=$root
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/scripts/windows/toolchain.cmake" \
    -DCOPRA_WINDOWS_LIBRARIES="$folder/prefix" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="${COPRA_OPTIMIZE:--O1}" \
    -DCOPRA_UNITY=ON -DCOPRA_WITH_IMGUI=OFF -DCOPRA_WITH_OPENSSL=OFF -DCOPRA_BUILD_TESTS="$tests" >/dev/null
cmake --build "$build" -j "$jobs" --target "${targets[@]}" -- -k 0
[[ $tests == ON ]] || exit 0

# --- Runs ---
export WINEPREFIX=$folder/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
wine=/usr/lib/wine/wine64
failed=0
"$wine" wineboot --init >/dev/null 2>&1 || true # once, before several tests do it at the same time
# The tests show text in the fonts of their Debian packages; Wine has none for other scripts, and none with emoji.
find /usr/share/fonts/truetype /usr/share/fonts/opentype -type f -name '*.[ot]tf' -exec cp -t "$WINEPREFIX/drive_c/windows/Fonts" {} + || true
mkdir -p "$build/tests/libthai"
cp /usr/share/libthai/thbrk.tri "$build/tests/libthai/"
ctest --test-dir "$build" -L headless --output-on-failure -j "$jobs" || failed=1
if [[ -f $build/game/beecluster.exe ]]; then
    say "BeeCluster"
    "$wine" "$build/game/beecluster.exe" --headless --autopilot --stage meadow --frames 2000 || failed=1
    # Wine's window in a display of its own; the server that has run without one cannot draw.
    "${wine%64}server64" -k 2>/dev/null || true
    xvfb-run -a -s '-screen 0 1280x800x24' "$wine" "$build/game/beecluster.exe" --autopilot --stage meadow --frames 300 \
        --screenshot "Z:${folder}/beecluster.png" || failed=1
fi
"${wine%64}server64" -k 2>/dev/null || true
exit $failed
