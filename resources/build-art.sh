#!/usr/bin/env bash
# Renders the game's images from resources/art. Neither building nor playing needs this: its output is
# committed. It needs node, rsvg-convert (package librsvg2-bin), cwebp (package webp), optipng and, from npm, free-tex-packer-core:
#   npm install --prefix DIR free-tex-packer-core && FREE_TEX_PACKER=DIR resources/build-art.sh
# Output: beecluster, scenery and bosses, each .webp + .plist (cocos2d format 2, two pixels a point), one .webp for each large image,
# and .png for the icon and the hive.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=${ART_WORK:-$(mktemp -d)}
packer=${FREE_TEX_PACKER:-$here/..}
mkdir -p "$work"/png/{sprites,scenery,bosses}

# The logo's text uses our own copy of the font, whichever fonts are installed.
cat >"$work/fonts.conf" <<CONF
<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>$here/fonts</dir><cachedir>$work/fontcache</cachedir></fontconfig>
CONF
export FONTCONFIG_FILE=$work/fonts.conf

node "$here/art/draw.mjs" "$work"
for image in "$work"/{sprites,scenery,bosses}/*.svg; do
    rsvg-convert --zoom 2 "$image" -o "$work/png/$(basename "$(dirname "$image")")/$(basename "$image" .svg).png"
done
for image in "$work"/large/*.svg; do
    rsvg-convert "$image" -o "$here/$(basename "$image" .svg).png"
done
# The hive from the side, with its tileset.
mkdir -p "$work/hive"
node "$here/art/hive.mjs" "$work/hive"
for image in "$work"/hive/*.svg; do
    rsvg-convert "$image" -o "$here/$(basename "$image" .svg).png"
done
cp "$work/hive/hive.plist" "$here"
# The icon of the window: a bee in a cell of honeycomb.
{
    echo '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">'
    echo '<polygon points="64,4 117,34 117,94 64,124 11,94 11,34" fill="#ffcf4a" stroke="#43240f" stroke-width="5"/>'
    sed 's/<svg /<svg x="22" y="17" /; s/width="48" height="54"/width="84" height="94"/' "$work/sprites/bee_0.svg"
    echo '</svg>'
} | rsvg-convert -o "$here/icon.png"
for sheet in sprites:beecluster scenery:scenery bosses:bosses; do
    NODE_PATH=$packer/node_modules node "$here/art/pack.cjs" "$work/png/${sheet%:*}" "$here" "${sheet#*:}"
    sed -i "s/>${sheet#*:}.png</>${sheet#*:}.webp</" "$here/${sheet#*:}.plist"
done
# WebP needs 60 % of the bytes of PNG. The grounds, which have no transparent pixels, are the largest pictures: they lose what nobody sees (41 dB
# and more), which makes them seven times smaller.
for image in beecluster scenery bosses flora clouds canopy; do
    cwebp -quiet -lossless -exact -z 9 "$here/$image.png" -o "$here/$image.webp"
    rm "$here/$image.png"
done
for image in "$here"/meadow_*.png; do
    cwebp -quiet -q 93 -m 6 -sharp_yuv "$image" -o "${image%.png}.webp"
    rm "$image"
done
# Without filters, which do nothing for flat colors: that is smaller, and libpng reads it in half the time.
for image in "$here"/*.png; do
    optipng -quiet -force -f0 -zc9 -zm9 -nb -nc -np -strip all "$image"
done
