# shellcheck shell=bash
# 'copra doctor': what is missing on this computer, and what to type. Read by the script 'copra', whose functions it uses.

doctor_usage() {
    cat <<'HELP'
usage: copra doctor

Checks what each command needs, and prints what is missing and what to type. It changes nothing. It fails if something is missing
for 'run' or 'test'.
HELP
}

# found, lacking, without <name> <text>: a line each. What is without something works, but worse.
found() { printf 'ok       %-10s %s\n' "$1" "$2"; }
lacking() { printf 'missing  %-10s %s\n' "$1" "$2"; }
without() { printf 'without  %-10s %s\n' "$1" "$2"; }

# at_least <version> <wanted>
at_least() { [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

# check_version <name> <program> <least version> <what to type>
check_version() {
    local name=$1 program=$2 least=$3 hint=$4 version
    if ! has "$program"; then
        lacking "$name" "there is no $program: $hint"
        return 1
    fi
    version=$("$program" --version | sed -nE '1s/.* ([0-9]+(\.[0-9]+)+).*/\1/p')
    if ! at_least "$version" "$least"; then
        lacking "$name" "$program $version is older than $least: $hint"
        return 1
    fi
    found "$name" "$program $version"
}

# check_packages <command> <set>...
check_packages() {
    local name=$1 missing as_root=sudo
    shift
    ((EUID != 0)) || as_root=
    has dpkg-query || return 0
    mapfile -t missing < <(missing_packages $(packages_of need "$@"))
    if ((${#missing[@]} == 0)); then
        found "$name" "all packages are installed"
        return
    fi
    lacking "$name" "${as_root:+$as_root }apt-get install -y --no-install-recommends ${missing[*]}"
    return 1
}

check_extras() {
    if has ccache; then found ccache "compiles unchanged sources once"; else without ccache "builds take longer: install ccache"; fi
    if has addr2line; then
        found addr2line "mistakes name the line of your code"
    else
        without addr2line "mistakes do not name the line of your code: install binutils"
    fi
    if [[ -n ${DISPLAY:-}${WAYLAND_DISPLAY:-} ]]; then
        found display "${DISPLAY:-$WAYLAND_DISPLAY}"
    else
        without display "games run in a virtual one and leave a picture; tests need none"
    fi
}

doctor_command() {
    [[ ${1:-} != -h && ${1:-} != --help ]] || { doctor_usage && return; }
    (($# == 0)) || die "doctor takes no arguments"
    local ok=yes sets=(build display) test_sets=(build display test)
    say "Copra $(copra_version), $(is_checkout && echo "the sources in $root" || echo "installed in $root")"
    if [[ -n $project ]] || ! is_checkout; then sets=(library project display) test_sets=(library project); fi
    has dpkg-query || say "this is not a Debian system: packages are not checked"
    check_version compiler "${CXX:-c++}" 9 "install g++ (or clang)" || ok=no
    check_version cmake cmake 3.24 "install cmake" || ok=no
    check_packages run "${sets[@]}" || ok=no
    check_packages test "${test_sets[@]}" || ok=no
    check_packages pack pack || true
    if is_checkout && [[ -z $project ]]; then
        local set
        for set in port docs lint fuzz web windows; do check_packages "$set" "$set" || true; done
    fi
    check_extras
    [[ $ok == yes ]] || die "something is missing for 'run' or 'test': see the lines above; './copra install SET' installs packages, too"
}
