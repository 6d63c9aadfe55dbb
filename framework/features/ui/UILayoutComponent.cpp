#include "ui/UILayoutComponent.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "scene/Node.h"
#include "ui/UIHelper.h"
#include "ui/UIPageView.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

float fractionOf(float part, float whole) {
    return whole != 0.0f ? part / whole : 0.0f;
}

} // namespace

/// One direction of the rules: x with left and right, or y with bottom and top.
struct LayoutComponent::Axis_ {
    enum class Edge { None, Low, High, Center };

    Edge edge;
    float parentLength;
    float anchor;
    float lowMargin;
    float highMargin;
    float positionPercent;
    float sizePercent;
    bool usesPositionPercent;
    bool usesSizePercent;
    bool stretches;
    bool isPercentOnly;
};

LayoutComponent::LayoutComponent() {
    _name = __LAYOUT_COMPONENT_NAME;
}

LayoutComponent::~LayoutComponent() = default;

LayoutComponent* LayoutComponent::create() {
    return copra::createAutoreleased<LayoutComponent>();
}

LayoutComponent* LayoutComponent::bindLayoutComponent(Node* node) {
    if (copra::refuse(!node, "LayoutComponent::bindLayoutComponent: the node is null")) return nullptr;
    if (auto* bound = dynamic_cast<LayoutComponent*>(node->getComponent(__LAYOUT_COMPONENT_NAME)))
        return bound;
    auto* component = create();
    return node->addComponent(component) ? component : nullptr;
}

bool LayoutComponent::init() {
    return Component::init();
}

Node* LayoutComponent::getOwnerParent() {
    return _owner ? _owner->getParent() : nullptr;
}

void LayoutComponent::refreshHorizontalMargin() {
    const Node* const parent = getOwnerParent();
    if (!parent) return;
    const float width = _owner->getContentSize().width;
    _leftMargin = _owner->getPositionX() - _owner->getAnchorPoint().x * width;
    _rightMargin = parent->getContentSize().width - (_leftMargin + width);
}

void LayoutComponent::refreshVerticalMargin() {
    const Node* const parent = getOwnerParent();
    if (!parent) return;
    const float height = _owner->getContentSize().height;
    _bottomMargin = _owner->getPositionY() - _owner->getAnchorPoint().y * height;
    _topMargin = parent->getContentSize().height - (_bottomMargin + height);
}

// --- Position ---

const Vec2& LayoutComponent::getAnchorPosition() const {
    return _owner ? _owner->getAnchorPoint() : Vec2::ZERO;
}

void LayoutComponent::setAnchorPosition(const Vec2& point) {
    if (!_owner) return;
    const Vec2 before = _owner->getBoundingBox().origin;
    _owner->setAnchorPoint(point);
    setPosition(_owner->getPosition() + before - _owner->getBoundingBox().origin);
}

const Vec2& LayoutComponent::getPosition() const {
    return _owner ? _owner->getPosition() : Vec2::ZERO;
}

void LayoutComponent::setPosition(const Vec2& position) {
    if (!_owner) return;
    const Node* const parent = getOwnerParent();
    Vec2 place = position;
    if (parent) {
        const Size whole = parent->getContentSize();
        _positionPercentX = fractionOf(place.x, whole.width);
        if (whole.width == 0.0f && (_usingPositionPercentX || _horizontalEdge == HorizontalEdge::Center))
            place.x = 0;
        _positionPercentY = fractionOf(place.y, whole.height);
        if (whole.height == 0.0f && (_usingPositionPercentY || _verticalEdge == VerticalEdge::Center))
            place.y = 0;
    }
    _owner->setPosition(place);
    refreshHorizontalMargin();
    refreshVerticalMargin();
}

void LayoutComponent::setPositionPercentXEnabled(bool isUsed) {
    _usingPositionPercentX = isUsed;
    if (isUsed) _horizontalEdge = HorizontalEdge::None;
}

void LayoutComponent::setPositionPercentX(float percentMargin) {
    _positionPercentX = percentMargin;
    if (!_usingPositionPercentX && _horizontalEdge != HorizontalEdge::Center) return;
    if (const Node* const parent = getOwnerParent()) {
        _owner->setPositionX(parent->getContentSize().width * _positionPercentX);
        refreshHorizontalMargin();
    }
}

void LayoutComponent::setPositionPercentYEnabled(bool isUsed) {
    _usingPositionPercentY = isUsed;
    if (isUsed) _verticalEdge = VerticalEdge::None;
}

void LayoutComponent::setPositionPercentY(float percentMargin) {
    _positionPercentY = percentMargin;
    if (!_usingPositionPercentY && _verticalEdge != VerticalEdge::Center) return;
    if (const Node* const parent = getOwnerParent()) {
        _owner->setPositionY(parent->getContentSize().height * _positionPercentY);
        refreshVerticalMargin();
    }
}

void LayoutComponent::setHorizontalEdge(HorizontalEdge hEage) {
    _horizontalEdge = hEage;
    if (hEage != HorizontalEdge::None) _usingPositionPercentX = false;
}

void LayoutComponent::setVerticalEdge(VerticalEdge vEage) {
    _verticalEdge = vEage;
    if (vEage != VerticalEdge::None) _usingPositionPercentY = false;
}

// --- Size ---
// The owner keeps the component; a listener of a scroll view may remove it.

const Size& LayoutComponent::getSize() const {
    return _owner ? _owner->getContentSize() : Size::ZERO;
}

void LayoutComponent::setSize(const Size& size) {
    const RefPtr<Node> alive(_owner);
    setSizeWidth(size.width);
    setSizeHeight(size.height);
}

float LayoutComponent::getSizeWidth() const {
    return getSize().width;
}

