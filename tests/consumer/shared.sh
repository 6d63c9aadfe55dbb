#!/usr/bin/env bash
# shared.sh SOURCES EXAMPLE WORK: builds Copra as a shared library, installs it into WORK, builds this project with it, and runs
# one of its programs. Checks that the library exports the API and hides what the libraries below it leave there. The settings are
# those of the tree with the tests, so that ccache has the objects.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sources=$1 example=$2 work=$3
mkdir -p "$work"
rm -rf "$work/prefix" "$work/build"
cp "$example" "$work/main.cpp"
source "$(dirname "${BASH_SOURCE[0]}")/run.bash"
generator=()
if [[ ! -f $work/CMakeCache.txt ]] && command -v ninja >/dev/null; then generator=(-G Ninja); fi
run configure-library.log cmake -S "$sources" -B "$work" "${generator[@]}" -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-g1 \
    -DCOPRA_UNITY=ON -DCOPRA_WERROR=ON -DCOPRA_SHARED=ON -DCOPRA_BUILD_TESTS=OFF -DCOPRA_BUILD_GAME=OFF
run library.log cmake --build "$work" -j "$(nproc)" --target copra_libraries
run install.log cmake --install "$work" --prefix "$work/prefix"
run configure.log cmake -S "$here" -B "$work/build" "${generator[@]}" -DCMAKE_PREFIX_PATH="$work/prefix" -DEXAMPLE="$work/main.cpp" \
    -DCMAKE_BUILD_TYPE=Debug
run build.log cmake --build "$work/build" -j "$(nproc)"
library=$(find "$work/prefix" -name 'libcopra.so.*.*' -type f)
[[ $(ldd "$work/build/consumer") == *libcopra.so* ]] # a pipe to grep -q may break before ldd has written all
names=$(nm -DC --defined-only "$library")
grep -q ' T cocos2d::Node::addChild(cocos2d::Node\*)' <<<"$names"
# What the libraries below leave in it as inline functions and templates.
foreign=$(grep -E ' [A-Za-z] (tinyxml2|rapidjson|boost|std)::' <<<"$names" || true)
if [[ -n $foreign ]]; then
    echo "shared.sh: these are no names of the API:"
    head -n 3 <<<"$foreign"
    exit 1
fi
HOME=$work XDG_CONFIG_HOME=$work COPRA_BACKEND=null "$work/build/uses" "$here/../../resources/fonts/DejaVuSans.ttf"
