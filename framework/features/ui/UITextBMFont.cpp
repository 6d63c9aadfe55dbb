#include "ui/UITextBMFont.h"

#include "base/autoreleased.h"
#include "nodes/text/Label.h"

namespace cocos2d {
namespace ui {

TextBMFont* TextBMFont::create() {
    return copra::createAutoreleased<TextBMFont>();
}

TextBMFont* TextBMFont::create(const std::string& text, const std::string& filename) {
    TextBMFont* widget = create();
    if (!widget) return nullptr;
    widget->setFntFile(filename);
    widget->setString(text);
    return widget;
}

void TextBMFont::setFntFile(const std::string& fileName) {
    if (fileName.empty()) return;
    _fntFileName = fileName;
    if (_label->setBMFontFilePath(fileName)) textChanged();
}

void TextBMFont::resetRender() {
    removeProtectedChild(_label);
    initRenderer();
}

void TextBMFont::copySpecialProperties(Widget* model) {
    auto* text = dynamic_cast<TextBMFont*>(model);
    if (!text) return;
    setFntFile(text->_fntFileName);
    setString(text->getString());
}

} // namespace ui
} // namespace cocos2d
