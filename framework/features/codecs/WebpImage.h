#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes a WebP file, or the first frame of an animation, with libwebp. The format is RGBA8888 with
/// premultiplied colors if the file has alpha, otherwise RGB888, as in cocos2d-x. On failure, or if the
/// pixels need more than `maxBytes`, the function returns false with a message in `reason` and leaves `image`
/// unchanged. Always fails in a build without COPRA_WITH_WEBP.
bool readWebp(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes = static_cast<std::size_t>(-1));

} // namespace copra
