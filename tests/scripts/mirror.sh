#!/usr/bin/env bash
# mirror.sh CHECKOUT: scripts/mirror.bash takes archives from what apt reports, here a stand-in for it.
set -euo pipefail
# shellcheck source=scripts/mirror.bash
source "$1/scripts/mirror.bash"
reported=
apt-get() { [[ $1 == update ]] || printf '%s' "$reported"; }
key='[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]'
# expect <what> <expected> <command...>
expect() {
    local what=$1 expected=$2 got
    shift 2
    got=$("$@" 2>&1) || true
    [[ $got == "$expected" ]] || {
        printf '%s: expected\n%s\nand got\n%s\n' "$what" "$expected" "$got"
        exit 1
    }
}

reported='Debian|Debian|http://mirror/debian/|bookworm|bookworm
Debian|Debian|http://mirror/debian/|bookworm-updates|bookworm-updates
Debian|Debian|http://mirror/debian/|bookworm|bookworm
Debian|Debian-Security|http://mirror/security/|bookworm-security|bookworm-security
. nodistro|. nodistro|https://elsewhere/|bookworm|bookworm
'
expect "the suite of the system, each archive once" "deb $key http://mirror/debian/ bookworm main
deb $key http://mirror/debian/ bookworm-updates main
deb $key http://mirror/security/ bookworm-security main" debian_sources deb bookworm
expect "another suite" "deb-src $key http://mirror/debian/ trixie main" debian_sources deb-src trixie
reported='Debian|Debian|http://mirror/debian/|stable|bookworm
'
expect "a suite by its code name" "deb $key http://mirror/debian/ stable main" debian_sources deb bookworm
reported='Ubuntu|Ubuntu|http://mirror/ubuntu/|noble|noble
'
expect "no archive of Debian" "apt's configuration names no archive of Debian (apt-get update fetches its lists)" debian_sources deb bookworm
if debian_sources deb bookworm 2>/dev/null; then
    echo "no archive of Debian is no error"
    exit 1
fi