void LayoutComponent::setSizeWidth(float width) {
    if (!_owner) return;
    const RefPtr<Node> alive(_owner);
    if (const Node* const parent = getOwnerParent()) {
        const float whole = parent->getContentSize().width;
        _percentWidth = fractionOf(width, whole);
        const bool stretches = _usingStretchWidth && _horizontalEdge != HorizontalEdge::Center;
        if (whole == 0.0f && (_usingPercentWidth || stretches)) width = 0.0f;
    }
    _owner->setContentSize(Size(width, _owner->getContentSize().height));
    refreshHorizontalMargin();
}

float LayoutComponent::getSizeHeight() const {
    return getSize().height;
}

void LayoutComponent::setSizeHeight(float height) {
    if (!_owner) return;
    const RefPtr<Node> alive(_owner);
    if (const Node* const parent = getOwnerParent()) {
        const float whole = parent->getContentSize().height;
        _percentHeight = fractionOf(height, whole);
        const bool stretches = _usingStretchHeight && _verticalEdge != VerticalEdge::Center;
        if (whole == 0.0f && (_usingPercentHeight || stretches)) height = 0.0f;
    }
    _owner->setContentSize(Size(_owner->getContentSize().width, height));
    refreshVerticalMargin();
}

void LayoutComponent::setPercentWidthEnabled(bool isUsed) {
    _usingPercentWidth = isUsed;
    if (isUsed) _usingStretchWidth = false;
}

void LayoutComponent::setPercentWidth(float percentWidth) {
    const RefPtr<Node> alive(_owner);
    _percentWidth = percentWidth;
    const Node* const parent = getOwnerParent();
    if (!_usingPercentWidth || !parent) return;
    _owner->setContentSize(
        Size(parent->getContentSize().width * _percentWidth, _owner->getContentSize().height));
    refreshHorizontalMargin();
}

void LayoutComponent::setPercentHeightEnabled(bool isUsed) {
    _usingPercentHeight = isUsed;
    if (isUsed) _usingStretchHeight = false;
}

void LayoutComponent::setPercentHeight(float percentHeight) {
    const RefPtr<Node> alive(_owner);
    _percentHeight = percentHeight;
    const Node* const parent = getOwnerParent();
    if (!_usingPercentHeight || !parent) return;
    _owner->setContentSize(
        Size(_owner->getContentSize().width, parent->getContentSize().height * _percentHeight));
    refreshVerticalMargin();
}

void LayoutComponent::setUsingPercentContentSize(bool isUsed) {
    _usingPercentWidth = _usingPercentHeight = isUsed;
}

void LayoutComponent::setPercentContentSize(const Vec2& percent) {
    const RefPtr<Node> alive(_owner);
    setPercentWidth(percent.x);
    setPercentHeight(percent.y);
}

void LayoutComponent::setStretchWidthEnabled(bool isUsed) {
    _usingStretchWidth = isUsed;
    if (isUsed) _usingPercentWidth = false;
}

void LayoutComponent::setStretchHeightEnabled(bool isUsed) {
    _usingStretchHeight = isUsed;
    if (isUsed) _usingPercentHeight = false;
}

// --- Layout ---

void LayoutComponent::layOut(const Axis_& axis, float& position, float& length) {
    const float scaled = axis.parentLength * axis.sizePercent;
    if (axis.edge == Axis_::Edge::None && (!axis.stretches || axis.isPercentOnly)) {
        if (axis.usesPositionPercent) position = axis.parentLength * axis.positionPercent;
        if (axis.usesSizePercent) length = scaled;
        return;
    }
    if (axis.isPercentOnly) return;
    if (axis.edge == Axis_::Edge::Center) {
        if (axis.stretches) {
            length = std::max(axis.parentLength - axis.lowMargin - axis.highMargin, 0.0f);
            position = axis.lowMargin + axis.anchor * length;
        } else {
            if (axis.usesSizePercent) length = scaled;
            position = axis.parentLength * axis.positionPercent;
        }
        return;
    }
    if (axis.usesSizePercent || axis.stretches) length = scaled;
    position = axis.edge == Axis_::Edge::High
                   ? axis.parentLength - (axis.highMargin + (1.0f - axis.anchor) * length)
                   : axis.lowMargin + axis.anchor * length;
}

void LayoutComponent::refreshLayout() {
    const Node* const parent = getOwnerParent();
    if (!_actived || !parent) return;
    const Size whole = parent->getContentSize();
    const Vec2 anchor = _owner->getAnchorPoint();
    Size size = _owner->getContentSize();
    Vec2 place = _owner->getPosition();
    // The edges of both directions are numbered alike.
    layOut({static_cast<Axis_::Edge>(_horizontalEdge), whole.width, anchor.x, _leftMargin, _rightMargin,
            _positionPercentX, _percentWidth, _usingPositionPercentX, _usingPercentWidth, _usingStretchWidth,
            _isPercentOnly},
           place.x, size.width);
    layOut({static_cast<Axis_::Edge>(_verticalEdge), whole.height, anchor.y, _bottomMargin, _topMargin,
            _positionPercentY, _percentHeight, _usingPositionPercentY, _usingPercentHeight,
            _usingStretchHeight, _isPercentOnly},
           place.y, size.height);
    const RefPtr<Node> owner(_owner); // a listener of a scroll view may remove it
    owner->setPosition(place);
    owner->setContentSize(size);
    if (auto* const pages = dynamic_cast<PageView*>(owner.get())) {
        pages->forceDoLayout();
        const Vector<Widget*> items = pages->getItems();
        for (Widget* page : items) Helper::doLayout(page);
        return;
    }
    Helper::doLayout(owner);
}

} // namespace ui
} // namespace cocos2d
