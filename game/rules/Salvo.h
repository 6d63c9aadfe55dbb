#pragma once

#include "rules/EnemyKind.h"

#include <vector>

namespace beecluster {

/// One shot of a salvo. Angles are radians, counterclockwise from the positive x axis.
struct ShotSpec {
    const char* frame;       ///< sprite frame
    float angle;             ///< direction of flight
    float speed;             ///< points a second
    float turnRate = 0.0f;   ///< degrees a second; how fast it turns after the nearest bee
    float homingTime = 0.0f; ///< seconds for which it does so
    bool points = false;     ///< it points where it flies; others spin
};

/// The shots of one salvo. `angle` is the direction of the target; `count` is the number of shots of a fan or
/// a ring and ignored by the other patterns, which have a fixed number.
std::vector<ShotSpec> makeSalvo(ShotPattern pattern, int count, float angle);

} // namespace beecluster
