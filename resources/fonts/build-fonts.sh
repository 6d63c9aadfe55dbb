#!/usr/bin/env bash
# build-fonts.sh: makes the small fonts for Japanese and Chinese from the Debian package fonts-noto-cjk (SIL OFL 1.1): the
# glyphs that the game's texts and the gallery's scene text/unicode use, and no others. Run it after a change of those texts;
# the test TextsTest.EveryLanguageHasGlyphsForItsTexts says when. Needs: apt-get install python3-fonttools
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

collection=/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
if [[ ! -f $collection ]]; then
    (cd "$scratch" && apt-get download fonts-noto-cjk && dpkg -x fonts-noto-cjk_*.deb .)
    collection=$scratch$collection
fi

# The faces of the collection: 0 is the Japanese one, 2 the one for simplified Chinese.
subset() {
    local language=$1 face=$2 output=$3
    cat "$root/resources/text/$language.txt" "$root/resources/text/en.txt" "$root/tests/gallery/assets/unicode.txt" \
        "$root/game/text/Texts.cpp" >"$scratch/text"
    /usr/bin/python3 -m fontTools.subset "$collection" --font-number="$face" --text-file="$scratch/text" \
        --output-file="$here/$output" --unicodes=U+0020-007E,U+3000-303F,U+3040-30FF,U+FF01-FF5E --layout-features='' --no-hinting --desubroutinize --name-IDs='0,1,2,3,4,5,6,13,14'
}

subset ja 0 NotoSansJP-Subset.otf
subset zh 2 NotoSansSC-Subset.otf
ls -l "$here"/*-Subset.otf
