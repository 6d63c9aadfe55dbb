#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes a PVR file of version 2 or 3 with uncompressed pixels; of several mipmap levels only the first.
/// The header of version 2 does not say whether colors are premultiplied; `premultiplied` does. False with a
/// message in reason; image is then unchanged. Layouts: Imagination's PVR File Format specification.
bool readPvr(const unsigned char* bytes, std::size_t count, bool premultiplied, DecodedImage& image,
             std::string& reason);

} // namespace copra
