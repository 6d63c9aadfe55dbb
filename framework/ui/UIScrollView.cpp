#include "ui/UIScrollView.h"

#include "base/WeakPtr.h"
#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "base/refuse.h"
#include "ui/UIScrollViewBar.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

ScrollView* ScrollView::create() {
    auto* view = new ScrollView();
    return copra::autoreleased(view, view->init());
}

ScrollView::ScrollView() {
    setTouchEnabled(true);
    _propagateTouchEvents = false;
}

ScrollView::~ScrollView() = default;

bool ScrollView::init() {
    if (!Layout::init()) return false;
    setClippingEnabled(true);
    if (_scrollBarEnabled) addScrollBars();
    return true;
}

void ScrollView::initRenderer() {
    Layout::initRenderer();
    _innerContainer = Layout::create();
    addProtectedChild(_innerContainer, 1, 1);
}

void ScrollView::onEnter() {
    Layout::onEnter();
    scheduleUpdate();
}

void ScrollView::onExit() {
    Layout::onExit();
    stopOverallScroll();
}

void ScrollView::doLayout() {
    _doLayoutDirty = false; // the inner container does it
}

// --- Inner container ---

void ScrollView::onSizeChanged() {
    Layout::onSizeChanged();
    const Size inner = _innerContainer->getContentSize();
    _innerContainer->setContentSize(
        Size(std::max(inner.width, _contentSize.width), std::max(inner.height, _contentSize.height)));
    setInnerContainerPosition(Vec2(0.0f, topRight().y));
    updateScrollBars();
}

void ScrollView::setInnerContainerSize(const Size& size) {
    _innerContainer->setContentSize(
        Size(std::max(size.width, _contentSize.width), std::max(size.height, _contentSize.height)));
    Vec2 place = _innerContainer->getPosition();
    const Vec2& anchor = _innerContainer->getAnchorPoint();
    const Size& inner = _innerContainer->getContentSize();
    if (_innerContainer->getLeftBoundary() != 0.0f) place.x = anchor.x * inner.width;
    if (_innerContainer->getTopBoundary() != _contentSize.height)
        place.y = _contentSize.height - (1.0f - anchor.y) * inner.height;
    setInnerContainerPosition(place);
    updateScrollBars();
}

const Size& ScrollView::getInnerContainerSize() const {
    return _innerContainer->getContentSize();
}

const Vec2& ScrollView::getInnerContainerPosition() const {
    return _innerContainer->getPosition();
}

void ScrollView::setInnerContainerPosition(const Vec2& pos) {
    if (pos == _innerContainer->getPosition()) return;
    _innerContainer->setPosition(pos);
    if (_bounceEnabled) {
        const Vec2 beyond = getHowMuchOutOfBoundary();
        if (beyond.y > 0) dispatchEvent(EventType::BOUNCE_TOP);
        if (beyond.y < 0) dispatchEvent(EventType::BOUNCE_BOTTOM);
        if (beyond.x < 0) dispatchEvent(EventType::BOUNCE_LEFT);
        if (beyond.x > 0) dispatchEvent(EventType::BOUNCE_RIGHT);
    }
    dispatchEvent(EventType::CONTAINER_MOVED);
}

void ScrollView::moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack) {
    setInnerContainerPosition(getInnerContainerPosition() + flattenVectorByDirection(deltaMove));
    updateScrollBars();
    if (canStartBounceBack) startBounceBackIfNeeded();
}

Vec2 ScrollView::flattenVectorByDirection(const Vec2& vector) const {
    return Vec2(_direction == Direction::VERTICAL ? 0.0f : vector.x,
                _direction == Direction::HORIZONTAL ? 0.0f : vector.y);
}

Vec2 ScrollView::getHowMuchOutOfBoundary(const Vec2& addition) {
    return outOf(0.0f, _contentSize.width, _contentSize.height, 0.0f, addition);
}

/// The container must reach to all four edges.
Vec2 ScrollView::outOf(float left, float right, float top, float bottom, const Vec2& addition) const {
    Vec2 beyond;
    if (_innerContainer->getLeftBoundary() + addition.x > left)
        beyond.x = left - (_innerContainer->getLeftBoundary() + addition.x);
    else if (_innerContainer->getRightBoundary() + addition.x < right)
        beyond.x = right - (_innerContainer->getRightBoundary() + addition.x);
    if (_innerContainer->getTopBoundary() + addition.y < top)
        beyond.y = top - (_innerContainer->getTopBoundary() + addition.y);
    else if (_innerContainer->getBottomBoundary() + addition.y > bottom)
        beyond.y = bottom - (_innerContainer->getBottomBoundary() + addition.y);
    return beyond;
}

