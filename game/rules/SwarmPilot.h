#pragma once

#include "rules/Autopilot.h"
#include "rules/PlayInput.h"

#include <functional>

namespace beecluster {

/// Plays a stage with an Autopilot as a hand would: it looks at the field now and then, and moves the goal only so fast.
class SwarmPilot {
public:
    explicit SwarmPilot(const Autopilot& autopilot = Autopilot()) : _autopilot(autopilot) {}
    /// The input of a step of dt seconds. `goal` is where the goal of the swarm is, `swarm` where its bees are; `look` fills in a
    /// Situation, in the steps in which it decides.
    PlayInput input(float dt, const cocos2d::Vec2& goal, const cocos2d::Vec2& swarm,
                    const std::function<void(Situation&)>& look);

private:
    Autopilot _autopilot;
    Situation _situation; ///< of the last decision
    cocos2d::Vec2 _decision;
    bool _holdsSpear = false;
    float _untilDecision = 0.0f; ///< seconds
};

} // namespace beecluster
