# shellcheck shell=bash
# ./copra inspect: opens the inspector in a program, or in one that runs. Read by the script 'copra', whose functions it uses.

inspect_usage() {
    cat <<'HELP'
usage: copra inspect [PROGRAM] [options...]
       copra inspect PID

Starts a program with the inspector open: a debug build, which links copra::inspector. Without PROGRAM it builds
and starts the project in whose folder it runs, or BeeCluster; the options go to the game. With the number of a
process it opens the inspector in that running game (the signal SIGUSR1). In the game, F1 opens and closes it.
HELP
}

# Whether a process handles SIGUSR1, the signal 10, which ends others.
handles_signal() {
    local caught
    caught=$(sed -n 's/^SigCgt:[[:space:]]*//p' "/proc/$1/status" 2>/dev/null)
    [[ -n $caught ]] && (((16#${caught: -4} >> 9) & 1))
}

# Whether the program of a process has the inspector, in itself or in a library: others handle that signal as well.
has_inspector() {
    grep -qsaF copra_inspector_is_linked "/proc/$1/exe" || grep -qsF libcopra_inspector "/proc/$1/maps"
}

inspect_process() {
    [[ -d /proc/$1 ]] || die "there is no process $1"
    { has_inspector "$1" && handles_signal "$1"; } || die "the process $1 has no inspector: it is not a debug build that links copra::inspector"
    kill -USR1 "$1" || die "the process $1 cannot be reached"
    say "the process $1 opens its inspector"
}

inspect_command() {
    case ${1:-} in
    -h | --help)
        inspect_usage
        return
        ;;
    esac
    if [[ ${1:-} =~ ^[0-9]+$ ]]; then
        inspect_process "$1"
    elif [[ -n ${1:-} && $1 != -* ]]; then
        [[ -x $1 && ! -d $1 ]] || die "'$1' is not a program"
        local program=$1
        shift
        COPRA_INSPECT=1 exec "$(readlink -f "$program")" "$@"
    elif [[ -n $project ]]; then
        check_project
        project_build debug "$name"
        COPRA_INSPECT=1 "$project/build/debug/$name" "$@"
    else
        need_checkout inspect
        need_packages build
        build debug OFF beecluster
        COPRA_INSPECT=1 "$root/build/debug/game/beecluster" "$@"
    fi
}
