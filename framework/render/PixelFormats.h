#pragma once

#include "render/Texture2D.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace copra {

/// Bytes of one pixel; 0 for AUTO, NONE and the compressed formats.
std::size_t bytesPerPixel(cocos2d::Texture2D::PixelFormat format);

/// Pixels of some format as RGBA with 8 bits a channel. bytes holds count pixels. A8 becomes white with that
/// alpha.
std::vector<std::uint8_t> toRgba(const std::uint8_t* bytes, std::size_t count,
                                 cocos2d::Texture2D::PixelFormat format);

/// What is left of RGBA pixels after a stay in a smaller format.
void reduceTo(cocos2d::Texture2D::PixelFormat format, std::vector<std::uint8_t>& rgba);

} // namespace copra
