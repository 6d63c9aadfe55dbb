#pragma once

#include "base/WeakPtr.h"
#include "base/macros.h"
#include "math/Rect.h"
#include "scene/Node.h"

#include <functional>
#include <string>

namespace cocos2d {

/// What a menu item calls when it is activated; receives the item.
typedef std::function<void(Ref*)> ccMenuCallback;

/// Something in a Menu that can be pressed: the base of all items, itself without a picture.
///
/// Anchor (0.5,0.5). Give it a size by setContentSize() to use it as an invisible button.
class MenuItem : public Node {
public:
    static MenuItem* create();
    static MenuItem* create(const ccMenuCallback& callback);
    /// Calls a member function of `target`, which is held weakly: once it is gone nothing is called.
    static MenuItem* create(Ref* target, SEL_MenuHandler selector);

    MenuItem() = default;
    bool initWithCallback(const ccMenuCallback& callback);
    bool initWithTarget(Ref* target, SEL_MenuHandler selector);

    /// The place that the item takes in its menu, in points of the menu; scale and rotation do not count.
    Rect rect() const;

    /// Calls the callback, unless the item is disabled.
    virtual void activate();
    /// Called when a finger comes over the item.
    virtual void selected() { _selected = true; }
    /// Called when the finger leaves or is lifted.
    virtual void unselected() { _selected = false; }
    virtual bool isSelected() const { return _selected; }
    /// A disabled item is not touched and not activated.
    virtual void setEnabled(bool value) { _enabled = value; }
    virtual bool isEnabled() const { return _enabled; }

    /// Null for none.
    void setCallback(const ccMenuCallback& callback) { _callback = callback; }
    /// As create() with a selector.
    void setTarget(Ref* target, SEL_MenuHandler selector);

    std::string getDescription() const override;

protected:
    bool _selected = false;
    bool _enabled = true;
    ccMenuCallback _callback;
};

} // namespace cocos2d

namespace copra {

/// A callback that calls a member function of `target`, held weakly. Empty when either is null.
cocos2d::ccMenuCallback menuCallback(cocos2d::Ref* target, cocos2d::SEL_MenuHandler selector);

} // namespace copra
