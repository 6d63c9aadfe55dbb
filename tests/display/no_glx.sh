#!/usr/bin/env bash
# no_glx.sh PROGRAM [OPTION]...: starts a game on an X server without GLX. It says what is missing and ends.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; kill "$server" 2>/dev/null || true' EXIT
mkfifo "$scratch/number"
Xvfb -displayfd 3 -extension GLX -nolisten tcp 3>"$scratch/number" 2>/dev/null &
server=$!
read -r number <"$scratch/number"
status=0
DISPLAY=:$number "$@" >"$scratch/out" 2>&1 || status=$?
cat "$scratch/out"
if ((status >= 128)) || ! grep -q 'lacks GLX' "$scratch/out"; then
    echo "expected a sentence about GLX, exit code $status" >&2
    exit 1
fi
