#pragma once

#include "platform/Pixels.h"

#include <cstddef>
#include <string>

namespace copra {
namespace testing {

/// The limits within which a picture may differ from the expected one. The defaults accept the small changes
/// at edges that another version of a font library or another compiler makes, but no object that is missing
/// or has another color.
struct PictureTolerance {
    int channel = 32;    ///< A pixel differs if one of its channels (0 to 255) differs by more than this.
    float share = 0.01f; ///< The fraction of the pixels that may differ, from 0 to 1.
    float block = 0.85f; ///< The fraction of the pixels that may differ in each square of 8 x 8, from 0 to 1.
};

/// The comparison of two pictures.
struct PictureDifference {
    std::size_t pixels = 0; ///< The number of pixels that differ.
    int largest = 0;        ///< The largest difference of a channel.
    int block = 0; ///< The number of pixels that differ in the square of 8 x 8 with the most such pixels.
    /// The actual picture in gray, with differing pixels in red. It is empty if the sizes differ.
    PixelImage image;
    std::string reason; ///< The reason why the pictures do not match; empty if they do.
};

/// Compares two pictures pixel by pixel. Pictures of different sizes never match.
PictureDifference comparePictures(const PixelImage& expected, const PixelImage& actual,
                                  const PictureTolerance& tolerance = {});

/// Reads an image file. If that fails, the function logs the reason and returns an empty picture.
PixelImage loadPicture(const std::string& file);
/// Writes a PNG file and creates missing folders. If that fails, the function logs the reason and returns
/// false.
bool savePicture(const PixelImage& picture, const std::string& file);

/// Sets the folder of golden pictures with relative names, instead of the working directory, and returns
/// true. A static variable of a source may call it before the tests run.
bool setGoldenFolder(const std::string& folder);

/// Compares a picture with a golden one, a PNG file. Returns what is wrong, or an empty string. If they
/// differ, the function writes NAME.actual.png and NAME.difference.png to the folder in the environment
/// variable COPRA_PICTURES, which is `pictures` by default. With COPRA_ACCEPT=1 in the environment, the
/// picture becomes the golden one.
std::string compareWithGolden(const PixelImage& actual, const std::string& file,
                              const PictureTolerance& tolerance = {});

} // namespace testing
} // namespace copra
