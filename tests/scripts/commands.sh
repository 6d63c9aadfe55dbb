#!/usr/bin/env bash
# commands.sh SOURCES: the command copra uses no project of another user, none above its own sources, signals no program but
# one with the inspector, tells about each command, and refuses words that no test has, and options that ctest does not have, before it
# builds.
set -euo pipefail
sources=$1
work=$(mktemp -d)
victim=
trap 'rm -rf "$work"; [[ -z $victim ]] || kill "$victim" 2>/dev/null || true' EXIT
fail() {
    echo "commands.sh: $*" >&2
    exit 1
}

# The functions of the command, without running it.
export root=$sources
die() {
    echo "copra: $*" >&2
    exit 1
}
say() { echo "copra: $*"; }
source "$sources/scripts/project.sh"
source "$sources/scripts/inspect.sh"

mkdir -p "$work/own/source" "$work/copra/framework" "$work/copra/docs"
printf 'name Own\nversion 0.1.0\n' | tee "$work/own/.copra" >"$work/.copra"
[[ $(cd "$work/own/source" && find_project) == "$work/own" ]] || fail "the project of a folder in it is not found"

# The sources of Copra in a folder that has a project above.
touch "$work/copra/framework/cocos2d.h"
[[ -z $(root=$work/copra && cd "$work/copra/docs" && find_project) ]] || fail "a project above the sources of Copra is used"
printf 'name Inside\nversion 0.1.0\n' >"$work/copra/docs/.copra"
[[ $(root=$work/copra && cd "$work/copra/docs" && find_project) == "$work/copra/docs" ]] || fail "a project in the sources is not found"

# Another user: only root can make such a file.
if ((EUID == 0)); then
    chown 65534 "$work/own/.copra"
    [[ -z $(cd "$work/own/source" && find_project 2>"$work/said") ]] || fail "the file of another user is used"
    grep -q "belongs to another user" "$work/said" || fail "there is no sentence about it"
    [[ $(cd "$work/own" && SUDO_UID=65534 is_own .copra && echo yes) == yes ]] || fail "the files of who called sudo are not used"
    chown 0 "$work/own/.copra"
    chown 65534 "$work/own"
    [[ -z $(cd "$work/own" && find_project 2>/dev/null) ]] || fail "the folder of another user is used"
fi

# A program that handles the signal, but has no inspector.
bash -c 'trap "echo signal >'"$work"'/signal" USR1; touch '"$work"'/ready; while :; do read -t 0.1 -r <> <(:) || :; done' &
victim=$!
until [[ -e $work/ready ]]; do read -t 0.05 -r <> <(:) || :; done
if (inspect_process "$victim") >"$work/said" 2>&1; then fail "the inspector is said to open in another program"; fi
grep -q "has no inspector" "$work/said" || fail "no sentence, but: $(cat "$work/said")"
[[ ! -e $work/signal ]] || fail "another program is signaled"

# A command with a typo, as in docs/mistakes.md.
if said=$(cd "$sources" && ./copra tset --no-install 2>&1); then fail "a command that does not exist is accepted"; fi
[[ $said == *"there is no command 'tset'; did you mean 'test'?"* ]] || fail "no sentence about the command, but: $said"

# The help of a command builds nothing.
for command in bench coverage docs doctor fuzz install monkey package packages soak test; do
    said=$(cd "$sources" && ./copra "$command" --help --no-install)
    [[ $said == "  $command "* ]] || fail "the help of $command is: $said"
done
# A word that no test has is refused before the build, if the sources show all names.
export project=$work/tested name=Tested
mkdir -p "$project/tests/recordings"
touch "$project/tests/recordings/first.input"
printf 'foreach(r ${recordings})\n    add_test(NAME replay.${name} COMMAND game)\nendforeach()\n' >"$project/tests/CMakeLists.txt"
printf 'TEST_F(BoatTest,\n       Swims) {}\nTEST( StarTest , Falls ) {}\n' >"$project/tests/BoatTest.cpp"
project_build() { echo "built"; }
ctest() { echo "ran $*"; }
for word in Boat 'BoatTest.Swims' '^StarTest\.F' 'Nothing|replay.first' Falls '('; do
    [[ $(project_test "$word") == built*ran* ]] || fail "'copra test $word' runs nothing"
