#pragma once

#include "action/ActionInterval.h"
#include "math/Size.h"

namespace cocos2d {

/// Changes the content size of a node linearly to a size. It is useful for nodes that draw at their content
/// size, such as Scale9Sprite and widgets.
class ResizeTo : public ActionInterval {
public:
    /// Creates an action that changes the content size of a node to `final_size`, in points, in `duration`
    /// seconds.
    static ResizeTo* create(float duration, const Size& final_size);

    /// Returns an autoreleased copy. A ResizeTo has no reverse action, because the start is not known.
    ResizeTo* clone() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the size at the end, in points. Returns true.
    bool initWithDuration(float duration, const Size& final_size);

protected:
    Size _initialSize; ///< The size at the start.
    Size _finalSize;   ///< The size at the end.
    Size _sizeDelta;   ///< The change from the start to the end.
};

/// Changes the content size of a node linearly by a difference. It does not add up with other size actions:
/// the action that runs later overwrites the others.
class ResizeBy : public ActionInterval {
public:
    /// Creates an action that changes the content size of a node by a difference, in points, in `duration`
    /// seconds.
    static ResizeBy* create(float duration, const Size& deltaSize);

    ResizeBy* clone() const override;
    /// Returns an autoreleased action with the opposite difference.
    ResizeBy* reverse() const override;
    void startWithTarget(Node* target) override;
    void update(float time) override;

    /// Sets the duration in seconds and the change of the size, in points. Returns true.
    bool initWithDuration(float duration, const Size& deltaSize);

protected:
    Size _sizeDelta; ///< The change from the start to the end.
    Size _startSize; ///< The size at the start.
};

} // namespace cocos2d
