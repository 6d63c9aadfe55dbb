#include "nodes/menu/MenuItemFont.h"

#include "base/autoreleased.h"
#include "nodes/text/Label.h"

namespace cocos2d {

namespace {

constexpr int kDefaultFontSize = 32;

struct Defaults {
    int size = kDefaultFontSize;
    std::string name = "Marker Felt";
};

Defaults& defaults() {
    static Defaults s_defaults;
    return s_defaults;
}

} // namespace

MenuItemFont* MenuItemFont::create(const std::string& value) {
    return create(value, ccMenuCallback());
}

MenuItemFont* MenuItemFont::create(const std::string& value, const ccMenuCallback& callback) {
    auto* item = new MenuItemFont();
    return copra::autoreleased(item, item->initWithString(value, callback));
}

MenuItemFont* MenuItemFont::create(const std::string& value, Ref* target, SEL_MenuHandler selector) {
    return create(value, copra::menuCallback(target, selector));
}

void MenuItemFont::setFontSize(int size) {
    defaults().size = size;
}

int MenuItemFont::getFontSize() {
    return defaults().size;
}

void MenuItemFont::setFontName(const std::string& name) {
    defaults().name = name;
}

const std::string& MenuItemFont::getFontName() {
    return defaults().name;
}

bool MenuItemFont::initWithString(const std::string& value, const ccMenuCallback& callback) {
    _fontSize = defaults().size;
    _fontName = defaults().name;
    Label* label = Label::createWithSystemFont(value, _fontName, static_cast<float>(_fontSize));
    return initWithLabel(label, callback);
}

bool MenuItemFont::initWithString(const std::string& value, Ref* target, SEL_MenuHandler selector) {
    return initWithString(value, copra::menuCallback(target, selector));
}

void MenuItemFont::setFontSizeObj(int size) {
    _fontSize = size;
    updateLabel();
}

void MenuItemFont::setFontNameObj(const std::string& name) {
    _fontName = name;
    updateLabel();
}

/// The label keeps its colors and effects; one of another kind is replaced.
void MenuItemFont::updateLabel() {
    const auto size = static_cast<float>(_fontSize);
    auto* const label = dynamic_cast<Label*>(getLabel());
    if (!label) {
        setLabel(Label::createWithSystemFont(getString(), _fontName, size));
        return;
    }
    label->setSystemFontName(_fontName);
    label->setSystemFontSize(size);
    setContentSize(label->getContentSize());
}

} // namespace cocos2d
