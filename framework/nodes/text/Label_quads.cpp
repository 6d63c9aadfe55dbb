// The part of Label that turns placed letters into what is drawn.

#include "fonts/FontAtlas.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"
#include "nodes/text/LabelLetter.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <algorithm>

namespace cocos2d {

namespace {

/// How far bold letters are drawn a second time to the right, in points.
constexpr float kBoldOffset = 0.9f;
/// Thickness of underlines as a fraction of the line height.
constexpr float kStripeThickness = 1.0f / 12;

GLubyte multiplied(int a, int b) {
    return static_cast<GLubyte>(a * b / 255);
}

/// Writes a rectangle's corners through a transform.
struct Corners {
    explicit Corners(const Mat4& transform) : m(transform.m) {}

    void write(copra::Vertex* out, const Vec2& low, const Vec2& high, const Vec2& texTopLeft,
               const Vec2& texBottomRight, const Color4B& color, bool rotated = false) const {
        const float width = high.x - low.x;
        const float height = high.y - low.y;
        const float x = m[0] * low.x + m[4] * low.y + m[12];
        const float y = m[1] * low.x + m[5] * low.y + m[13];
        const float acrossX = m[0] * width;
        const float acrossY = m[1] * width;
        const float upX = m[4] * height;
        const float upY = m[5] * height;
        const auto put = [&](int corner, float atX, float atY, float u, float v) {
            copra::Vertex& vertex = out[corner];
            vertex.position.x = atX;
            vertex.position.y = atY;
            vertex.color = color;
            vertex.texCoords.x = u;
            vertex.texCoords.y = v;
        };
        // Upright, the lower left corner is at the texture's (left, bottom); turned, it is at (left, top).
        const Vec2 lowLeft(texTopLeft.x, rotated ? texTopLeft.y : texBottomRight.y);
        const Vec2 highRight(texBottomRight.x, rotated ? texBottomRight.y : texTopLeft.y);
        put(0, x, y, lowLeft.x, lowLeft.y);
        put(2, x + acrossX + upX, y + acrossY + upY, highRight.x, highRight.y);
        const Vec2 lowRight = rotated ? Vec2(lowLeft.x, highRight.y) : Vec2(highRight.x, lowLeft.y);
        const Vec2 highLeft = rotated ? Vec2(highRight.x, lowLeft.y) : Vec2(lowLeft.x, highRight.y);
        put(1, x + acrossX, y + acrossY, lowRight.x, lowRight.y);
        put(3, x + upX, y + upY, highLeft.x, highLeft.y);
    }

