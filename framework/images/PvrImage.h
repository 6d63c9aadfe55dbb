#pragma once

#include "images/DecodedImage.h"

#include <cstddef>
#include <string>

namespace copra {

/// Reads a PVR file of version 2 or 3 with uncompressed pixels; of several sizes only the first. Version 2
/// does not say whether colours are multiplied with alpha, premultiplied does. False with a sentence in
/// reason; picture is then untouched. Source of the layouts: Imagination's PVR File Format specification.
bool readPvr(const unsigned char* bytes, std::size_t count, bool premultiplied, DecodedImage& picture,
             std::string& reason);

} // namespace copra
