#include "fonts/FontAtlas.h"
#include "math/corners.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"
#include "platform/Screen.h"
#include "render/Renderer.h"

#include <cstring>

namespace cocos2d {

namespace {

/// Bold glyphs are drawn a second time, moved to the right by this many points.
constexpr float kBoldOffset = 0.9f;
/// Thickness of underlines as a fraction of the line height.
constexpr float kStripeThickness = 1.0f / 12.0f;

GLubyte multiplied(int a, int b) {
    return static_cast<GLubyte>(a * b / 255);
}

Color4B premultiplied(const Color4B& color, GLubyte alpha) {
    return {multiplied(color.r, alpha), multiplied(color.g, alpha), multiplied(color.b, alpha), alpha};
}

/// Writes the vertices of a rectangle through a transform.
struct QuadWriter {
    explicit QuadWriter(const Mat4& transform)
        : m0(transform.m[0]),
          m1(transform.m[1]),
          m4(transform.m[4]),
          m5(transform.m[5]),
          m12(transform.m[12]),
          m13(transform.m[13]) {}

    /// `low` and `high`: lower left and upper right corner in node space; `rotated`: see GlyphQuad.
    void write(copra::Vertex* out, const Vec2& low, const Vec2& high, const Vec2& texTopLeft,
               const Vec2& texBottomRight, Color4B color, bool rotated = false) const {
        const float width = high.x - low.x;
        const float height = high.y - low.y;
        const float x = m0 * low.x + m4 * low.y + m12;
        const float y = m1 * low.x + m5 * low.y + m13;
        const float acrossX = m0 * width;
        const float acrossY = m1 * width;
        const float upX = m4 * height;
        const float upY = m5 * height;
        const auto put = [&](copra::QuadCorner corner, float atX, float atY, float u, float v) {
            copra::Vertex& vertex = out[corner];
            vertex.position.x = atX;
            vertex.position.y = atY;
            vertex.color = color;
            vertex.texCoords.x = u;
            vertex.texCoords.y = v;
        };
        // The lower left corner is at the texture's (left, bottom), and at (left, top) where it is rotated.
        const Vec2 lowLeft(texTopLeft.x, rotated ? texTopLeft.y : texBottomRight.y);
        const Vec2 highRight(texBottomRight.x, rotated ? texBottomRight.y : texTopLeft.y);
        put(copra::BottomLeft, x, y, lowLeft.x, lowLeft.y);
        put(copra::TopRight, x + acrossX + upX, y + acrossY + upY, highRight.x, highRight.y);
        const Vec2 lowRight = rotated ? Vec2(lowLeft.x, highRight.y) : Vec2(highRight.x, lowLeft.y);
        const Vec2 highLeft = rotated ? Vec2(highRight.x, lowLeft.y) : Vec2(lowLeft.x, highRight.y);
        put(copra::BottomRight, x + acrossX, y + acrossY, lowRight.x, lowRight.y);
        put(copra::TopLeft, x + upX, y + upY, highLeft.x, highLeft.y);
    }

    // Copies, so that the compiler need not read the matrix again after each vertex.
    float m0, m1, m4, m5, m12, m13;
};

} // namespace

void Label::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_verticesDirty || (flags & FLAGS_TRANSFORM_DIRTY)) placeVertices(transform);
    const copra::Vertex* vertices = _vertices.data();
    for (const copra::LabelBatch& batch : _batches) {
        copra::Vertex* const out =
            renderer->quads({batch.texture, batch.blendFunc}, batch.quads, _globalZOrder);
        std::memcpy(static_cast<void*>(out), vertices, batch.quads * 4 * sizeof(copra::Vertex));
        vertices += batch.quads * 4;
    }
}

void Label::placeVertices(const Mat4& transform) {
    _verticesDirty = false;
    _batches.clear();
    _quadCount = 0;
    const std::size_t glyphs = _layout.quads().size();
    if (glyphs == 0) return;
    // Grown, but never shrunk: writing over old vertices is faster than constructing new ones.
    constexpr std::size_t kLayers = 4; // shadow, outline, bold, text
    const std::size_t most = _effects ? kLayers * glyphs + _layout.lines().size() : glyphs;
    if (_vertices.size() < most * 4) _vertices.resize(most * 4);
    const Color4B text = drawnTextColor();
    if (_effects) {
        if (_effects->shadow) addShadow(transform);
        if (hasOutlines())
            addOutlines(transform, Vec2::ZERO, drawnColor(_effects->effectColor, Color3B::WHITE));
        if (_effects->bold) addGlyphs(transform, Vec2(kBoldOffset, 0.0f), text, Color4B::WHITE);
    }
    addGlyphs(transform, Vec2::ZERO, text, Color4B::WHITE);
    if (_effects && (_effects->underline || _effects->strikethrough)) addStripes(transform, text);
}

/// The last batch, or a new one if that has another texture.
copra::LabelBatch& Label::batchOf(Texture2D* texture) {
    if (_batches.empty() || _batches.back().texture != texture) {
        const bool isPremultiplied = isColorPage(texture) && !_blendIsOwn;
        _batches.push_back({texture, 0, isPremultiplied ? BlendFunc::ALPHA_PREMULTIPLIED : _blendFunc});
    }
    return _batches.back();
}

/// The vertices of one more quad, for which placeVertices() has allocated the memory.
copra::Vertex* Label::addQuad(Texture2D* texture) {
    ++batchOf(texture).quads;
    return _vertices.data() + 4 * _quadCount++;
}

// --- Layers of the text ---

