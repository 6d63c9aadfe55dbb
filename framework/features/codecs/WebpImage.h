#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes a WebP file with libwebp, of an animation the first frame. The format is RGBA8888 with premultiplied
/// colors if the file has alpha, otherwise RGB888, as in the original. False with a message in reason; image is then
/// unchanged. Always false in a build without COPRA_WITH_WEBP.
bool readWebp(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes = static_cast<std::size_t>(-1));

} // namespace copra
