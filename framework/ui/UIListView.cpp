#include "ui/UIListView.h"

#include "base/WeakPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

/// Where the anchor of an item lies in the inner container.
Vec2 placeOf(const Widget* item, const Vec2& anchor) {
    const Size& size = item->getContentSize();
    return Vec2(item->getLeftBoundary() + size.width * anchor.x,
                item->getBottomBoundary() + size.height * anchor.y);
}

/// The fraction of item and view that a magnetic type brings together.
Vec2 anchorOf(ListView::MagneticType type) {
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

ListView* ListView::create() {
    auto* list = new ListView();
    return copra::autoreleased(list, list->init());
}

ListView::ListView() = default;
ListView::~ListView() = default;

bool ListView::init() {
    if (!ScrollView::init()) return false;
    setDirection(Direction::VERTICAL);
    return true;
}

// --- Items ---

void ListView::setItemModel(Widget* model) {
    if (model) _model = model;
}

void ListView::pushBackDefaultItem() {
    if (_model) pushBackCustomItem(_model->clone());
}

void ListView::insertDefaultItem(ssize_t index) {
    if (_model) insertCustomItem(_model->clone(), index);
}

void ListView::pushBackCustomItem(Widget* item) {
    insertCustomItem(item, _items.size());
}

void ListView::insertCustomItem(Widget* item, ssize_t index) {
    if (copra::refuse(!item, "ListView::insertCustomItem: the item is null")) return;
    index = std::min<ssize_t>(std::max<ssize_t>(0, index), _items.size());
    if (_curSelectedIndex >= index) ++_curSelectedIndex;
    ScrollView::addChild(item, item->getLocalZOrder(), item->getName());
    if (item->getParent() != _innerContainer) return; // refused
    _items.insert(index, item);
    remedyLayoutParameter(item);
    requestDoLayout();
    onItemListChanged();
}

void ListView::addChild(Node* child, int localZOrder, int tag) {
    ScrollView::addChild(child, localZOrder, tag);
    keepAsItem(child);
}

void ListView::addChild(Node* child, int localZOrder, const std::string& name) {
    ScrollView::addChild(child, localZOrder, name);
    keepAsItem(child);
}

void ListView::keepAsItem(Node* child) {
    auto* item = dynamic_cast<Widget*>(child);
    if (!item || item->getParent() != _innerContainer || _items.contains(item)) return;
    _items.pushBack(item);
    requestDoLayout();
    onItemListChanged();
}

void ListView::removeItem(ssize_t index) {
    if (Widget* item = getItem(index)) removeChild(item, true);
}

void ListView::removeLastItem() {
    removeItem(_items.size() - 1);
}

void ListView::removeAllItems() {
    removeAllChildren();
}

void ListView::removeChild(Node* child, bool cleanup) {
    if (auto* item = dynamic_cast<Widget*>(child)) {
        const ssize_t index = getIndex(item);
        if (index >= 0) {
            if (_curSelectedIndex > index)
                --_curSelectedIndex;
            else if (_curSelectedIndex == index)
                _curSelectedIndex = -1;
            const RefPtr<Widget> alive(item);
            _items.erase(index);
            ScrollView::removeChild(child, cleanup);
            requestDoLayout();
            onItemListChanged();
            return;
        }
    }
    ScrollView::removeChild(child, cleanup);
}

void ListView::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void ListView::removeAllChildrenWithCleanup(bool cleanup) {
    ScrollView::removeAllChildrenWithCleanup(cleanup);
    _items.clear();
    _curSelectedIndex = -1;
    requestDoLayout();
    onItemListChanged();
}

Widget* ListView::getItem(ssize_t index) const {
    return index >= 0 && index < _items.size() ? _items.at(index) : nullptr;
}

ssize_t ListView::getIndex(Widget* item) const {
    return item ? _items.getIndex(item) : -1;
}

void ListView::setCurSelectedIndex(int itemIndex) {
    Widget* item = getItem(itemIndex);
    if (!item) return;
    _curSelectedIndex = itemIndex;
    selectedItemEvent(TouchEventType::ENDED);
}

// --- Layout ---

void ListView::onSizeChanged() {
    ScrollView::onSizeChanged();
    requestDoLayout();
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
        setInnerContainerSize(Size(_contentSize.width, length + _padding.top + _padding.bottom));
    else if (_direction == Direction::HORIZONTAL)
        setInnerContainerSize(Size(length + _padding.left + _padding.right, _contentSize.height));
}

void ListView::forceDoLayout() {
    requestDoLayout();
    doLayout();
}

void ListView::doLayout() {
    if (!_itemsDirty) return;
    _itemsDirty = false;
    for (ssize_t i = 0; i < _items.size(); ++i) {
        _items.at(i)->setLocalZOrder(static_cast<int>(i));
        remedyLayoutParameter(_items.at(i));
    }
    updateInnerContainerSize();
    _innerContainer->forceDoLayout();
}

// --- Touches ---

void ListView::addEventListenerListView(Ref* target, SEL_ListViewEvent selector) {
    const copra::WeakPtr<Ref> weak(target);
    _listEventCallback = [weak, selector](Ref* sender, EventType event) {
        if (Ref* alive = weak.get()) (alive->*selector)(sender, static_cast<ListViewEventType>(event));
    };
}

void ListView::selectedItemEvent(TouchEventType event) {
    const RefPtr<ListView> alive(this);
    const EventType told =
        event == TouchEventType::BEGAN ? EventType::ON_SELECTED_ITEM_START : EventType::ON_SELECTED_ITEM_END;
    const ccListViewCallback callback = _listEventCallback; // it may be replaced while it runs
    if (callback) callback(this, told);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(told));
}

