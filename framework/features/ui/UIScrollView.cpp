#include "ui/UIScrollView.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "ui/UIScrollViewBar.h"
#include "ui/selectorCallback.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

ScrollView* ScrollView::create() {
    return copra::createAutoreleased<ScrollView>();
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
    listenToWheel();
    return true;
}

void ScrollView::initRenderer() {
    Layout::initRenderer();
    if (_innerContainer) removeProtectedChild(_innerContainer); // init() may be called again
    _innerContainer = createInnerContainer_();
    addProtectedChild(_innerContainer, 1, 1);
}

Layout* ScrollView::createInnerContainer_() {
    return Layout::create();
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
    _doLayoutDirty = false; // the inner container places the children
}

// --- Inner container ---

// A listener may remove the view, so a reference keeps it alive wherever more follows an event.

void ScrollView::onSizeChanged() {
    const auto alive = copra::keepAlive(this);
    Layout::onSizeChanged();
    resizeInnerContainer_(_innerContainer->getContentSize());
    setInnerContainerPosition(Vec2(0.0f, topRightPosition().y));
    updateScrollBars();
}

void ScrollView::setInnerContainerSize(const Size& size) {
    const auto alive = copra::keepAlive(this);
    resizeInnerContainer_(size);
    Vec2 position = _innerContainer->getPosition();
    const Vec2& anchor = _innerContainer->getAnchorPoint();
    const Size& inner = _innerContainer->getContentSize();
    if (_innerContainer->getLeftBoundary() != 0.0f) position.x = anchor.x * inner.width;
    if (_innerContainer->getTopBoundary() != _contentSize.height)
        position.y = _contentSize.height - (1.0f - anchor.y) * inner.height;
    setInnerContainerPosition(position);
    updateScrollBars();
}

void ScrollView::resizeInnerContainer_(const Size& size) {
    _innerContainer->setContentSize(
        Size(std::max(size.width, _contentSize.width), std::max(size.height, _contentSize.height)));
}

const Size& ScrollView::getInnerContainerSize() const {
    return _innerContainer->getContentSize();
}

const Vec2& ScrollView::getInnerContainerPosition() const {
    return _innerContainer->getPosition();
}

void ScrollView::setInnerContainerPosition(const Vec2& pos) {
    if (pos == _innerContainer->getPosition()) return;
    const auto alive = copra::keepAlive(this);
    _innerContainer->setPosition(pos);
    if (_bounceEnabled) {
        const Vec2 overshoot = getHowMuchOutOfBoundary();
        if (overshoot.y > 0) dispatchEvent(EventType::BOUNCE_TOP);
        if (overshoot.y < 0) dispatchEvent(EventType::BOUNCE_BOTTOM);
        if (overshoot.x < 0) dispatchEvent(EventType::BOUNCE_LEFT);
        if (overshoot.x > 0) dispatchEvent(EventType::BOUNCE_RIGHT);
    }
    dispatchEvent(EventType::CONTAINER_MOVED);
}

void ScrollView::moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack) {
    const auto alive = copra::keepAlive(this);
    setInnerContainerPosition(getInnerContainerPosition() + flattenVectorByDirection(deltaMove));
    updateScrollBars();
    if (canStartBounceBack) startBounceBackIfNeeded();
}

Vec2 ScrollView::flattenVectorByDirection(const Vec2& vector) const {
    return Vec2(_direction == Direction::VERTICAL ? 0.0f : vector.x,
                _direction == Direction::HORIZONTAL ? 0.0f : vector.y);
}

Vec2 ScrollView::getHowMuchOutOfBoundary(const Vec2& addition) {
    return overshootCorrection(0.0f, _contentSize.width, _contentSize.height, 0.0f, addition);
}

Vec2 ScrollView::overshootCorrection(float left, float right, float top, float bottom,
                                     const Vec2& addition) const {
    const Rect box = _innerContainer->getBoundingBox();
    Vec2 overshoot;
    if (box.getMinX() + addition.x > left)
        overshoot.x = left - (box.getMinX() + addition.x);
    else if (box.getMaxX() + addition.x < right)
        overshoot.x = right - (box.getMaxX() + addition.x);
    if (box.getMaxY() + addition.y < top)
        overshoot.y = top - (box.getMaxY() + addition.y);
    else if (box.getMinY() + addition.y > bottom)
        overshoot.y = bottom - (box.getMinY() + addition.y);
    return overshoot;
}

void ScrollView::setDirection(Direction dir) {
    _direction = dir;
    if (!_scrollBarEnabled) return;
    removeScrollBars();
    addScrollBars();
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

// init() of a base class asks for the children before the container exists.
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
    // Skips Layout, which would search among the parts of the view.
    return Widget::findNextFocusedWidget(direction, current); // NOLINT(bugprone-parent-virtual-call)
}

// --- Events and copies ---

void ScrollView::dispatchEvent(EventType event) {
    const auto alive = copra::keepAlive(this);
    copra::call(_eventCallback, this, event);
    copra::call(_ccEventCallback, this, static_cast<int>(event));
}

void ScrollView::addEventListenerScrollView(Ref* target, SEL_ScrollViewEvent selector) {
    copra::listenToAll(_eventCallback, copra::selectorCallback(target, selector, EventType::BOUNCE_RIGHT));
}

void ScrollView::listenTo_(EventType event, Ref* target, SEL_CallFuncO selector) {
    copra::listenTo(event, _eventCallback, target, selector);
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
    _scrollTime = view->_scrollTime;
    _eventCallback = view->_eventCallback;
    setScrollBarEnabled(view->_scrollBarEnabled);
    if (!_scrollBarEnabled || !view->firstBar()) return;
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

} // namespace ui
} // namespace cocos2d
