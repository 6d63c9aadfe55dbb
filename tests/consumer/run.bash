# For scripts with a folder in `work`.
# run <log> <command...>: shows the log of a command that fails.
run() {
    local log=$work/$1
    shift
    "$@" >"$log" 2>&1 || {
        tail -n 40 "$log"
        exit 1
    }
}
