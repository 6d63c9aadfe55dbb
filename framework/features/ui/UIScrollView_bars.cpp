#include "base/refuse.h"
#include "ui/UIScrollView.h"
#include "ui/UIScrollViewBar.h"

namespace cocos2d {
namespace ui {

void ScrollView::addScrollBars() {
    if (_direction != Direction::HORIZONTAL && !_verticalScrollBar) {
        _verticalScrollBar = ScrollViewBar::create(this, Direction::VERTICAL);
        addProtectedChild(_verticalScrollBar, 2);
    }
    if (_direction != Direction::VERTICAL && !_horizontalScrollBar) {
        _horizontalScrollBar = ScrollViewBar::create(this, Direction::HORIZONTAL);
        addProtectedChild(_horizontalScrollBar, 2);
    }
}

void ScrollView::removeScrollBars() {
    if (_verticalScrollBar) removeProtectedChild(_verticalScrollBar);
    if (_horizontalScrollBar) removeProtectedChild(_horizontalScrollBar);
    _verticalScrollBar = nullptr;
    _horizontalScrollBar = nullptr;
}

ScrollViewBar* ScrollView::firstBar() const {
    return _verticalScrollBar ? _verticalScrollBar : _horizontalScrollBar;
}

void ScrollView::updateScrollBars() {
    if (!firstBar()) return;
    const Vec2 overshoot = getHowMuchOutOfBoundary();
    forEachBar([&overshoot](ScrollViewBar& bar) { bar.onScrolled(overshoot); });
}

void ScrollView::setScrollBarEnabled(bool enabled) {
    if (_scrollBarEnabled == enabled) return;
    _scrollBarEnabled = enabled;
    if (enabled)
        addScrollBars();
    else
        removeScrollBars();
}

void ScrollView::setScrollBarPositionFromCorner(const Vec2& positionFromCorner) {
    forEachBar([&](ScrollViewBar& bar) { bar.setPositionFromCorner(positionFromCorner); });
}

void ScrollView::setScrollBarPositionFromCornerForVertical(const Vec2& positionFromCorner) {
    copra::refuse(!_verticalScrollBar,
                  "ScrollView::setScrollBarPositionFromCornerForVertical: there is no vertical scroll bar");
    if (_verticalScrollBar) _verticalScrollBar->setPositionFromCorner(positionFromCorner);
}

Vec2 ScrollView::getScrollBarPositionFromCornerForVertical() const {
    copra::refuse(!_verticalScrollBar,
                  "ScrollView::getScrollBarPositionFromCornerForVertical: there is no vertical scroll bar");
    return _verticalScrollBar ? _verticalScrollBar->getPositionFromCorner() : Vec2::ZERO;
}

void ScrollView::setScrollBarPositionFromCornerForHorizontal(const Vec2& positionFromCorner) {
    copra::refuse(
        !_horizontalScrollBar,
        "ScrollView::setScrollBarPositionFromCornerForHorizontal: there is no horizontal scroll bar");
    if (_horizontalScrollBar) _horizontalScrollBar->setPositionFromCorner(positionFromCorner);
}

Vec2 ScrollView::getScrollBarPositionFromCornerForHorizontal() const {
    copra::refuse(
        !_horizontalScrollBar,
        "ScrollView::getScrollBarPositionFromCornerForHorizontal: there is no horizontal scroll bar");
    return _horizontalScrollBar ? _horizontalScrollBar->getPositionFromCorner() : Vec2::ZERO;
}

void ScrollView::setScrollBarWidth(float width) {
    copra::refuse(!_scrollBarEnabled, "ScrollView::setScrollBarWidth: scroll bars are not enabled");
    forEachBar([width](ScrollViewBar& bar) { bar.setWidth(width); });
}

float ScrollView::getScrollBarWidth() const {
    return firstBar() ? firstBar()->getWidth() : 0.0f;
}

void ScrollView::setScrollBarColor(const Color3B& color) {
    copra::refuse(!_scrollBarEnabled, "ScrollView::setScrollBarColor: scroll bars are not enabled");
    forEachBar([&color](ScrollViewBar& bar) { bar.setColor(color); });
}

const Color3B& ScrollView::getScrollBarColor() const {
    return firstBar() ? firstBar()->getColor() : Color3B::WHITE;
}

void ScrollView::setScrollBarOpacity(GLubyte opacity) {
    copra::refuse(!_scrollBarEnabled, "ScrollView::setScrollBarOpacity: scroll bars are not enabled");
    forEachBar([opacity](ScrollViewBar& bar) { bar.setOpacity(opacity); });
}

GLubyte ScrollView::getScrollBarOpacity() const {
    return firstBar() ? firstBar()->getOpacity() : GLubyte{255};
}

void ScrollView::setScrollBarAutoHideEnabled(bool autoHideEnabled) {
    copra::refuse(!_scrollBarEnabled, "ScrollView::setScrollBarAutoHideEnabled: scroll bars are not enabled");
    forEachBar([autoHideEnabled](ScrollViewBar& bar) { bar.setAutoHideEnabled(autoHideEnabled); });
}

bool ScrollView::isScrollBarAutoHideEnabled() const {
    return firstBar() && firstBar()->isAutoHideEnabled();
}

void ScrollView::setScrollBarAutoHideTime(float autoHideTime) {
    copra::refuse(!_scrollBarEnabled, "ScrollView::setScrollBarAutoHideTime: scroll bars are not enabled");
    forEachBar([autoHideTime](ScrollViewBar& bar) { bar.setAutoHideTime(autoHideTime); });
}

float ScrollView::getScrollBarAutoHideTime() const {
    return firstBar() ? firstBar()->getAutoHideTime() : 0.0f;
}

} // namespace ui
} // namespace cocos2d
