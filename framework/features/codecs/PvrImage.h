#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Decodes the first mipmap level of a PVR file of version 2 or 3 with uncompressed pixels. `premultiplied`
/// says whether its colors are premultiplied, because the header of version 2 does not. On failure, the
/// function returns false with a message in `reason` and leaves `image` unchanged. The layouts follow
/// Imagination's PVR File Format specification.
bool readPvr(const unsigned char* bytes, std::size_t count, bool premultiplied, DecodedImage& image,
             std::string& reason);

} // namespace copra
