// Characters as sprites.

#include "fonts/FontAtlas.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"
#include "nodes/text/LabelLetter.h"
#include "render/Renderer.h"

namespace cocos2d {

Sprite* Label::getLetter(int lettetIndex) {
    if (_currentLabelType == LabelType::STRING_TEXTURE) return nullptr;
    if (_contentDirty) updateContent();
    const copra::PlacedGlyph* const glyph = _layout.glyphOfCluster(lettetIndex);
    if (!glyph || !glyph->shown) return nullptr;
    if (const auto known = _letters.find(lettetIndex); known != _letters.end()) return known->second;

    auto* const letter = copra::LabelLetter::create(lettetIndex);
    showGlyph(*letter, *glyph);
    addChild(letter);
    _letters[lettetIndex] = letter;
    updateColor();
    return letter;
}

void Label::showGlyph(Sprite& letter, const copra::PlacedGlyph& glyph) const {
    letter.setVisible(glyph.shown);
    if (!glyph.shown) return;
    const FontLetterDefinition& definition = *glyph.definition;
    letter.setTexture(_fontAtlas->getTexture(definition.textureID));
    const Rect rect(definition.U, definition.V, definition.width, definition.height);
    letter.setTextureRect(rect, definition.rotated, rect.size);
    letter.setScale(_fontScale);
    letter.setPosition(glyph.left + definition.width / 2.0f * _fontScale,
                       glyph.top - definition.height / 2.0f * _fontScale);
}

/// After a new layout: letters whose characters are gone are removed, the others show their new glyphs.
void Label::updateLetters() {
    for (auto entry = _letters.begin(); entry != _letters.end();) {
        const auto [cluster, letter] = *entry;
        if (const copra::PlacedGlyph* const glyph = _layout.glyphOfCluster(cluster)) {
            showGlyph(*letter, *glyph);
            ++entry;
        } else {
            entry = _letters.erase(entry);
            Node::removeChild(letter, true);
        }
    }
}

/// For LabelLetter, whose lower left corner is the origin of `transform`.
void Label::drawOutlineOfLetter(int cluster, Renderer* renderer, const Mat4& transform) const {
    if (!hasOutlines() || !_effects->outlines) return;
    const copra::PlacedGlyph* const glyph = _layout.glyphOfCluster(cluster);
    if (!glyph || !glyph->shown) return;
    const FontLetterDefinition* const outline = outlineOf(cluster);
    if (!outline) return;
    Texture2D* const texture = _effects->outlines->getTexture(outline->textureID);
    writeOutline(renderer->quads({texture, _blendFunc}, 1, _globalZOrder), *outline, *glyph->definition,
                 transform, Vec2(0.0f, glyph->definition->height),
                 drawnColor(_effects->effectColor, Color3B::WHITE));
}

} // namespace cocos2d
