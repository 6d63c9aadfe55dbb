#pragma once

#include "platform/Pixels.h"
#include "render/TextTypes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// A text as a picture: RGBA, colours multiplied with alpha, rows from top to bottom.
struct TextBitmap {
    PixelSize size;
    std::vector<std::uint8_t> rgba;
};

/// Draws a text (UTF-8) with all that a definition says but effects. `scale`: pixels in a point. Empty
/// without any font.
TextBitmap drawText(const std::string& text, const cocos2d::FontDefinition& definition, float scale);

} // namespace copra
