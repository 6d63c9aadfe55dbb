#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace copra {

/// Decodes a BMP file of Windows or OS/2: 1, 4 and 8 bits with a palette, plain or run-length encoded; 16, 24
/// and 32 bits, with or without masks; stb_image would shift the pixels after masks. Returns false with a
/// message in `reason` for other forms and if pixels are missing.
bool readBmp(const std::uint8_t* bytes, std::size_t count, PixelImage& image, std::string& reason);

} // namespace copra