// --- Places to scroll to ---

/// Where the container lies when its upper right corner is seen.
Vec2 ScrollView::topRight() const {
    const Size& inner = _innerContainer->getContentSize();
    return Vec2(_contentSize.width - inner.width, _contentSize.height - inner.height);
}

Vec2 ScrollView::placeOfPercent(const Vec2& percent) const {
    const Vec2 far = topRight();
    return Vec2(far.x * percent.x / 100.0f, far.y - far.y * percent.y / 100.0f);
}

bool ScrollView::isBoth() const {
    if (_direction == Direction::BOTH) return true;
    log("ScrollView: it does not scroll in both directions");
    return false;
}

void ScrollView::scrollToBottom(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(getInnerContainerPosition().x, 0.0f), timeInSec, attenuated);
}

void ScrollView::scrollToTop(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(getInnerContainerPosition().x, topRight().y), timeInSec, attenuated);
}

void ScrollView::scrollToLeft(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(0.0f, getInnerContainerPosition().y), timeInSec, attenuated);
}

void ScrollView::scrollToRight(float timeInSec, bool attenuated) {
    startAutoScrollToDestination(Vec2(topRight().x, getInnerContainerPosition().y), timeInSec, attenuated);
}

void ScrollView::scrollToTopLeft(float timeInSec, bool attenuated) {
    if (isBoth()) startAutoScrollToDestination(Vec2(0.0f, topRight().y), timeInSec, attenuated);
}

void ScrollView::scrollToTopRight(float timeInSec, bool attenuated) {
    if (isBoth()) startAutoScrollToDestination(topRight(), timeInSec, attenuated);
}

void ScrollView::scrollToBottomLeft(float timeInSec, bool attenuated) {
    if (isBoth()) startAutoScrollToDestination(bottomLeft(), timeInSec, attenuated);
}

void ScrollView::scrollToBottomRight(float timeInSec, bool attenuated) {
    if (isBoth()) startAutoScrollToDestination(Vec2(topRight().x, 0.0f), timeInSec, attenuated);
}

void ScrollView::scrollToPercentVertical(float percent, float timeInSec, bool attenuated) {
    const Vec2 place(getInnerContainerPosition().x, placeOfPercent(Vec2(0.0f, percent)).y);
    startAutoScrollToDestination(place, timeInSec, attenuated);
}

void ScrollView::scrollToPercentHorizontal(float percent, float timeInSec, bool attenuated) {
    const Vec2 place(placeOfPercent(Vec2(percent, 0.0f)).x, getInnerContainerPosition().y);
    startAutoScrollToDestination(place, timeInSec, attenuated);
}

void ScrollView::scrollToPercentBothDirection(const Vec2& percent, float timeInSec, bool attenuated) {
    if (isBoth()) startAutoScrollToDestination(placeOfPercent(percent), timeInSec, attenuated);
}

void ScrollView::jumpToDestination(const Vec2& destination) {
    _autoScrolling = false;
    moveInnerContainer(destination - getInnerContainerPosition(), true);
}

void ScrollView::jumpToBottom() {
    jumpToDestination(Vec2(getInnerContainerPosition().x, 0.0f));
}

void ScrollView::jumpToTop() {
    jumpToDestination(Vec2(getInnerContainerPosition().x, topRight().y));
}

void ScrollView::jumpToLeft() {
    jumpToDestination(Vec2(0.0f, getInnerContainerPosition().y));
}

void ScrollView::jumpToRight() {
    jumpToDestination(Vec2(topRight().x, getInnerContainerPosition().y));
}

void ScrollView::jumpToTopLeft() {
    if (isBoth()) jumpToDestination(Vec2(0.0f, topRight().y));
}

void ScrollView::jumpToTopRight() {
    if (isBoth()) jumpToDestination(topRight());
}

void ScrollView::jumpToBottomLeft() {
    if (isBoth()) jumpToDestination(bottomLeft());
}

void ScrollView::jumpToBottomRight() {
    if (isBoth()) jumpToDestination(Vec2(topRight().x, 0.0f));
}

void ScrollView::jumpToPercentVertical(float percent) {
    jumpToDestination(Vec2(getInnerContainerPosition().x, placeOfPercent(Vec2(0.0f, percent)).y));
}

void ScrollView::jumpToPercentHorizontal(float percent) {
    jumpToDestination(Vec2(placeOfPercent(Vec2(percent, 0.0f)).x, getInnerContainerPosition().y));
}

