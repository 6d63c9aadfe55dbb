#include "rules/SwarmPilot.h"

#include "rules/Field.h"

namespace beecluster {

using cocos2d::Vec2;

namespace {
constexpr float kDecisionInterval = 0.07f; ///< seconds between decisions
constexpr float kHandSpeed = 520.0f;       ///< points a second at which it moves the goal
constexpr float kLeadDistance = 70.0f;     ///< points; nearer to the goal the bees dodge by themselves
} // namespace

PlayInput SwarmPilot::input(float dt, const Vec2& goal, const Vec2& swarm,
                            const std::function<void(Situation&)>& look) {
    _untilDecision -= dt;
    if (_untilDecision <= 0) {
        _untilDecision = kDecisionInterval;
        look(_situation);
        _decision = _autopilot.decide(_situation);
        _holdsSpear = _autopilot.wantsSpear(_situation);
    }
    const Vec2 path = _decision - goal;
    const float step = kHandSpeed * dt;
    PlayInput input;
    input.goal = playfield().goalAt(path.length() > step ? goal + path.getNormalized() * step : _decision);
    input.isLeading = input.goal.distance(swarm) > kLeadDistance;
    input.isGathering = _holdsSpear;
    return input;
}

} // namespace beecluster
