#pragma once

#include "action/ActionInstant.h"

namespace cocos2d {

/// Makes a node visible. The reverse is Hide.
class Show : public ActionInstant {
public:
    static Show* create();

    Show* clone() const override;
    ActionInstant* reverse() const override;
    void update(float time) override;
};

/// Makes a node invisible. The reverse is Show.
class Hide : public ActionInstant {
public:
    static Hide* create();

    Hide* clone() const override;
    ActionInstant* reverse() const override;
    void update(float time) override;
};

/// Shows a hidden node and hides a visible one. The reverse is the same.
class ToggleVisibility : public ActionInstant {
public:
    static ToggleVisibility* create();

    ToggleVisibility* clone() const override;
    ToggleVisibility* reverse() const override;
    void update(float time) override;
};

} // namespace cocos2d
