#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Makes a node visible. The reverse action is Hide.
class Show : public ActionInstant {
public:
    /// Creates an action that shows a node at once.
    static Show* create();

    Show* clone() const override;
    /// Returns an autoreleased Hide.
    ActionInstant* reverse() const override;
    void update(float time) override;
};

/// Makes a node invisible. The reverse action is Show.
class Hide : public ActionInstant {
public:
    /// Creates an action that hides a node at once. The actions and timers of the node continue.
    static Hide* create();

    Hide* clone() const override;
    /// Returns an autoreleased Show.
    ActionInstant* reverse() const override;
    void update(float time) override;
};

/// Shows a hidden node and hides a visible one. The reverse action does the same.
class ToggleVisibility : public ActionInstant {
public:
    /// Creates an action that shows a hidden node and hides a visible one.
    static ToggleVisibility* create();

    ToggleVisibility* clone() const override;
    ToggleVisibility* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
