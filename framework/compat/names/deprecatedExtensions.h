#pragma once

/// The deprecated aliases of the extensions: their names in cocos2d-x 2.x, and those that version 3.17 still
/// has.

#include "extensions/ControlButton.h"
#include "extensions/ControlColourPicker.h"
#include "extensions/ControlPotentiometer.h"
#include "extensions/ControlSlider.h"
#include "extensions/ControlStepper.h"
#include "extensions/ControlSwitch.h"
#include "extensions/TableView.h"
#include "ui/UIScale9Sprite.h"
#include "ui/editbox/UIEditBox.h"

namespace cocos2d {
namespace extension {

/// Names of ui::Scale9Sprite in cocos2d-x 2.x, in which it was an extension.
using Scale9Sprite = ui::Scale9Sprite;
using CCScale9Sprite = ui::Scale9Sprite;

/// Edit boxes.
using EditBox = ui::EditBox;
using EditBoxDelegate = ui::EditBoxDelegate;
using CCEditBox = ui::EditBox;
using CCEditBoxDelegate = ui::EditBoxDelegate;
using KeyboardReturnType = ui::EditBox::KeyboardReturnType;
constexpr auto kKeyboardReturnTypeDefault = KeyboardReturnType::DEFAULT;
constexpr auto kKeyboardReturnTypeDone = KeyboardReturnType::DONE;
constexpr auto kKeyboardReturnTypeSend = KeyboardReturnType::SEND;
constexpr auto kKeyboardReturnTypeSearch = KeyboardReturnType::SEARCH;
constexpr auto kKeyboardReturnTypeGo = KeyboardReturnType::GO;
using EditBoxInputMode = ui::EditBox::InputMode;
constexpr auto kEditBoxInputModeAny = EditBoxInputMode::ANY;
constexpr auto kEditBoxInputModeEmailAddr = EditBoxInputMode::EMAIL_ADDRESS;
constexpr auto kEditBoxInputModeNumeric = EditBoxInputMode::NUMERIC;
constexpr auto kEditBoxInputModePhoneNumber = EditBoxInputMode::PHONE_NUMBER;
constexpr auto kEditBoxInputModeUrl = EditBoxInputMode::URL;
constexpr auto kEditBoxInputModeDecimal = EditBoxInputMode::DECIMAL;
constexpr auto kEditBoxInputModeSingleLine = EditBoxInputMode::SINGLE_LINE;
using EditBoxInputFlag = ui::EditBox::InputFlag;
constexpr auto kEditBoxInputFlagPassword = EditBoxInputFlag::PASSWORD;
constexpr auto kEditBoxInputFlagSensitive = EditBoxInputFlag::SENSITIVE;
constexpr auto kEditBoxInputFlagInitialCapsWord = EditBoxInputFlag::INITIAL_CAPS_WORD;
constexpr auto kEditBoxInputFlagInitialCapsSentence = EditBoxInputFlag::INITIAL_CAPS_SENTENCE;
constexpr auto kEditBoxInputFlagInitialCapsAllCharacters = EditBoxInputFlag::INITIAL_CAPS_ALL_CHARACTERS;

/// Scroll views and tables.
using CCScrollView = ScrollView;
using CCScrollViewDelegate = ScrollViewDelegate;
using CCScrollViewDirection = ScrollView::Direction;
constexpr auto kCCScrollViewDirectionNone = ScrollView::Direction::NONE;
constexpr auto kCCScrollViewDirectionHorizontal = ScrollView::Direction::HORIZONTAL;
constexpr auto kCCScrollViewDirectionVertical = ScrollView::Direction::VERTICAL;
constexpr auto kCCScrollViewDirectionBoth = ScrollView::Direction::BOTH;
using CCTableView = TableView;
using CCTableViewCell = TableViewCell;
using CCTableViewDataSource = TableViewDataSource;
using CCTableViewDelegate = TableViewDelegate;
using CCTableViewVerticalFillOrder = TableView::VerticalFillOrder;
constexpr auto kCCTableViewFillTopDown = TableView::VerticalFillOrder::TOP_DOWN;
constexpr auto kCCTableViewFillBottomUp = TableView::VerticalFillOrder::BOTTOM_UP;

/// Controls.
using CCControl = Control;
using CCControlButton = ControlButton;
using CCControlSlider = ControlSlider;
using CCControlSwitch = ControlSwitch;
using CCControlStepper = ControlStepper;
using CCControlPotentiometer = ControlPotentiometer;
using CCControlColourPicker = ControlColourPicker;
using CCControlHuePicker = ControlHuePicker;
using CCControlSaturationBrightnessPicker = ControlSaturationBrightnessPicker;
using CCControlUtils = ControlUtils;
using CCInvocation = Invocation;
using SEL_CCControlHandler = Control::Handler;
using CCControlState = Control::State;
constexpr auto CCControlStateNormal = Control::State::NORMAL;
constexpr auto CCControlStateHighlighted = Control::State::HIGH_LIGHTED;
constexpr auto CCControlStateDisabled = Control::State::DISABLED;
constexpr auto CCControlStateSelected = Control::State::SELECTED;
using CCControlEvent = Control::EventType;
constexpr auto CCControlEventTouchDown = Control::EventType::TOUCH_DOWN;
constexpr auto CCControlEventTouchDragInside = Control::EventType::DRAG_INSIDE;
constexpr auto CCControlEventTouchDragOutside = Control::EventType::DRAG_OUTSIDE;
constexpr auto CCControlEventTouchDragEnter = Control::EventType::DRAG_ENTER;
constexpr auto CCControlEventTouchDragExit = Control::EventType::DRAG_EXIT;
constexpr auto CCControlEventTouchUpInside = Control::EventType::TOUCH_UP_INSIDE;
constexpr auto CCControlEventTouchUpOutside = Control::EventType::TOUCH_UP_OUTSIDE;
constexpr auto CCControlEventTouchCancel = Control::EventType::TOUCH_CANCEL;
constexpr auto CCControlEventValueChanged = Control::EventType::VALUE_CHANGED;

} // namespace extension
} // namespace cocos2d