void ScrollView::jumpToPercentBothDirection(const Vec2& percent) {
    if (isBoth()) jumpToDestination(placeOfPercent(percent));
}

float ScrollView::getScrolledPercentVertical() const {
    const float lowest = topRight().y;
    return lowest < 0 ? (1.0f - getInnerContainerPosition().y / lowest) * 100.0f : 0.0f;
}

float ScrollView::getScrolledPercentHorizontal() const {
    const float leftmost = topRight().x;
    return leftmost < 0 ? getInnerContainerPosition().x / leftmost * 100.0f : 0.0f;
}

Vec2 ScrollView::getScrolledPercentBothDirection() const {
    return Vec2(getScrolledPercentHorizontal(), getScrolledPercentVertical());
}

// --- Children ---

void ScrollView::addChild(Node* child, int localZOrder, int tag) {
    if (child) child->setGlobalZOrder(_globalZOrder);
    _innerContainer->addChild(child, localZOrder, tag);
}

void ScrollView::addChild(Node* child, int localZOrder, const std::string& name) {
    if (child) child->setGlobalZOrder(_globalZOrder);
    _innerContainer->addChild(child, localZOrder, name);
}

void ScrollView::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void ScrollView::removeAllChildrenWithCleanup(bool cleanup) {
    _innerContainer->removeAllChildrenWithCleanup(cleanup);
}

void ScrollView::removeChild(Node* child, bool cleanup) {
    _innerContainer->removeChild(child, cleanup);
}

// Before the container is there, a view has no children.
Vector<Node*>& ScrollView::getChildren() {
    return _innerContainer ? _innerContainer->getChildren() : _children;
}

const Vector<Node*>& ScrollView::getChildren() const {
    return _innerContainer ? _innerContainer->getChildren() : _children;
}

ssize_t ScrollView::getChildrenCount() const {
    return getChildren().size();
}

Node* ScrollView::getChildByTag(int tag) const {
    return _innerContainer->getChildByTag(tag);
}

Node* ScrollView::getChildByName(const std::string& name) const {
    return _innerContainer->getChildByName(name);
}

void ScrollView::setLayoutType(Type type) {
    _innerContainer->setLayoutType(type);
}

Layout::Type ScrollView::getLayoutType() const {
    return _innerContainer->getLayoutType();
}

Widget* ScrollView::findNextFocusedWidget(FocusDirection direction, Widget* current) {
    const Type type = getLayoutType();
    if (type == Type::VERTICAL || type == Type::HORIZONTAL)
        return _innerContainer->findNextFocusedWidget(direction, current);
    // Not the layout's search among its own children, which are parts of the scroll view.
    return Widget::findNextFocusedWidget(direction, current); // NOLINT(bugprone-parent-virtual-call)
}

// --- Events and copies ---

void ScrollView::dispatchEvent(EventType event) {
    const RefPtr<ScrollView> alive(this);
    const ccScrollViewCallback callback = _eventCallback; // it may be replaced while it runs
    if (callback) callback(this, event);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(event));
}

void ScrollView::addEventListenerScrollView(Ref* target, SEL_ScrollViewEvent selector) {
    const copra::WeakPtr<Ref> weak(target);
    _eventCallback = [weak, selector](Ref* sender, EventType event) {
        Ref* alive = weak.get();
        if (alive && event <= EventType::BOUNCE_RIGHT)
            (alive->*selector)(sender, static_cast<ScrollviewEventType>(event));
    };
}

Widget* ScrollView::createCloneInstance() {
    return create();
}

void ScrollView::copySpecialProperties(Widget* model) {
    auto* view = dynamic_cast<ScrollView*>(model);
    if (!view) return;
    Layout::copySpecialProperties(model);
    setDirection(view->_direction);
    setInnerContainerPosition(view->getInnerContainerPosition());
    setInnerContainerSize(view->getInnerContainerSize());
    setLayoutType(view->getLayoutType());
    setInertiaScrollEnabled(view->_inertiaScrollEnabled);
    setBounceEnabled(view->_bounceEnabled);
    setTouchTotalTimeThreshold(view->_touchTotalTimeThreshold);
    _eventCallback = view->_eventCallback;
    setScrollBarEnabled(view->_scrollBarEnabled);
    if (!_scrollBarEnabled || !view->anyBar()) return;
    if (view->_verticalScrollBar)
        setScrollBarPositionFromCornerForVertical(view->getScrollBarPositionFromCornerForVertical());
    if (view->_horizontalScrollBar)
        setScrollBarPositionFromCornerForHorizontal(view->getScrollBarPositionFromCornerForHorizontal());
    setScrollBarWidth(view->getScrollBarWidth());
    setScrollBarColor(view->getScrollBarColor());
    setScrollBarOpacity(view->getScrollBarOpacity());
    setScrollBarAutoHideEnabled(view->isScrollBarAutoHideEnabled());
    setScrollBarAutoHideTime(view->getScrollBarAutoHideTime());
}

