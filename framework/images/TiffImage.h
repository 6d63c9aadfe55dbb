#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Reads the first picture of a TIFF file, whatever libtiff reads: Particle Designer puts such pictures into
/// its files. The colours come multiplied with alpha, as from the original. False with a sentence in reason;
/// picture is then untouched.
bool readTiff(const unsigned char* bytes, std::size_t count, DecodedImage& picture, std::string& reason);

} // namespace copra
