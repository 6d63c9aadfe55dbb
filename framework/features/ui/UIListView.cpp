#include "ui/UIListView.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "ui/selectorCallback.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

/// Notifies the list of every item that leaves: through the list, by itself or by an action.
class ListView::Container_ : public Layout {
public:
    void removeChild(Node* child, bool cleanup) override {
        const RefPtr<Node> alive(child);
        if (ListView* list = listOfItems()) list->forgetItem(child);
        Layout::removeChild(child, cleanup);
    }
    void removeAllChildrenWithCleanup(bool cleanup) override {
        if (ListView* list = listOfItems()) list->forgetItems();
        Layout::removeAllChildrenWithCleanup(cleanup);
    }

private:
    /// Null once the game has taken the container out of the list.
    ListView* listOfItems() { return dynamic_cast<ListView*>(getParent()); }
};

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

Layout* ListView::createInnerContainer_() {
    return copra::createAutoreleased<Container_>();
}

// --- Items ---

void ListView::setItemModel(Widget* model) {
    if (model) _model = model;
}

namespace {
bool expectModel(const Widget* model) {
    return !copra::warn(!model, "ListView: there is no item to copy: call setItemModel() first");
}
} // namespace

void ListView::pushBackDefaultItem() {
    if (expectModel(_model)) pushBackCustomItem(_model->clone());
}

void ListView::insertDefaultItem(ssize_t index) {
    if (expectModel(_model)) insertCustomItem(_model->clone(), index);
}

void ListView::pushBackCustomItem(Widget* item) {
    insertCustomItem(item, _items.size());
}

void ListView::insertCustomItem(Widget* item, ssize_t index) {
    if (copra::refuse(!item, "ListView::insertCustomItem: the item is null")) return;
    index = std::min<ssize_t>(std::max<ssize_t>(0, index), _items.size());
    const auto alive = copra::keepAlive(this);
    const RefPtr<Widget> kept(item);
    if (_curSelectedIndex >= index) ++_curSelectedIndex;
    requestDoLayout();
    ScrollView::addChild(item, item->getLocalZOrder(), item->getName());
    if (item->getParent() != _innerContainer) return;             // rejected by addChild
    _items.insert(std::min<ssize_t>(index, _items.size()), item); // its onEnter() may remove others
    remedyLayoutParameter(item);
    onItemListChanged();
}

void ListView::addChild(Node* child, int localZOrder, int tag) {
    requestDoLayout();
    ScrollView::addChild(child, localZOrder, tag);
    registerItem(child);
}

void ListView::addChild(Node* child, int localZOrder, const std::string& name) {
    requestDoLayout();
    ScrollView::addChild(child, localZOrder, name);
    registerItem(child);
}

void ListView::registerItem(Node* child) {
    auto* item = dynamic_cast<Widget*>(child);
    if (!item || item->getParent() != _innerContainer || _items.contains(item)) return;
    _items.pushBack(item);
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

void ListView::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void ListView::forgetItem(Node* child) {
    const ssize_t index = getIndex(dynamic_cast<Widget*>(child));
    if (index < 0) return;
    if (_curSelectedIndex > index)
        --_curSelectedIndex;
    else if (_curSelectedIndex == index)
        _curSelectedIndex = -1;
    requestDoLayout();
    _items.erase(index);
    if (child == _readItem) _readItem = getItem(std::min<ssize_t>(index, _items.size() - 1));
    onItemListChanged();
}

void ListView::forgetItems() {
    requestDoLayout();
    _items.clear();
    _readItem = nullptr;
    _curSelectedIndex = -1;
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

// --- Touches ---

void ListView::addEventListenerListView(Ref* target, SEL_ListViewEvent selector) {
    _eventCallback = copra::selectorCallback(target, selector, EventType::ON_SELECTED_ITEM_END);
}

void ListView::selectedItemEvent(TouchEventType event) {
    const auto alive = copra::keepAlive(this);
    const EventType type =
        event == TouchEventType::BEGAN ? EventType::ON_SELECTED_ITEM_START : EventType::ON_SELECTED_ITEM_END;
    copra::call(_eventCallback, this, type);
    copra::call(_ccEventCallback, this, static_cast<int>(type));
}

void ListView::interceptTouchEvent(TouchEventType event, Widget* sender, Touch* touch) {
    const auto alive = copra::keepAlive(this);
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
    const Vector<Widget*> items = list->_items;
    for (Widget* item : items) pushBackCustomItem(item->clone());
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
    _eventCallback = list->_eventCallback;
}

} // namespace ui
} // namespace cocos2d
