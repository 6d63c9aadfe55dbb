#include "ui/UICheckBox.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "ui/selectorCallback.h"

namespace cocos2d {
namespace ui {

CheckBox* CheckBox::create() {
    return copra::createAutoreleased<CheckBox>();
}

CheckBox* CheckBox::create(const std::string& backGround, const std::string& backGroundSelected,
                           const std::string& cross, const std::string& backGroundDisabled,
                           const std::string& frontCrossDisabled, TextureResType texType) {
    return copra::createAutoreleased<CheckBox>(backGround, backGroundSelected, cross, backGroundDisabled,
                                               frontCrossDisabled, texType);
}

CheckBox* CheckBox::create(const std::string& backGround, const std::string& cross, TextureResType texType) {
    return copra::createAutoreleased<CheckBox>(backGround, cross, texType);
}

void CheckBox::addEventListenerCheckBox(Ref* target, SEL_SelectedStateEvent selector) {
    copra::listenToAll(_checkBoxEventCallback,
                       copra::selectorCallback(target, selector, EventType::UNSELECTED));
}

void CheckBox::listenTo_(EventType event, Ref* target, SEL_CallFuncO selector) {
    copra::listenTo(event, _checkBoxEventCallback, target, selector);
}

void CheckBox::releaseUpEvent() {
    const auto alive = copra::keepAlive(this);
    AbstractCheckButton::releaseUpEvent();
    setSelected(!_isSelected);
    dispatchSelectChangedEvent(_isSelected);
}

void CheckBox::dispatchSelectChangedEvent(bool selected) {
    const EventType event = selected ? EventType::SELECTED : EventType::UNSELECTED;
    const auto alive = copra::keepAlive(this);
    copra::call(_checkBoxEventCallback, this, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

void CheckBox::copySpecialProperties(Widget* model) {
    AbstractCheckButton::copySpecialProperties(model);
    if (auto* box = dynamic_cast<CheckBox*>(model)) _checkBoxEventCallback = box->_checkBoxEventCallback;
}

} // namespace ui
} // namespace cocos2d
