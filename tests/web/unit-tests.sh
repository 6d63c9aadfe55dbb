#!/usr/bin/env bash
# unit-tests.sh BUILD [PROGRAM...]: runs the GoogleTest programs of a build for web pages in node, without the tests that left-out.txt names with a
# reason; a name there that no test has is a failure.
set -uo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
if (($# < 1)) || [[ ! -f $1/test-programs.txt ]]; then
    echo "usage: unit-tests.sh BUILD [PROGRAM...], where BUILD has test-programs.txt" >&2
    exit 2
fi
build=$1
shift
wanted=" $* "
log=$(mktemp)
trap 'rm -f "$log"' EXIT
export COPRA_BACKEND=null
passed=0 failed=0 skipped=0
while read -r name target program kind _; do
    [[ $kind == headless && ($wanted == "  " || $wanted == *" $name "*) ]] || continue
    run=(node --no-experimental-fetch "$here/../../scripts/web/run-in-node.js" "$program")
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
