#include "nodes/menu/MenuItemToggle.h"

#include "base/autoreleased.h"
#include "base/refuse.h"

namespace cocos2d {

namespace {

/// `first` and the items of `args` up to the terminating null.
Vector<MenuItem*> collect(MenuItem* first, va_list args) {
    Vector<MenuItem*> items;
    for (MenuItem* item = first; item; item = va_arg(args, MenuItem*)) items.pushBack(item);
    return items;
}

} // namespace

MenuItemToggle* MenuItemToggle::create() {
    return create(nullptr);
}

MenuItemToggle* MenuItemToggle::create(MenuItem* item) {
    auto* toggle = new MenuItemToggle();
    return copra::autoreleased(toggle, toggle->initWithItem(item));
}

MenuItemToggle* MenuItemToggle::createWithCallback(const ccMenuCallback& callback,
                                                   const Vector<MenuItem*>& menuItems) {
    auto* toggle = new MenuItemToggle();
    return copra::autoreleased(toggle, toggle->initWithItems(callback, menuItems));
}

MenuItemToggle* MenuItemToggle::createWithCallback(const ccMenuCallback& callback, MenuItem* item, ...) {
    va_list args;
    va_start(args, item);
    MenuItemToggle* toggle = createWithCallback(callback, collect(item, args));
    va_end(args);
    return toggle;
}

MenuItemToggle* MenuItemToggle::createWithTarget(Ref* target, SEL_MenuHandler selector,
                                                 const Vector<MenuItem*>& menuItems) {
    return createWithCallback(copra::menuCallback(target, selector), menuItems);
}

MenuItemToggle* MenuItemToggle::createWithTarget(Ref* target, SEL_MenuHandler selector, MenuItem* item, ...) {
    va_list args;
    va_start(args, item);
    MenuItemToggle* toggle = createWithTarget(target, selector, collect(item, args));
    va_end(args);
    return toggle;
}

bool MenuItemToggle::initWithItem(MenuItem* item) {
    Vector<MenuItem*> items;
    if (item) items.pushBack(item);
    return initWithItems(ccMenuCallback(), items);
}

bool MenuItemToggle::initWithCallback(const ccMenuCallback& callback, MenuItem* item, va_list args) {
    return initWithItems(callback, collect(item, args));
}

bool MenuItemToggle::initWithTarget(Ref* target, SEL_MenuHandler selector, MenuItem* item, va_list args) {
    return initWithItems(copra::menuCallback(target, selector), collect(item, args));
}

bool MenuItemToggle::initWithItems(const ccMenuCallback& callback, const Vector<MenuItem*>& items) {
    if (!MenuItem::initWithCallback(callback)) return false;
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    _subItems = items;
    _selectedIndex = UINT_MAX;
    if (!_subItems.empty()) setSelectedIndex(0);
    return true;
}

void MenuItemToggle::setSubItems(const Vector<MenuItem*>& items) {
    _subItems = items;
}

void MenuItemToggle::addSubItem(MenuItem* item) {
    _subItems.pushBack(item);
}

void MenuItemToggle::setSelectedIndex(unsigned int index) {
    if (index == _selectedIndex || _subItems.empty()) return;
    const bool inside = index < static_cast<unsigned int>(_subItems.size());
    if (copra::refuse(!inside, "MenuItemToggle::setSelectedIndex: index out of range")) return;
    _selectedIndex = index;
    if (_selectedItem) _selectedItem->removeFromParentAndCleanup(false);
    _selectedItem = _subItems.at(static_cast<ssize_t>(index));
    addChild(_selectedItem);
    const Size size = _selectedItem->getContentSize();
    setContentSize(size);
    _selectedItem->setPosition(size.width * 0.5f, size.height * 0.5f);
}

void MenuItemToggle::activate() {
    if (_enabled && !_subItems.empty())
        setSelectedIndex((_selectedIndex + 1) % static_cast<unsigned int>(_subItems.size()));
    MenuItem::activate();
}

void MenuItemToggle::selected() {
    MenuItem::selected();
    if (_selectedItem) _selectedItem->selected();
}

void MenuItemToggle::unselected() {
    MenuItem::unselected();
    if (_selectedItem) _selectedItem->unselected();
}

void MenuItemToggle::setEnabled(bool var) {
    if (_enabled == var) return;
    MenuItem::setEnabled(var);
    for (MenuItem* item : _subItems) item->setEnabled(var);
}

void MenuItemToggle::cleanup() {
    // Items that are not shown are not children.
    for (MenuItem* item : _subItems)
        if (item != _selectedItem) item->cleanup();
    MenuItem::cleanup();
}

} // namespace cocos2d