void Label::addShadow(const Mat4& transform) {
    const Vec2 offset(_effects->shadowOffset.width, _effects->shadowOffset.height);
    const Color4B color = drawnColor(_effects->shadowColor, Color3B::WHITE);
    if (_effects->hasOutline())
        addOutlines(transform, offset, color);
    else
        addGlyphs(transform, offset, color, color);
}

/// `tint`: color of the glyphs that are in color already; of its alpha only `color`'s counts.
void Label::addGlyphs(const Mat4& transform, const Vec2& offset, const Color4B& color, const Color4B& tint) {
    const QuadWriter writer(transform);
    const auto isLetter = [&](const copra::GlyphQuad& quad) { // which draws itself
        return letterOf(_layout.glyphs()[static_cast<std::size_t>(quad.glyph)].cluster) != nullptr;
    };
    const bool hasLetters = !_letters.empty();
    const copra::GlyphQuad* quad = _layout.quads().data();
    const copra::GlyphQuad* const end = quad + _layout.quads().size();
    while (quad != end) {
        if (hasLetters && isLetter(*quad)) {
            ++quad;
            continue;
        }
        const copra::GlyphQuad* last = quad + 1; // behind the quads that go into the same batch
        while (last != end && last->page == quad->page && !(hasLetters && isLetter(*last))) ++last;
        copra::LabelBatch& batch = batchOf(_fontAtlas->getTexture(quad->page));
        const Color4B drawn = isColorPage(batch.texture) ? premultiplied(tint, color.a) : color;
        const auto count = static_cast<std::size_t>(last - quad);
        copra::Vertex* out = _vertices.data() + 4 * _quadCount;
        for (; quad != last; ++quad, out += 4)
            writer.write(out, quad->lowerLeft + offset, quad->upperRight + offset, quad->texTopLeft,
                         quad->texBottomRight, drawn, quad->rotated);
        batch.quads += count;
        _quadCount += count;
    }
}

void Label::addOutlines(const Mat4& transform, const Vec2& offset, const Color4B& color) {
    if (!_effects->outlines) return;
    const bool hasLetters = !_letters.empty();
    for (const copra::GlyphQuad& quad : _layout.quads()) {
        const auto index = static_cast<std::size_t>(quad.glyph);
        const copra::PlacedGlyph& glyph = _layout.glyphs()[index];
        if (hasLetters && letterOf(glyph.cluster)) continue; // the letter draws its outline itself
        if (const FontLetterDefinition* const outline = outlineOf(index))
            writeOutline(addQuad(_effects->outlines->getTexture(outline->textureID)), *outline,
                         *glyph.definition, transform, Vec2(glyph.left, glyph.top) + offset, color);
    }
}

/// The outline behind a glyph of the layout; null for glyphs without one.
const FontLetterDefinition* Label::outlineOf(std::size_t glyph) const {
    const copra::GlyphKey key = _layout.keyOf(glyph);
    const auto character = static_cast<std::size_t>(_layout.glyphs()[glyph].cluster);
    FontAtlas& outlines = *_effects->outlines;
    const FontLetterDefinition* const outline =
        key ? outlines.find(key) : outlines.find(_utf32Text[character]);
    return outline && outline->width > 0.0f ? outline : nullptr;
}

/// Glyph and outline share the pen position. `topLeft`: the glyph's corner in node space.
void Label::writeOutline(copra::Vertex* out, const FontLetterDefinition& outline,
                         const FontLetterDefinition& glyph, const Mat4& transform, const Vec2& topLeft,
                         const Color4B& color) const {
    const float pixelsPerPoint = copra::screen().contentScaleFactor;
    const float left = topLeft.x + (outline.offsetX - glyph.offsetX) / pixelsPerPoint;
    const float top = topLeft.y - (outline.offsetY - _effects->outlineDrop - glyph.offsetY) / pixelsPerPoint;
    const Vec2 texTopLeft(outline.U * pixelsPerPoint, outline.V * pixelsPerPoint);
    const Vec2 texSize(outline.width * pixelsPerPoint, outline.height * pixelsPerPoint);
    QuadWriter(transform).write(out, Vec2(left, top - outline.height), Vec2(left + outline.width, top),
                                texTopLeft, texTopLeft + texSize, color);
}

/// Lines below the lines of text or through them.
void Label::addStripes(const Mat4& transform, const Color4B& color) {
    const QuadWriter writer(transform);
    const float lineHeight = _layout.textHeight() / static_cast<float>(_layout.lines().size());
    const float thickness = lineHeight * kStripeThickness;
    const float rise = _effects->strikethrough ? lineHeight / 2.0f : thickness / 2.0f;
    int number = 0;
    for (const copra::TextLine& line : _layout.lines()) {
        const float middle = _layout.textTop() - static_cast<float>(++number) * lineHeight + rise;
        if (line.width <= 0.0f) continue;
        writer.write(addQuad(nullptr), Vec2(line.left, middle - thickness / 2.0f),
                     Vec2(line.left + line.width, middle + thickness / 2.0f), Vec2::ZERO, Vec2::ZERO, color);
    }
}

// --- Colors ---

/// The color of the glyphs; those of bitmap fonts and character maps are in their image.
Color4B Label::drawnTextColor() const {
    return drawnColor(usesFontFile() ? _textColor : Color4B::WHITE, _displayedColor);
}

/// A color as vertices have it: tinted, with the node's opacity, and premultiplied where the texture is.
Color4B Label::drawnColor(const Color4B& color, const Color3B& tint) const {
    const GLubyte alpha = multiplied(color.a, _displayedOpacity);
    const Color4B drawn(multiplied(color.r, tint.r), multiplied(color.g, tint.g), multiplied(color.b, tint.b),
                        alpha);
    return _isOpacityModifyRGB ? premultiplied(drawn, alpha) : drawn;
}

} // namespace cocos2d
