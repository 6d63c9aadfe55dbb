# shellcheck shell=bash
# shellcheck disable=SC2034 # saved and system_libraries are for the scripts that read it
# Wine for tests. Read by them.
fail() {
    echo "${0##*/}: $*" >&2
    exit 1
}
skip() {
    echo "left out: $*"
    exit 77
}
wine=$(PATH=$PATH:/usr/lib/wine command -v wine64 || command -v wine) || skip "there is no Wine (package wine64)"
# What every Windows has.
system_libraries='advapi32|avrt|bcrypt|comdlg32|crypt32|dinput8|dsound|gdi32|kernel32|msvcrt|normaliz|ole32|oleaut32|opengl32|secur32|shell32|shlwapi|user32|winmm|winspool|ws2_32|wldap32|xinput[0-9_]*'

wine() { "$wine" "$@"; }
# start_wine <folder>: a Windows of its own.
start_wine() {
    export WINEPREFIX=$1 WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
    mkdir -p "$1"
    wine wineboot --init >/dev/null 2>&1 || true # its services of 32 bits are missing
    saved=$1/drive_c/users/$(id -un)/AppData/Roaming
}
stop_wine() { "$(dirname "$(readlink -f "$wine")")"/wineserver64 -k 2>/dev/null || wineserver -k 2>/dev/null || true; }
