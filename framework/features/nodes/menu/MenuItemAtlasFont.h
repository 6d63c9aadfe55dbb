#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows text with a LabelAtlas: characters in equal cells of an image.
class MenuItemAtlasFont : public MenuItemLabel {
public:
    /// Creates an item that shows a string in an image font. `charMapFile` is an image of cells of
    /// `itemWidth` x `itemHeight` points, row by row from `startCharMap` on. Returns null if the image cannot
    /// be loaded.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap);
    /// Creates an item that shows a string in an image font and calls `callback` when it is activated.
    /// Returns null if the image cannot be loaded.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, const ccMenuCallback& callback);
    /// Creates an item that shows a string in an image font and calls a member function of `target` when it
    /// is activated. The target is not retained. Returns null if the image cannot be loaded.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, Ref* target,
                                     SEL_MenuHandler selector);

    MenuItemAtlasFont() = default;
    /// Initializes a new item with a callback, as create() does. Returns false if the image cannot be loaded.
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, const ccMenuCallback& callback);
    /// Initializes a new item with a member function of `target`, as create() does. Returns false if the
    /// image cannot be loaded.
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, Ref* target, SEL_MenuHandler selector);
};

} // namespace cocos2d