    const float* m;
};

} // namespace

// --- Letters to quads ---

void Label::makeQuads() {
    const float factor = copra::screen().contentScaleFactor;
    const bool clamps = _overflow == Overflow::CLAMP || _overflow == Overflow::SHRINK;
    const bool cutsWidth = clamps && _labelWidth > 0;
    const bool cutsHeight = _labelHeight > 0;
    _quads.clear();
    _quads.reserve(_lettersInfo.size());
    for (std::size_t i = 0; i < _lettersInfo.size(); ++i) {
        Letter& letter = _lettersInfo[i];
        letter.shown = false;
        if (!letter.definition || letter.definition->width <= 0) continue;
        const FontLetterDefinition& definition = *letter.definition;
        const float left = letter.x + _linesOffsetX[static_cast<std::size_t>(letter.line)];
        const float top = letter.y + _letterOffsetY;
        const float width = definition.width * _fontScale;
        const bool rotated = definition.rotated;
        const Vec2 texTopLeft(definition.U * factor, definition.V * factor);
        const Vec2 texSize(rotated ? definition.height : definition.width,
                           rotated ? definition.width : definition.height);
        Quad quad = {{left, top - definition.height * _fontScale},
                     {left + width, top},
                     texTopLeft,
                     texTopLeft + texSize * factor,
                     static_cast<int>(i),
                     definition.textureID,
                     rotated};
        if (cutsWidth && isClampedAt(left + width / 2, letter.line)) continue;
        if (cutsHeight && !cutHeight(quad)) continue;
        _quads.push_back(quad);
        letter.shown = true;
    }
}

/// Cuts a letter at the box's edges. False when nothing of it is left.
bool Label::cutHeight(Quad& quad) const {
    const float toTexture = copra::screen().contentScaleFactor / _fontScale;
    const float above = std::max(0.0f, quad.upperRight.y - _tailoredTopY);
    const float below = std::max(0.0f, _tailoredBottomY - quad.lowerLeft.y);
    quad.upperRight.y -= above;
    quad.lowerLeft.y += below;
    if (quad.rotated) { // its upper edge is at the right of the texture's part
        quad.texBottomRight.x -= above * toTexture;
        quad.texTopLeft.x += below * toTexture;
    } else {
        quad.texTopLeft.y += above * toTexture;
        quad.texBottomRight.y -= below * toTexture;
    }
    return quad.upperRight.y > quad.lowerLeft.y;
}

// --- Quads to vertices ---

/// The last run, or a new one if that has another texture.
Label::Run& Label::runOf(Texture2D* texture) {
    if (_runs.empty() || _runs.back().texture != texture) _runs.push_back({texture, 0});
    return _runs.back();
}

/// Room for one more quad. placeVertices() has seen to the memory.
copra::Vertex* Label::addVertices(Texture2D* texture) {
    ++runOf(texture).quads;
    return _vertices.data() + 4 * _placedQuads++;
}

void Label::placeVertices(const Mat4& transform) {
    _verticesDirty = false;
    _runs.clear();
    _placedQuads = 0;
    if (_quads.empty()) return;
    // Grown, but never shrunk: writing over old vertices is faster than making new ones.
    constexpr std::size_t kLayers = 4; // shadow, outline, bold, text
    const std::size_t most = (_effects ? kLayers : 1) * _quads.size() + (_effects ? _linesWidth.size() : 0);
    if (_vertices.size() < most * 4) _vertices.resize(most * 4);
    const Color4B text = shownTextColor();
    if (_effects) {
        if (_effects->shadow) {
            const Vec2 offset(_effects->shadowOffset.width, _effects->shadowOffset.height);
            placeBehind(transform, offset, shownColor(_effects->shadowColor, Color3B::WHITE));
        }
        if (hasOutlines())
            placeOutlines(transform, Vec2::ZERO, shownColor(_effects->effectColor, Color3B::WHITE));
        if (_effects->bold) placeLetters(transform, Vec2(kBoldOffset, 0), text);
    }
    placeLetters(transform, Vec2::ZERO, text);
    if (_effects && (_effects->underline || _effects->strikethrough)) placeStripes(transform, text);
}

void Label::placeBehind(const Mat4& transform, const Vec2& offset, const Color4B& color) {
    if (_effects->hasOutline())
        placeOutlines(transform, offset, color);
    else
        placeLetters(transform, offset, color);
}

void Label::placeLetters(const Mat4& transform, const Vec2& offset, const Color4B& color) {
    const Corners corners(transform);
    const bool hasSprites = !_letters.empty();
    copra::Vertex* out = _vertices.data() + 4 * _placedQuads;
    Run* run = nullptr;
    int page = -1;
    for (const Quad& quad : _quads) {
        if (hasSprites && _letters.count(quad.letter)) continue; // drawn by a sprite of its own
        if (quad.page != page) {
            page = quad.page;
            run = &runOf(_fontAtlas->getTexture(page));
        }
        corners.write(out, quad.lowerLeft + offset, quad.upperRight + offset, quad.texTopLeft,
                      quad.texBottomRight, color, quad.rotated);
        out += 4;
        ++run->quads;
    }
    _placedQuads = static_cast<std::size_t>(out - _vertices.data()) / 4;
}

void Label::placeOutlines(const Mat4& transform, const Vec2& offset, const Color4B& color) {
    if (!_effects->outlines) return;
    const bool hasSprites = !_letters.empty();
    for (const Quad& quad : _quads) {
        if (hasSprites && _letters.count(quad.letter)) continue; // the sprite brings its outline along
        const Letter& letter = _lettersInfo[static_cast<std::size_t>(quad.letter)];
        const Vec2 place(letter.x + _linesOffsetX[static_cast<std::size_t>(letter.line)],
                         letter.y + _letterOffsetY);
        const FontLetterDefinition* const outline = outlineOf(quad.letter);
        if (outline)
            placeOutline(addVertices(_effects->outlines->getTexture(outline->textureID)), *outline,
                         *letter.definition, transform, place + offset, color);
    }
}

/// The picture behind a letter; null for letters without one.
const FontLetterDefinition* Label::outlineOf(int letterIndex) const {
    const char32_t character = _utf32Text[static_cast<std::size_t>(letterIndex)];
    const FontLetterDefinition* const outline = _effects->outlines->find(character);
    return outline && outline->width > 0 ? outline : nullptr;
}

/// Both pictures hang from the same pen. `place`: the upper left corner of the letter's.
void Label::placeOutline(copra::Vertex* out, const FontLetterDefinition& outline,
                         const FontLetterDefinition& letter, const Mat4& transform, const Vec2& place,
                         const Color4B& color) const {
    const float factor = copra::screen().contentScaleFactor;
    const float left = place.x + (outline.offsetX - letter.offsetX) / factor;
    const float top = place.y - (outline.offsetY - _effects->outlineDrop - letter.offsetY) / factor;
    const Vec2 texTopLeft(outline.U * factor, outline.V * factor);
    const Vec2 texSize(outline.width * factor, outline.height * factor);
    Corners(transform).write(out, Vec2(left, top - outline.height), Vec2(left + outline.width, top),
                             texTopLeft, texTopLeft + texSize, color);
}

void Label::drawOutlineOfSprite(int letterIndex, Renderer* renderer, const Mat4& transform) const {
    const auto index = static_cast<std::size_t>(letterIndex);
    if (!hasOutlines() || !_effects->outlines || index >= _lettersInfo.size() || !_lettersInfo[index].shown)
        return;
    const FontLetterDefinition* const outline = outlineOf(letterIndex);
    if (!outline) return;
    const FontLetterDefinition& letter = *_lettersInfo[index].definition;
    Texture2D* const texture = _effects->outlines->getTexture(outline->textureID);
    placeOutline(renderer->quads({texture, _blendFunc}, 1, _globalZOrder), *outline, letter, transform,
                 Vec2(0, letter.height), shownColor(_effects->effectColor, Color3B::WHITE));
}

/// Lines below or through the lines of text.
void Label::placeStripes(const Mat4& transform, const Color4B& color) {
    const Corners corners(transform);
    const float lineHeight = _textDesiredHeight / static_cast<float>(_numberOfLines);
    const float thickness = lineHeight * kStripeThickness;
    const float rise = _effects->strikethrough ? lineHeight / 2 : thickness / 2;
    for (std::size_t line = 0; line < _linesWidth.size(); ++line) {
        if (_linesWidth[line] <= 0) continue;
        const float middle = _letterOffsetY - static_cast<float>(line + 1) * lineHeight + rise;
        const float left = _linesOffsetX[line];
        corners.write(addVertices(nullptr), Vec2(left, middle - thickness / 2),
                      Vec2(left + _linesWidth[line], middle + thickness / 2), Vec2::ZERO, Vec2::ZERO, color);
    }
}

/// The colour of the letters; bitmap fonts have their own.
Color4B Label::shownTextColor() const {
    const bool takesTextColor =
        _currentLabelType == LabelType::TTF || _currentLabelType == LabelType::STRING_TEXTURE;
    return shownColor(takesTextColor ? _textColor : Color4B::WHITE, _displayedColor);
}

/// A colour as it is drawn: tinted, with the node's opacity, and premultiplied where the texture is.
Color4B Label::shownColor(const Color4B& color, const Color3B& tint) const {
    const GLubyte alpha = multiplied(color.a, _displayedOpacity);
    const Color4B shown(multiplied(color.r, tint.r), multiplied(color.g, tint.g), multiplied(color.b, tint.b),
                        alpha);
    if (!_isOpacityModifyRGB) return shown;
    return {multiplied(shown.r, alpha), multiplied(shown.g, alpha), multiplied(shown.b, alpha), alpha};
}

// --- Letters as sprites ---

Sprite* Label::getLetter(int lettetIndex) {
    if (_currentLabelType == LabelType::STRING_TEXTURE) return nullptr;
    if (_contentDirty) updateContent();
    if (lettetIndex < 0 || lettetIndex >= static_cast<int>(_lettersInfo.size())) return nullptr;
    const Letter& letter = _lettersInfo[static_cast<std::size_t>(lettetIndex)];
    if (!letter.shown) return nullptr;
    if (const auto known = _letters.find(lettetIndex); known != _letters.end()) return known->second;

    auto* const sprite = copra::LabelLetter::create(lettetIndex);
    showLetter(*sprite, letter);
    addChild(sprite);
    _letters[lettetIndex] = sprite;
    updateColor();
    return sprite;
}

void Label::showLetter(Sprite& sprite, const Letter& letter) const {
    sprite.setVisible(letter.shown);
    if (!letter.shown) return;
    const FontLetterDefinition& definition = *letter.definition;
    sprite.setTexture(_fontAtlas->getTexture(definition.textureID));
    const Rect rect(definition.U, definition.V, definition.width, definition.height);
    sprite.setTextureRect(rect, definition.rotated, rect.size);
    sprite.setScale(_fontScale);
    sprite.setPosition(letter.x + definition.width / 2 * _fontScale +
                           _linesOffsetX[static_cast<std::size_t>(letter.line)],
                       letter.y - definition.height / 2 * _fontScale + _letterOffsetY);
}

/// After a new layout: letters that are gone lose their sprites, the others get their new places.
void Label::updateLetters() {
    for (auto entry = _letters.begin(); entry != _letters.end();) {
        const auto [index, sprite] = *entry;
        if (index < static_cast<int>(_lettersInfo.size())) {
            showLetter(*sprite, _lettersInfo[static_cast<std::size_t>(index)]);
            ++entry;
        } else {
            entry = _letters.erase(entry);
            Node::removeChild(sprite, true);
        }
    }
}

} // namespace cocos2d
