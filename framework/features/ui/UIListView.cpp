#include "ui/UIListView.h"

#include "base/WeakPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

ListView* ListView::create() {
    return copra::createAutoreleased<ListView>();
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
    if (item->getParent() != _innerContainer) return; // rejected by addChild
    _items.insert(index, item);
    remedyLayoutParameter(item);
    requestDoLayout();
    onItemListChanged();
}

void ListView::addChild(Node* child, int localZOrder, int tag) {
    ScrollView::addChild(child, localZOrder, tag);
    registerItem(child);
}

void ListView::addChild(Node* child, int localZOrder, const std::string& name) {
    ScrollView::addChild(child, localZOrder, name);
    registerItem(child);
}

void ListView::registerItem(Node* child) {
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
    _eventCallback = [weak, selector](Ref* sender, EventType event) {
        if (Ref* alive = weak.get()) (alive->*selector)(sender, static_cast<ListViewEventType>(event));
    };
}

void ListView::selectedItemEvent(TouchEventType event) {
    const RefPtr<ListView> alive(this);
    const EventType type =
        event == TouchEventType::BEGAN ? EventType::ON_SELECTED_ITEM_START : EventType::ON_SELECTED_ITEM_END;
    const ccListViewCallback callback = _eventCallback; // may be replaced while it runs
    if (callback) callback(this, type);
    if (_ccEventCallback) _ccEventCallback(this, static_cast<int>(type));
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
    _eventCallback = list->_eventCallback;
}

} // namespace ui
} // namespace cocos2d
