#include "nodes/menu/MenuItemAtlasFont.h"

#include "base/autoreleased.h"
#include "nodes/text/LabelAtlas.h"

namespace cocos2d {

MenuItemAtlasFont* MenuItemAtlasFont::create(const std::string& value, const std::string& charMapFile,
                                             int itemWidth, int itemHeight, char startCharMap) {
    return create(value, charMapFile, itemWidth, itemHeight, startCharMap, ccMenuCallback());
}

MenuItemAtlasFont* MenuItemAtlasFont::create(const std::string& value, const std::string& charMapFile,
                                             int itemWidth, int itemHeight, char startCharMap,
                                             const ccMenuCallback& callback) {
    auto* item = new MenuItemAtlasFont();
    return copra::autoreleased(
        item, item->initWithString(value, charMapFile, itemWidth, itemHeight, startCharMap, callback));
}

MenuItemAtlasFont* MenuItemAtlasFont::create(const std::string& value, const std::string& charMapFile,
                                             int itemWidth, int itemHeight, char startCharMap, Ref* target,
                                             SEL_MenuHandler selector) {
    return create(value, charMapFile, itemWidth, itemHeight, startCharMap,
                  copra::menuCallback(target, selector));
}

bool MenuItemAtlasFont::initWithString(const std::string& value, const std::string& charMapFile,
                                       int itemWidth, int itemHeight, char startCharMap,
                                       const ccMenuCallback& callback) {
    LabelAtlas* label = LabelAtlas::create(value, charMapFile, itemWidth, itemHeight, startCharMap);
    return label && initWithLabel(label, callback);
}

bool MenuItemAtlasFont::initWithString(const std::string& value, const std::string& charMapFile,
                                       int itemWidth, int itemHeight, char startCharMap, Ref* target,
                                       SEL_MenuHandler selector) {
    return initWithString(value, charMapFile, itemWidth, itemHeight, startCharMap,
                          copra::menuCallback(target, selector));
}

} // namespace cocos2d
