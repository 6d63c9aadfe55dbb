#pragma once

#include <string>
#include <utility>

namespace cocos2d {

/// The source of a widget's image, for code that reads or writes the files of editors.
struct ResourceData {
    int type = 0; ///< 0: a file; 1: a frame of a sprite sheet.
    std::string
        file; ///< Name of the file or of the frame; empty if there is no image or it came from a frame object.
    std::string plist; ///< Name of the sprite sheet. Widgets leave it empty.

    ResourceData() = default;
    /// The source of an image: its kind, its file, and its sheet.
    ResourceData(int resourceType, std::string resourceFile, std::string resourcePlist)
        : type(resourceType), file(std::move(resourceFile)), plist(std::move(resourcePlist)) {}
};

} // namespace cocos2d
