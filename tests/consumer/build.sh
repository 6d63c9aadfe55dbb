#!/usr/bin/env bash
# build.sh BUILD EXAMPLE WORK: installs the build into WORK, builds this project with it, and runs one of its programs.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1 example=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cp "$example" "$work/main.cpp"
cmake --install "$build" --prefix "$work/prefix" >"$work/install.log"
cmake -S "$here" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/prefix" -DEXAMPLE="$work/main.cpp" -DCMAKE_BUILD_TYPE=Debug \
    >"$work/configure.log"
cmake --build "$work/build"
test -x "$work/build/consumer"
# No window; files of the program go to WORK.
HOME=$work XDG_CONFIG_HOME=$work COPRA_BACKEND=null "$work/build/uses" "$here/../../resources/fonts/DejaVuSans.ttf"
