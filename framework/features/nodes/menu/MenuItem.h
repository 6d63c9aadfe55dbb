#pragma once

#include "base/WeakPtr.h"
#include "base/macros.h"
#include "math/Rect.h"
#include "scene/Node.h"

#include <functional>
#include <string>

namespace cocos2d {

/// A function that receives a menu item when it is activated.
typedef std::function<void(Ref*)> ccMenuCallback;

/// The base class of all items of a Menu. It draws nothing itself.
///
/// The anchor point is (0.5, 0.5). If you set its content size, it works as an invisible button.
class MenuItem : public Node {
public:
    /// Creates an item without a callback; see setCallback().
    static MenuItem* create();
    /// Creates an item that passes itself to `callback` when it is activated.
    static MenuItem* create(const ccMenuCallback& callback);
    /// Creates an item that passes itself to a member function of `target`, which is not retained. After the
    /// target is destroyed, nothing is called. If either is null, the item has no callback.
    static MenuItem* create(Ref* target, SEL_MenuHandler selector);

    MenuItem() = default;
    /// Initializes a new item that passes itself to `callback` when it is activated.
    bool initWithCallback(const ccMenuCallback& callback);
    /// Initializes a new item that passes itself to a member function of `target` when it is activated. The
    /// target is not retained.
    bool initWithTarget(Ref* target, SEL_MenuHandler selector);

    /// Returns the rectangle of the item in points of its menu, without scale and rotation.
    Rect rect() const;

    /// Calls the callback. If the item is disabled or has no callback, the function does nothing.
    virtual void activate();
    /// Called when a touch begins on the item or moves onto it.
    virtual void selected() { _selected = true; }
    /// Called when the touch leaves the item or when it ends.
    virtual void unselected() { _selected = false; }
    /// Whether a touch is on the item.
    virtual bool isSelected() const { return _selected; }
    /// Enables or disables the item. A disabled item does not receive touches and is not activated.
    virtual void setEnabled(bool value) { _enabled = value; }
    /// Whether the item receives touches and can be activated; true by default.
    virtual bool isEnabled() const { return _enabled; }

    /// Sets the function that is called when the item is activated. Null removes it.
    void setCallback(const ccMenuCallback& callback);
    /// Sets the member function of `target` that is called when the item is activated. The target is not
    /// retained. If either is null, the callback is removed.
    void setTarget(Ref* target, SEL_MenuHandler selector);

    std::string getDescription() const override;

protected:
    bool _selected = false;
    bool _enabled = true;
    ccMenuCallback _callback;
};

} // namespace cocos2d

namespace copra {

/// Returns a callback that calls a member function of `target`, which is not retained. The callback is empty
/// if either is null.
cocos2d::ccMenuCallback menuCallback(cocos2d::Ref* target, cocos2d::SEL_MenuHandler selector);

} // namespace copra
