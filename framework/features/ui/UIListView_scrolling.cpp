#include "base/keepAlive.h"
#include "ui/UIListView.h"

namespace cocos2d {
namespace ui {

namespace {

/// Position of an item's anchor in the inner container.
Vec2 anchorPosition(const Widget* item, const Vec2& anchor) {
    const Size& size = item->getContentSize();
    return Vec2(item->getLeftBoundary() + size.width * anchor.x,
                item->getBottomBoundary() + size.height * anchor.y);
}

/// The anchor, both of the item and the view, that a magnetic type aligns.
Vec2 magnetAnchor(ListView::MagneticType type) {
    switch (type) {
    case ListView::MagneticType::NONE:
        break;
    case ListView::MagneticType::BOTH_END:
        return Vec2(0.0f, 1.0f);
    case ListView::MagneticType::CENTER:
        return Vec2::ANCHOR_MIDDLE;
    case ListView::MagneticType::LEFT:
        return Vec2(0.0f, 0.5f);
    case ListView::MagneticType::RIGHT:
        return Vec2(1.0f, 0.5f);
    case ListView::MagneticType::TOP:
        return Vec2(0.5f, 1.0f);
    case ListView::MagneticType::BOTTOM:
        return Vec2(0.5f, 0.0f);
    }
    return Vec2::ZERO;
}

} // namespace

// --- Visible items ---

Widget* ListView::getClosestItemToPosition(const Vec2& targetPosition, const Vec2& itemAnchorPoint) const {
    Widget* closest = nullptr;
    float leastDistance = 0.0f;
    for (Widget* item : _items) {
        const float distance = (targetPosition - anchorPosition(item, itemAnchorPoint)).lengthSquared();
        if (closest && distance >= leastDistance) continue;
        closest = item;
        leastDistance = distance;
    }
    return closest;
}

Widget* ListView::getClosestItemToPositionInCurrentView(const Vec2& positionRatioInView,
                                                        const Vec2& itemAnchorPoint) const {
    const Vec2 inView(_contentSize.width * positionRatioInView.x,
                      _contentSize.height * positionRatioInView.y);
    return getClosestItemToPosition(inView - _innerContainer->getPosition(), itemAnchorPoint);
}

Widget* ListView::getCenterItemInCurrentView() const {
    return getClosestItemToPositionInCurrentView(Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
}

Widget* ListView::getLeftmostItemInCurrentView() const {
    if (_direction != Direction::HORIZONTAL) return nullptr;
    return getClosestItemToPositionInCurrentView(Vec2(0.0f, 0.5f), Vec2::ANCHOR_MIDDLE);
}

Widget* ListView::getRightmostItemInCurrentView() const {
    if (_direction != Direction::HORIZONTAL) return nullptr;
    return getClosestItemToPositionInCurrentView(Vec2(1.0f, 0.5f), Vec2::ANCHOR_MIDDLE);
}

Widget* ListView::getTopmostItemInCurrentView() const {
    if (_direction != Direction::VERTICAL) return nullptr;
    return getClosestItemToPositionInCurrentView(Vec2(0.5f, 1.0f), Vec2::ANCHOR_MIDDLE);
}

Widget* ListView::getBottommostItemInCurrentView() const {
    if (_direction != Direction::VERTICAL) return nullptr;
    return getClosestItemToPositionInCurrentView(Vec2(0.5f, 0.0f), Vec2::ANCHOR_MIDDLE);
}

// --- Scrolling to items ---

RefPtr<ListView> ListView::laidOut() {
    RefPtr<ListView> alive = copra::keepAlive(this);
    doLayout();
    return alive;
}

Vec2 ListView::calculateItemDestination(const Vec2& positionRatioInView, Widget* item,
                                        const Vec2& itemAnchorPoint) const {
    const Vec2 inView(_contentSize.width * positionRatioInView.x,
                      _contentSize.height * positionRatioInView.y);
    return inView - anchorPosition(item, itemAnchorPoint);
}

void ListView::jumpToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint) {
    const RefPtr<Widget> item(getItem(itemIndex));
    if (!item) return;
    const RefPtr<ListView> alive = laidOut();
    if (item->getParent() != _innerContainer) return; // removed by a listener
    Vec2 destination = calculateItemDestination(positionRatioInView, item, itemAnchorPoint);
    if (!_bounceEnabled) destination += getHowMuchOutOfBoundary(destination - getInnerContainerPosition());
    jumpToDestination(destination);
}

void ListView::scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint) {
    scrollToItem(itemIndex, positionRatioInView, itemAnchorPoint, getScrollDuration());
}

void ListView::scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint,
                            float timeInSec) {
    const RefPtr<Widget> item(getItem(itemIndex));
    if (!item) return;
    const RefPtr<ListView> alive = laidOut();
    if (item->getParent() != _innerContainer) return; // removed by a listener
    startAutoScrollToDestination(calculateItemDestination(positionRatioInView, item, itemAnchorPoint),
                                 timeInSec, true);
}

