#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base class of the actions without duration. A derived class overrides update(), which is called once.
class ActionInstant : public FiniteTimeAction {
public:
    /// Returns an autoreleased copy.
    ActionInstant* clone() const override;
    /// Returns an autoreleased action that undoes this one, or a copy if there is nothing to undo.
    ActionInstant* reverse() const override;

    void startWithTarget(Node* target) override;
    bool isDone() const override;
    void step(float dt) override;
    void update(float time) override;

protected:
    bool _done = false; ///< Whether update() was called since the start.
};

} // namespace cocos2d
