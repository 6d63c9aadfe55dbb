#!/usr/bin/env bash
# distributions.sh [--test|--display] SUITE...: builds the libraries of Copra on a bare Debian of each suite (bookworm, trixie, testing),
# which bare.sh makes, in build/SUITE; with --test also BeeCluster and the test programs that need no display, which it runs; with
# --display everything, and all tests but those of the sources, of installing and of the port command. Warnings are errors. As root.
# Each suite takes 3 GB and, on two cores, about ten minutes for the packages and the libraries, twenty with tests, forty with a display.
set -uo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
tests=OFF sets=(library build) targets=copra_libraries selection=(-L headless)
while [[ ${1:-} == --* ]]; do
    case $1 in
    --test)
        tests=ON
        sets+=(test)
        targets="copra_libraries beecluster headless_tests"
        ;;
    --display)
        tests=ON
        sets+=(test display)
        targets=all
        selection=(-E '^(arch|consumer|docs|scripts|compat\.port)')
        ;;
    *) break ;;
    esac
    shift
done
if (($# < 1)) || [[ $1 == -* ]]; then
    echo "usage: distributions.sh [--test|--display] SUITE..." >&2
    exit 2
fi
say() { printf '%s\n' "distributions.sh: $*"; }

# Inside: <packages> <tests: ON|OFF> <targets> <selection of tests...>
try() {
    local packages targets tests=$2
    read -ra packages <<<"$1"
    read -ra targets <<<"$3"
    shift 3
    export CCACHE_NOHASHDIR=1 CCACHE_BASEDIR=$PWD
    ./copra install "${packages[@]}"
    echo "versions: g++ $(g++ -dumpfullversion), SFML $(dpkg-query -W -f '${Version}' libsfml-dev)"
    cmake -S . -B build/all -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-g1 -DCOPRA_UNITY=ON -DCOPRA_WERROR=ON \
        -DCOPRA_BUILD_GAME="$tests" -DCOPRA_BUILD_TESTS="$tests"
    cmake --build build/all -j "$(nproc)" --target "${targets[@]}" -- -k 0
    [[ $tests == OFF ]] || ctest --test-dir build/all "$@" --output-on-failure -j "$(nproc)"
}

failed=()
for suite; do
    begun=$SECONDS log=$root/build/$suite.log status=good
    mkdir -p "$root/build"
    "$root/scripts/bare.sh" --suite "$suite" bash -euc "$(declare -f try); try \"\$@\"" try "${sets[*]}" "$tests" "$targets" "${selection[@]}" \
        >"$log" 2>&1 || status=failed
    say "$suite: $status after $((SECONDS - begun)) s ($(sed -n 's/^versions: //p' "$log")); see $log"
    [[ $tests == OFF ]] || grep -E 'tests passed' "$log" | tail -n 1
    [[ $status == good ]] || {
        tail -n 20 "$log" >&2
        failed+=("$suite")
    }
done
((${#failed[@]} == 0))
