#!/usr/bin/env bash
# web.sh FOLDER: makes BeeCluster a web page in FOLDER/beecluster-web and tries it: the states of every stage and of a story in node against
# those of the program for this machine, bit for bit, the GoogleTest programs in node, then tests/web in Chromium, with the page of trial.cpp for what
# BeeCluster cannot do, the pages of the gallery, and the page of a new project. Needs nodejs, chromium, and puppeteer-core among the modules of
# node: NODE_PATH names their folder.
set -euo pipefail
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
if (($# != 1)) || [[ $1 == -* ]]; then
    echo "usage: web.sh FOLDER" >&2
    exit 2
fi
say() { printf '%s\n' "web.sh: $*"; }
for pair in node:nodejs chromium:chromium; do
    command -v "${pair%:*}" >/dev/null || {
        say "cannot continue without ${pair%:*} (package ${pair#*:})" >&2
        exit 1
    }
done
mkdir -p "$1"
folder=$(cd "$1" && pwd)
(cd "$root" && ./copra package web)
rm -rf "$folder/beecluster-web"
cp -R "$root/dist/beecluster-web" "$folder/"
(cd "$root" && ./copra run --help >/dev/null) # builds the release
native=$root/build/release/game/beecluster
web=(node --no-experimental-fetch "$root/scripts/web/run-in-node.js" "$root/build/web/game/beecluster.js")
XDG_CONFIG_HOME=$(mktemp -d)
trap 'rm -rf "$XDG_CONFIG_HOME"' EXIT
export XDG_CONFIG_HOME COPRA_RESOURCES=$root/resources

failed=0
compare() { # <options of the game>...
    local here there
    here=$("$native" --headless --autopilot "$@" | sed -n 's/^ *state *//p')
    there=$("${web[@]}" --headless --autopilot "$@" | sed -n 's/^ *state *//p')
    if [[ -n $here && $here == "$there" ]]; then
        say "$*: $here"
    else
        say "$*: the state is $here here and $there in a page" >&2
        failed=1
    fi
}
mapfile -t stages < <("$native" --list-stages | tr -d " ")
for stage in "${stages[@]}"; do compare --stage "$stage" --frames 3000; done
compare --frames 20000

"$root/tests/web/unit-tests.sh" || failed=1

node "$root/tests/web/pages.test.js" "$folder/beecluster-web" || failed=1
cmake --build "$root/build/web" --target trial
mkdir -p "$folder/nothing"
python3 -B "$root/scripts/web/page.py" make --program "$root/build/web/tests/web/trial.js" --waits "$root/build/web/web-waits.json" --share "$folder/nothing" \
    --out "$folder/trial-web" --icon "$root/resources/icon.png" --font /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
node "$root/tests/web/trial.test.js" "$folder/trial-web" || failed=1
(cd "$root" && ./copra gallery --web "$folder/gallery-web")
node "$root/tests/web/gallery.test.js" "$folder/gallery-web" || failed=1
rm -rf "$folder/Project"
(cd "$folder" && "$root/copra" new Project --template game && cd Project && ./copra package web) || failed=1
exit $failed
