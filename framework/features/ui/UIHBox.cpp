#include "ui/UIHBox.h"

#include "base/autoreleased.h"

namespace cocos2d {
namespace ui {

HBox* HBox::create() {
    return copra::createAutoreleased<HBox>();
}

HBox* HBox::create(const Size& size) {
    auto* box = new HBox();
    return copra::autoreleased(box, box->initWithSize(size));
}

bool HBox::init() {
    if (!Layout::init()) return false;
    setLayoutType(Type::HORIZONTAL);
    return true;
}

bool HBox::initWithSize(const Size& size) {
    if (!init()) return false;
    setContentSize(size);
    return true;
}

} // namespace ui
} // namespace cocos2d
