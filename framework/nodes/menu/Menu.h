#pragma once

#include "base/Value.h"
#include "base/Vector.h"
#include "base/WeakPtr.h"
#include "nodes/menu/MenuItem.h"
#include "scene/Layer.h"

#include <cstdarg>

namespace cocos2d {

class Camera;

/// A layer of items that can be pressed.
///
/// As large as the screen and in its middle; items are placed from there. The item under the finger is
/// selected, also when the finger slides onto it, and activated when the finger is lifted over it; a press
/// that begins beside all items is not taken. Of items that overlap, the one drawn last is taken. Only one
/// finger counts at a time.
class Menu : public Layer {
public:
    enum class State {
        WAITING,        ///< No finger is down.
        TRACKING_TOUCH, ///< The finger that came down on an item is followed.
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

    // --- Layout: all forms place the items around the middle of the menu, in their order, and heed their ---
    // scale. ---

    /// One below the other with a gap of 5 points, or of `padding`.
    void alignItemsVertically();
    void alignItemsVerticallyWithPadding(float padding);
    /// One beside the other.
    void alignItemsHorizontally();
    void alignItemsHorizontallyWithPadding(float padding);
    /// In rows, spread over the width of the screen: the number of items in each row, ended by NULL. The
    /// numbers must add up to the number of items and none may be 0: asserts, or in release logs and places
    /// what it can.
    void alignItemsInColumns(int columns, ...) CC_REQUIRES_NULL_TERMINATION;
    void alignItemsInColumns(int columns, va_list args);
    void alignItemsInColumnsWithArray(const ValueVector& rows);
    /// In columns: the number of items in each, ended by NULL. As above; heights count from half a screen
    /// below.
    void alignItemsInRows(int rows, ...) CC_REQUIRES_NULL_TERMINATION;
    void alignItemsInRows(int rows, va_list args);
    void alignItemsInRowsWithArray(const ValueVector& columns);

    /// A disabled menu takes no touches.
    virtual bool isEnabled() const { return _enabled; }
    virtual void setEnabled(bool value) { _enabled = value; }

    bool onTouchBegan(Touch* touch, Event* event) override;
    void onTouchMoved(Touch* touch, Event* event) override;
    void onTouchEnded(Touch* touch, Event* event) override;
    void onTouchCancelled(Touch* touch, Event* event) override;

    /// Children must be MenuItems: asserts.
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Layer::addChild;
    void removeChild(Node* child, bool cleanup = true) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void onExit() override;
    std::string getDescription() const override;

protected:
    /// The enabled, visible item under a touch as `camera` shows it, or null. Without a camera, as it is.
    virtual MenuItem* getItemForTouch(Touch* touch, const Camera* camera);

    bool _enabled = true;
    State _state = State::WAITING;
    MenuItem* _selectedItem = nullptr; ///< Weak: a child.
    copra::WeakPtr<const Camera> _selectedWithCamera;

private:
    bool isShown() const;
    void select(MenuItem* item);
};

} // namespace cocos2d
