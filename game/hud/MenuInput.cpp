#include "hud/MenuInput.h"

#include "base/autoreleased.h"
#include "base/call.h"

#include <cmath>
#include <optional>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kFocusTime = 0.12f; ///< seconds
constexpr int kFocusTag = 1;
constexpr float kStickOut = 0.6f;   ///< of the way from the middle to the edge
constexpr float kStickBack = 0.35f; ///< nearer to the middle it is back

std::optional<MenuCommand> commandOf(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    switch (key) {
    case Key::KEY_UP_ARROW:
    case Key::KEY_W:
        return MenuCommand::Up;
    case Key::KEY_DOWN_ARROW:
    case Key::KEY_S:
        return MenuCommand::Down;
    case Key::KEY_LEFT_ARROW:
    case Key::KEY_A:
        return MenuCommand::Left;
    case Key::KEY_RIGHT_ARROW:
    case Key::KEY_D:
        return MenuCommand::Right;
    case Key::KEY_ENTER:
    case Key::KEY_RETURN:
    case Key::KEY_KP_ENTER:
    case Key::KEY_SPACE:
        return MenuCommand::Press;
    case Key::KEY_ESCAPE:
        return MenuCommand::Back;
    default:
        return std::nullopt;
    }
}

std::optional<MenuCommand> commandOfButton(int button) {
    switch (button) {
    case Controller::BUTTON_DPAD_UP:
        return MenuCommand::Up;
    case Controller::BUTTON_DPAD_DOWN:
        return MenuCommand::Down;
    case Controller::BUTTON_DPAD_LEFT:
        return MenuCommand::Left;
    case Controller::BUTTON_DPAD_RIGHT:
        return MenuCommand::Right;
    case Controller::BUTTON_A:
        return MenuCommand::Press;
    case Controller::BUTTON_B:
        return MenuCommand::Back;
    default:
        return std::nullopt;
    }
}

} // namespace

MenuInput* MenuInput::create(const std::function<bool(MenuCommand)>& onCommand) {
    auto* input = new MenuInput();
    return copra::autoreleased(input, input->initWith(onCommand));
}

bool MenuInput::initWith(const std::function<bool(MenuCommand)>& onCommand) {
    if (!Node::init()) return false;
    _onCommand = onCommand;
    listenToKeys();
    listenToPads();
    return true;
}

void MenuInput::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event* event) {
        const std::optional<MenuCommand> command = commandOf(key);
        // The command may remove this node.
        if (command && copra::call(_onCommand, *command)) event->stopPropagation();
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void MenuInput::listenToPads() {
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int button, Event* event) {
        const std::optional<MenuCommand> command = commandOfButton(button);
        if (command && copra::call(_onCommand, *command)) event->stopPropagation();
    };
    pads->onAxisEvent = [this](Controller* pad, int axis, Event*) { onStick(pad, axis); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(pads, this);
}

void MenuInput::onStick(Controller* pad, int axis) {
    const bool isVertical = axis == Controller::JOYSTICK_LEFT_Y;
    if (!isVertical && axis != Controller::JOYSTICK_LEFT_X) return;
    const float value = pad->getKeyStatus(axis).value;
    bool& isOut = _isStickOut[isVertical ? 1 : 0];
    if (isOut && std::abs(value) < kStickBack) isOut = false;
    if (isOut || std::abs(value) < kStickOut) return;
    isOut = true;
    // Sticks have y down.
    const MenuCommand before = isVertical ? MenuCommand::Up : MenuCommand::Left;
    const MenuCommand after = isVertical ? MenuCommand::Down : MenuCommand::Right;
    copra::call(_onCommand, value > 0 ? after : before);
}

void listenToMouse(Node* node, const std::function<void(const Vec2&)>& onHover) {
    auto* mouse = EventListenerMouse::create();
    // getCursorX() and getCursorY() have y up, as in cocos2d-x.
    mouse->onMouseMove = [onHover](EventMouse* event) {
        onHover(Vec2(event->getCursorX(), event->getCursorY()));
    };
    node->getEventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, node);
}

void growTo(Node* node, float scale) {
    node->stopActionByTag(kFocusTag);
    auto* action = EaseSineOut::create(ScaleTo::create(kFocusTime, scale));
    action->setTag(kFocusTag);
    node->runAction(action);
}

} // namespace beecluster
