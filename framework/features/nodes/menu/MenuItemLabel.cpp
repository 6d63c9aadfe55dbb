#include "nodes/menu/MenuItemLabel.h"

#include "action/Scale.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "scene/Protocols.h"

namespace cocos2d {

namespace {

constexpr int kZoomActionTag = static_cast<int>(0xc0c05002); // the original's tag
constexpr float kZoomSeconds = 0.1f;
constexpr float kPressedScale = 1.2f;

} // namespace

MenuItemLabel* MenuItemLabel::create(Node* label) {
    return create(label, ccMenuCallback());
}

MenuItemLabel* MenuItemLabel::create(Node* label, const ccMenuCallback& callback) {
    auto* item = new MenuItemLabel();
    return copra::autoreleased(item, item->initWithLabel(label, callback));
}

MenuItemLabel* MenuItemLabel::create(Node* label, Ref* target, SEL_MenuHandler selector) {
    return create(label, copra::menuCallback(target, selector));
}

bool MenuItemLabel::initWithLabel(Node* label, const ccMenuCallback& callback) {
    if (!initWithCallback(callback)) return false;
    _originalScale = 1.0f;
    setLabel(label);
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    return true;
}

bool MenuItemLabel::initWithLabel(Node* label, Ref* target, SEL_MenuHandler selector) {
    return initWithLabel(label, copra::menuCallback(target, selector));
}

void MenuItemLabel::setString(const std::string& label) {
    auto* text = dynamic_cast<LabelProtocol*>(_label.get());
    if (!text) {
        copra::warning("MenuItemLabel::setString: the item has no label that shows text");
        return;
    }
    text->setString(label);
    setContentSize(_label->getContentSize());
}

std::string MenuItemLabel::getString() const {
    const auto* text = dynamic_cast<LabelProtocol*>(_label.get());
    return text ? text->getString() : std::string();
}

void MenuItemLabel::setLabel(Node* node) {
    if (node == _label) return;
    const auto alive = copra::keepAlive(this); // the old label may hold the last reference
    if (_label) removeChild(_label, true);
    _label = node;
    if (!_label) return;
    addChild(_label);
    _label->setAnchorPoint(Vec2::ZERO);
    setContentSize(_label->getContentSize());
}

void MenuItemLabel::activate() {
    if (!_enabled) return;
    stopAllActions();
    setScale(_originalScale);
    MenuItem::activate();
}

void MenuItemLabel::selected() {
    if (!_enabled) return;
    MenuItem::selected();
    // While it is still zooming back, its scale is not the original one.
    if (!getActionByTag(kZoomActionTag)) _originalScale = getScaleX(); // getScale() asserts equal scales
    zoomTo(_originalScale * kPressedScale);
}

void MenuItemLabel::unselected() {
    if (!_enabled) return;
    MenuItem::unselected();
    zoomTo(_originalScale);
}

void MenuItemLabel::zoomTo(float scale) {
    stopActionByTag(kZoomActionTag);
    Action* zoom = ScaleTo::create(kZoomSeconds, scale);
    zoom->setTag(kZoomActionTag);
    runAction(zoom);
}

void MenuItemLabel::setEnabled(bool enabled) {
    if (_enabled != enabled) {
        if (!enabled) _colorBackup = getColor();
        setColor(enabled ? _colorBackup : _disabledColor);
    }
    MenuItem::setEnabled(enabled);
}

std::string MenuItemLabel::getDescription() const {
    return "<MenuItemLabel | Tag = " + std::to_string(_tag) + ", " + getString() + ">";
}

} // namespace cocos2d
