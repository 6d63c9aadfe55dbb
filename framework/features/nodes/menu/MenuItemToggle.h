#pragma once

#include "base/Vector.h"
#include "nodes/menu/MenuItem.h"

#include <climits>
#include <cstdarg>

namespace cocos2d {

class __Array;

/// A menu item that shows one of several items and switches to the next one each time it is activated.
class MenuItemToggle : public MenuItem {
public:
    /// Creates a toggle without items. Add items with addSubItem(), and then show one with
    /// setSelectedIndex().
    static MenuItemToggle* create();
    /// Creates a toggle with one item, or without items for null.
    static MenuItemToggle* create(MenuItem* item);
    /// Creates a toggle with a callback and items.
    static MenuItemToggle* createWithCallback(const ccMenuCallback& callback,
                                              const Vector<MenuItem*>& menuItems);
    /// Creates a toggle with a callback and a list of items that ends with nullptr.
    static MenuItemToggle* createWithCallback(const ccMenuCallback& callback, MenuItem* item,
                                              ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates a toggle with items and a member function of `target`, which is not retained.
    static MenuItemToggle* createWithTarget(Ref* target, SEL_MenuHandler selector,
                                            const Vector<MenuItem*>& menuItems);
    /// Creates a toggle with a member function of `target`, which is not retained, and a list of items that
    /// ends with nullptr.
    static MenuItemToggle* createWithTarget(Ref* target, SEL_MenuHandler selector, MenuItem* item,
                                            ...) CC_REQUIRES_NULL_TERMINATION;

    MenuItemToggle() = default;
    /// Initializes a toggle without a callback. Its first item is `item`; with null, it has no items.
    bool initWithItem(MenuItem* item);
    /// Initializes a new object as createWithCallback() does.
    bool initWithCallback(const ccMenuCallback& callback, MenuItem* item, va_list args);
    /// Initializes a new object as createWithTarget() does.
    bool initWithTarget(Ref* target, SEL_MenuHandler selector, MenuItem* item, va_list args);

    /// Appends an item, which is retained, but does not show it, even if it is the first one. Null is an
    /// error: debug builds assert; release builds do nothing.
    void addSubItem(MenuItem* item);
    /// Returns a constant reference to the items. The toggle shows one of them at a time.
    const Vector<MenuItem*>& getSubItems() const { return _subItems; }
    /// Returns the items, which may be changed. The toggle shows one of them at a time.
    Vector<MenuItem*>& getSubItems() { return _subItems; }
    /// Returns the items as a new array, for code that is ported from cocos2d-x 2.x.
    __Array* subItemsAsArray_() const; // compat/v2
    /// Replaces the items. The item that is shown, and its index, stay.
    void setSubItems(const Vector<MenuItem*>& items);

    /// Returns the item that is shown, or null.
    MenuItem* getSelectedItem() { return _selectedItem; }
    /// Returns the item that is shown, as getSelectedItem() does.
    MenuItem* selectedItem() { return _selectedItem; }
    /// Returns the index of the item that is shown, or UINT_MAX if none is.
    unsigned int getSelectedIndex() const { return _selectedIndex; }
    /// Shows the item with an index. An index out of range is an error: debug builds assert; release builds
    /// log it and do nothing. Without items, the function does nothing.
    void setSelectedIndex(unsigned int index);

    /// Shows the next item, or the first one after the last, and calls the callback, unless the item is
    /// disabled.
    void activate() override;
    /// Selects the item that is shown.
    void selected() override;
    /// Unselects the item that is shown.
    void unselected() override;
    /// Enables or disables this item and all items that it can show.
    void setEnabled(bool var) override;
    /// Stops all actions and timers of this node and of its items, including those that are not shown.
    void cleanup() override;

protected:
    unsigned int _selectedIndex = UINT_MAX; ///< The index of the item; UINT_MAX means none.
    MenuItem* _selectedItem = nullptr;      ///< The item that is shown, which is the only child.
    Vector<MenuItem*> _subItems;

private:
    bool initWithItems(const ccMenuCallback& callback, const Vector<MenuItem*>& items);
};

} // namespace cocos2d
