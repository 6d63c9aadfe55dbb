/// How a list lays out its items, and stays where it is read while they change. In cocos2d-x a list that grows goes back to its first item.
///
/// The first item in view keeps its place there. It is remembered when the items begin to change, since new ones have no place before
/// the layout; if it is removed, the next item takes its part. A list at its beginning stays there, so that new first items are seen.
#include "base/keepAlive.h"
#include "ui/UIListView.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

constexpr float kAtBeginning = 0.5f; ///< Points scrolled that do not count.

} // namespace

void ListView::onSizeChanged() {
    requestDoLayout();
    const float before = scrolled();
    ScrollView::onSizeChanged(); // goes to the first item
    _viewSize = _contentSize;
    scrollTo(before);
}

void ListView::setDirection(Direction dir) {
    if (dir == Direction::VERTICAL) setLayoutType(Type::VERTICAL);
    if (dir == Direction::HORIZONTAL) setLayoutType(Type::HORIZONTAL);
    ScrollView::setDirection(dir);
    requestDoLayout();
}

void ListView::setGravity(Gravity gravity) {
    if (_gravity == gravity) return;
    _gravity = gravity;
    requestDoLayout();
}

void ListView::setListMargin(float& side, float value) {
    if (side == value) return;
    side = value;
    requestDoLayout();
}

void ListView::setItemsMargin(float margin) {
    setListMargin(_itemsMargin, margin);
}

void ListView::setPadding(float l, float t, float r, float b) {
    setLeftPadding(l);
    setTopPadding(t);
    setRightPadding(r);
    setBottomPadding(b);
}

void ListView::setLeftPadding(float l) {
    setListMargin(_padding.left, l);
}

void ListView::setTopPadding(float t) {
    setListMargin(_padding.top, t);
}

void ListView::setRightPadding(float r) {
    setListMargin(_padding.right, r);
}

void ListView::setBottomPadding(float b) {
    setListMargin(_padding.bottom, b);
}

void ListView::remedyLayoutParameter(Widget* item) {
    auto* parameter = dynamic_cast<LinearLayoutParameter*>(item->getLayoutParameter());
    if (!parameter) {
        parameter = LinearLayoutParameter::create();
        item->setLayoutParameter(parameter);
    }
    using Linear = LinearLayoutParameter::LinearGravity;
    const ssize_t index = getIndex(item);
    const bool first = index <= 0;
    const bool last = index == _items.size() - 1;
    Margin margin = _padding;
    if (_direction == Direction::VERTICAL) {
        if (_gravity == Gravity::LEFT) parameter->setGravity(Linear::LEFT);
        if (_gravity == Gravity::RIGHT) parameter->setGravity(Linear::RIGHT);
        if (_gravity == Gravity::CENTER_HORIZONTAL) parameter->setGravity(Linear::CENTER_HORIZONTAL);
        if (!first) margin.top = _itemsMargin;
        if (!last) margin.bottom = 0.0f;
    } else if (_direction == Direction::HORIZONTAL) {
        if (_gravity == Gravity::TOP) parameter->setGravity(Linear::TOP);
        if (_gravity == Gravity::BOTTOM) parameter->setGravity(Linear::BOTTOM);
        if (_gravity == Gravity::CENTER_VERTICAL) parameter->setGravity(Linear::CENTER_VERTICAL);
        if (!first) margin.left = _itemsMargin;
        if (!last) margin.right = 0.0f;
    }
    parameter->setMargin(margin);
}

void ListView::updateInnerContainerSize() {
    float length = _itemsMargin * static_cast<float>(std::max<ssize_t>(0, _items.size() - 1));
    const bool vertical = _direction == Direction::VERTICAL;
    for (const Widget* item : _items)
        length += vertical ? item->getContentSize().height : item->getContentSize().width;
    if (vertical)
        resizeInnerContainer_(Size(_contentSize.width, length + _padding.top + _padding.bottom));
    else if (_direction == Direction::HORIZONTAL)
        resizeInnerContainer_(Size(length + _padding.left + _padding.right, _contentSize.height));
}

void ListView::forceDoLayout() {
    requestDoLayout();
    doLayout();
}

void ListView::doLayout() {
    if (!_itemsDirty) return;
    _itemsDirty = false;
    const auto alive = copra::keepAlive(this); // a listener may remove it
    const float before = scrolled();
    const Vec2 oldPosition = getInnerContainerPosition();
    for (ssize_t i = 0; i < _items.size(); ++i) {
        const RefPtr<Widget> item(_items.at(i)); // a page gets a size, and its listener may remove it
        item->setLocalZOrder(static_cast<int>(i));
        remedyLayoutParameter(item);
    }
    updateInnerContainerSize();
    _innerContainer->forceDoLayout();
    if (_readItem)
        scrollTo(before + beginningOf(_readItem) - _readBeginning);
    else
        scrollTo(before);
    _readItem = nullptr;
    // What glides goes on from the new place.
    const Vec2 shift = getInnerContainerPosition() - oldPosition;
    _autoScrollStartPosition += shift;
    _autoScrollBrakingStartPosition += shift;
}

// --- The place of the reader ---

void ListView::requestDoLayout() {
    if (_itemsDirty) return;
    _itemsDirty = true;
    const float before = scrolled();
    if (before < kAtBeginning) return;
    for (Widget* item : _items) {
        const Size& size = item->getContentSize();
        const float beginning = beginningOf(item);
        if (beginning + (_direction == Direction::VERTICAL ? size.height : size.width) <= before) continue;
        _readItem = item;
        _readBeginning = beginning;
        return;
    }
}

/// Points from the beginning of the container, its upper or left edge, to that of an item.
float ListView::beginningOf(Widget* item) const {
    return _direction == Direction::VERTICAL
               ? _innerContainer->getContentSize().height - item->getTopBoundary()
               : item->getLeftBoundary();
}

/// Points from the beginning of the container to that of the view.
float ListView::scrolled() const {
    return _direction == Direction::VERTICAL ? _innerContainer->getTopBoundary() - _viewSize.height
                                             : -_innerContainer->getLeftBoundary();
}

/// Moves the container, but not beyond its ends unless it is on its way. Across its direction a list is always at the beginning.
void ListView::scrollTo(float wanted) {
    const bool isVertical = _direction == Direction::VERTICAL;
    const float left = _innerContainer->getLeftBoundary();
    const float top = _innerContainer->getTopBoundary();
    setInnerContainerPosition(getInnerContainerPosition() +
                              (isVertical ? Vec2(-left, 0.0f) : Vec2(0.0f, _viewSize.height - top)));
    const float distance = wanted - scrolled();
    Vec2 move = isVertical ? Vec2(0.0f, distance) : Vec2(-distance, 0.0f);
    const bool isOnItsWay = _bePressed || _autoScrolling;
    if (!isOnItsWay && ScrollView::getHowMuchOutOfBoundary(move) != Vec2::ZERO)
        move += getHowMuchOutOfBoundary(move);
    if (move != Vec2::ZERO)
        moveInnerContainer(move, false);
    else
        updateScrollBars();
}

} // namespace ui
} // namespace cocos2d
