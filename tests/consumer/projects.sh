#!/usr/bin/env bash
# projects.sh PREFIX WORK: the installed command copra makes a project of each template in WORK. That of game is built with no
# more than its packages, and its commands and its CI file do what they say (docs/first-game.md goes on from there); those of
# the other templates build and pass their tests. Wrong use fails with a sentence and leaves nothing.
set -euo pipefail
prefix=$1 work=$2
copra=$prefix/bin/copra
# Another HOME would not find what other tests compiled.
cache=
if command -v ccache >/dev/null; then cache=$(ccache -k cache_dir); fi
export CMAKE_PREFIX_PATH=$prefix HOME=$work ${cache:+CCACHE_DIR="$cache"}
rm -rf "$work"
mkdir -p "$work"
cd "$work"
fail() {
    echo "projects.sh: $*" >&2
    exit 1
}

# refused <exit code> <part of the sentence> <command>...
refused() {
    local expected=$1 sentence=$2 status=0 output
    shift 2
    output=$("$@" 2>&1) || status=$?
    [[ $status == "$expected" ]] || fail "'$*' exits with $status instead of $expected: $output"
    [[ $output == *"$sentence"* ]] || fail "'$*' does not say '$sentence' but '$output'"
}

echo "--- wrong use"
refused 2 "name of the project is missing" "$copra" new
refused 2 "cannot be the name of a project" "$copra" new 9lives
refused 2 "cannot be the name of a project" "$copra" new 'a b'
refused 2 "cannot be the name of a project: it is a path; name the folder with --dir" "$copra" new ../up
refused 2 "CMake, C++ or Copra uses it" "$copra" new test
for name in tests portable CMakeFiles Testing resources; do refused 2 "CMake, C++ or Copra uses it" "$copra" new "$name"; done
refused 2 "no template 'shooter'; the templates are: empty game guide platformer port" "$copra" new Stars --template shooter
refused 2 "no template" "$copra" new Stars --template common
refused 2 "no template" "$copra" new Stars --template ''
refused 2 "needs a value" "$copra" new Stars --dir
refused 2 "no option '--fast'" "$copra" new Stars --fast
refused 2 "one name" "$copra" new Stars Moons
touch file
refused 2 "is not a folder" "$copra" new Stars --dir file
rm file
mkdir Stars
refused 2 "already exists" "$copra" new Stars
rmdir Stars
refused 1 "works in a project" "$copra" run
mkdir -p around/inside
printf 'name Around\nversion 0.1.0\n' >around/.copra
refused 2 "belongs to the project $PWD/around" "$copra" new Stars --dir around/inside/new
rm -r around
refused 1 "belongs to the sources of Copra" "$copra" gallery
[[ $("$copra" help) == *'  new NAME'* ]] || fail "the help of an installed command is missing"
if "$copra" help | grep -E 'BeeCluster|gallery|fuzz|monkey|soak'; then fail "the help of an installed command has commands of the sources"; fi
[[ -z $(ls -A) ]] || fail "something was left: $(ls -A)"
if ((EUID != 0)); then
    mkdir -m 555 closed
    refused 2 "cannot write to the folder" "$copra" new Stars --dir closed
    rmdir closed
fi

echo "--- the template game"
"$copra" new Stars --dir games
[[ $(ls -A games) == Stars ]] || fail "beside the project there is more: $(ls -A games)"
cd games/Stars
# Everything is filled in.
if grep -rIn '@[A-Z_]*@' .; then fail "placeholders are left"; fi
PATH=/usr/bin:/bin refused 1 "Copra is not installed" ./copra test
export PATH=$prefix/bin:$PATH
cd source
sed -i 's/^version .*/version 99.0/' ../.copra
refused 1 "is made for Copra 99.0" copra test
sed -i "s/^version .*/version $(cat "$prefix/share/copra/VERSION")/" ../.copra
CXX=no-such-compiler refused 1 "without a C++ compiler" copra test
refused 2 "not 'rpm'" copra package rpm
refused 2 "--record needs a name" copra run --record ../out
cd "$work"

echo "--- a computer without make, which is on no list of packages"
mkdir bare
for program in /usr/bin/* /bin/*; do
    case ${program##*/} in
    make | gmake | python* | git) ;;
    *) ln -sf "$program" bare/ ;;
    esac
done
cd games/Stars
with_bare_path() { env -u CMAKE_GENERATOR PATH="$work/bare:$prefix/bin" "$@"; }
for step in "cmake --preset debug" "cmake --build --preset debug" "ctest --preset debug"; do
    # shellcheck disable=SC2086
    with_bare_path $step >"$work/bare.log" 2>&1 || {
        tail -n 40 "$work/bare.log"
        fail "'$step' fails without make"
    }
done
refused 1 "Debian package ninja-build" with_bare_path cmake -S . -B "$work/plain"
[[ $(readlink -f build/compile_commands.json) == "$PWD/build/debug/compile_commands.json" ]] || fail "clangd finds no database in build/"

echo "--- the commands of a project"
refused 1 "belongs to the sources of Copra" copra gallery
refused 1 "no test of Stars matches 'Nothing'" copra test Nothing
refused 2 "test takes one word" copra test Boat Star
[[ $(copra test list) == *replay.first* ]] || fail "'copra test list' names no tests"
[[ $(copra test TheBoatFollows) == *'out of 1'* ]] || fail "'copra test WORD' runs more than the tests with that word"

