#pragma once

#include "images/DecodedImage.h"
#include "platform/Pixels.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace copra {

/// Decodes a PNG file with libpng. Palettes become colors, samples of 16 bits lose their lower half, and the
/// format has the channels of the file, as in cocos2d-x: I8, AI88, RGB888, or RGBA8888. Wrong checksums
/// are ignored. For corrupt or incomplete data, the function returns false with a message in `reason` and
/// does not change `image`.
///
/// The caller checks the size in the header: memory is taken as data arrives, but at once for interlaced
/// files.
bool readPng(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason);

/// Encodes a picture as a PNG file of the type RGBA, or RGB without its alpha. If it has no pixels, the
/// function returns false with a message in `reason`.
bool writePng(const PixelImage& picture, bool withAlpha, std::vector<std::uint8_t>& bytes,
              std::string& reason);

} // namespace copra
