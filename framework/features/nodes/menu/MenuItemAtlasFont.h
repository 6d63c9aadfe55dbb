#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows text with a LabelAtlas: characters in equal cells of an image.
class MenuItemAtlasFont : public MenuItemLabel {
    /// Creates an item with a text in an image font. `charMapFile` is an image of cells of `itemWidth` x
    /// `itemHeight` points, row by row from `startCharMap` on.
public:
    /// Creates an item with a text in an image font. `charMapFile` is an image of cells of `itemWidth` x
    /// `itemHeight` points, row by row from `startCharMap` on.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap);
    /// Creates an item with a text in an image font, which calls `callback` when it is activated.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, const ccMenuCallback& callback);
    /// Creates an item with a text in an image font, which calls a member function of `target` when it is
    /// activated. The target is not retained.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, Ref* target,
                                     SEL_MenuHandler selector);

    MenuItemAtlasFont() = default;
    /// Initializes a new item as create() does. Returns false if the image cannot be loaded.
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, const ccMenuCallback& callback);
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, Ref* target, SEL_MenuHandler selector);
};

} // namespace cocos2d
