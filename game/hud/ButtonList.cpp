#include "hud/ButtonList.h"

#include "base/call.h"
#include "sound/Sounds.h"
#include "view/Typography.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kSpacing = 84.0f;        ///< points from button to button
constexpr float kTextSize = 30.0f;       ///< points
constexpr float kTextMargin = 22.0f;     ///< points to the round ends of the button
constexpr float kFocusScale = 1.07f;     ///< scale of the button with the focus
const Color3B kRestColor{206, 190, 160}; ///< of a button while another one has the focus

} // namespace

bool ButtonList::initWith(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape,
                          Sounds* sounds) {
    if (!Node::init()) return false;
    _onEscape = onEscape;
    _sounds = sounds;
    auto* menu = addAt(this, Menu::create(), Vec2::ZERO);
    float y = kSpacing * static_cast<float>(buttons.size() - 1) / 2;
    for (const ButtonSpec& spec : buttons) {
        auto* item = addAt(menu, makeButton(spec), Vec2(0, y));
        y -= kSpacing;
        _items.push_back(item);
    }
    addChild(MenuInput::create([this](MenuCommand command) { return onCommand(command); }));
    listenToMouse(this, [this](const Vec2& position) { hover(position); });
    return true;
}

MenuItemSprite* ButtonList::makeButton(const ButtonSpec& spec) {
    const auto press = [sounds = _sounds, action = spec.action](Ref*) {
        if (sounds) sounds->play(Sound::Button);
        action();
    };
    auto* item = MenuItemSprite::create(Sprite::createWithSpriteFrameName("button.png"),
                                        Sprite::createWithSpriteFrameName("button_pressed.png"), press);
    auto* text = addAt(item, plainText(spec.text, kTextSize), middleOf(item) + Vec2(0, 5), 1);
    shrinkToFit(text, item->getContentSize().width - 2 * kTextMargin);
    return item;
}

void ButtonList::focus(int index) {
    if (index == _focus) return;
    if (_sounds && _focus >= 0) _sounds->play(Sound::Focus);
    _focus = index;
    for (std::size_t i = 0; i < _items.size(); ++i) {
        const bool isFocused = static_cast<int>(i) == index;
        growTo(_items[i], isFocused ? kFocusScale : 1);
        _items[i]->getNormalImage()->setColor(isFocused ? Color3B::WHITE : kRestColor);
    }
}

void ButtonList::pressFocused() {
    if (_items.empty()) return;
    _items[static_cast<std::size_t>(std::max(_focus, 0))]->activate();
}

void ButtonList::hover(const Vec2& position) {
    for (std::size_t i = 0; i < _items.size(); ++i) {
        const Vec2 local = _items[i]->getParent()->convertToNodeSpace(position);
        if (_items[i]->getBoundingBox().containsPoint(local)) focus(static_cast<int>(i));
    }
}

bool ButtonList::onCommand(MenuCommand command) {
    const int count = static_cast<int>(_items.size());
    if (command == MenuCommand::Up) focus(_focus <= 0 ? count - 1 : _focus - 1);
    if (command == MenuCommand::Down) focus((_focus + 1) % count);
    if (command == MenuCommand::Press) pressFocused();
    if (command == MenuCommand::Back && _onEscape) {
        copra::call(_onEscape);
        return true;
    }
    return directionOf(command).y != 0 || command == MenuCommand::Press;
}

} // namespace beecluster
