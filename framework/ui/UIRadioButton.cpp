#include "ui/UIRadioButton.h"

#include "base/autoreleased.h"
#include "base/log.h"

namespace cocos2d {
namespace ui {

RadioButton* RadioButton::create() {
    auto* button = new RadioButton();
    return copra::autoreleased(button, button->AbstractCheckButton::init());
}

RadioButton* RadioButton::create(const std::string& backGround, const std::string& backGroundSelected,
                                 const std::string& cross, const std::string& backGroundDisabled,
                                 const std::string& frontCrossDisabled, TextureResType texType) {
    auto* button = new RadioButton();
    return copra::autoreleased(button, button->init(backGround, backGroundSelected, cross, backGroundDisabled,
                                                    frontCrossDisabled, texType));
}

RadioButton* RadioButton::create(const std::string& backGround, const std::string& cross,
                                 TextureResType texType) {
    auto* button = new RadioButton();
    return copra::autoreleased(button, button->init(backGround, cross, texType));
}

void RadioButton::releaseUpEvent() {
    const RefPtr<RadioButton> alive(this);
    AbstractCheckButton::releaseUpEvent();
    if (_isSelected) return;
    RadioButtonGroup* group = _group.get();
    const bool changed = group && group->select(this);
    setSelected(true);
    dispatchSelectChangedEvent(true);
    if (changed && _group.get()) _group->onChangedRadioButtonSelect(this);
}

void RadioButton::dispatchSelectChangedEvent(bool selected) {
    const EventType event = selected ? EventType::SELECTED : EventType::UNSELECTED;
    const RefPtr<RadioButton> alive(this);
    const ccRadioButtonCallback callback = _radioButtonEventCallback; // it may be replaced while it runs
    if (callback) callback(this, event);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(event));
}

void RadioButton::copySpecialProperties(Widget* model) {
    AbstractCheckButton::copySpecialProperties(model);
    if (auto* button = dynamic_cast<RadioButton*>(model))
        _radioButtonEventCallback = button->_radioButtonEventCallback;
}

// --- Group ---

RadioButtonGroup* RadioButtonGroup::create() {
    auto* group = new RadioButtonGroup();
    return copra::autoreleased(group, group->init());
}

RadioButtonGroup::~RadioButtonGroup() {
    for (RadioButton* button : _radioButtons) button->_group.reset();
}

void RadioButtonGroup::addRadioButton(RadioButton* radioButton) {
    CCASSERT(radioButton != nullptr, "RadioButtonGroup: the button is null");
    CCASSERT(!radioButton || !radioButton->_group, "RadioButtonGroup: the button is in a group already");
    if (!radioButton || radioButton->_group) {
        log("RadioButtonGroup: null or a button that is in a group already was refused");
        return;
    }
    radioButton->_group = this;
    _radioButtons.pushBack(radioButton);
    if (!_allowedNoSelection && !_selectedRadioButton) setSelectedButton(radioButton);
}

void RadioButtonGroup::removeRadioButton(RadioButton* radioButton) {
    if (!radioButton || !_radioButtons.contains(radioButton)) return;
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

/// Makes it the selected one; false where nothing changes.
bool RadioButtonGroup::select(RadioButton* radioButton) {
    if (radioButton == _selectedRadioButton) return false;
    if (radioButton ? !_radioButtons.contains(radioButton) : !_allowedNoSelection) return false;
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
    if (select(radioButton)) onChangedRadioButtonSelect(_selectedRadioButton);
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
        log("RadioButtonGroup: there is no button that could be selected");
    else
        setSelectedButton(0);
}

void RadioButtonGroup::onChangedRadioButtonSelect(RadioButton* radioButton) {
    const RefPtr<RadioButtonGroup> alive(this);
    const int index = radioButton ? static_cast<int>(_radioButtons.getIndex(radioButton)) : -1;
    const ccRadioButtonGroupCallback callback = _radioButtonGroupEventCallback;
    if (callback) callback(radioButton, index, EventType::SELECT_CHANGED);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(EventType::SELECT_CHANGED));
}

void RadioButtonGroup::copySpecialProperties(Widget* model) {
    auto* group = dynamic_cast<RadioButtonGroup*>(model);
    if (!group) return;
    _radioButtonGroupEventCallback = group->_radioButtonGroupEventCallback;
    _allowedNoSelection = group->_allowedNoSelection;
    for (RadioButton* button : group->_radioButtons)
        addRadioButton(static_cast<RadioButton*>(button->clone()));
}

} // namespace ui
} // namespace cocos2d
