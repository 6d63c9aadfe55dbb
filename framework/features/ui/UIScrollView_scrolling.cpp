#include "base/refuse.h"
#include "ui/UIScrollView.h"

namespace cocos2d {
namespace ui {

/// The container's position when its upper right corner is visible.
Vec2 ScrollView::topRightPosition() const {
    const Size& inner = _innerContainer->getContentSize();
    return Vec2(_contentSize.width - inner.width, _contentSize.height - inner.height);
}

Vec2 ScrollView::positionAtPercent(const Vec2& percent) const {
    const Vec2 far = topRightPosition();
    return Vec2(far.x * percent.x / 100.0f, far.y - far.y * percent.y / 100.0f);
}

bool ScrollView::checkBothDirections() const {
    if (_direction == Direction::BOTH) return true;
    copra::warning("ScrollView: scrolling to a corner or by two percentages needs the direction BOTH");
    return false;
}

void ScrollView::scrollToBottom(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(getInnerContainerPosition().x, 0.0f), timeInSec, attenuated);
}

void ScrollView::scrollToTop(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(getInnerContainerPosition().x, topRightPosition().y), timeInSec,
                                 attenuated);
}

void ScrollView::scrollToLeft(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(0.0f, getInnerContainerPosition().y), timeInSec, attenuated);
}

void ScrollView::scrollToRight(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(topRightPosition().x, getInnerContainerPosition().y), timeInSec,
                                 attenuated);
}

void ScrollView::scrollToTopLeft(float timeInSec, bool attenuated) {
    if (checkBothDirections())
        startAutoScrollToDestination(Vec2(0.0f, topRightPosition().y), timeInSec, attenuated);
}

void ScrollView::scrollToTopRight(float timeInSec, bool attenuated) {
    if (checkBothDirections()) startAutoScrollToDestination(topRightPosition(), timeInSec, attenuated);
}

void ScrollView::scrollToBottomLeft(float timeInSec, bool attenuated) {
    if (checkBothDirections()) startAutoScrollToDestination(Vec2::ZERO, timeInSec, attenuated);
}

void ScrollView::scrollToBottomRight(float timeInSec, bool attenuated) {
    if (checkBothDirections())
        startAutoScrollToDestination(Vec2(topRightPosition().x, 0.0f), timeInSec, attenuated);
}

void ScrollView::scrollToPercentVertical(float percent, float timeInSec, bool attenuated) {
    const Vec2 position(getInnerContainerPosition().x, positionAtPercent(Vec2(0.0f, percent)).y);
    startAutoScrollToDestination(position, timeInSec, attenuated);
}

void ScrollView::scrollToPercentHorizontal(float percent, float timeInSec, bool attenuated) {
    const Vec2 position(positionAtPercent(Vec2(percent, 0.0f)).x, getInnerContainerPosition().y);
    startAutoScrollToDestination(position, timeInSec, attenuated);
}

void ScrollView::scrollToPercentBothDirection(const Vec2& percent, float timeInSec, bool attenuated) {
    if (checkBothDirections())
        startAutoScrollToDestination(positionAtPercent(percent), timeInSec, attenuated);
}

void ScrollView::jumpToDestination(const Vec2& destination) {
    _autoScrolling = false;
    moveInnerContainer(destination - getInnerContainerPosition(), true);
}

void ScrollView::scrollToItem(Node* item, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint) {
    scrollToItem(item, positionRatioInView, itemAnchorPoint, _scrollTime);
}

void ScrollView::scrollToItem(Node* item, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint,
                              float timeInSec) {
    if (!item) return;
    const Rect box = item->getBoundingBox();
    const Vec2 anchor =
        box.origin + Vec2(box.size.width * itemAnchorPoint.x, box.size.height * itemAnchorPoint.y);
    const Vec2 place(_contentSize.width * positionRatioInView.x, _contentSize.height * positionRatioInView.y);
    startAutoScrollToDestination(place - anchor, timeInSec, true);
}

void ScrollView::jumpToBottom() {
    jumpToDestination(Vec2(getInnerContainerPosition().x, 0.0f));
}

void ScrollView::jumpToTop() {
    jumpToDestination(Vec2(getInnerContainerPosition().x, topRightPosition().y));
}

void ScrollView::jumpToLeft() {
    jumpToDestination(Vec2(0.0f, getInnerContainerPosition().y));
}

void ScrollView::jumpToRight() {
    jumpToDestination(Vec2(topRightPosition().x, getInnerContainerPosition().y));
}

void ScrollView::jumpToTopLeft() {
    if (checkBothDirections()) jumpToDestination(Vec2(0.0f, topRightPosition().y));
}

void ScrollView::jumpToTopRight() {
    if (checkBothDirections()) jumpToDestination(topRightPosition());
}

void ScrollView::jumpToBottomLeft() {
    if (checkBothDirections()) jumpToDestination(Vec2::ZERO);
}

void ScrollView::jumpToBottomRight() {
    if (checkBothDirections()) jumpToDestination(Vec2(topRightPosition().x, 0.0f));
}

void ScrollView::jumpToPercentVertical(float percent) {
    jumpToDestination(Vec2(getInnerContainerPosition().x, positionAtPercent(Vec2(0.0f, percent)).y));
}

void ScrollView::jumpToPercentHorizontal(float percent) {
    jumpToDestination(Vec2(positionAtPercent(Vec2(percent, 0.0f)).x, getInnerContainerPosition().y));
}

void ScrollView::jumpToPercentBothDirection(const Vec2& percent) {
    if (checkBothDirections()) jumpToDestination(positionAtPercent(percent));
}

float ScrollView::getScrolledPercentVertical() const {
    const float lowest = topRightPosition().y;
    return lowest < 0 ? (1.0f - getInnerContainerPosition().y / lowest) * 100.0f : 0.0f;
}

float ScrollView::getScrolledPercentHorizontal() const {
    const float leftmost = topRightPosition().x;
    return leftmost < 0 ? getInnerContainerPosition().x / leftmost * 100.0f : 0.0f;
}

Vec2 ScrollView::getScrolledPercentBothDirection() const {
    return Vec2(getScrolledPercentHorizontal(), getScrolledPercentVertical());
}

} // namespace ui
} // namespace cocos2d
