#pragma once

#include "nodes/menu/MenuItemLabel.h"

namespace cocos2d {

/// A menu item that shows a text made of equal cells of a picture (LabelAtlas), for scores and the like.
class MenuItemAtlasFont : public MenuItemLabel {
public:
    /// `charMapFile`: a picture of cells of `itemWidth` x `itemHeight` points, row by row from `startCharMap`
    /// on.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap);
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, const ccMenuCallback& callback);
    /// Calls a member function of `target`, which is held weakly.
    static MenuItemAtlasFont* create(const std::string& value, const std::string& charMapFile, int itemWidth,
                                     int itemHeight, char startCharMap, Ref* target,
                                     SEL_MenuHandler selector);

    MenuItemAtlasFont() = default;
    /// False when the picture cannot be read.
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, const ccMenuCallback& callback);
    bool initWithString(const std::string& value, const std::string& charMapFile, int itemWidth,
                        int itemHeight, char startCharMap, Ref* target, SEL_MenuHandler selector);
};

} // namespace cocos2d
