#pragma once

#include "images/Image.h"
#include "platform/Pixels.h"

#include <cstddef>
#include <string>
#include <vector>

namespace copra {

/// What is read from a picture file. Unlike an Image it may be made on any thread.
struct DecodedImage {
    std::vector<unsigned char> bytes; ///< in format, rows from top to bottom
    PixelSize size;
    cocos2d::Image::Format fileType = cocos2d::Image::Format::UNKNOWN;
    copra::PixelFormat format = copra::PixelFormat::NONE;
    bool premultiplied = false;
    std::string path;
};

/// How to take colours with alpha.
struct DecodeOptions {
    bool premultiplyPng = true; ///< multiply those of PNG files
    bool pvrIsPremultiplied =
        false; ///< those of PVR files of version 2, which do not say it, are multiplied already
};

/// The longest side of a picture, in pixels. No machine has larger textures, and a damaged header must not
/// ask for gigabytes.
inline constexpr unsigned kMaxImageSide = 16384;
/// The most pixels of a picture: 256 MiB of memory.
inline constexpr unsigned kMaxImagePixels = 1u << 26;

/// Multiplies colours with their alpha.
void premultiply(std::vector<unsigned char>& rgba);

/// What speaks against a picture of that size in a file of so many bytes; empty where nothing does.
std::string sizeFault(PixelSize size, std::size_t fileSize);

/// Reads a picture from the bytes of a file, which may be packed (gzip, CCZ). False with a sentence in
/// reason; picture is then untouched.
bool decodeImage(const unsigned char* bytes, std::size_t count, const DecodeOptions& options,
                 DecodedImage& picture, std::string& reason);

} // namespace copra
