#!/usr/bin/env bash
# checkout.sh SOURCES WORK: the projects that the sources of Copra make share one build of the libraries: the second compiles no
# source of the framework, and each brings the libraries up to date. A project may link copra::core. No project is made among the sources.
set -euo pipefail
sources=$1 work=$2
rm -rf "$work"
mkdir -p "$work"
cd "$work"
fail() {
    echo "checkout.sh: $*" >&2
    exit 1
}

if output=$("$sources/copra" new Stars --dir "$sources/docs" 2>&1); then fail "a project is made in the folder docs of the sources"; fi
[[ $output == *"belongs to the sources of Copra"* && ! -e $sources/docs/Stars ]] || fail "no sentence, but: $output"

# libraries_of <project>: the folder that it takes the libraries from.
libraries_of() { sed -n 's|^Copra_DIR:PATH=\(.*\)/framework$|\1|p' "$1/build/debug/CMakeCache.txt"; }

# build <project>: the settings are those of the tree with the tests, so that ccache has the libraries.
build() {
    (cd "$1" && cmake --preset debug -DCOPRA_WERROR=ON && cmake --build --preset debug) >"$1.log" 2>&1 || {
        tail -n 40 "$1.log"
        fail "$1 cannot be built"
    }
}

for name in First Second; do "$sources/copra" new "$name" >/dev/null; done
build First
libraries=$(libraries_of First)
[[ $libraries == "$sources"/build/libs-debug-* ]] || fail "the libraries are in '$libraries'"
# What ninja has made there, without the look at the lists of sources.
made() { cut -f3- "$libraries/.ninja_log" | grep -v 'verify_globs' | sort; }
built=$(made)

build Second
[[ $(libraries_of Second) == "$libraries" ]] || fail "the second project has other libraries: $(libraries_of Second)"
[[ $(made) == "$built" ]] || fail "the second project has compiled the libraries again"
if grep '"file".*/framework/' Second/build/debug/compile_commands.json; then fail "the second project compiles the framework"; fi
ctest --test-dir Second/build/debug --no-tests=error -R replay >ctest.log || fail "$(cat ctest.log)"

# A project may link the core alone.
cp -r Second Core
sed -i 's/PUBLIC copra::cocos2d)/PUBLIC copra::core)/' Core/CMakeLists.txt
cmake -S Core -B core -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCOPRA_WERROR=ON >core.log 2>&1 || fail "a project cannot link copra::core: $(cat core.log)"

# What has changed in the sources since: here a library is missing.
rm "$libraries/framework/libcopra_math.a"
cmake --build Second/build/debug >again.log || fail "$(cat again.log)"
[[ -f $libraries/framework/libcopra_math.a ]] || fail "the second project does not bring the libraries up to date"
echo "the projects share $libraries"
