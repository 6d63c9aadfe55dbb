#!/usr/bin/env bash
# unit-tests.sh [PROGRAM...]: builds the GoogleTest programs that need no display for web pages, in build/web-tests, and runs them in node, without
# the tests that left-out.txt names with a reason; a name there that no test has is a failure. PROGRAM is a module, for example scene.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
root=$here/../..
build=$root/build/web-tests
libraries=${COPRA_WEB_LIBRARIES:-${XDG_CACHE_HOME:-$HOME/.cache}/copra/web-libraries}
"$root/scripts/web/libraries.sh" "$libraries" # also those of the tests
mkdir -p "$root/build"
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_TOOLCHAIN_FILE="$root/scripts/web/toolchain.cmake" \
    "-DCOPRA_WEB_LIBRARIES=$libraries/prefix" -DCMAKE_BUILD_TYPE=Release -DCOPRA_UNITY=ON -DCOPRA_WITH_CURL=OFF -DCOPRA_WITH_SQLITE=OFF \
    -DCOPRA_WITH_OPENSSL=OFF -DCOPRA_WITH_IMGUI=OFF -DCOPRA_WITH_MP3=ON -DCOPRA_WITH_FLAC=ON >"$root/build/configure-web-tests.log"

wanted=" $* "
targets=(headless_tests)
(($# == 0)) || mapfile -t targets < <(awk -v wanted="$wanted" 'index(wanted, " " $1 " ") { print $2 }' "$build/test-programs.txt")
if ((${#targets[@]} == 0)); then
    echo "unit-tests.sh: there is no test program$wanted" >&2
    exit 2
fi
cmake --build "$build" --target "${targets[@]}"

set +e
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export COPRA_BACKEND=null
passed=0 failed=0 skipped=0
while read -r name target program kind _; do
    [[ $kind == headless && ($wanted == "  " || $wanted == *" $name "*) ]] || continue
    run=(node --no-experimental-fetch "$root/scripts/web/run-in-node.js" "$program")
    mapfile -t out < <(awk -v program="$name" '$1 == program { print $2 }' "$here/left-out.txt")
    filter=$(IFS=: && echo "${out[*]}")
    for each in "${out[@]}"; do
        if ! "${run[@]}" "--gtest_filter=$each" --gtest_list_tests | grep -q '^  '; then
            echo "$name: there is no test $each" >&2
            ((++failed))
        fi
    done
    "${run[@]}" "--gtest_filter=*-$filter" >"$log" 2>&1
    status=$?
    count=$(sed -nE 's/^\[  PASSED  \] ([0-9]+) tests?\..*/\1/p' "$log")
    if ((status == 0)) && [[ -n $count ]]; then
        echo "$name: $count tests pass, left out: ${#out[@]}"
        passed=$((passed + count)) skipped=$((skipped + ${#out[@]}))
    else
        echo "$target fails in node (exit code $status)" >&2
        grep -vE '^\[( +(OK|RUN)|-)' "$log" | tail -n 40 >&2
        tail -n 1 "$log" >&2 # if it names a test, that one ended the program
        ((++failed))
    fi
done <"$build/test-programs.txt"
echo "in node: $passed passed, $failed failed, $skipped left out"
((failed == 0))
