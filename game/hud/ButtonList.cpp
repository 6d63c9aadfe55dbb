#include "hud/ButtonList.h"

#include "base/autoreleased.h"
#include "hud/Lettering.h"

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kSpacing = 84;  ///< points from button to button
constexpr float kText = 30;     ///< points
constexpr float kGrown = 1.07F; ///< scale of the button with the focus
constexpr float kGrowTime = 0.12F;
constexpr int kGrowTag = 1;

MenuItem* makeButton(const ButtonSpec& spec) {
    auto* item = MenuItemSprite::create(Sprite::createWithSpriteFrameName("button.png"),
                                        Sprite::createWithSpriteFrameName("button_pressed.png"),
                                        [action = spec.action](Ref*) { action(); });
    auto* text = plainText(spec.text, kText);
    text->setPosition(item->getContentSize().width / 2, item->getContentSize().height / 2 + 5);
    item->addChild(text, 1);
    return item;
}

} // namespace

ButtonList* ButtonList::create(const std::vector<ButtonSpec>& buttons,
                               const std::function<void()>& onEscape) {
    auto* list = new ButtonList();
    return copra::autoreleased(list, list->initWith(buttons, onEscape));
}

bool ButtonList::initWith(const std::vector<ButtonSpec>& buttons, const std::function<void()>& onEscape) {
    if (!Node::init()) return false;
    _onEscape = onEscape;
    auto* menu = Menu::create();
    menu->setPosition(Vec2::ZERO);
    float y = kSpacing * static_cast<float>(buttons.size() - 1) / 2;
    for (const ButtonSpec& spec : buttons) {
        auto* item = makeButton(spec);
        item->setPosition(0, y);
        y -= kSpacing;
        menu->addChild(item);
        _items.push_back(item);
    }
    addChild(menu);
    listenToKeys();
    listenToMouse();
    return true;
}

void ButtonList::focus(int index) {
    if (index == _focus) return;
    _focus = index;
    for (std::size_t i = 0; i < _items.size(); ++i) {
        const bool chosen = static_cast<int>(i) == index;
        _items[i]->stopActionByTag(kGrowTag);
        auto* grow = EaseSineOut::create(ScaleTo::create(kGrowTime, chosen ? kGrown : 1));
        grow->setTag(kGrowTag);
        _items[i]->runAction(grow);
    }
}

void ButtonList::pressFocused() {
    if (_items.empty()) return;
    _items[static_cast<std::size_t>(std::max(_focus, 0))]->activate();
}

void ButtonList::listenToKeys() {
    auto* keys = EventListenerKeyboard::create();
    // What a key does here may be undone by who else hears it: Escape closes a menu, and opens it again.
    keys->onKeyPressed = [this](EventKeyboard::KeyCode key, Event* event) {
        if (onKey(key)) event->stopPropagation();
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(keys, this);
}

void ButtonList::listenToMouse() {
    auto* mouse = EventListenerMouse::create();
    mouse->onMouseMove = [this](EventMouse* event) {
        // The cursor's own coordinates have y up, as in the original.
        const Vec2 cursor(event->getCursorX(), event->getCursorY());
        for (std::size_t i = 0; i < _items.size(); ++i) {
            const Vec2 place = _items[i]->getParent()->convertToNodeSpace(cursor);
            if (_items[i]->getBoundingBox().containsPoint(place)) focus(static_cast<int>(i));
        }
    };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(mouse, this);
}

bool ButtonList::onKey(EventKeyboard::KeyCode key) {
    using Key = EventKeyboard::KeyCode;
    const int count = static_cast<int>(_items.size());
    switch (key) {
    case Key::KEY_UP_ARROW:
    case Key::KEY_W:
        focus(_focus <= 0 ? count - 1 : _focus - 1);
        break;
    case Key::KEY_DOWN_ARROW:
    case Key::KEY_S:
        focus((_focus + 1) % count);
        break;
    case Key::KEY_ENTER:
    case Key::KEY_RETURN:
    case Key::KEY_KP_ENTER:
    case Key::KEY_SPACE:
        pressFocused();
        break;
    case Key::KEY_ESCAPE:
        if (!_onEscape) return false;
        _onEscape();
        break;
    default:
        return false;
    }
    return true;
}

} // namespace beecluster
