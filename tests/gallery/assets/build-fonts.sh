#!/usr/bin/env bash
# Makes the bitmap font honey.fnt with honey.png and the character map numbers.png out of two of the game's fonts,
# with ImageMagick. Its output is committed; run it again only to change them. Both are letters of fonts under the SIL
# Open Font License 1.1, see resources/LICENSES.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
fonts=../../../resources/fonts
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Letters of 56 pixels in cells of 80 by 80, ten a row, with room for swashes.
font=$fonts/LeckerliOne-Regular.ttf size=56 cell=80 room=10
letters="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?"
count=${#letters}
rows=$(((count + 9) / 10))
{
    echo "info face=\"Leckerli One\" size=$size bold=0 italic=0 charset=\"\" unicode=1 stretchH=100 smooth=1 aa=1 padding=0,0,0,0 spacing=0,0"
    echo "common lineHeight=74 base=58 scaleW=$((10 * cell)) scaleH=$((rows * cell)) pages=1 packed=0"
    echo 'page id=0 file="honey.png"'
    echo "chars count=$((count + 1))"
    echo "char id=32 x=0 y=0 width=0 height=0 xoffset=0 yoffset=0 xadvance=16 page=0 chnl=15"
    for ((i = 0; i < count; ++i)); do
        letter=${letters:i:1}
        convert -size ${cell}x$cell xc:none -font "$font" -pointsize $size -fill '#f7b733' -stroke '#43240f' -strokewidth 5 \
            -annotate +$room+58 "$letter" -stroke none -annotate +$room+58 "$letter" "PNG32:$scratch/$(printf %03d $i).png"
        advance=$(convert -font "$font" -pointsize $size "label:$letter" -format %w info:)
        printf 'char id=%d x=%d y=%d width=%d height=%d xoffset=%d yoffset=0 xadvance=%d page=0 chnl=15\n' \
            "'$letter" $((i % 10 * cell)) $((i / 10 * cell)) $cell $cell -$room "$advance"
    done
} >honey.fnt
montage "$scratch"/*.png -background none -tile 10x -geometry ${cell}x$cell+0+0 PNG32:honey.png

# A character map of '.', '/' and the digits in cells of 40 by 56.
rm "$scratch"/*.png
digits="./0123456789"
for ((i = 0; i < ${#digits}; ++i)); do
    convert -size 40x56 xc:none -font $fonts/Quicksand-Bold.ttf -pointsize 52 -gravity center -fill '#da5c78' \
        -annotate +0+0 "${digits:i:1}" "PNG32:$scratch/$(printf %03d $i).png"
done
montage "$scratch"/*.png -background none -tile x1 -geometry 40x56+0+0 PNG32:numbers.png
