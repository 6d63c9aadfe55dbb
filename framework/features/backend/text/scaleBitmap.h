#pragma once

#include "platform/Pixels.h"

#include <cstdint>
#include <vector>

namespace copra {

/// Scales a premultiplied RGBA image to another size; each new pixel is the mean of the area that it covers.
std::vector<std::uint8_t> scaleBitmap(const std::vector<std::uint8_t>& rgba, PixelSize from, PixelSize to);

} // namespace copra
