#!/usr/bin/env bash
# wide_screen.sh PROGRAM [OPTION]...: starts a game in a small window on a screen that is more than twice as wide as high, without a
# window manager. It plays its frames and ends.
set -euo pipefail

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; kill "$server" 2>/dev/null || true' EXIT
mkfifo "$scratch/number"
Xvfb -displayfd 3 -screen 0 2560x1080x24 -nolisten tcp 3>"$scratch/number" 2>/dev/null &
server=$!
read -r number <"$scratch/number"
DISPLAY=:$number LIBGL_ALWAYS_SOFTWARE=1 "$@"