done
if said=$( (project_test Nothing) 2>&1); then fail "a word without a test is accepted"; fi
[[ $said == *"no test of Tested matches 'Nothing'; the tests are in: BoatTest StarTest replay" ]] || fail "no sentence before the build, but: $said"
# An option with a typo, which ctest would ignore.
unset -f ctest
if said=$( (project_test --accpet) 2>&1); then fail "an option that does not exist is accepted"; fi
[[ $said == "copra: there is no option '--accpet'; did you mean '--accept'?" ]] || fail "no sentence about the option, but: $said"
check_ctest_options -R Boat -j4 --timeout 5 --repeat=until-fail:2 -VV --rerun-failed || fail "an option of ctest is refused"
# Names that only a build knows.
echo 'INSTANTIATE_TEST_SUITE_P(Many, StarTest, Values(1));' >>"$project/tests/BoatTest.cpp"
ctest() { [[ " $* " == *" -N "* ]] && printf 'Tests:\nTotal Tests: 0'; }
if said=$( (project_test Nothing) 2>&1); then fail "a word without a test is accepted after the build"; fi
[[ $said == built*"no test of Tested matches 'Nothing'"* ]] || fail "no sentence after the build, but: $said"

# A build that is newer than the tests knows them, too.
mkdir -p "$project/build/debug"
touch "$project/build/debug/Tested_tests[1]_tests.cmake"
if said=$( (project_test Nothing) 2>&1); then fail "a word that the build does not list is accepted"; fi
[[ $said == "copra: no test of Tested matches 'Nothing'"* ]] || fail "no sentence before the second build, but: $said"
touch -d '1 minute' "$project/tests/BoatTest.cpp"
if said=$( (project_test Nothing) 2>&1); then fail "a word without a test is accepted after a change"; fi
[[ $said == built* ]] || fail "a changed test is not built, but: $said"
selects_no_test "$work" -j4 --timeout 5 -R Nothing || fail "ctest finds a test"
if selects_no_test "$work" -j4 --rerun-failed; then fail "options that choose no tests are refused"; fi

# A program that is newer than its sources.
printf '#!/bin/sh\necho "BoatTest."\n[ "$2" = "--gtest_filter=Nothing" ] || echo "  Swims"\n' >"$work/program"
chmod +x "$work/program"
touch -d '1 minute' "$work/program"
touch "$work/source.cpp"
lists_no_test "$work/program" Nothing "$work/source.cpp" || fail "a filter without a test is accepted"
if lists_no_test "$work/program" 'Boat*' "$work/source.cpp"; then fail "a filter with a test is refused"; fi
touch -d '2 minutes' "$work/source.cpp"
if lists_no_test "$work/program" Nothing "$work/source.cpp"; then fail "an old program knows the tests"; fi
if lists_no_test "$work/no-program" Nothing "$work/source.cpp"; then fail "a missing program knows the tests"; fi

# Filters of GoogleTest, for a module of Copra.
names=$'BoatTest.Swims\nStarTest.Falls'
for filter in '*' 'BoatTest.*' 'Nothing*:Star*' '*.F?lls' 'StarTest.Falls' '-BoatTest.*'; do
    matches_filter "$filter" <<<"$names" || fail "the filter $filter matches no test"
done
for filter in Boat 'BoatTest' '*.Fells' '*-*' '*Test.*-*Swims:Star*' '-*'; do
    if matches_filter "$filter" <<<"$names"; then fail "the filter $filter matches a test"; fi
done
[[ $(test_names "$sources/tests/scripts/PackTest.cpp") == *PackTest.* ]] || fail "the tests of a source are not found"
if test_names "$work/no-such-file" >/dev/null; then fail "a source that cannot be read has tests"; fi

echo "own projects and programs only"
