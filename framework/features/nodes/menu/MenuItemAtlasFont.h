#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows text with a LabelAtlas: characters in equal cells of an image.
class MenuItemAtlasFont : public MenuItemLabel {
public:
    /// `charMapFile` is an image of cells of `itemWidth` x `itemHeight` points, row by row from `startCharMap` on.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap);
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, const ccMenuCallback& callback);
    /// The item calls a member function of `target`, which is not retained.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, Ref* target,
                                     SEL_MenuHandler selector);

    MenuItemAtlasFont() = default;
    /// False if the image cannot be loaded.
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, const ccMenuCallback& callback);
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, Ref* target, SEL_MenuHandler selector);
};

} // namespace cocos2d
