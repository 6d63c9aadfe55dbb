# shellcheck shell=bash
# 'copra coverage': which lines of framework/ the tests execute. Read by the script 'copra'.

# With gcc's counters and gcov, which belongs to it; gcovr is not needed.
coverage_command() {
    local least=${1:-90}
    [[ $least =~ ^[0-9]+$ && $least -le 100 ]] || usage_error "coverage takes the least share of lines in percent, 0 to 100"
    has gcov || die "cannot continue without: gcov (it comes with gcc)"
    need_packages build display test
    # Of the tests with a display only those of the backends, which the others do not reach.
    build coverage ON headless_tests test_backend_display test_audio_display
    find "$root/build/coverage" -name '*.gcda' -delete
    : >"$root/build/coverage.log"
    local tests=('-L headless' '-R ^(backend|audio)_display$') choice
    for choice in "${tests[@]}"; do
        # shellcheck disable=SC2086 # an option and its argument
        ctest --test-dir "$root/build/coverage" $choice -j "$(nproc)" >>"$root/build/coverage.log" 2>&1 ||
            say "some tests fail; see build/coverage.log"
    done
    python3 -B "$root/scripts/coverage.py" "$root" "$root/build/coverage" "$least"
}
