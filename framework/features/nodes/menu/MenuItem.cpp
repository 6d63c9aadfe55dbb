#include "nodes/menu/MenuItem.h"

#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"

namespace copra {

cocos2d::ccMenuCallback menuCallback(cocos2d::Ref* target, cocos2d::SEL_MenuHandler selector) {
    if (!target || !selector) return nullptr;
    // Weak, because the target is usually the scene that owns the menu: retaining it would be a cycle.
    return [weak = WeakPtr<cocos2d::Ref>(target), selector](cocos2d::Ref* sender) {
        if (cocos2d::Ref* alive = weak.get()) (alive->*selector)(sender);
    };
}

} // namespace copra

namespace cocos2d {

MenuItem* MenuItem::create() {
    return create(ccMenuCallback());
}

MenuItem* MenuItem::create(const ccMenuCallback& callback) {
    auto* item = new MenuItem();
    return copra::autoreleased(item, item->initWithCallback(callback));
}

MenuItem* MenuItem::create(Ref* target, SEL_MenuHandler selector) {
    return create(copra::menuCallback(target, selector));
}

bool MenuItem::initWithCallback(const ccMenuCallback& callback) {
    setAnchorPoint(Vec2(0.5f, 0.5f));
    _callback = callback;
    _enabled = true;
    _selected = false;
    return true;
}

bool MenuItem::initWithTarget(Ref* target, SEL_MenuHandler selector) {
    return initWithCallback(copra::menuCallback(target, selector));
}

void MenuItem::setTarget(Ref* target, SEL_MenuHandler selector) {
    setCallback(copra::menuCallback(target, selector));
}

void MenuItem::setCallback(const ccMenuCallback& callback) {
    _callback = callback;
}

Rect MenuItem::rect() const {
    return Rect(_position.x - _contentSize.width * _anchorPoint.x,
                _position.y - _contentSize.height * _anchorPoint.y, _contentSize.width, _contentSize.height);
}

void MenuItem::activate() {
    if (!_enabled || !_callback) return;
    const auto keepAlive = copra::keepAlive(this); // the callback may remove it
    copra::call(_callback, this);
}

std::string MenuItem::getDescription() const {
    return "<MenuItem | Tag = " + std::to_string(_tag) + ">";
}

} // namespace cocos2d
