#include "nodes/menu/Menu.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "platform/Screen.h"
#include "scene/Camera.h"
#include "scene/Generation.h"

#include <utility>

namespace cocos2d {

namespace {}

Menu* Menu::create() {
    return createWithArray(Vector<MenuItem*>());
}

Menu* Menu::create(MenuItem* item, ...) {
    va_list args;
    va_start(args, item);
    Menu* menu = createWithItems(item, args);
    va_end(args);
    return menu;
}

Menu* Menu::createWithItems(MenuItem* firstItem, va_list args) {
    auto* menu = new Menu();
    return copra::autoreleased(menu, menu->initWithItems_(firstItem, args));
}

bool Menu::initWithItems_(MenuItem* firstItem, va_list args) {
    Vector<MenuItem*> items;
    for (MenuItem* item = firstItem; item; item = va_arg(args, MenuItem*)) items.pushBack(item);
    return initWithArray(items);
}

Menu* Menu::createWithItem(MenuItem* item) {
    return create(item, nullptr);
}

Menu* Menu::createWithArray(const Vector<MenuItem*>& arrayOfItems) {
    auto* menu = new Menu();
    return copra::autoreleased(menu, menu->initWithArray(arrayOfItems));
}

bool Menu::init() {
    return initWithArray(Vector<MenuItem*>());
}

bool Menu::initWithArray(const Vector<MenuItem*>& arrayOfItems) {
    if (!Layer::init()) return false;
    const Size screen = copra::screen().designSize;
    setContentSize(screen);
    setPosition(screen.width * 0.5f, screen.height * 0.5f);
    int z = 0;
    for (MenuItem* item : arrayOfItems) addChild(item, z++);
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    if (const copra::Generation* generation = copra::generation())
        setTouchPriority_(generation->touchOrderOfMenus());

    if (std::exchange(_hasListener, true)) return true;
    auto* listener = EventListenerTouchOneByOne::create();
    listener->setSwallowTouches(true);
    listener->onTouchBegan = [this](Touch* touch, Event* event) { return onTouchBegan(touch, event); };
    listener->onTouchMoved = [this](Touch* touch, Event* event) { onTouchMoved(touch, event); };
    listener->onTouchEnded = [this](Touch* touch, Event* event) { onTouchEnded(touch, event); };
    listener->onTouchCancelled = [this](Touch* touch, Event* event) { onTouchCancelled(touch, event); };
    _eventDispatcher->addEventListenerWithSceneGraphPriority(listener, this);
    return true;
}

void Menu::addChild(Node* child, int zOrder, int tag) {
    copra::refuse(!dynamic_cast<MenuItem*>(child), "Menu::addChild: the child is not a MenuItem");
    Layer::addChild(child, zOrder, tag);
}

void Menu::addChild(Node* child, int zOrder, const std::string& name) {
    copra::refuse(!dynamic_cast<MenuItem*>(child), "Menu::addChild: the child is not a MenuItem");
    Layer::addChild(child, zOrder, name);
}

void Menu::removeChild(Node* child, bool cleanup) {
    if (child == _selectedItem) _selectedItem = nullptr;
    Layer::removeChild(child, cleanup);
}

void Menu::removeAllChildrenWithCleanup(bool cleanup) {
    _selectedItem = nullptr;
    Layer::removeAllChildrenWithCleanup(cleanup);
}

void Menu::onExit() {
    if (_state == State::TRACKING_TOUCH) {
        select(nullptr);
        _state = State::WAITING;
    }
    Layer::onExit();
}

bool Menu::ccTouchBegan(Touch* touch, Event*) {
    if (_state == State::TRACKING_TOUCH && touch->getID() == _touchId) {
        // A listener in front of the menu stopped the end of the last touch.
        select(nullptr);
        _state = State::WAITING;
    }
    if (_state != State::WAITING || !_enabled || !isShown()) return false;
    const Camera* camera = Camera::getVisitingCamera();
    _selectedItem = getItemForTouch(touch, camera);
    if (!_selectedItem) return false;
    _selectedWithCamera = camera;
    _state = State::TRACKING_TOUCH;
    _touchId = touch->getID();
    _selectedItem->selected();
    return true;
}

void Menu::ccTouchMoved(Touch* touch, Event*) {
    if (_state == State::TRACKING_TOUCH) select(getItemForTouch(touch, _selectedWithCamera.get()));
}

void Menu::ccTouchEnded(Touch*, Event*) {
    if (_state != State::TRACKING_TOUCH) return;
    // The callback may remove the item, this menu or the scene.
    const auto keepAlive = copra::keepAlive(this);
    const RefPtr<MenuItem> item(_selectedItem);
    _selectedItem = nullptr;
    _state = State::WAITING;
    if (!item) return;
    item->unselected();
    item->activate();
}

void Menu::ccTouchCancelled(Touch*, Event*) {
    if (_state != State::TRACKING_TOUCH) return;
    const auto keepAlive = copra::keepAlive(this);
    select(nullptr);
    _state = State::WAITING;
}

void Menu::select(MenuItem* item) {
    if (item == _selectedItem) return;
    if (_selectedItem) _selectedItem->unselected();
    _selectedItem = item;
    if (_selectedItem) _selectedItem->selected();
}

bool Menu::isShown() const {
    for (const Node* node = this; node; node = node->getParent())
        if (!node->isVisible()) return false;
    return true;
}

MenuItem* Menu::getItemForTouch(Touch* touch, const Camera* camera) {
    const Vec2 location = touch->getLocation();
    sortAllChildren();
    // From front to back.
    for (auto child = _children.rbegin(); child != _children.rend(); ++child) {
        auto* item = dynamic_cast<MenuItem*>(*child);
        if (!item || !item->isVisible() || !item->isEnabled()) continue;
        const Rect area(Vec2::ZERO, item->getContentSize());
        Vec2 place;
        if (copra::screenToNode(*item, location, camera, place) && area.containsPoint(place)) return item;
    }
    return nullptr;
}

std::string Menu::getDescription() const {
    return "<Menu | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
