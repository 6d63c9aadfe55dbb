#include "ui/UIRadioButton.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"

namespace cocos2d {
namespace ui {

RadioButton* RadioButton::create() {
    return copra::createAutoreleased<RadioButton>();
}

RadioButton* RadioButton::create(const std::string& backGround, const std::string& backGroundSelected,
                                 const std::string& cross, const std::string& backGroundDisabled,
                                 const std::string& frontCrossDisabled, TextureResType texType) {
    return copra::createAutoreleased<RadioButton>(backGround, backGroundSelected, cross, backGroundDisabled,
                                                  frontCrossDisabled, texType);
}

RadioButton* RadioButton::create(const std::string& backGround, const std::string& cross,
                                 TextureResType texType) {
    return copra::createAutoreleased<RadioButton>(backGround, cross, texType);
}

void RadioButton::releaseUpEvent() {
    const auto alive = copra::keepAlive(this);
    AbstractCheckButton::releaseUpEvent();
    if (_isSelected) return;
    const RefPtr<RadioButtonGroup> group(_group.get());
    const bool changed = group && group->select(this);
    setSelected(true);
    dispatchSelectChangedEvent(true);
    if (changed && _group.get()) _group->onChangedRadioButtonSelect(this);
}

void RadioButton::dispatchSelectChangedEvent(bool selected) {
    const EventType event = selected ? EventType::SELECTED : EventType::UNSELECTED;
    const auto alive = copra::keepAlive(this);
    copra::call(_radioButtonEventCallback, this, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

void RadioButton::copySpecialProperties(Widget* model) {
    AbstractCheckButton::copySpecialProperties(model);
    if (auto* button = dynamic_cast<RadioButton*>(model))
        _radioButtonEventCallback = button->_radioButtonEventCallback;
}

// --- Group ---

RadioButtonGroup* RadioButtonGroup::create() {
    return copra::createAutoreleased<RadioButtonGroup>();
}

RadioButtonGroup::~RadioButtonGroup() {
    for (RadioButton* button : _radioButtons) button->_group.reset();
}

void RadioButtonGroup::addRadioButton(RadioButton* radioButton) {
    if (copra::warn(!radioButton, "RadioButtonGroup::addRadioButton: the button is null")) return;
    if (copra::refuse(radioButton->_group.get() != nullptr,
                      "RadioButtonGroup::addRadioButton: the button is already in a group"))
        return;
    radioButton->_group = this;
    _radioButtons.pushBack(radioButton);
    if (!_allowedNoSelection && !_selectedRadioButton) setSelectedButton(radioButton);
}

void RadioButtonGroup::removeRadioButton(RadioButton* radioButton) {
    if (!radioButton || !_radioButtons.contains(radioButton)) return;
    const auto alive = copra::keepAlive(this); // the button may hold the last reference
    const bool wasSelected = radioButton == _selectedRadioButton;
    if (wasSelected) {
        radioButton->setSelected(false);
        _selectedRadioButton = nullptr;
    }
    radioButton->_group.reset();
    _radioButtons.eraseObject(radioButton);
    if (wasSelected && !_allowedNoSelection && !_radioButtons.empty()) setSelectedButton(0);
}

void RadioButtonGroup::removeAllRadioButtons() {
    const auto alive = copra::keepAlive(this);
    for (RadioButton* button : _radioButtons) button->_group.reset();
    if (_selectedRadioButton) _selectedRadioButton->setSelected(false);
    _selectedRadioButton = nullptr;
    _radioButtons.clear();
}

RadioButton* RadioButtonGroup::getRadioButtonByIndex(int index) const {
    return index >= 0 && index < _radioButtons.size() ? _radioButtons.at(index) : nullptr;
}

int RadioButtonGroup::getSelectedButtonIndex() const {
    return _selectedRadioButton ? static_cast<int>(_radioButtons.getIndex(_selectedRadioButton)) : -1;
}

/// Changes the selection without the group's event; false if nothing changes.
bool RadioButtonGroup::select(RadioButton* radioButton) {
    if (radioButton == _selectedRadioButton) return false;
    if (radioButton ? !_radioButtons.contains(radioButton) : !_allowedNoSelection) return false;
    const auto alive = copra::keepAlive(this); // a listener may remove it
    RadioButton* before = _selectedRadioButton;
    _selectedRadioButton = radioButton;
    if (before) {
        before->setSelected(false);
        before->dispatchSelectChangedEvent(false);
    }
    if (_selectedRadioButton) _selectedRadioButton->setSelected(true);
    return true;
}

void RadioButtonGroup::setSelectedButton(int index) {
    setSelectedButton(getRadioButtonByIndex(index));
}

void RadioButtonGroup::setSelectedButton(RadioButton* radioButton) {
    const auto alive = copra::keepAlive(this);
    RadioButton* const before = _selectedRadioButton;
    setSelectedButtonWithoutEvent(radioButton);
    if (_selectedRadioButton != before) onChangedRadioButtonSelect(_selectedRadioButton);
}

void RadioButtonGroup::setSelectedButtonWithoutEvent(int index) {
    select(getRadioButtonByIndex(index));
}

void RadioButtonGroup::setSelectedButtonWithoutEvent(RadioButton* radioButton) {
    select(radioButton);
}

void RadioButtonGroup::setAllowedNoSelection(bool allowedNoSelection) {
    _allowedNoSelection = allowedNoSelection;
    if (allowedNoSelection || _selectedRadioButton) return;
    if (_radioButtons.empty())
        copra::warning("RadioButtonGroup::setAllowedNoSelection: the group has no button to select");
    else
        setSelectedButton(0);
}

void RadioButtonGroup::onChangedRadioButtonSelect(RadioButton* radioButton) {
    const auto alive = copra::keepAlive(this);
    const int index = radioButton ? static_cast<int>(_radioButtons.getIndex(radioButton)) : -1;
    copra::call(_radioButtonGroupEventCallback, radioButton, index, EventType::SELECT_CHANGED);
    copra::call(_ccEventCallback, this, static_cast<int>(EventType::SELECT_CHANGED));
}

void RadioButtonGroup::copySpecialProperties(Widget* model) {
    auto* group = dynamic_cast<RadioButtonGroup*>(model);
    if (!group) return;
    _radioButtonGroupEventCallback = group->_radioButtonGroupEventCallback;
    _allowedNoSelection = group->_allowedNoSelection;
    const Vector<RadioButton*> buttons = group->_radioButtons; // the copied listener may change the model
    for (RadioButton* button : buttons) addRadioButton(dynamic_cast<RadioButton*>(button->clone()));
}

} // namespace ui
} // namespace cocos2d
