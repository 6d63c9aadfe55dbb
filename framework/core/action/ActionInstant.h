#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base class of the actions without duration. A derived class overrides update(), which is called once.
class ActionInstant : public FiniteTimeAction {
public:
    /// Returns an autoreleased copy. A class that overrides neither this function nor copyInto_() cannot be
    /// copied, so the call is an error: debug builds assert; release builds log it and return null.
    ActionInstant* clone() const override;
    /// Returns an autoreleased action that undoes this one, or a copy if there is nothing to undo. A class
    /// that does not override this function has no reverse, so the call is an error: debug builds assert;
    /// release builds log it and return null.
    ActionInstant* reverse() const override;

    void startWithTarget(Node* target) override;
    bool isDone() const override;
    void step(float dt) override;
    void update(float time) override;

protected:
    bool _done = false; ///< Whether update() was called since the start.
};

} // namespace cocos2d
