#include "ui/UIRelativeBox.h"

#include "base/autoreleased.h"

namespace cocos2d {
namespace ui {

RelativeBox* RelativeBox::create() {
    return copra::createAutoreleased<RelativeBox>();
}

RelativeBox* RelativeBox::create(const Size& size) {
    auto* box = new RelativeBox();
    return copra::autoreleased(box, box->initWithSize(size));
}

bool RelativeBox::init() {
    if (!Layout::init()) return false;
    setLayoutType(Type::RELATIVE);
    return true;
}

bool RelativeBox::initWithSize(const Size& size) {
    if (!init()) return false;
    setContentSize(size);
    return true;
}

} // namespace ui
} // namespace cocos2d
