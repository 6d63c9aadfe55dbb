#!/usr/bin/env bash
# headless.sh SOURCES WORK: builds core in WORK without the libraries that may be left out, above all SFML, and with it a program, and
# runs that. The settings are those of the tree with the tests, so that ccache has most objects.
set -euo pipefail
sources=$1 work=$2
mkdir -p "$work"
source "$(dirname "${BASH_SOURCE[0]}")/run.bash"
without=()
for library in SFML TIFF FONTCONFIG CURL OPENSSL SQLITE WEBP CHIPMUNK BOX2D IMGUI; do without+=("-DCOPRA_WITH_$library=OFF"); done
run configure.log cmake -S "$sources" -B "$work" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-g1 -DCOPRA_UNITY=ON -DCOPRA_WERROR=ON \
    -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=OFF -DCMAKE_DISABLE_FIND_PACKAGE_SFML=ON "${without[@]}"
grep -q "Copra without SFML" "$work/configure.log"
run library.log cmake --build "$work" -j "$(nproc)" --target copra_app copra_actors_reference copra_audio copra_codecs
mkdir -p "$work/program"
cat >"$work/program/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.24)
project(headless LANGUAGES C CXX)
find_package(Copra REQUIRED)
add_executable(headless ${SOURCES}/tests/core/program/main.cpp)
target_link_libraries(headless PRIVATE copra::core)
END
run configure-program.log cmake -S "$work/program" -B "$work/program/build" -DSOURCES="$sources" -DCMAKE_BUILD_TYPE=Debug \
    -DCopra_DIR="$work/framework"
run program.log cmake --build "$work/program/build"
program=$work/program/build/headless
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
