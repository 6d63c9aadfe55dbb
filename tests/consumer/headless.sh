#!/usr/bin/env bash
# headless.sh SOURCES WORK: builds the program of core in WORK without the libraries that may be left out, above all SFML, and runs it.
set -euo pipefail
sources=$1 work=$2
mkdir -p "$work"
source "$(dirname "${BASH_SOURCE[0]}")/run.bash"
cat >"$work/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.24)
project(headless LANGUAGES C CXX)
add_subdirectory(${SOURCES} copra EXCLUDE_FROM_ALL)
add_executable(headless ${SOURCES}/tests/core/program/main.cpp)
target_link_libraries(headless PRIVATE copra::core)
END
without=()
for library in SFML TIFF FONTCONFIG CURL OPENSSL SQLITE WEBP CHIPMUNK BOX2D IMGUI; do without+=("-DCOPRA_WITH_$library=OFF"); done
run configure.log cmake -S "$work" -B "$work/build" -DSOURCES="$sources" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG= \
    -DCMAKE_DISABLE_FIND_PACKAGE_SFML=ON "${without[@]}"
grep -q "Copra without SFML" "$work/configure.log"
run build.log cmake --build "$work/build" -j "$(nproc)" --target headless copra_audio copra_codecs
program=$work/build/headless
if ldd "$program" | grep -iE 'sfml|libGL|libX11'; then
    echo "headless.sh: the program needs a library of windows"
    exit 1
fi
# It needs neither a display nor to be told so.
output=$(env -u DISPLAY -u COPRA_BACKEND "$program" 2>&1)
grep -q "after 90 frames the sprite is at " <<<"$output" || {
    echo "headless.sh: the program printed: $output"
    exit 1
}
output=$(env -u DISPLAY COPRA_BACKEND=sfml "$program" 2>&1)
grep -q "this build has no backend sfml, only null; null is used" <<<"$output" || {
    echo "headless.sh: another backend is not refused: $output"
    exit 1
}
