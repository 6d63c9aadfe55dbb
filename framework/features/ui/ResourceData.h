#pragma once

#include <string>
#include <utility>

namespace cocos2d {

/// The source of a widget's image. It is for code that reads or writes the files of editors.
struct ResourceData {
    int type = 0; ///< The kind of source: 0 is a file, 1 a frame of a sprite sheet.
    std::string
        file; ///< The name of the file or of the frame, empty without an image and for a frame object.
    std::string plist; ///< The name of the sprite sheet. Widgets leave it empty.

    /// Constructs the source of no image.
    ResourceData() = default;
    /// Constructs the source of an image from its kind, its file, and its sheet.
    ResourceData(int resourceType, std::string resourceFile, std::string resourcePlist)
        : type(resourceType), file(std::move(resourceFile)), plist(std::move(resourcePlist)) {}
};

} // namespace cocos2d
