#pragma once

#include "gameplay/Vectors.h"

namespace copra {

/// Something dangerous that flies.
struct Threat {
    Vec2 position;      ///< points
    Vec2 velocity;      ///< points a second
    float radius = 0.f; ///< points
};

/// How somebody evades what comes.
struct DodgeTuning {
    float horizon = 0.6f; ///< seconds looked ahead; usual 0.4..1
    float margin = 4.f;   ///< points of air wanted between both circles
};

/// The wish to get out of a threat's way, as a direction times an urgency of 1 (it comes in `horizon`
/// seconds) to 12 (now); (0, 0) when it passes by, recedes or is too far. Threats and self are taken as going
/// straight on: where they are nearest to each other (time to closest approach) decides, and the way out
/// leads away from that point. Somebody exactly in the line of fire steps to the left of the threat's course.
Vec2 dodge(const Vec2& position, const Vec2& velocity, float radius, const Threat& threat,
           const DodgeTuning& tuning);

} // namespace copra
