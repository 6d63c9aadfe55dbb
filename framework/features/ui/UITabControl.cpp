#include "ui/UITabControl.h"

#include "base/autoreleased.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "ui/UILayout.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

namespace {

constexpr int kContainerZ = -3;
constexpr int kHeaderZ = -2;
constexpr int kSelectedHeaderZ = -1;

} // namespace

TabControl* TabControl::create() {
    auto* tabs = new TabControl();
    return copra::autoreleased(tabs, tabs->init());
}

TabControl::TabControl() = default;

TabControl::~TabControl() {
    for (const TabItem_& item : _tabItems) item.header->_tabView = nullptr;
}

bool TabControl::init() {
    if (!Widget::init()) return false;
    setAnchorPoint(Vec2::ZERO);
    setContentSize(Size(200.0f, 200.0f));
    return true;
}

// --- Tabs ---

void TabControl::insertTab(int index, TabHeader* header, Layout* container) {
    if (copra::refuse(!header || !container, "TabControl: header or container is null")) return;
    if (index < 0 || index > static_cast<int>(_tabItems.size())) {
        copra::warning("TabControl: there is no place %d for a tab", index);
        return;
    }
    addProtectedChild(container, kContainerZ, -1);
    addProtectedChild(header, kHeaderZ, -1);
    index = std::min(index, static_cast<int>(_tabItems.size())); // onEnter() may remove tabs
    _tabItems.insert(_tabItems.begin() + index, {header, container});
    header->_tabView = this;
    header->setAnchorPoint(headerAnchor());
    fitHeader(*header);
    initTabHeadersPos(index);
    initContainers();
    if (_tabItems.size() == 1)
        setSelectTab(0);
    else
        showTab(index, false);
}

void TabControl::removeTab(int index) {
    if (!hasTab(index)) {
        copra::warning("TabControl: there is no tab %d", index);
        return;
    }
    const TabItem_ item = _tabItems[static_cast<std::size_t>(index)];
    _tabItems.erase(_tabItems.begin() + index);
    if (item.header == _selectedHeader) _selectedHeader = nullptr;
    item.header->_tabView = nullptr;
    removeProtectedChild(item.header);
    removeProtectedChild(item.container);
    initTabHeadersPos(index);
}

TabHeader* TabControl::getTabHeader(int index) const {
    return hasTab(index) ? _tabItems[static_cast<std::size_t>(index)].header : nullptr;
}

Layout* TabControl::getTabContainer(int index) const {
    return hasTab(index) ? _tabItems[static_cast<std::size_t>(index)].container : nullptr;
}

int TabControl::indexOfTabHeader(const TabHeader* tabCell) const {
    for (std::size_t i = 0; i < _tabItems.size(); ++i)
        if (_tabItems[i].header == tabCell) return static_cast<int>(i);
    return -1;
}

int TabControl::getSelectedTabIndex() const {
    return _selectedHeader ? indexOfTabHeader(_selectedHeader) : -1;
}

void TabControl::setSelectTab(int index) {
    dispatchSelectedTabChanged(index, TabHeader::EventType::SELECTED);
}

void TabControl::setSelectTab(TabHeader* tabHeader) {
    if (!_selectedHeader || tabHeader != _selectedHeader) setSelectTab(indexOfTabHeader(tabHeader));
}

void TabControl::dispatchSelectedTabChanged(int tabIndex, TabHeader::EventType eventType) {
    const bool isSelected = eventType == TabHeader::EventType::SELECTED;
    if (isSelected || (hasTab(tabIndex) && getTabHeader(tabIndex) == _selectedHeader)) {
        showTab(getSelectedTabIndex(), false);
        _selectedHeader = isSelected ? getTabHeader(tabIndex) : nullptr;
        showTab(getSelectedTabIndex(), true);
    }
    copra::call(_tabChangedCallback, getSelectedTabIndex(), EventType::SELECT_CHANGED);
}

void TabControl::showTab(int index, bool isShown) {
    if (!hasTab(index)) return;
    const TabItem_ item = _tabItems[static_cast<std::size_t>(index)];
    item.header->setLocalZOrder(isShown ? kSelectedHeaderZ : kHeaderZ);
    item.header->setScale(isShown ? 1.0f + _currentHeaderZoom : 1.0f);
    item.header->setSelected(isShown);
    item.container->setVisible(isShown);
    _reorderProtectedChildDirty = true;
}

// --- Headers ---

