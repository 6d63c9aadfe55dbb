#include "ui/UITextAtlas.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/text/Label.h"

namespace cocos2d {
namespace ui {

TextAtlas* TextAtlas::create() {
    return copra::createAutoreleased<TextAtlas>();
}

TextAtlas* TextAtlas::create(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                             int itemHeight, const std::string& startCharMap) {
    TextAtlas* widget = create();
    if (widget) widget->setProperty(stringValue, charMapFile, itemWidth, itemHeight, startCharMap);
    return widget;
}

void TextAtlas::setProperty(const std::string& stringValue, const std::string& charMapFile, int itemWidth,
                            int itemHeight, const std::string& startCharMap) {
    if (copra::warn(startCharMap.empty(), "TextAtlas::setProperty: startCharMap is empty")) return;
    _charMapFileName = charMapFile;
    _startCharMap = startCharMap;
    _itemWidth = itemWidth;
    _itemHeight = itemHeight;
    _label->setCharMap(charMapFile, itemWidth, itemHeight, static_cast<unsigned char>(startCharMap[0]));
    _label->setString(stringValue);
    textChanged();
}

void TextAtlas::copySpecialProperties(Widget* model) {
    auto* text = dynamic_cast<TextAtlas*>(model);
    if (!text || text->_startCharMap.empty()) return;
    setProperty(text->getString(), text->_charMapFileName, text->_itemWidth, text->_itemHeight,
                text->_startCharMap);
}

} // namespace ui
} // namespace cocos2d
