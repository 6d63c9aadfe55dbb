#pragma once

#include "images/DecodedImage.h"
#include "images/ImageHeader.h"

#include <cstddef>
#include <string>

namespace copra {

/// A function that decodes a file of one kind. On failure, it returns false with a message in `reason` and
/// does not change `image`. It may be called on any thread.
using ImageReader = bool (*)(const unsigned char* bytes, std::size_t count, const DecodeOptions& options,
                             DecodedImage& image, std::string& reason);

/// Returns the reader of a kind of files that neither this module nor the image codec decodes; null if the
/// program has none. The feature `codecs` sets the readers of PVR, TIFF, and WebP.
ImageReader imageReader(ImageHeader::Kind kind);
/// Sets the reader of a kind of files, before the first image is read.
void setImageReader(ImageHeader::Kind kind, ImageReader reader);

} // namespace copra
