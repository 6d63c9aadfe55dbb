#pragma once

#include "platform/Pixels.h"
#include "render/Image.h"

#include <cstddef>
#include <string>
#include <vector>

namespace copra {

/// What is read from a picture file. Unlike an Image it may be made on any thread.
struct Picture {
    std::vector<unsigned char> bytes; ///< in format, rows from top to bottom
    PixelSize size;
    cocos2d::Image::Format fileType = cocos2d::Image::Format::UNKNOWN;
    cocos2d::Texture2D::PixelFormat format = cocos2d::Texture2D::PixelFormat::NONE;
    bool premultiplied = false;
    std::string path;
};

/// Reads a picture from the bytes of a file. False with a sentence in reason; picture is then untouched.
bool readPicture(const unsigned char* bytes, std::size_t count, bool premultiplyPng, Picture& picture,
                 std::string& reason);

} // namespace copra