echo "--- a golden picture that differs"
cp resources/boat.png tests/golden/game.png # any other picture
refused 8 "build/debug/pictures/game.actual.png" copra test LooksAsItShould
[[ -f build/debug/pictures/game.actual.png && ! -e pictures ]] || fail "the picture is not in the build folder"
[[ $(copra test --accept) == *'copra: accepted tests/golden/game.png' ]] || fail "'copra test --accept' does not name the picture"
[[ $(copra test --accept) != *accepted* ]] || fail "what has not changed is named as accepted"
cd "$work"

echo "--- the preset asan finds a node that was released, in libraries without sanitizers"
cat >games/Stars/tests/ReleasedTest.cpp <<'SOURCE'
#include <cocos2d.h>
#include <gtest/gtest.h>

TEST(ReleasedTest, ANodeIsUsedAfterItsRelease) {
    cocos2d::Director::getInstance();
    auto* node = new cocos2d::Node;
    node->release();
    EXPECT_EQ(*reinterpret_cast<volatile char*>(node), 0);
}
SOURCE
(cd games/Stars && cmake --preset asan && cmake --build --preset asan --target Stars_tests) >asan.log 2>&1 || {
    tail -n 40 asan.log
    fail "the preset asan cannot be built"
}
COPRA_BACKEND=null refused 1 "heap-use-after-free" games/Stars/build/asan/tests/Stars_tests --gtest_filter='ReleasedTest.*'
rm games/Stars/tests/ReleasedTest.cpp

echo "--- a second clone of the project is served by ccache"
if [[ -n $cache ]]; then
    export CCACHE_DIR=$work/cache
    for clone in first second; do
        mkdir "$clone"
        cp -r games/Stars "$clone/"
        rm -rf "$clone/Stars/build"
        ccache --zero-stats >/dev/null
        (cd "$clone/Stars" && cmake --preset debug && cmake --build build/debug) >ccache.log || fail "$(cat ccache.log)"
    done
    # But for the source with the path of the golden pictures.
    [[ $(ccache --print-stats) == *$'cache_miss\t1'$'\n'* ]] || fail "sources are compiled again: $(ccache --show-stats)"
    export CCACHE_DIR=$cache
fi

echo "--- the CI file"
cat >ci.py <<'PYTHON'
"""Runs the steps of a workflow in the current folder, as a runner does."""
import re, subprocess, sys, textwrap
text = open(".github/workflows/tests.yml").read()
steps = re.findall(r"^ +- run: (?:\|\n((?: {10}.*\n)+)|(.*)\n)", text, re.M)
if len(steps) != 3:
    sys.exit(f"there are {len(steps)} steps")
for many, one in steps:
    if subprocess.call(["sh", "-e", "-c", textwrap.dedent(many) or one]):
        sys.exit(1)
PYTHON
mkdir stubs checkout
# What a runner has to fetch: packages that there are in Debian, and the sources.
cat >stubs/apt-get <<'STUB'
#!/bin/sh
for package in "$@"; do
    case $package in update | install | -*) ;; git | ca-certificates) ;; *) echo "no package $package" && exit 1 ;; esac
done
STUB
cat >stubs/git <<'STUB'
#!/bin/sh
echo "$*" >>"$STUB_LOG"
[ "$1" != clone ] || ln -s "$STUB_SOURCES" "$3"
STUB
chmod +x stubs/*
printf '#!/bin/sh\nexec copra "$@"\n' >checkout/copra
chmod +x checkout/copra
export STUB_LOG=$work/git.log STUB_SOURCES=$work/checkout COPRA_CHECKOUT=$work/cloned
cd games/Stars
sed -i '/^repository\|^revision/d' .copra
refused 1 "Copra is missing: add the lines" env PATH="$work/stubs:$PATH" python3 "$work/ci.py"
printf 'repository https://example.org/copra.git\nrevision 0123abcd\n' >>.copra
PATH="$work/stubs:$PATH" python3 "$work/ci.py" >"$work/ci.log" 2>&1 || {
    tail -n 40 "$work/ci.log"
    fail "the steps of the CI file fail"
}
diff "$work/git.log" - <<EXPECTED || fail "other sources are fetched"
clone https://example.org/copra.git $work/cloned
-C $work/cloned checkout 0123abcd
EXPECTED
unset COPRA_CHECKOUT
cd "$work"

# The others build and pass their tests, too.
for template in platformer port guide empty; do
    echo "--- the template $template"
    copra new "My_$template" --template "$template"
    (cd "My_$template" && copra test) >test.log 2>&1 || {
        tail -n 60 test.log
        fail "the tests of the template $template fail"
    }
done

# The sheet of platformer is that of its pictures.
cp My_platformer/resources/level.* .
(cd My_platformer && copra pack art --out resources/level.png)
cmp level.plist My_platformer/resources/level.plist || fail "level.plist is not that of art/"
/usr/bin/python3 -c '
import sys
from PIL import Image
first, second = (Image.open(path).convert("RGBA").tobytes() for path in sys.argv[1:])
sys.exit(first != second)' level.png My_platformer/resources/level.png || fail "level.png is not that of art/"
echo "all templates are good"
