#pragma once

#include "base/limits.h"
#include "images/Image.h"
#include "platform/Pixels.h"

#include <cstddef>
#include <string>
#include <vector>

namespace copra {

/// The contents of an image file. Unlike an Image it may be created on any thread.
struct DecodedImage {
    std::vector<unsigned char> bytes; ///< The pixels in `format`, in rows from top to bottom.
    PixelSize size;                   ///< The width and height in pixels.
    cocos2d::Image::Format fileType = cocos2d::Image::Format::UNKNOWN; ///< The type of the file.
    copra::PixelFormat format = copra::PixelFormat::NONE; ///< The format in which each pixel is stored.
    bool premultiplied = false; ///< Whether the colors are multiplied by their alpha.
    std::string path;           ///< The path of the file, or empty if it was not read from one.
};

/// How to interpret colors with alpha.
struct DecodeOptions {
    bool premultiplyPng = true; ///< Whether PNG files are premultiplied.
    /// Whether PVR files of version 2, whose header does not say it, are premultiplied.
    bool pvrIsPremultiplied = false;
    /// The bytes that the image may have as RGBA, in addition to largestUnpacked() of its file. It is for a
    /// file that was compressed once more.
    std::size_t maxBytes = static_cast<std::size_t>(-1);
    bool operator==(const DecodeOptions& other) const {
        return premultiplyPng == other.premultiplyPng && pvrIsPremultiplied == other.pvrIsPremultiplied;
    }
};

/// The maximum width and height of an image, and the maximum number of its pixels.
inline constexpr unsigned kMaxImageSide = limits::kTextureSide;
inline constexpr unsigned kMaxImagePixels = limits::kTexturePixels;

/// Multiplies colors by their alpha.
void premultiply(std::vector<unsigned char>& rgba);

/// Returns why an image of this size in a file of `fileSize` bytes is refused, or an empty string if it is
/// accepted. `maxBytes` is the largest size as RGBA, in bytes.
std::string sizeFault(PixelSize size, std::size_t fileSize, std::size_t maxBytes);

/// Decodes the bytes of an image file, which may be compressed (gzip, CCZ). On failure, the function returns
/// false with a message in `reason` and does not change `image`.
bool decodeImage(const unsigned char* bytes, std::size_t count, const DecodeOptions& options,
                 DecodedImage& image, std::string& reason);

/// Decodes an image as RGBA whose colors are not multiplied by alpha, whatever the file has. It is for images
/// that do not become textures.
bool decodePicture(const unsigned char* bytes, std::size_t count, PixelImage& picture, std::string& reason);

} // namespace copra
