#include "ui/UIWidget.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "ui/UILayout.h"

namespace cocos2d {
namespace ui {

Widget* Widget::create() {
    return copra::createAutoreleased<Widget>();
}

Widget::Widget() {
    _cascadeColorEnabled = true;
    _cascadeOpacityEnabled = true;
}

Widget::~Widget() {
    cleanupWidget();
}

void Widget::cleanupWidget() {
    if (_touchListener) _eventDispatcher->removeEventListener(_touchListener);
    _touchListener = nullptr;
    if (_focusedWidget == this) _focusedWidget = nullptr;
}

bool Widget::init() {
    if (!ProtectedNode::init()) return false;
    initRenderer();
    setBright(true);
    onFocusChanged = [this](Widget* lost, Widget* got) { onFocusChange(lost, got); };
    onNextFocusedWidget = nullptr;
    setAnchorPoint(Vec2(0.5f, 0.5f));
    ignoreContentAdaptWithSize(true);
    return true;
}

void Widget::onEnter() {
    if (!_usingLayoutComponent) updateSizeAndPosition();
    ProtectedNode::onEnter();
}

void Widget::onExit() {
    unscheduleUpdate();
    ProtectedNode::onExit();
}

void Widget::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    adaptRenderers();
    ProtectedNode::visit(renderer, parentTransform, parentFlags);
}

std::string Widget::getDescription() const {
    return "Widget";
}

void Widget::updateChildrenDisplayedRGBA() {
    updateCascadeColor();
    updateCascadeOpacity();
}

// --- State ---

void Widget::setEnabled(bool enabled) {
    _enabled = enabled;
    setBright(enabled);
}

void Widget::setBright(bool bright) {
    _bright = bright;
    if (bright) {
        _brightStyle = BrightStyle::NONE;
        setBrightStyle(BrightStyle::NORMAL);
    } else {
        onPressStateChangedToDisabled();
    }
}

void Widget::setBrightStyle(BrightStyle style) {
    if (_brightStyle == style) return;
    _brightStyle = style;
    if (style == BrightStyle::NORMAL) onPressStateChangedToNormal();
    if (style == BrightStyle::HIGHLIGHT) onPressStateChangedToPressed();
}

void Widget::setHighlighted(bool highlight) {
    _highlight = highlight;
    if (_bright)
        setBrightStyle(highlight ? BrightStyle::HIGHLIGHT : BrightStyle::NORMAL);
    else
        onPressStateChangedToDisabled();
}

// --- Layout and tree ---

void Widget::setLayoutParameter(LayoutParameter* parameter) {
    if (!parameter) return;
    _layoutParameterType = parameter->getLayoutType();
    _layoutParameterDictionary.insert(static_cast<int>(_layoutParameterType), parameter);
}

LayoutParameter* Widget::getLayoutParameter() const {
    return _layoutParameterDictionary.at(static_cast<int>(_layoutParameterType));
}

LayoutParameter* Widget::getLayoutParameter(LayoutParameter::Type type) const {
    return _layoutParameterDictionary.at(static_cast<int>(type));
}

Widget* Widget::getWidgetParent() {
    return dynamic_cast<Widget*>(getParent());
}

Widget* Widget::getAncestorWidget(Node* node) {
    for (Node* above = node ? node->getParent() : nullptr; above; above = above->getParent())
        if (auto* widget = dynamic_cast<Widget*>(above)) return widget;
    return nullptr;
}

bool Widget::isAncestorsEnabled() {
    for (Widget* above = getAncestorWidget(this); above; above = getAncestorWidget(above))
        if (!above->isEnabled()) return false;
    return true;
}

bool Widget::isAncestorsVisible(Node* node) {
    for (Node* above = node ? node->getParent() : nullptr; above; above = above->getParent())
        if (!above->isVisible()) return false;
    return true;
}

// --- Copies ---

Widget* Widget::clone() {
    Widget* copy = createCloneInstance();
    copy->copyProperties(this);
    copy->copyClonedWidgetChildren(this);
    return copy;
}

Widget* Widget::createCloneInstance() {
    return create();
}

void Widget::copyClonedWidgetChildren(Widget* model) {
    const Vector<Node*> children = model->getChildren();
    for (Node* child : children)
        if (auto* widget = dynamic_cast<Widget*>(child)) addChild(widget->clone());
}

void Widget::copyProperties(Widget* model) {
    setEnabled(model->isEnabled());
    setVisible(model->isVisible());
    setBright(model->isBright());
    setTouchEnabled(model->isTouchEnabled());
    setLocalZOrder(model->getLocalZOrder());
    setTag(model->getTag());
    setName(model->getName());
    setActionTag(model->getActionTag());
    _ignoreSize = model->_ignoreSize;
    setContentSize(model->_contentSize);
    _customSize = model->_customSize;
    _sizeType = model->_sizeType;
    _sizePercent = model->_sizePercent;
    _positionType = model->_positionType;
    _positionPercent = model->_positionPercent;
    setPosition(model->getPosition());
    setAnchorPoint(model->getAnchorPoint());
    setScaleX(model->getScaleX());
    setScaleY(model->getScaleY());
    setRotationSkewX(model->getRotationSkewX());
    setRotationSkewY(model->getRotationSkewY());
    setFlippedX(model->isFlippedX());
    setFlippedY(model->isFlippedY());
    setColor(model->getColor());
    setOpacity(model->getOpacity());
    setCascadeColorEnabled(model->isCascadeColorEnabled());
    setCascadeOpacityEnabled(model->isCascadeOpacityEnabled());
    _touchEventCallback = model->_touchEventCallback;
    _clickEventListener = model->_clickEventListener;
    _ccEventCallback = model->_ccEventCallback;
    _focusEnabled = model->_focusEnabled; // the focus itself is not copied: only one widget can have it
    _propagateTouchEvents = model->_propagateTouchEvents;
    copySpecialProperties(model);
    for (const auto& entry : model->_layoutParameterDictionary) setLayoutParameter(entry.second->clone());
    if (LayoutParameter* current =
            _layoutParameterDictionary.at(static_cast<int>(model->_layoutParameterType)))
        _layoutParameterType = current->getLayoutType();
}

} // namespace ui
} // namespace cocos2d