void TabControl::setHeaderWidth(float headerWidth) {
    _headerWidth = copra::toInteger<int>(headerWidth);
    onSizeChanged();
}

void TabControl::setHeaderHeight(float headerHeight) {
    _headerHeight = copra::toInteger<int>(headerHeight);
    onSizeChanged();
}

void TabControl::ignoreHeadersTextureSize(bool ignore) {
    _ignoreHeaderTextureSize = ignore;
    for (const TabItem_& item : _tabItems) fitHeader(*item.header);
}

void TabControl::fitHeader(TabHeader& header) const {
    header.ignoreContentAdaptWithSize(!_ignoreHeaderTextureSize);
    if (_ignoreHeaderTextureSize)
        header.setContentSize(Size(static_cast<float>(_headerWidth), static_cast<float>(_headerHeight)));
}

void TabControl::setHeaderSelectedZoom(float zoom) {
    _currentHeaderZoom = zoom;
    if (_selectedHeader) _selectedHeader->setScale(1.0f + zoom);
}

void TabControl::setHeaderDockPlace(TabControl::Dock dockPlace) {
    _headerDockPlace = dockPlace;
    for (const TabItem_& item : _tabItems) item.header->setAnchorPoint(headerAnchor());
    onSizeChanged();
}

/// The side of a header that is at its container, so that a selected header grows away from it.
Vec2 TabControl::headerAnchor() const {
    switch (_headerDockPlace) {
    case Dock::LEFT:
        return Vec2::ANCHOR_MIDDLE_RIGHT;
    case Dock::BOTTOM:
        return Vec2::ANCHOR_MIDDLE_TOP;
    case Dock::RIGHT:
        return Vec2::ANCHOR_MIDDLE_LEFT;
    case Dock::TOP:
        break;
    }
    return Vec2::ANCHOR_MIDDLE_BOTTOM;
}

// --- Layout ---

void TabControl::onSizeChanged() {
    const auto alive = copra::keepAlive(this); // a listener of a scroll view in a tab may remove tabs
    Widget::onSizeChanged();
    const std::vector<TabItem_> items = _tabItems;
    for (const TabItem_& item : items) fitHeader(*item.header);
    initTabHeadersPos(0);
    initContainers();
}

void TabControl::initTabHeadersPos(int startIndex) {
    const auto width = static_cast<float>(_headerWidth);
    const auto height = static_cast<float>(_headerHeight);
    const bool isRow = _headerDockPlace == Dock::TOP || _headerDockPlace == Dock::BOTTOM;
    Vec2 place(width / 2.0f, _contentSize.height - height);
    if (_headerDockPlace == Dock::BOTTOM) place.y = height;
    if (!isRow) {
        place.x = _headerDockPlace == Dock::LEFT ? width : _contentSize.width - width;
        place.y = _contentSize.height - height / 2.0f;
    }
    const Vec2 step = isRow ? Vec2(width, 0.0f) : Vec2(0.0f, -height);
    for (int i = startIndex; hasTab(i); ++i)
        getTabHeader(i)->setPosition(place + step * static_cast<float>(i));
}

void TabControl::initContainers() {
    const auto width = static_cast<float>(_headerWidth);
    const auto height = static_cast<float>(_headerHeight);
    const bool isRow = _headerDockPlace == Dock::TOP || _headerDockPlace == Dock::BOTTOM;
    Vec2 corner;
    if (_headerDockPlace == Dock::LEFT) corner.x = width;
    if (_headerDockPlace == Dock::BOTTOM) corner.y = height;
    const Size size(_contentSize.width - (isRow ? 0.0f : width),
                    _contentSize.height - (isRow ? height : 0.0f));
    const std::vector<TabItem_> items = _tabItems;
    for (const TabItem_& item : items) {
        item.container->setPosition(corner);
        item.container->setContentSize(size);
    }
}

void TabControl::copySpecialProperties(Widget* model) {
    auto* tabs = dynamic_cast<TabControl*>(model);
    if (!tabs) return;
    _headerWidth = tabs->_headerWidth;
    _headerHeight = tabs->_headerHeight;
    _headerDockPlace = tabs->_headerDockPlace;
    _currentHeaderZoom = tabs->_currentHeaderZoom;
    _ignoreHeaderTextureSize = tabs->_ignoreHeaderTextureSize;
    _tabChangedCallback = tabs->_tabChangedCallback;
}

} // namespace ui
} // namespace cocos2d
