#include "extensions/ScrollView.h"

#include "action/CallFunc.h"
#include "action/Move.h"
#include "action/Sequence.h"
#include "base/WeakPtr.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "event/EventListenerTouch.h"
#include "math/AffineTransform.h"
#include "render/Renderer.h"

#include <algorithm>
#include <cmath>

namespace cocos2d {
namespace extension {

namespace {

constexpr float kBounceSeconds = 0.15f;
constexpr float kInsetRatio = 0.2f;     ///< How far the container may leave the view, in view sizes.
constexpr float kFlingFriction = 0.95f; ///< What remains of the speed of a fling after each frame.
constexpr float kFlingEnd = 1.0f;       ///< Points in a frame below which a fling ends.

} // namespace

ScrollView* ScrollView::create(Size size, Node* container) {
    auto* view = new ScrollView();
    return copra::autoreleased(view, view->initWithViewSize(size, container));
}

ScrollView* ScrollView::create() {
    return copra::createAutoreleased<ScrollView>();
}

ScrollView::ScrollView() = default;
ScrollView::~ScrollView() = default;

bool ScrollView::init() {
    return initWithViewSize(Size(200, 200), nullptr);
}

bool ScrollView::initWithViewSize(Size size, Node* container) {
    if (!Layer::init()) return false;
    if (_container) Layer::removeChild(_container, true);
    _container = container;
    if (!_container) {
        _container = Layer::create();
        _container->setIgnoreAnchorPointForPosition(false);
        _container->setAnchorPoint(Vec2::ZERO);
    }
    setViewSize(size);
    setTouchEnabled(true);
    listenToWheel();
    _touches.reserve(2);
    _delegate = nullptr;
    _bounceable = true;
    _clippingToBounds = true;
    _direction = Direction::BOTH;
    _container->setPosition(0.0f, 0.0f);
    _touchLength = 0.0f;
    _minScale = _maxScale = 1.0f;
    addChild(_container);
    return true;
}

// --- Offset and zoom ---

void ScrollView::setContentOffset(Vec2 offset, bool animated) {
    if (animated) {
        setContentOffsetInDuration(offset, kBounceSeconds);
        return;
    }
    if (!_bounceable) {
        const Vec2 least = minContainerOffset();
        const Vec2 most = maxContainerOffset();
        offset.x = std::max(least.x, std::min(most.x, offset.x));
        offset.y = std::max(least.y, std::min(most.y, offset.y));
    }
    _container->setPosition(offset);
    if (_delegate) _delegate->scrollViewDidScroll(this);
}

void ScrollView::setContentOffsetInDuration(Vec2 offset, float dt) {
    const auto alive = copra::keepAlive(this); // the delegate may remove the view
    stopAnimatedContentOffset();
    // The container may outlive this view.
    const copra::WeakPtr<ScrollView> self(this);
    auto* expire = CallFuncN::create([self](Node* node) {
        if (ScrollView* view = self.get()) view->stoppedAnimatedScroll(node);
    });
    _animatedScrollAction =
        _container->runAction(Sequence::create(MoveTo::create(dt, offset), expire, nullptr));
    schedule(CC_SCHEDULE_SELECTOR(ScrollView::performedAnimatedScroll));
}

void ScrollView::stopAnimatedContentOffset() {
    if (!_animatedScrollAction) return;
    const bool isRunning = !_animatedScrollAction->isDone();
    _container->stopAction(_animatedScrollAction);
    _animatedScrollAction = nullptr;
    if (isRunning) stoppedAnimatedScroll(this);
}

Vec2 ScrollView::getContentOffset() {
    return _container->getPosition();
}

void ScrollView::setZoomScale(float s) {
    if (_container->getScaleX() == s) return;
    const auto alive = copra::keepAlive(this); // the delegate may remove the view
    const bool pinched = _touchLength != 0.0f;
    const Vec2 center =
        convertToWorldSpace(pinched ? _touchPoint : Vec2(_viewSize.width / 2.0f, _viewSize.height / 2.0f));
    const Vec2 fixed = _container->convertToNodeSpace(center);
    _container->setScale(std::max(_minScale, std::min(_maxScale, s)));
    const Vec2 offset =
        convertToNodeSpace(center) - convertToNodeSpace(_container->convertToWorldSpace(fixed));
    if (_delegate) _delegate->scrollViewDidZoom(this);
    setContentOffset(_container->getPosition() + offset);
}

float ScrollView::getZoomScale() {
    return _container->getScaleX();
}

void ScrollView::setZoomScale(float s, bool animated) {
    setZoomScaleInDuration(s, animated ? kBounceSeconds : 0.0f);
}

void ScrollView::setZoomScaleInDuration(float s, float dt) {
    if (dt <= 0.0f)
        setZoomScale(s);
    else if (_container->getScaleX() != s)
        runAction(ActionTween::create(dt, "zoomScale", _container->getScaleX(), s));
}

void ScrollView::updateTweenAction(float value, const std::string& /*key*/) {
    setZoomScale(value);
}

Vec2 ScrollView::maxContainerOffset() {
    const Vec2 anchor =
        _container->isIgnoreAnchorPointForPosition() ? Vec2::ZERO : _container->getAnchorPoint();
    const Size& size = _container->getContentSize();
    return Vec2(anchor.x * size.width * _container->getScaleX(),
                anchor.y * size.height * _container->getScaleY());
}

Vec2 ScrollView::minContainerOffset() {
    const Vec2 most = maxContainerOffset();
    const Size& size = _container->getContentSize();
    return Vec2(_viewSize.width - size.width * _container->getScaleX() + most.x,
                _viewSize.height - size.height * _container->getScaleY() + most.y);
}

void ScrollView::updateInset() {
    const Vec2 margin(_viewSize.width * kInsetRatio, _viewSize.height * kInsetRatio);
    _maxInset = maxContainerOffset() + margin;
    _minInset = minContainerOffset() - margin;
}

bool ScrollView::isNodeVisible(Node* node) {
    const Vec2 offset = getContentOffset();
    const float scale = getZoomScale();
    const Rect visible(-offset.x / scale, -offset.y / scale, _viewSize.width / scale,
                       _viewSize.height / scale);
    return visible.intersectsRect(node->getBoundingBox());
}

// --- Movements ---

void ScrollView::relocateContainer(bool animated) {
    const Vec2 old = _container->getPosition();
    const Vec2 place = withinLimits(old);
    if (place != old) setContentOffset(place, animated);
}

/// A container that is smaller than the view goes to its left and upper edge.
Vec2 ScrollView::withinLimits(Vec2 place) {
    const Vec2 least = minContainerOffset();
    const Vec2 most = maxContainerOffset();
    if (_direction == Direction::BOTH || _direction == Direction::HORIZONTAL)
        place.x = std::min(std::max(place.x, least.x), most.x);
    if (_direction == Direction::BOTH || _direction == Direction::VERTICAL)
        place.y = std::max(std::min(place.y, most.y), least.y);
    return place;
}

/// Whether an offset is within the limits of an axis, without its ends.
bool ScrollView::isFree(const Vec2& offset, bool horizontal) {
    const Vec2 most = _bounceable ? _maxInset : maxContainerOffset();
    const Vec2 least = _bounceable ? _minInset : minContainerOffset();
    return horizontal ? offset.x > least.x && offset.x < most.x : offset.y > least.y && offset.y < most.y;
}

void ScrollView::deaccelerateScrolling(float /*dt*/) {
    if (_dragging) {
        unschedule(CC_SCHEDULE_SELECTOR(ScrollView::deaccelerateScrolling));
        return;
    }
    const auto alive = copra::keepAlive(this); // the delegate may remove the view
    const Vec2 offset = _container->getPosition() + _scrollDistance;
    _scrollDistance = _scrollDistance * kFlingFriction;
    setContentOffset(offset);
    const bool isSlow =
        std::fabs(_scrollDistance.x) <= kFlingEnd && std::fabs(_scrollDistance.y) <= kFlingEnd;
    const bool isAtEnd =
        (_direction != Direction::HORIZONTAL && _direction != Direction::NONE && !isFree(offset, false)) ||
        (_direction != Direction::VERTICAL && _direction != Direction::NONE && !isFree(offset, true));
    if (!isSlow && !isAtEnd) return;
    unschedule(CC_SCHEDULE_SELECTOR(ScrollView::deaccelerateScrolling));
    relocateContainer(true);
}

void ScrollView::stoppedAnimatedScroll(Node* /*node*/) {
    unschedule(CC_SCHEDULE_SELECTOR(ScrollView::performedAnimatedScroll));
    if (_delegate) _delegate->scrollViewDidScroll(this);
}

void ScrollView::performedAnimatedScroll(float /*dt*/) {
    if (_dragging)
        unschedule(CC_SCHEDULE_SELECTOR(ScrollView::performedAnimatedScroll));
    else if (_delegate)
        _delegate->scrollViewDidScroll(this);
}

// --- Settings ---

void ScrollView::pause(Ref* /*sender*/) {
    _container->pause();
    for (Node* child : _container->getChildren()) child->pause();
}

void ScrollView::resume(Ref* /*sender*/) {
    for (Node* child : _container->getChildren()) child->resume();
    _container->resume();
}

void ScrollView::setViewSize(Size size) {
    _viewSize = size;
    Layer::setContentSize(size);
}

Node* ScrollView::getContainer() {
    return _container;
}

void ScrollView::setContainer(Node* pContainer) {
    if (!pContainer || pContainer == _container) return;
    const auto alive = copra::keepAlive(this); // the old container may hold the last reference
    removeAllChildrenWithCleanup(true);
    Layer::removeChild(_container, true);
    _container = pContainer;
    _container->setIgnoreAnchorPointForPosition(false);
    _container->setAnchorPoint(Vec2::ZERO);
    addChild(_container);
    setViewSize(_viewSize);
}

bool ScrollView::hasVisibleParents() const {
    for (const Node* node = getParent(); node; node = node->getParent())
        if (!node->isVisible()) return false;
    return true;
}

const Size& ScrollView::getContentSize() const {
    return _container ? _container->getContentSize() : Layer::getContentSize();
}

void ScrollView::setContentSize(const Size& size) {
    if (!_container) return;
    _container->setContentSize(size);
    updateInset();
}

// --- Children ---

void ScrollView::addChild(Node* child, int zOrder, int tag) {
    if (child == _container)
        Layer::addChild(child, zOrder, tag);
    else
        _container->addChild(child, zOrder, tag);
}

void ScrollView::addChild(Node* child, int zOrder, const std::string& name) {
    if (child == _container)
        Layer::addChild(child, zOrder, name);
    else
        _container->addChild(child, zOrder, name);
}

void ScrollView::removeChild(Node* child, bool cleanup) {
    if (child == _container)
        Layer::removeChild(child, cleanup);
    else
        _container->removeChild(child, cleanup);
}

void ScrollView::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void ScrollView::removeAllChildrenWithCleanup(bool cleanup) {
    _container->removeAllChildrenWithCleanup(cleanup);
}

// --- Drawing ---

void ScrollView::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const copra::RenderScope scope(*renderer);
    if (_clippingToBounds)
        renderer->clip(RectApplyTransform(Rect(Vec2::ZERO, _viewSize), transform(parentTransform)));
    Layer::visit(renderer, parentTransform, parentFlags);
}

Rect ScrollView::getViewRect() {
    return RectApplyAffineTransform(Rect(Vec2::ZERO, _viewSize), getNodeToWorldAffineTransform());
}

} // namespace extension
} // namespace cocos2d
