#!/usr/bin/env bash
# settings.sh WINE PROGRAM: BeeCluster in a window of Wine goes into full screen, which it keeps, and ends by keys.
set -euo pipefail
"$1" "$2" --report --size 480x320 >"$WINEPREFIX/report" 2>/dev/null &
game=$!
said() {
    for _ in {1..300}; do
        ! grep -q "^$1" "$WINEPREFIX/report" 2>/dev/null || return 0
        sleep 0.1
    done
    echo "settings.sh: the game does not say '$1'" >&2
    return 1
}
said title
focus() { xdotool windowfocus "$(xdotool search --onlyvisible --name '^BeeCluster$' | head -n 1)"; }
# size <width>x<height>: waits for it.
size() {
    for _ in {1..300}; do
        [[ $(xdotool search --onlyvisible --name '^BeeCluster$' getwindowgeometry 2>/dev/null) != *"Geometry: $1"* ]] || return 0
        sleep 0.1
    done
    echo "settings.sh: the window does not become $1" >&2
    return 1
}
focus
xdotool key F11
size "$(xdotool getdisplaygeometry | tr ' ' x)"
for _ in {1..60}; do # to Quit and out; once more if the title has begun to show how the game is played
    kill -0 "$game" 2>/dev/null || break
    focus 2>/dev/null || true
    xdotool key Escape
    sleep 0.5
done
wait "$game"
