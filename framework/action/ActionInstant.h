#pragma once

#include "scene/Action.h"

namespace cocos2d {

/// Base of every action that happens at once. Override update() to say what happens.
class ActionInstant : public FiniteTimeAction {
public:
    ActionInstant* clone() const override = 0;
    ActionInstant* reverse() const override = 0;

    void startWithTarget(Node* target) override;
    bool isDone() const override;
    void step(float dt) override;
    void update(float time) override;

protected:
    bool _done = false; ///< It has happened since the start.
};

} // namespace cocos2d
