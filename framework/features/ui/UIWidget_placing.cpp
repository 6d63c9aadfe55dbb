/// Size and position of a widget: its own, in fractions of the parent, or those of a layout component.

#include "base/keepAlive.h"
#include "base/refuse.h"
#include "ui/UILayoutComponent.h"
#include "ui/UIWidget.h"

namespace cocos2d {
namespace ui {

// --- Size ---

Size Widget::fractionsOf(const Size& size, const Size& whole) {
    return Size(whole.width > 0 ? size.width / whole.width : 0.0f,
                whole.height > 0 ? size.height / whole.height : 0.0f);
}

void Widget::setContentSize(const Size& contentSize) {
    if (getContentSize().equals(contentSize)) return;
    const auto alive =
        copra::keepAlive(this); // the listener of a scroll view within it may remove any widget
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
    const auto alive = copra::keepAlive(this);
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
    const auto alive = copra::keepAlive(this);
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
    const Vector<Node*> children = getChildren();
    for (Node* child : children)
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

} // namespace ui
} // namespace cocos2d
