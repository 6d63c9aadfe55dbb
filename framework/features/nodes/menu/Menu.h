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
/// As large as the design area and at its center, which is the origin of its items. The item under a touch is
/// selected, even when the touch moves onto it, and activated when the touch ends on it; a touch that begins
/// beside all items is not consumed. Of overlapping items the topmost one receives the touch. Only one touch is
/// tracked at a time.
class Menu : public Layer {
public:
    /// Whether a touch is tracked.
    enum class State {
        WAITING,        ///< No touch is tracked.
        TRACKING_TOUCH, ///< A touch that began on an item is tracked.
    };

    static Menu* create();
    /// The items, ended by nullptr; they get the z orders 0, 1, 2 ...
    static Menu* create(MenuItem* item, ...) CC_REQUIRES_NULL_TERMINATION;
    static Menu* createWithArray(const Vector<MenuItem*>& arrayOfItems);
    static Menu* createWithItem(MenuItem* item);
    static Menu* createWithItems(MenuItem* firstItem, va_list args);

    Menu() = default;
    bool init() override;
    bool initWithArray(const Vector<MenuItem*>& arrayOfItems);
    /// Of 1.x and 2.0.
    bool initWithItems_(MenuItem* firstItem, va_list args);
    MenuItem* itemForTouch_(Touch* touch) { return getItemForTouch(touch, nullptr); }

    // --- Layout ---
    // Items are placed around the origin of the menu in their order; their scale is taken into account.

    /// In a column with gaps of 5 points, or of `padding`.
    void alignItemsVertically();
    void alignItemsVerticallyWithPadding(float padding);
    /// In a row.
    void alignItemsHorizontally();
    void alignItemsHorizontallyWithPadding(float padding);
    /// In rows over the width of the design area: the number of items in each row, ended by NULL. The numbers must
    /// be positive and add up to the number of items: asserted, or logged in release, where excess items stay in
    /// place.
    void alignItemsInColumns(int columns, ...) CC_REQUIRES_NULL_TERMINATION;
    void alignItemsInColumns(int columns, va_list args);
    void alignItemsInColumnsWithArray(const ValueVector& rows);
    /// In columns: the number of items in each, ended by NULL. As above; heights count from half the design height
    /// below the origin.
    void alignItemsInRows(int rows, ...) CC_REQUIRES_NULL_TERMINATION;
    void alignItemsInRows(int rows, va_list args);
    void alignItemsInRowsWithArray(const ValueVector& columns);

    /// A disabled menu ignores touches.
    virtual bool isEnabled() const { return _enabled; }
    virtual void setEnabled(bool value) { _enabled = value; }

    bool onTouchBegan(Touch* touch, Event* event) override { return ccTouchBegan(touch, event); }
    void onTouchMoved(Touch* touch, Event* event) override { ccTouchMoved(touch, event); }
    void onTouchEnded(Touch* touch, Event* event) override { ccTouchEnded(touch, event); }
    void onTouchCancelled(Touch* touch, Event* event) override { ccTouchCancelled(touch, event); }
    /// The names of 2.x, which games for it override.
    bool ccTouchBegan(Touch* touch, Event* event) override;
    void ccTouchMoved(Touch* touch, Event* event) override;
    void ccTouchEnded(Touch* touch, Event* event) override;
    void ccTouchCancelled(Touch* touch, Event* event) override;

    /// Asserts that the child is a MenuItem.
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Layer::addChild;
    void removeChild(Node* child, bool cleanup = true) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void onExit() override;
    std::string getDescription() const override;

protected:
    /// The topmost enabled, visible item under a touch as seen by `camera`, or null. Without a camera the touch
    /// location is in world space.
    virtual MenuItem* getItemForTouch(Touch* touch, const Camera* camera);

    bool _enabled = true;
    State _state = State::WAITING;
    MenuItem* _selectedItem = nullptr; ///< Weak: a child.
    copra::WeakPtr<const Camera> _selectedWithCamera;

private:
    bool isShown() const;
    void select(MenuItem* item);

    bool _hasListener = false;
};

} // namespace cocos2d
