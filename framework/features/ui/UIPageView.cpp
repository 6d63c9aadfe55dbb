#include "ui/UIPageView.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "ui/UIPageViewIndicator.h"
#include "ui/selectorCallback.h"

#include <algorithm>
#include <utility>

namespace cocos2d {
namespace ui {

namespace {

constexpr float kFlingSpeed = 500.0f; ///< Points per second from which a short drag turns the page.

} // namespace

PageView* PageView::create() {
    return copra::createAutoreleased<PageView>();
}

PageView::PageView() = default;
PageView::~PageView() = default;

bool PageView::init() {
    if (!ListView::init()) return false;
    setDirection(Direction::HORIZONTAL);
    setMagneticType(MagneticType::CENTER);
    setScrollBarEnabled(false);
    return true;
}

// --- Pages ---

void PageView::setDirection(Direction direction) {
    ListView::setDirection(direction);
    if (direction == Direction::HORIZONTAL) _indicatorPositionAsAnchorPoint = Vec2(0.5f, 0.1f);
    if (direction == Direction::VERTICAL) _indicatorPositionAsAnchorPoint = Vec2(0.1f, 0.5f);
    if (_indicator) _indicator->setDirection(direction);
    refreshIndicator();
}

void PageView::addPage(Widget* page) {
    pushBackCustomItem(page);
}

void PageView::insertPage(Widget* page, int idx) {
    insertCustomItem(page, idx);
}

void PageView::removePage(Widget* page) {
    removeItem(getIndex(page));
}

void PageView::removePageAtIndex(ssize_t index) {
    removeItem(index);
}

void PageView::removeAllPages() {
    removeAllItems();
}

void PageView::addWidgetToPage(Widget* widget, ssize_t pageIdx, bool) {
    insertCustomItem(widget, pageIdx);
}

void PageView::remedyLayoutParameter(Widget* item) {
    item->setContentSize(getContentSize());
    ListView::remedyLayoutParameter(item);
}

void PageView::doLayout() {
    const auto alive = copra::keepAlive(this);
    ListView::doLayout();
    if (_indicator) _indicator->indicate(getCurPageIndex());
}

ssize_t PageView::getCurPageIndex() const {
    if (_readItem) return getIndex(_readItem); // the pages have changed and are not laid out yet
    return getIndex(getCenterItemInCurrentView());
}

void PageView::setCurrentPageIndex(ssize_t index) {
    jumpToItem(index, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
}

Vector<Layout*>& PageView::getPages() {
    _layoutPages.clear();
    for (Widget* item : _items)
        if (auto* page = dynamic_cast<Layout*>(item)) _layoutPages.pushBack(page);
    return _layoutPages;
}

Layout* PageView::getPage(ssize_t index) const {
    return dynamic_cast<Layout*>(getItem(index));
}

void PageView::scrollToPage(ssize_t idx) {
    scrollToItem(idx);
}

void PageView::scrollToItem(ssize_t itemIndex) {
    ListView::scrollToItem(itemIndex, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE);
}

void PageView::scrollToItem(ssize_t idx, float time) {
    ListView::scrollToItem(idx, Vec2::ANCHOR_MIDDLE, Vec2::ANCHOR_MIDDLE, time);
}

// --- Turning pages ---

void PageView::moveInnerContainer(const Vec2& deltaMove, bool canStartBounceBack) {
    const auto alive = copra::keepAlive(this);
    ListView::moveInnerContainer(deltaMove, canStartBounceBack);
    _currentPageIndex = getCurPageIndex();
    if (_indicator) _indicator->indicate(_currentPageIndex);
}

void PageView::handleReleaseLogic(Touch* touch) {
    // Skips ListView, which would snap to an item itself.
    ScrollView::handleReleaseLogic(touch); // NOLINT(bugprone-parent-virtual-call)
    if (_items.empty()) return;
    const Vec2 velocity = flattenVectorByDirection(calculateTouchMoveVelocity());
    Widget* page = getItem(_currentPageIndex);
    if (velocity.length() < kFlingSpeed || !page) {
        startMagneticScroll();
        return;
    }
    const Vec2 toPage =
        flattenVectorByDirection(calculateItemDestination(Vec2::ANCHOR_MIDDLE, page, Vec2::ANCHOR_MIDDLE) -
                                 getInnerContainerPosition());
    if (velocity.x * toPage.x > 0 || velocity.y * toPage.y > 0) {
        startMagneticScroll(); // the fling goes toward the nearest page
        return;
    }
    const ssize_t next = _currentPageIndex + (velocity.x < 0 || velocity.y > 0 ? 1 : -1);
    scrollToItem(std::min<ssize_t>(std::max<ssize_t>(0, next), _items.size() - 1));
}

void PageView::addEventListener(const ccPageViewCallback& callback) {
    const auto replaced = std::exchange(_eventCallback, callback); // may hold the last reference to this
    ScrollView::addEventListener([this](Ref*, ScrollView::EventType event) {
        if (event == ScrollView::EventType::AUTOSCROLL_ENDED && _previousPageIndex != _currentPageIndex)
            pageTurningEvent();
    });
}

void PageView::addEventListenerPageView(Ref* target, SEL_PageViewEvent selector) {
    addEventListener(copra::selectorCallback(target, selector, EventType::TURNING));
}

void PageView::pageTurningEvent() {
    const auto alive = copra::keepAlive(this);
    _previousPageIndex = _currentPageIndex;
    copra::call(_eventCallback, this, EventType::TURNING);
    copra::call(_ccEventCallback, this, static_cast<int>(EventType::TURNING));
}

// --- Indicator ---

void PageView::onItemListChanged() {
    ListView::onItemListChanged();
    if (_indicator) _indicator->reset(_items.size());
}

void PageView::onSizeChanged() {
    ListView::onSizeChanged();
    refreshIndicator();
}

void PageView::refreshIndicator() {
    if (!_indicator) return;
    _indicator->setPosition(Vec2(_contentSize.width * _indicatorPositionAsAnchorPoint.x,
                                 _contentSize.height * _indicatorPositionAsAnchorPoint.y));
}

void PageView::setIndicatorEnabled(bool enabled) {
    if (enabled == (_indicator != nullptr)) return;
    if (!enabled) {
        removeProtectedChild(_indicator);
        _indicator = nullptr;
        return;
    }
    _indicator = PageViewIndicator::create();
    _indicator->setDirection(getDirection());
    addProtectedChild(_indicator, 10000); // above every page
    _indicator->setSelectedIndexColor(Color3B(100, 100, 255));
    _indicator->reset(_items.size());
    refreshIndicator();
    requestDoLayout();
}

void PageView::setIndicatorPositionAsAnchorPoint(const Vec2& positionAsAnchorPoint) {
    _indicatorPositionAsAnchorPoint = positionAsAnchorPoint;
    refreshIndicator();
}

void PageView::setIndicatorPosition(const Vec2& position) {
    if (!_indicator || _contentSize.width <= 0 || _contentSize.height <= 0) return;
    setIndicatorPositionAsAnchorPoint(
        Vec2(position.x / _contentSize.width, position.y / _contentSize.height));
}

const Vec2& PageView::getIndicatorPosition() const {
    return _indicator ? _indicator->getPosition() : Vec2::ZERO;
}

void PageView::setIndicatorSpaceBetweenIndexNodes(float spaceBetweenIndexNodes) {
    if (_indicator) _indicator->setSpaceBetweenIndexNodes(spaceBetweenIndexNodes);
}

float PageView::getIndicatorSpaceBetweenIndexNodes() const {
    return _indicator ? _indicator->getSpaceBetweenIndexNodes() : 0.0f;
}

void PageView::setIndicatorSelectedIndexColor(const Color3B& color) {
    if (_indicator) _indicator->setSelectedIndexColor(color);
}

const Color3B& PageView::getIndicatorSelectedIndexColor() const {
    return _indicator ? _indicator->getSelectedIndexColor() : Color3B::WHITE;
}

void PageView::setIndicatorIndexNodesColor(const Color3B& color) {
    if (_indicator) _indicator->setIndexNodesColor(color);
}

const Color3B& PageView::getIndicatorIndexNodesColor() const {
    return _indicator ? _indicator->getIndexNodesColor() : Color3B::WHITE;
}

void PageView::setIndicatorSelectedIndexOpacity(GLubyte opacity) {
    if (_indicator) _indicator->setSelectedIndexOpacity(opacity);
}

GLubyte PageView::getIndicatorSelectedIndexOpacity() const {
    return _indicator ? _indicator->getSelectedIndexOpacity() : GLubyte{255};
}

void PageView::setIndicatorIndexNodesOpacity(GLubyte opacity) {
    if (_indicator) _indicator->setIndexNodesOpacity(opacity);
}

GLubyte PageView::getIndicatorIndexNodesOpacity() const {
    return _indicator ? _indicator->getIndexNodesOpacity() : GLubyte{255};
}

void PageView::setIndicatorIndexNodesScale(float indexNodesScale) {
    if (_indicator) _indicator->setIndexNodesScale(indexNodesScale);
}

float PageView::getIndicatorIndexNodesScale() const {
    return _indicator ? _indicator->getIndexNodesScale() : 1.0f;
}

void PageView::setIndicatorIndexNodesTexture(const std::string& texName, TextureResType texType) {
    if (_indicator) _indicator->setIndexNodesTexture(texName, texType);
}

// --- Copies ---

Widget* PageView::createCloneInstance() {
    return create();
}

void PageView::copySpecialProperties(Widget* model) {
    ListView::copySpecialProperties(model);
    auto* view = dynamic_cast<PageView*>(model);
    if (!view) return;
    ScrollView::addEventListener(nullptr); // the copied listener captures the model
    if (view->_eventCallback) addEventListener(view->_eventCallback);
    setIndicatorEnabled(view->getIndicatorEnabled());
    setIndicatorPositionAsAnchorPoint(view->_indicatorPositionAsAnchorPoint);
}

} // namespace ui
} // namespace cocos2d
