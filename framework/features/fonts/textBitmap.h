#pragma once

#include "platform/Pixels.h"
#include "render/TextTypes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// A rendered text: RGBA, premultiplied, rows from top to bottom.
struct TextBitmap {
    PixelSize size;                 ///< The size, in pixels.
    std::vector<std::uint8_t> rgba; ///< The pixels: four bytes each, premultiplied, from the top row down.
};

/// Renders a UTF-8 string according to a definition, without its effects. `scale` is the number of pixels per
/// point. The result is empty if there is no font.
TextBitmap drawText(const std::string& text, const cocos2d::FontDefinition& definition, float scale);

} // namespace copra
