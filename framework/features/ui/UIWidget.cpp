#include "ui/UIWidget.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/Touch.h"
#include "ui/UILayout.h"
#include "ui/UILayoutComponent.h"

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

// --- Size ---

Size Widget::fractionsOf(const Size& size, const Size& whole) {
    return Size(whole.width > 0 ? size.width / whole.width : 0.0f,
                whole.height > 0 ? size.height / whole.height : 0.0f);
}

void Widget::setContentSize(const Size& contentSize) {
    if (getContentSize().equals(contentSize)) return;
    ProtectedNode::setContentSize(contentSize);
    _customSize = contentSize;
    if (!_unifySize && _ignoreSize) ProtectedNode::setContentSize(getVirtualRendererSize());
    if (!_usingLayoutComponent && _running && _parent) {
        const Size share = fractionsOf(_customSize, _parent->getContentSize());
        _sizePercent.set(share.width, share.height);
    }
    onSizeChanged();
}

LayoutComponent& Widget::layoutComponent() {
    return *LayoutComponent::bindLayoutComponent(this);
}

void Widget::setSizeType(SizeType type) {
    _sizeType = type;
    if (_usingLayoutComponent) layoutComponent().setUsingPercentContentSize(type == SizeType::PERCENT);
}

void Widget::setSizePercent(const Vec2& percent) {
    if (_usingLayoutComponent) {
        LayoutComponent& component = layoutComponent();
        component.setUsingPercentContentSize(true);
        component.setPercentContentSize(percent);
        component.refreshLayout();
        return;
    }
    _sizePercent = percent;
    Size size = _customSize;
    if (_running && _parent) {
        const Size& whole = _parent->getContentSize();
        size = Size(whole.width * percent.x, whole.height * percent.y);
    }
    setContentSize(_ignoreSize ? getVirtualRendererSize() : size);
    _customSize = size;
}

const Vec2& Widget::getSizePercent() {
    if (_usingLayoutComponent) _sizePercent = layoutComponent().getPercentContentSize();
    return _sizePercent;
}

void Widget::ignoreContentAdaptWithSize(bool ignore) {
    if (_unifySize) {
        setContentSize(_customSize);
        return;
    }
    if (_ignoreSize == ignore) return;
    _ignoreSize = ignore;
    setContentSize(ignore ? getVirtualRendererSize() : _customSize);
}

void Widget::updateContentSizeWithTextureSize(const Size& size) {
    setContentSize(_unifySize || _ignoreSize ? size : _customSize);
}

void Widget::updateSizeAndPosition() {
    if (_parent) updateSizeAndPosition(_parent->getContentSize());
}

void Widget::updateSizeAndPosition(const Size& parentSize) {
    if (_sizeType == SizeType::ABSOLUTE) {
        setContentSize(_ignoreSize ? getVirtualRendererSize() : _customSize);
        const Size share = fractionsOf(_customSize, parentSize);
        _sizePercent.set(share.width, share.height);
    } else {
        const Size size(parentSize.width * _sizePercent.x, parentSize.height * _sizePercent.y);
        setContentSize(_ignoreSize ? getVirtualRendererSize() : size);
        _customSize = size;
    }
    applyPercentPosition(parentSize);
}

void Widget::applyPercentPosition(const Size& parentSize) {
    Vec2 place = getPosition();
    if (_positionType == PositionType::PERCENT)
        place.set(parentSize.width * _positionPercent.x, parentSize.height * _positionPercent.y);
    else if (parentSize.width <= 0 || parentSize.height <= 0)
        _positionPercent = Vec2::ZERO;
    else
        _positionPercent.set(place.x / parentSize.width, place.y / parentSize.height);
    setPosition(place);
}

void Widget::onSizeChanged() {
    if (_usingLayoutComponent) return;
    for (Node* child : getChildren())
        if (auto* widget = dynamic_cast<Widget*>(child)) widget->updateSizeAndPosition();
}

// --- Position ---

void Widget::setPosition(float x, float y) {
    if (!_usingLayoutComponent && _running) {
        if (Widget* parent = getWidgetParent()) {
            const Size& whole = parent->getContentSize();
            if (whole.width <= 0 || whole.height <= 0)
                _positionPercent = Vec2::ZERO;
            else
                _positionPercent.set(x / whole.width, y / whole.height);
        }
    }
    ProtectedNode::setPosition(x, y);
}

void Widget::setPositionType(PositionType type) {
    _positionType = type;
    if (!_usingLayoutComponent) return;
    layoutComponent().setPositionPercentXEnabled(type == PositionType::PERCENT);
    layoutComponent().setPositionPercentYEnabled(type == PositionType::PERCENT);
}

void Widget::setPositionPercent(const Vec2& percent) {
    if (_usingLayoutComponent) {
        LayoutComponent& component = layoutComponent();
        component.setPositionPercentX(percent.x);
        component.setPositionPercentY(percent.y);
        component.refreshLayout();
        return;
    }
    _positionPercent = percent;
    if (!_running) return;
    if (Widget* parent = getWidgetParent()) {
        const Size& whole = parent->getContentSize();
        setPosition(Vec2(whole.width * percent.x, whole.height * percent.y));
    }
}

const Vec2& Widget::getPositionPercent() {
    if (_usingLayoutComponent)
        _positionPercent.set(layoutComponent().getPositionPercentX(),
                             layoutComponent().getPositionPercentY());
    return _positionPercent;
}

float Widget::getLeftBoundary() const {
    return getBoundingBox().origin.x;
}

float Widget::getBottomBoundary() const {
    return getBoundingBox().origin.y;
}

float Widget::getRightBoundary() const {
    return getBoundingBox().getMaxX();
}

float Widget::getTopBoundary() const {
    return getBoundingBox().getMaxY();
}

Vec2 Widget::getWorldPosition() const {
    return convertToWorldSpace(
        Vec2(_anchorPoint.x * _contentSize.width, _anchorPoint.y * _contentSize.height));
}

void Widget::setFlippedX(bool flippedX) {
    const float scale = getScaleX();
    _flippedX = flippedX;
    setScaleX(scale);
}

void Widget::setFlippedY(bool flippedY) {
    const float scale = getScaleY();
    _flippedY = flippedY;
    setScaleY(scale);
}

void Widget::setScaleX(float scaleX) {
    ProtectedNode::setScaleX(_flippedX ? -scaleX : scaleX);
}

void Widget::setScaleY(float scaleY) {
    ProtectedNode::setScaleY(_flippedY ? -scaleY : scaleY);
}

void Widget::setScale(float scale) {
    setScaleX(scale);
    setScaleY(scale);
    setScaleZ(scale);
}

void Widget::setScale(float scaleX, float scaleY) {
    setScaleX(scaleX);
    setScaleY(scaleY);
}

float Widget::getScaleX() const {
    const float scale = ProtectedNode::getScaleX();
    return _flippedX ? -scale : scale;
}

float Widget::getScaleY() const {
    const float scale = ProtectedNode::getScaleY();
    return _flippedY ? -scale : scale;
}

float Widget::getScale() const {
    copra::refuse(getScaleX() != getScaleY(), "Widget::getScale: the axes have different scales");
    return getScaleX();
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
    for (Node* child : model->getChildren())
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
