#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes the first image of a TIFF file with libtiff: Particle Designer embeds TIFF textures in its files.
/// The colors are premultiplied, as in the original. False with a message in reason; image is then unchanged.
bool readTiff(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes = static_cast<std::size_t>(-1));

} // namespace copra