void ListView::jumpToBottom() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToBottom();
}

void ListView::jumpToTop() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToTop();
}

void ListView::jumpToLeft() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToLeft();
}

void ListView::jumpToRight() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToRight();
}

void ListView::jumpToTopLeft() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToTopLeft();
}

void ListView::jumpToTopRight() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToTopRight();
}

void ListView::jumpToBottomLeft() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToBottomLeft();
}

void ListView::jumpToBottomRight() {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToBottomRight();
}

void ListView::jumpToPercentVertical(float percent) {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToPercentVertical(percent);
}

void ListView::jumpToPercentHorizontal(float percent) {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToPercentHorizontal(percent);
}

void ListView::jumpToPercentBothDirection(const Vec2& percent) {
    const RefPtr<ListView> alive = laidOut();
    ScrollView::jumpToPercentBothDirection(percent);
}

// --- Snapping ---

void ListView::setMagneticType(MagneticType magneticType) {
    _magneticType = magneticType;
    startMagneticScroll();
}

/// Snapping moves the bounds inward, so that the first and the last item can reach the magnetic position.
Vec2 ListView::getHowMuchOutOfBoundary(const Vec2& addition) {
    const bool hasPlainBounds = !_magneticAllowedOutOfBoundary || _items.empty() ||
                                _magneticType == MagneticType::NONE ||
                                _magneticType == MagneticType::BOTH_END;
    if (hasPlainBounds) return ScrollView::getHowMuchOutOfBoundary(addition);
    const Size firstSpace = _contentSize - _items.at(0)->getContentSize();
    const Size lastSpace = _contentSize - _items.at(_items.size() - 1)->getContentSize();
    float atFirst = 0.0f;
    float atLast = 0.0f;
    if (_magneticType == MagneticType::CENTER) atFirst = atLast = 0.5f;
    if (_magneticType == MagneticType::LEFT || _magneticType == MagneticType::TOP) atLast = 1.0f;
    if (_magneticType == MagneticType::RIGHT || _magneticType == MagneticType::BOTTOM) atFirst = 1.0f;
    return overshootCorrection(firstSpace.width * atFirst, _contentSize.width - lastSpace.width * atLast,
                               _contentSize.height - firstSpace.height * atFirst, lastSpace.height * atLast,
                               addition);
}

/// Lets a fling end at an item. One that ends beyond the bounds springs back and needs no correction.
void ListView::startAttenuatingAutoScroll(const Vec2& deltaMove, const Vec2& initialVelocity) {
    Vec2 move = flattenVectorByDirection(deltaMove);
    if (_items.empty() || _magneticType == MagneticType::NONE ||
        getHowMuchOutOfBoundary(move) != Vec2::ZERO) {
        ScrollView::startAttenuatingAutoScroll(move, initialVelocity);
        return;
    }
    MagneticType type = _magneticType;
    if (type == MagneticType::BOTH_END) {
        if (_direction == Direction::HORIZONTAL)
            type = move.x > 0 ? MagneticType::LEFT : MagneticType::RIGHT;
        else
            type = move.y > 0 ? MagneticType::BOTTOM : MagneticType::TOP;
    }
    const Vec2 anchor = magnetAnchor(type);
    const Vec2 magnet =
        Vec2(_contentSize.width * anchor.x, _contentSize.height * anchor.y) - _innerContainer->getPosition();
    move = magnet - anchorPosition(getClosestItemToPosition(magnet - move, anchor), anchor);
    ScrollView::startAttenuatingAutoScroll(move, initialVelocity);
}

void ListView::startMagneticScroll() {
    if (_items.empty() || _magneticType == MagneticType::NONE) return;
    const Vec2 anchor = magnetAnchor(_magneticType);
    scrollToItem(getIndex(getClosestItemToPositionInCurrentView(anchor, anchor)), anchor, anchor);
}

/// A list that snaps goes to the next item, however far that is; while it goes there, the wheel waits.
bool ListView::scrollByWheel_(const Vec2& move) {
    if (_items.empty() || _magneticType == MagneticType::NONE) return ScrollView::scrollByWheel_(move);
    if (_bePressed) return false;
    if (_autoScrolling) return true;
    const Vec2 anchor = magnetAnchor(_magneticType);
    const ssize_t current = getIndex(getClosestItemToPositionInCurrentView(anchor, anchor));
    const ssize_t next = current + (move.x < 0 || move.y > 0 ? 1 : -1);
    if (!getItem(next)) return false;
    scrollToItem(next, anchor, anchor);
    return true;
}

} // namespace ui
} // namespace cocos2d
