#pragma once

#include "platform/Pixels.h"
#include "render/TextTypes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// A rendered text: RGBA, premultiplied, rows from top to bottom.
struct TextBitmap {
    PixelSize size;
    std::vector<std::uint8_t> rgba;
};

/// Renders a UTF-8 string according to a definition, without its effects. `scale` is the number of pixels per
/// point. The result is empty if there is no font.
TextBitmap drawText(const std::string& text, const cocos2d::FontDefinition& definition, float scale);

} // namespace copra
