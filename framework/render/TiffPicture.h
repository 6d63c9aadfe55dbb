#pragma once

#include "render/Picture.h"

#include <cstddef>
#include <string>

namespace copra {

/// Reads the first picture of a TIFF file: grey, palette and RGB with or without alpha, 1 to 16 bits a
/// channel, in strips, plain or packed with PackBits, LZW or deflate. Particle Designer puts such pictures
/// into its files. The colours come multiplied with alpha, as from the original. False with a sentence in
/// reason; picture is then untouched. Source of the layouts: Aldus, TIFF Revision 6.0.
bool readTiff(const unsigned char* bytes, std::size_t count, Picture& picture, std::string& reason);

} // namespace copra