void ListView::interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    const RefPtr<ListView> alive(this);
    ScrollView::interceptTouchEvent(event, sender, touch);
    if (!_touchEnabled || event == TouchEventType::MOVED) return;
    for (Node* node = sender; node; node = node->getParent()) {
        if (node->getParent() != _innerContainer) continue;
        _curSelectedIndex = getIndex(dynamic_cast<Widget*>(node));
        break;
    }
    if (sender->isHighlighted()) selectedItemEvent(event);
}

void ListView::handleReleaseLogic(Touch* touch) {
    ScrollView::handleReleaseLogic(touch);
    if (!_autoScrolling) startMagneticScroll();
}

// --- Looking ---

Widget* ListView::getClosestItemToPosition(const Vec2& targetPosition, const Vec2& itemAnchorPoint) const {
    Widget* closest = nullptr;
    float least = 0.0f;
    for (Widget* item : _items) {
        const float distance = (targetPosition - placeOf(item, itemAnchorPoint)).lengthSquared();
        if (closest && distance >= least) continue;
        closest = item;
        least = distance;
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

// --- Going ---

Vec2 ListView::calculateItemDestination(const Vec2& positionRatioInView, Widget* item,
                                        const Vec2& itemAnchorPoint) const {
    const Vec2 inView(_contentSize.width * positionRatioInView.x,
                      _contentSize.height * positionRatioInView.y);
    return inView - placeOf(item, itemAnchorPoint);
}

void ListView::jumpToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint) {
    Widget* item = getItem(itemIndex);
    if (!item) return;
    doLayout();
    Vec2 destination = calculateItemDestination(positionRatioInView, item, itemAnchorPoint);
    if (!_bounceEnabled) destination += getHowMuchOutOfBoundary(destination - getInnerContainerPosition());
    jumpToDestination(destination);
}

void ListView::scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint) {
    scrollToItem(itemIndex, positionRatioInView, itemAnchorPoint, _scrollTime);
}

void ListView::scrollToItem(ssize_t itemIndex, const Vec2& positionRatioInView, const Vec2& itemAnchorPoint,
                            float timeInSec) {
    Widget* item = getItem(itemIndex);
    if (!item) return;
    doLayout();
    startAutoScrollToDestination(calculateItemDestination(positionRatioInView, item, itemAnchorPoint),
                                 timeInSec, true);
}

void ListView::jumpToBottom() {
    doLayout();
    ScrollView::jumpToBottom();
}

void ListView::jumpToTop() {
    doLayout();
    ScrollView::jumpToTop();
}

void ListView::jumpToLeft() {
    doLayout();
    ScrollView::jumpToLeft();
}

void ListView::jumpToRight() {
    doLayout();
    ScrollView::jumpToRight();
}

