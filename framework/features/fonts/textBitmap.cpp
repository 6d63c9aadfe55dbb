#include "fonts/textBitmap.h"

#include "base/utf8.h"
#include "fonts/BitmapLines.h"
#include "fonts/FontChain.h"

#include <algorithm>
#include <cmath>

namespace copra {

using cocos2d::FontDefinition;
using cocos2d::TextHAlignment;
using cocos2d::TextVAlignment;

namespace {

constexpr int kShrink = 2; // of Label::Overflow
constexpr int kMaxSide = 8192;

/// Puts a premultiplied color over a pixel.
void blendColor(const std::uint8_t* color, int alpha, std::uint8_t* pixel) {
    const int rest = 255 - color[3] * alpha / 255;
    for (int c = 0; c < 4; ++c)
        pixel[c] = static_cast<std::uint8_t>(std::min(255, color[c] * alpha / 255 + pixel[c] * rest / 255));
}

/// Draws a glyph into the bitmap, clipped to it.
void blend(const Glyph& glyph, int left, int top, const FontDefinition& definition, TextBitmap& bitmap) {
    const int channels[3] = {definition._fontFillColor.r, definition._fontFillColor.g,
                             definition._fontFillColor.b};
    for (int y = 0; y < glyph.height && !glyph.isBlank(); ++y) {
        const std::ptrdiff_t row = static_cast<std::ptrdiff_t>(y) * glyph.width;
        for (int x = 0; x < glyph.width; ++x) {
            const int atX = left + x;
            const int atY = top + y;
            if (atX < 0 || atY < 0 || atX >= bitmap.size.width || atY >= bitmap.size.height) continue;
            std::uint8_t* pixel =
                bitmap.rgba.data() + (static_cast<std::ptrdiff_t>(atY) * bitmap.size.width + atX) * 4;
            if (glyph.alpha.empty()) {
                blendColor(glyph.rgba.data() + (row + x) * 4, definition._fontAlpha, pixel);
                continue;
            }
            const int alpha = glyph.alpha.data()[row + x] * definition._fontAlpha / 255;
            if (alpha <= pixel[3]) continue;
            for (int c = 0; c < 3; ++c) pixel[c] = static_cast<std::uint8_t>(channels[c] * alpha / 255);
            pixel[3] = static_cast<std::uint8_t>(alpha);
        }
    }
}

void place(const std::vector<BitmapLine>& lines, const GlyphFace& face, int lineStep, int textHeight,
           const FontDefinition& definition, TextBitmap& bitmap) {
    const int spareHeight = bitmap.size.height - textHeight;
    int top = definition._vertAlignment == TextVAlignment::TOP      ? 0
              : definition._vertAlignment == TextVAlignment::CENTER ? spareHeight / 2
                                                                    : spareHeight;
    for (const BitmapLine& line : lines) {
        const int spare = bitmap.size.width - line.width;
        const int start = definition._alignment == TextHAlignment::LEFT     ? 0
                          : definition._alignment == TextHAlignment::CENTER ? spare / 2
                                                                            : spare;
        for (const BitmapGlyph& placed : line.glyphs)
            blend(placed.glyph, start + placed.left + placed.glyph.left,
                  top + face.ascender() - placed.rise - placed.glyph.top, definition, bitmap);
        top += lineStep;
    }
}

} // namespace

TextBitmap drawText(const std::string& text, const FontDefinition& definition, float scale) {
    std::u32string characters;
    TextBitmap bitmap;
    if (!cocos2d::StringUtils::UTF8ToUTF32(text, characters)) return bitmap;
    const auto pixels = [scale](float points) {
        return std::clamp(static_cast<int>(std::lround(points * scale)), 0, kMaxSide);
    };
    const int boxWidth = pixels(definition._dimensions.width);
    const int boxHeight = pixels(definition._dimensions.height);
    for (int size = std::max(definition._fontSize, 1);; --size) {
        const auto fonts = FontChain::open(definition._fontName, static_cast<float>(size) * scale);
        if (!fonts) return bitmap;
        const BitmapLines lines(*fonts, characters, definition._enableWrap ? boxWidth : 0);
        const GlyphFace& face = fonts->first();
        const int lineHeight = face.ascender() - face.descender();
        const int lineStep = lineHeight + pixels(definition._lineSpacing);
        const int height = lineHeight + lineStep * (static_cast<int>(lines.all().size()) - 1);
        const bool fits =
            (boxWidth == 0 || lines.width() <= boxWidth) && (boxHeight == 0 || height <= boxHeight);
        if (!fits && definition._overflow == kShrink && size > 1) continue;
        bitmap.size.width = std::clamp(boxWidth > 0 ? boxWidth : lines.width(), 1, kMaxSide);
        bitmap.size.height = std::clamp(boxHeight > 0 ? boxHeight : height, 1, kMaxSide);
        bitmap.rgba.resize(static_cast<std::size_t>(bitmap.size.width) *
                           static_cast<std::size_t>(bitmap.size.height) * 4);
        place(lines.all(), face, lineStep, height, definition, bitmap);
        return bitmap;
    }
}

} // namespace copra