// --- Scroll bars ---

void ScrollView::setDirection(Direction dir) {
    _direction = dir;
    if (!_scrollBarEnabled) return;
    removeScrollBars();
    addScrollBars();
}

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

ScrollViewBar* ScrollView::anyBar() const {
    return _verticalScrollBar ? _verticalScrollBar : _horizontalScrollBar;
}

void ScrollView::updateScrollBars() {
    if (!anyBar()) return;
    const Vec2 beyond = getHowMuchOutOfBoundary();
    forBars([&beyond](ScrollViewBar& bar) { bar.onScrolled(beyond); });
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
    forBars([&](ScrollViewBar& bar) { bar.setPositionFromCorner(positionFromCorner); });
}

void ScrollView::setScrollBarPositionFromCornerForVertical(const Vec2& positionFromCorner) {
    if (copra::refuse(
            !_verticalScrollBar,
            "ScrollView::setScrollBarPositionFromCornerForVertical: there is no vertical scroll bar"))
        return;
    _verticalScrollBar->setPositionFromCorner(positionFromCorner);
}

Vec2 ScrollView::getScrollBarPositionFromCornerForVertical() const {
    CCASSERT(_verticalScrollBar, "ScrollView: there is no vertical scroll bar");
    return _verticalScrollBar ? _verticalScrollBar->getPositionFromCorner() : Vec2::ZERO;
}

void ScrollView::setScrollBarPositionFromCornerForHorizontal(const Vec2& positionFromCorner) {
    if (copra::refuse(
            !_horizontalScrollBar,
            "ScrollView::setScrollBarPositionFromCornerForHorizontal: there is no horizontal scroll bar"))
        return;
    _horizontalScrollBar->setPositionFromCorner(positionFromCorner);
}

Vec2 ScrollView::getScrollBarPositionFromCornerForHorizontal() const {
    CCASSERT(_horizontalScrollBar, "ScrollView: there is no horizontal scroll bar");
    return _horizontalScrollBar ? _horizontalScrollBar->getPositionFromCorner() : Vec2::ZERO;
}

void ScrollView::setScrollBarWidth(float width) {
    CCASSERT(_scrollBarEnabled, "ScrollView: scroll bars are not enabled");
    forBars([width](ScrollViewBar& bar) { bar.setWidth(width); });
}

float ScrollView::getScrollBarWidth() const {
    return anyBar() ? anyBar()->getWidth() : 0.0f;
}

void ScrollView::setScrollBarColor(const Color3B& color) {
    CCASSERT(_scrollBarEnabled, "ScrollView: scroll bars are not enabled");
    forBars([&color](ScrollViewBar& bar) { bar.setColor(color); });
}

const Color3B& ScrollView::getScrollBarColor() const {
    return anyBar() ? anyBar()->getColor() : Color3B::WHITE;
}

void ScrollView::setScrollBarOpacity(GLubyte opacity) {
    CCASSERT(_scrollBarEnabled, "ScrollView: scroll bars are not enabled");
    forBars([opacity](ScrollViewBar& bar) { bar.setOpacity(opacity); });
}

GLubyte ScrollView::getScrollBarOpacity() const {
    return anyBar() ? anyBar()->getOpacity() : GLubyte{255};
}

void ScrollView::setScrollBarAutoHideEnabled(bool autoHideEnabled) {
    CCASSERT(_scrollBarEnabled, "ScrollView: scroll bars are not enabled");
    forBars([autoHideEnabled](ScrollViewBar& bar) { bar.setAutoHideEnabled(autoHideEnabled); });
}

bool ScrollView::isScrollBarAutoHideEnabled() const {
    return anyBar() && anyBar()->isAutoHideEnabled();
}

void ScrollView::setScrollBarAutoHideTime(float autoHideTime) {
    CCASSERT(_scrollBarEnabled, "ScrollView: scroll bars are not enabled");
    forBars([autoHideTime](ScrollViewBar& bar) { bar.setAutoHideTime(autoHideTime); });
}

float ScrollView::getScrollBarAutoHideTime() const {
    return anyBar() ? anyBar()->getAutoHideTime() : 0.0f;
}

} // namespace ui
} // namespace cocos2d
