#!/usr/bin/env bash
# Draws the game's pictures again from resources/art. Neither building nor playing needs this: its output is
# committed. It needs node, rsvg-convert (package librsvg2-bin) and, from npm, free-tex-packer-core:
#   npm install --prefix DIR free-tex-packer-core && FREE_TEX_PACKER=DIR resources/build-art.sh
# Output: beecluster.png + beecluster.plist (cocos2d format 2, two pixels a point) and one PNG a large picture.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=${ART_WORK:-$(mktemp -d)}
packer=${FREE_TEX_PACKER:-$here/..}
mkdir -p "$work/png"

# The logo's letters come from our own copy of the font, whatever the machine has installed.
cat >"$work/fonts.conf" <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$here/fonts</dir><cachedir>$work/fontcache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE=$work/fonts.conf

node "$here/art/draw.mjs" "$work"
for picture in "$work"/sprites/*.svg; do
    rsvg-convert --zoom 2 "$picture" -o "$work/png/$(basename "$picture" .svg).png"
done
for picture in "$work"/large/*.svg; do
    rsvg-convert "$picture" -o "$here/$(basename "$picture" .svg).png"
done
NODE_PATH=$packer/node_modules node "$here/art/pack.cjs" "$work/png" "$here"
