#!/usr/bin/env bash
# bare.sh CHECKOUT: where scripts/bare.sh can make no bare Debian, it says why in one line, and the next run reuses nothing of it.
# Stand-ins of apt and mmdebstrap lead to an archive that cannot be reached. Exits with 77 where there is no permission to mount.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/scripts/bare.sh" --possible || exit 77
mkdir -p "$work/bin" "$work/copra/scripts" "$work/cache/copra/bookworm/made.killed"
cp "$1/scripts/"{bare.sh,mirror.bash} "$work/copra/scripts/"
echo 'half of it' >"$work/cache/copra/bookworm/made.killed/base.tar"
stand_in() { # <file>: the script is the standard input
    cat >"$1"
    chmod +x "$1"
}
stand_in "$work/copra/copra" <<<'#!/bin/sh'
stand_in "$work/bin/apt-get" <<'SCRIPT'
#!/bin/sh
echo 'Debian|Debian|http://nowhere.invalid/debian/|bookworm|bookworm'
SCRIPT
stand_in "$work/bin/mmdebstrap" <<'SCRIPT'
#!/bin/sh
for argument; do case $argument in */base.tar) echo half >"$argument" ;; esac done
echo 'I: running apt-get update...'
echo 'E: Failed to fetch http://nowhere.invalid/debian/dists/bookworm/InRelease  Could not resolve host'
exit 25
SCRIPT
export PATH=$work/bin:$PATH XDG_CACHE_HOME=$work/cache
for run in first second; do
    status=0
    said=$("$work/copra/scripts/bare.sh" touch "$work/ran" 2>&1) || status=$?
    if ((status == 0)) || [[ -e $work/ran || $(tail -n 1 <<<"$said") != *"no bare Debian (bookworm) could be made: E: Failed to fetch"* ]] ||
        [[ -n $(find "$work/cache" -name 'base.tar') ]]; then
        printf 'the %s run exits with %d and says\n%s\n' "$run" "$status" "$said"
        find "$work/cache"
        exit 1
    fi
done
