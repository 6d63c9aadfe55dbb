#include "ui/UIVBox.h"

#include "base/autoreleased.h"

namespace cocos2d {
namespace ui {

VBox* VBox::create() {
    return copra::createAutoreleased<VBox>();
}

VBox* VBox::create(const Size& size) {
    auto* box = new VBox();
    return copra::autoreleased(box, box->initWithSize(size));
}

bool VBox::init() {
    if (!Layout::init()) return false;
    setLayoutType(Type::VERTICAL);
    return true;
}

bool VBox::initWithSize(const Size& size) {
    if (!init()) return false;
    setContentSize(size);
    return true;
}

} // namespace ui
} // namespace cocos2d
