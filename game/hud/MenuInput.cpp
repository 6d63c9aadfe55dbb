#include "hud/MenuInput.h"

#include "base/call.h"

#include <cmath>
#include <optional>
#include <utility>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kFocusTime = 0.12f; ///< seconds
constexpr int kFocusTag = 1;
constexpr float kStickOut = 0.6f;   ///< of the way from the middle to the edge
constexpr float kStickBack = 0.35f; ///< nearer to the middle it is back

using Key = EventKeyboard::KeyCode;
constexpr std::pair<Key, MenuCommand> kKeyCommands[] = {
    {Key::KEY_UP_ARROW, MenuCommand::Up},       {Key::KEY_W, MenuCommand::Up},
    {Key::KEY_DOWN_ARROW, MenuCommand::Down},   {Key::KEY_S, MenuCommand::Down},
    {Key::KEY_LEFT_ARROW, MenuCommand::Left},   {Key::KEY_A, MenuCommand::Left},
    {Key::KEY_RIGHT_ARROW, MenuCommand::Right}, {Key::KEY_D, MenuCommand::Right},
    {Key::KEY_ENTER, MenuCommand::Press},       {Key::KEY_RETURN, MenuCommand::Press},
    {Key::KEY_KP_ENTER, MenuCommand::Press},    {Key::KEY_SPACE, MenuCommand::Press},
    {Key::KEY_ESCAPE, MenuCommand::Back}};
constexpr std::pair<int, MenuCommand> kButtonCommands[] = {
    {Controller::BUTTON_DPAD_UP, MenuCommand::Up},     {Controller::BUTTON_DPAD_DOWN, MenuCommand::Down},
    {Controller::BUTTON_DPAD_LEFT, MenuCommand::Left}, {Controller::BUTTON_DPAD_RIGHT, MenuCommand::Right},
    {Controller::BUTTON_A, MenuCommand::Press},        {Controller::BUTTON_B, MenuCommand::Back}};

template<class Code, std::size_t size>
std::optional<MenuCommand> commandOf(const std::pair<Code, MenuCommand> (&commands)[size], Code code) {
    for (const auto& [each, command] : commands)
        if (each == code) return command;
    return std::nullopt;
}

} // namespace

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
        const std::optional<MenuCommand> command = commandOf(kKeyCommands, key);
        // The command may remove this node.
        if (command && copra::call(_onCommand, *command)) event->stopPropagation();
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void MenuInput::listenToPads() {
    auto* pads = EventListenerController::create();
    pads->onKeyDown = [this](Controller*, int button, Event* event) {
        const std::optional<MenuCommand> command = commandOf(kButtonCommands, button);
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

std::vector<EventListener*> listenersToAnyInput(const std::function<void()>& onInput) {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [onInput](EventKeyboard::KeyCode, Event*) { onInput(); };
    auto* pads = EventListenerController::create();
    pads->onKeyDown = pads->onAxisEvent = [onInput](Controller*, int, Event*) { onInput(); };
    auto* touches = EventListenerTouchOneByOne::create();
    touches->onTouchBegan = [onInput](Touch*, Event*) {
        onInput();
        return false;
    };
    return {keys, pads, touches};
}

void growTo(Node* node, float scale) {
    node->stopActionByTag(kFocusTag);
    auto* action = EaseSineOut::create(ScaleTo::create(kFocusTime, scale));
    action->setTag(kFocusTag);
    node->runAction(action);
}

} // namespace beecluster
