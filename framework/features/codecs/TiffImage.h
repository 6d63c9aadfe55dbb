#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes the first image of a TIFF file with libtiff; files of Particle Designer contain such images. The
/// colors are premultiplied, as in cocos2d-x. On failure, or if the pixels need more than `maxBytes`, the
/// function returns false with a message in `reason` and leaves `image` unchanged.
bool readTiff(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes = static_cast<std::size_t>(-1));

} // namespace copra
