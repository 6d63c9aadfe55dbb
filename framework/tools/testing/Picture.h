#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <string>

namespace copra {
namespace testing {

/// How much a picture may differ from the expected one. The defaults accept what another version of a font library or another
/// compiler changes at the edges.
struct PictureTolerance {
    int channel = 32;    ///< a pixel differs if one of its channels (0 to 255) differs by more
    float share = 0.01f; ///< of the pixels may differ, from 0 to 1
};

/// The comparison of two pictures.
struct PictureDifference {
    std::size_t pixels = 0; ///< that differ
    int largest = 0;        ///< difference of a channel
    /// The actual picture in gray with red where it differs; empty if the sizes differ.
    PixelImage image;
    std::string reason; ///< why the pictures do not match; empty if they do
};

/// Compares two pictures pixel by pixel. Those of different sizes never match.
PictureDifference comparePictures(const PixelImage& expected, const PixelImage& actual,
                                  const PictureTolerance& tolerance = {});

/// Reads an image file; empty, after logging the reason, if that fails.
PixelImage loadPicture(const std::string& file);
/// Writes a PNG and creates missing folders. False, after logging the reason, if that fails.
bool savePicture(const PixelImage& picture, const std::string& file);

/// Compares a picture with a golden one, a PNG file. Returns what is wrong, or an empty string. If they differ, writes
/// NAME.actual.png and NAME.difference.png to the folder of the environment variable COPRA_PICTURES, by default
/// `pictures`. With COPRA_ACCEPT=1 in the environment, the picture becomes the golden one.
std::string compareWithGolden(const PixelImage& actual, const std::string& file,
                              const PictureTolerance& tolerance = {});

} // namespace testing
} // namespace copra