void ListView::jumpToTopLeft() {
    doLayout();
    ScrollView::jumpToTopLeft();
}

void ListView::jumpToTopRight() {
    doLayout();
    ScrollView::jumpToTopRight();
}

void ListView::jumpToBottomLeft() {
    doLayout();
    ScrollView::jumpToBottomLeft();
}

void ListView::jumpToBottomRight() {
    doLayout();
    ScrollView::jumpToBottomRight();
}

void ListView::jumpToPercentVertical(float percent) {
    doLayout();
    ScrollView::jumpToPercentVertical(percent);
}

void ListView::jumpToPercentHorizontal(float percent) {
    doLayout();
    ScrollView::jumpToPercentHorizontal(percent);
}

void ListView::jumpToPercentBothDirection(const Vec2& percent) {
    doLayout();
    ScrollView::jumpToPercentBothDirection(percent);
}

// --- Magnets ---

void ListView::setMagneticType(MagneticType magneticType) {
    _magneticType = magneticType;
    startMagneticScroll();
}

/// With a magnet the first and the last item move the edges inwards.
Vec2 ListView::getHowMuchOutOfBoundary(const Vec2& addition) {
    const bool plain = !_magneticAllowedOutOfBoundary || _items.empty() ||
                       _magneticType == MagneticType::NONE || _magneticType == MagneticType::BOTH_END;
    if (plain) return ScrollView::getHowMuchOutOfBoundary(addition);
    const Size& firstSize = _items.at(0)->getContentSize();
    const Size& lastSize = _items.at(_items.size() - 1)->getContentSize();
    const Vec2 firstRoom(_contentSize.width - firstSize.width, _contentSize.height - firstSize.height);
    const Vec2 lastRoom(_contentSize.width - lastSize.width, _contentSize.height - lastSize.height);
    float atFirst = 0.0f;
    float atLast = 0.0f;
    if (_magneticType == MagneticType::CENTER) atFirst = atLast = 0.5f;
    if (_magneticType == MagneticType::LEFT || _magneticType == MagneticType::TOP) atLast = 1.0f;
    if (_magneticType == MagneticType::RIGHT || _magneticType == MagneticType::BOTTOM) atFirst = 1.0f;
    return outOf(firstRoom.x * atFirst, _contentSize.width - lastRoom.x * atLast,
                 _contentSize.height - firstRoom.y * atFirst, lastRoom.y * atLast, addition);
}

/// A fling ends at an item, unless it ends beyond the edges, from where it comes back anyway.
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
    const Vec2 anchor = anchorOf(type);
    const Vec2 magnet =
        Vec2(_contentSize.width * anchor.x, _contentSize.height * anchor.y) - _innerContainer->getPosition();
    move = magnet - placeOf(getClosestItemToPosition(magnet - move, anchor), anchor);
    ScrollView::startAttenuatingAutoScroll(move, initialVelocity);
}

void ListView::startMagneticScroll() {
    if (_items.empty() || _magneticType == MagneticType::NONE) return;
    const Vec2 anchor = anchorOf(_magneticType);
    scrollToItem(getIndex(getClosestItemToPositionInCurrentView(anchor, anchor)), anchor, anchor);
}

// --- Copies ---

Widget* ListView::createCloneInstance() {
    return create();
}

void ListView::copyClonedWidgetChildren(Widget* model) {
    auto* list = dynamic_cast<ListView*>(model);
    if (!list) return;
    for (Widget* item : list->_items) pushBackCustomItem(item->clone());
}

void ListView::copySpecialProperties(Widget* model) {
    ScrollView::copySpecialProperties(model);
    auto* list = dynamic_cast<ListView*>(model);
    if (!list) return;
    setItemModel(list->_model);
    setItemsMargin(list->_itemsMargin);
    setGravity(list->_gravity);
    setPadding(list->_padding.left, list->_padding.top, list->_padding.right, list->_padding.bottom);
    _magneticType = list->_magneticType;
    _magneticAllowedOutOfBoundary = list->_magneticAllowedOutOfBoundary;
    _scrollTime = list->_scrollTime;
    _listEventCallback = list->_listEventCallback;
}

} // namespace ui
} // namespace cocos2d
