#!/usr/bin/env bash
# build.sh BUILD EXAMPLE WORK: installs the build into WORK, builds this project with it, and runs one of its programs.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1 example=$2 work=$3
rm -rf "$work"
mkdir -p "$work"
cp "$example" "$work/main.cpp"
cmake --install "$build" --prefix "$work/first" >"$work/install.log"
# The prefix may be moved.
mv "$work/first" "$work/prefix"
cmake -S "$here" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/prefix" -DEXAMPLE="$work/main.cpp" -DCMAKE_BUILD_TYPE=Debug \
    >"$work/configure.log"
cmake --build "$work/build"
test -x "$work/build/consumer"
COPRA_BACKEND=null "$work/build/core_only"
# A header of a feature, in a program that links core alone.
if cmake --build "$work/build" --target missing_feature >"$work/missing.log" 2>&1 ||
    ! grep -q 'nodes/text/Label.h is not part of copra::core: link copra::cocos2d instead' "$work/missing.log"; then
    cat "$work/missing.log"
    exit 1
fi
# A component that does not exist is refused with its name, and with those that there are.
if cmake -S "$here" -B "$work/refused" -DCMAKE_PREFIX_PATH="$work/prefix" -DEXAMPLE=x -DCOMPONENT=cocos2dx >"$work/refused.log" 2>&1 ||
    [[ $(tr -s ' \n' ' ' <"$work/refused.log") != *"This Copra has no component 'cocos2dx'. It has core, cocos2d, cocos2d-v2, axmol, gameplay, testing"* ]]; then
    cat "$work/refused.log"
    exit 1
fi
# What CMake and the compiler say of a wrong target, and of none (docs/mistakes.md).
if cmake -S "$here" -B "$work/refused" -DCMAKE_PREFIX_PATH="$work/prefix" -DEXAMPLE="$work/main.cpp" -DCOMPONENT= -DMISTAKE=copra::cocos2dx >"$work/refused.log" 2>&1 ||
    [[ $(tr -s ' \n' ' ' <"$work/refused.log") != *'Target "mygame" links to: copra::cocos2dx but the target was not found.'* ]]; then
    cat "$work/refused.log"
    exit 1
fi
if "${CXX:-c++}" -c -o "$work/main.o" "$work/main.cpp" >"$work/refused.log" 2>&1 || ! grep -q 'cocos2d.h: No such file or directory' "$work/refused.log"; then
    cat "$work/refused.log"
    exit 1
fi
# Without CMake: pkg-config names what a compiler needs.
pc=$(find "$work/prefix" -name copra.pc -printf '%h\n')
flags=$(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs copra)
[[ $flags == *"$work/prefix/"* && $flags == *-lcopra_app* ]]
printf '#include "cocos2d.h"\nint main() { return cocos2d::Director::getInstance()->isValid() ? 0 : 1; }\n' >"$work/small.cpp"
# shellcheck disable=SC2086
"${CXX:-c++}" -std=c++17 "$work/small.cpp" -o "$work/small" $flags
COPRA_BACKEND=null "$work/small"
# A program in another mode of the standard library, whose containers have another layout, does not link.
# shellcheck disable=SC2086
if "${CXX:-c++}" -std=c++17 -D_GLIBCXX_DEBUG "$work/small.cpp" -o "$work/mixed" $flags >"$work/mixed.log" 2>&1 ||
    ! grep -q builtWith_GLIBCXX_DEBUG "$work/mixed.log"; then
    cat "$work/mixed.log"
    exit 1
fi
# No window; files of the program go to WORK.
HOME=$work XDG_CONFIG_HOME=$work COPRA_BACKEND=null "$work/build/uses" "$here/../../resources/fonts/DejaVuSans.ttf"
