// Characters as sprites.

#include "base/FirstException.h"
#include "fonts/FontAtlas.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"
#include "nodes/text/LabelLetter.h"
#include "render/Renderer.h"

#include <algorithm>

namespace cocos2d {

/// The sprite of a character, or null until getLetter() makes one.
Sprite* Label::letterOf(int character) const {
    const auto entry = std::lower_bound(_letters.begin(), _letters.end(), character,
                                        [](const auto& letter, int sought) { return letter.first < sought; });
    return entry != _letters.end() && entry->first == character ? entry->second : nullptr;
}

Sprite* Label::getLetter(int letterIndex) {
    if (_currentLabelType == LabelType::STRING_TEXTURE) return nullptr;
    if (_contentDirty) updateContent();
    const copra::PlacedGlyph* const glyph = _layout.glyphOfCluster(letterIndex);
    if (!glyph || !glyph->shown) return nullptr;
    if (Sprite* const known = letterOf(letterIndex)) return known;

    auto* const letter = copra::LabelLetter::create(letterIndex);
    showGlyph(*letter, *glyph);
    addChild(letter);
    const std::pair<int, Sprite*> entry(letterIndex, letter);
    _letters.insert(std::lower_bound(_letters.begin(), _letters.end(), entry), entry);
    letter->updateDisplayedColor(_displayedColor);
    letter->updateDisplayedOpacity(_displayedOpacity);
    _verticesDirty = true;
    return letter;
}

namespace {

void showDefinition(Sprite& sprite, const FontAtlas& atlas, const FontLetterDefinition& definition) {
    sprite.setTexture(atlas.getTexture(definition.textureID));
    const Rect rect(definition.U, definition.V, definition.width, definition.height);
    sprite.setTextureRect(rect, definition.rotated, rect.size);
}

} // namespace

void Label::showGlyph(Sprite& letter, const copra::PlacedGlyph& glyph) const {
    letter.setVisible(glyph.shown);
    if (!glyph.shown) return;
    const FontLetterDefinition& definition = *glyph.definition;
    showDefinition(letter, *_fontAtlas, definition);
    letter.setScale(_fontScale);
    letter.setPosition(glyph.left + definition.width / 2.0f * _fontScale,
                       glyph.top - definition.height / 2.0f * _fontScale);
    showMarks(static_cast<copra::LabelLetter&>(letter), glyph);
}

/// Shows the other glyphs of a character as children of its letter.
void Label::showMarks(copra::LabelLetter& letter, const copra::PlacedGlyph& glyph) const {
    const std::size_t count = _layout.glyphsInCluster(glyph) - 1;
    letter.setMarkCount(count);
    const float bottom = glyph.top - glyph.definition->height * _fontScale;
    for (std::size_t i = 0; i < count; ++i) {
        const copra::PlacedGlyph& placed = *(&glyph + 1 + i);
        Sprite& mark = letter.mark(i);
        mark.setVisible(placed.shown);
        if (!placed.shown) continue;
        showDefinition(mark, *_fontAtlas, *placed.definition);
        mark.setPosition((placed.left - glyph.left) / _fontScale,
                         (placed.top - bottom) / _fontScale - placed.definition->height);
    }
}

/// After a new layout: letters whose characters are gone are removed, the others show their new glyphs.
void Label::updateLetters() {
    Vector<Sprite*> gone; // removed at last: what they call may throw, or ask for letters
    for (auto entry = _letters.begin(); entry != _letters.end();) {
        const auto [cluster, letter] = *entry;
        if (const copra::PlacedGlyph* const glyph = _layout.glyphOfCluster(cluster)) {
            showGlyph(*letter, *glyph);
            ++entry;
        } else {
            entry = _letters.erase(entry);
            gone.pushBack(letter);
        }
    }
    copra::FirstException exception;
    for (Sprite* letter : gone) exception.run([&] { Node::removeChild(letter, true); });
    exception.pass();
}

/// For LabelLetter, whose lower left corner is the origin of `transform`.
void Label::drawOutlineOfLetter(int cluster, Renderer* renderer, const Mat4& transform) const {
    if (!hasOutlines() || !_effects->outlines) return;
    const copra::PlacedGlyph* const letter = _layout.glyphOfCluster(cluster);
    if (!letter || !letter->shown) return;
    const Vec2 corner(letter->left, letter->top - letter->definition->height);
    const auto first = static_cast<std::size_t>(letter - _layout.glyphs().data());
    for (std::size_t i = first; i < first + _layout.glyphsInCluster(*letter); ++i) {
        const copra::PlacedGlyph& glyph = _layout.glyphs()[i];
        const FontLetterDefinition* const outline = glyph.shown ? outlineOf(i) : nullptr;
        if (!outline) continue;
        Texture2D* const texture = _effects->outlines->getTexture(outline->textureID);
        writeOutline(renderer->quads({texture, _blendFunc}, 1, _globalZOrder), *outline, *glyph.definition,
                     transform, Vec2(glyph.left, glyph.top) - corner,
                     drawnColor(_effects->effectColor, Color3B::WHITE));
    }
}

} // namespace cocos2d
