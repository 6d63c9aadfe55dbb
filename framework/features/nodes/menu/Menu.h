#pragma once

#include "base/Value.h"
#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "nodes/menu/MenuItem.h"
#include "scene/Layer.h"
#include "scene/fwd.h"

#include <cstdarg>

namespace cocos2d {

/// A layer of items that can be pressed.
///
/// A menu is as large as the design area, and its position is the center of that area. The positions of its
/// items are measured from there. The item under a touch is selected, even when the touch moves onto it, and
/// it is activated when the touch ends on it. If a touch begins outside all items, the menu does not claim
/// it. If items overlap, the topmost one receives the touch. Only one touch is tracked at a time.
class Menu : public Layer {
public:
    /// Whether a touch is tracked.
    enum class State {
        WAITING,        ///< No touch is tracked.
        TRACKING_TOUCH, ///< A touch that began on an item is tracked.
    };

    /// Creates a menu without items.
    static Menu* create();
    /// Creates a menu with a list of items that ends with nullptr. The items get the z orders 0, 1, 2, and so
    /// on. If the first item is null, the menu is empty.
    static Menu* create(MenuItem* item, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Creates a menu with these items.
    static Menu* createWithArray(const Vector<MenuItem*>& arrayOfItems);
    /// Creates a menu with one item, or an empty one for null.
    static Menu* createWithItem(MenuItem* item);
    /// Creates a menu with the items of a list that ends with nullptr.
    static Menu* createWithItems(MenuItem* firstItem, va_list args);

    Menu() = default;
    /// Initializes a menu without items.
    bool init() override;
    /// Initializes the menu with these items, as createWithArray() does.
    bool initWithArray(const Vector<MenuItem*>& arrayOfItems);
    /// Initializes the menu with the items of a list that ends with nullptr, as initWithItems() of cocos2d-x
    /// 1.x and 2.0 does.
    bool initWithItems_(MenuItem* firstItem, va_list args);
    /// Returns the topmost enabled, visible item under a touch, or null. The location of the touch is in
    /// world coordinates. It is for code that is ported from cocos2d-x 2.x.
    MenuItem* itemForTouch_(Touch* touch) { return getItemForTouch(touch, nullptr); }

    // --- Layout ---
    // Items are placed around the origin of the menu in their order; their scale is taken into account.

    /// Arranges the items in a column with gaps of 5 points.
    void alignItemsVertically();
    /// Arranges the items in a column with gaps of `padding` points.
    void alignItemsVerticallyWithPadding(float padding);
    /// Arranges the items in a row with gaps of 5 points.
    void alignItemsHorizontally();
    /// Arranges the items in a row with gaps of `padding` points.
    void alignItemsHorizontallyWithPadding(float padding);
    /// Arranges the items in rows, not in columns, over the width of the menu, which is that of the design
    /// area unless the game changes it. The name comes from cocos2d-x: each argument is the number of columns
    /// in a row, from the top, and `nullptr` is the last argument. `alignItemsInColumns(3, 2, nullptr)` makes
    /// a row of three items and, below it, a row of two. Numbers that are not positive, and fewer places than
    /// items, are errors: debug builds assert; release builds log it, and excess items stay where they are.
    void alignItemsInColumns(int columns, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Arranges the items in rows, not in columns, with the numbers of items from a `va_list`. The
    /// name comes from cocos2d-x: each number is the number of columns in a row. `columns` is the number for
    /// the first row. The list has the numbers for the other rows, and ends with 0. Numbers that are not
    /// positive, and fewer places than items, are errors: debug builds assert; release builds log it, and
    /// excess items stay where they are.
    void alignItemsInColumns(int columns, va_list args);
    /// Arranges the items in rows, not in columns, with the numbers of items from a vector. The
    /// name comes from cocos2d-x: each integer of the vector is the number of columns in a row, from the top.
    /// The numbers 3 and 2 make a row of three items and, below it, a row of two. Numbers that are not
    /// positive, and fewer places than items, are errors: debug builds assert; release builds log it, and
    /// excess items stay where they are.
    void alignItemsInColumnsWithArray(const ValueVector& rows);
    /// Arranges the items in columns, not in rows. The name comes from cocos2d-x: each argument is the number
    /// of rows in a column, from the left, and `nullptr` is the last argument. `alignItemsInRows(3, 2,
    /// nullptr)` makes a column of three items and, to the right of it, a column of two. Numbers that are not
    /// positive, and fewer places than items, are errors: debug builds assert; release builds log it, and
    /// excess items stay where they are.
    ///
    /// The height of a column is that of its items with gaps of 5 points. Its first item is that height above
    /// the lower edge of the menu, and the others are below it.
    void alignItemsInRows(int rows, ...) CC_REQUIRES_NULL_TERMINATION;
    /// Arranges the items in columns, not in rows, with the numbers of items from a `va_list`. The name comes
    /// from cocos2d-x: each number is the number of rows in a column. `rows` is the number for the first
    /// column. The list has the numbers for the other columns, and ends with 0. Numbers that are not
    /// positive, and fewer places than items, are errors: debug builds assert; release builds log it, and
    /// excess items stay where they are.
    void alignItemsInRows(int rows, va_list args);
    /// Arranges the items in columns, not in rows, with the numbers of items from a vector. The name comes
    /// from cocos2d-x: each integer of the vector is the number of rows in a column, from the left. The
    /// numbers 3 and 2 make a column of three items and, to the right of it, a column of two. Numbers that
    /// are not positive, and fewer places than items, are errors: debug builds assert; release builds log it,
    /// and excess items stay where they are.
    void alignItemsInRowsWithArray(const ValueVector& columns);

    /// Whether the menu receives touches; true by default.
    virtual bool isEnabled() const { return _enabled; }
    /// Sets whether the menu receives touches. Disabled items of an enabled menu do not receive touches
    /// either.
    virtual void setEnabled(bool value) { _enabled = value; }

    /// Selects the item under the touch. Returns false if there is none, if the menu is disabled or hidden,
    /// or while it follows another touch.
    bool onTouchBegan(Touch* touch, Event* event) override { return ccTouchBegan(touch, event); }
    /// Selects the item to which the touch has moved, or none.
    void onTouchMoved(Touch* touch, Event* event) override { ccTouchMoved(touch, event); }
    /// Activates the selected item. Its callback may remove the menu.
    void onTouchEnded(Touch* touch, Event* event) override { ccTouchEnded(touch, event); }
    /// Unselects the item without activating it.
    void onTouchCancelled(Touch* touch, Event* event) override { ccTouchCancelled(touch, event); }
    /// Handles a touch that begins; onTouchBegan() calls it. It is for code that is ported from cocos2d-x
    /// 2.x.
    bool ccTouchBegan(Touch* touch, Event* event) override;
    /// Handles a touch that moves; onTouchMoved() calls it. It is for code that is ported from cocos2d-x 2.x.
    void ccTouchMoved(Touch* touch, Event* event) override;
    /// Handles a touch that ends; onTouchEnded() calls it. It is for code that is ported from cocos2d-x 2.x.
    void ccTouchEnded(Touch* touch, Event* event) override;
    /// Handles a touch that is canceled; onTouchCancelled() calls it. It is for code that is ported from
    /// cocos2d-x 2.x.
    void ccTouchCancelled(Touch* touch, Event* event) override;

    /// Adds and retains an item. A child that is not a MenuItem is an error: debug builds assert; release
    /// builds log it and add the child, which is never selected.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Adds and retains an item with a name. A child that is not a MenuItem is an error: debug builds assert;
    /// release builds log it and add the child, which is never selected.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Layer::addChild;
    /// Removes an item. If a touch is on it, nothing is activated when the touch ends.
    void removeChild(Node* child, bool cleanup = true) override;
    /// Removes all items. If a touch is on one, nothing is activated when the touch ends.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Unselects the item under a touch without activating it.
    void onExit() override;
    std::string getDescription() const override;

protected:
    /// Returns the topmost enabled, visible item under a touch as `camera` sees it, or null. Without a
    /// camera, the location of the touch is in world coordinates.
    virtual MenuItem* getItemForTouch(Touch* touch, const Camera* camera);

    bool _enabled = true;
    State _state = State::WAITING;     ///< Whether a touch is tracked.
    MenuItem* _selectedItem = nullptr; ///< The item under the touch, or null; not retained.
    copra::WeakPtr<const Camera> _selectedWithCamera;

private:
    bool isShown() const;
    void select(MenuItem* item);

    bool _hasListener = false;
    int _touchId = 0; ///< The ID of the touch that is tracked.
};

} // namespace cocos2d
