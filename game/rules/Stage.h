#pragma once

#include "math/Color.h"
#include "math/Vec2.h"
#include "rules/EnemyKind.h"

#include <string>
#include <vector>

namespace beecluster {

/// One straight piece of a dummy's way: the MoveBy it runs. The enemy glides behind the dummy and rounds the
/// corners.
struct Leg {
    float seconds;
    cocos2d::Vec2 by; ///< points
};

/// A dummy's way from its start to somewhere off the field.
struct Route {
    cocos2d::Vec2 start;
    std::vector<Leg> legs;
};

/// A group that comes in one after the other on the same route.
struct Wave {
    float pause; ///< seconds after the last enemy of the wave before (or less, when that is beaten)
    EnemyKind kind;
    int count;                ///< at pressure 1
    float gap;                ///< seconds between two of the group
    const Route* route;       ///< lives in the stage table
    cocos2d::Vec2 shift = {}; ///< points from one to the next
    bool mirror = false;      ///< left and right swapped
    bool alternate = false;   ///< every other one swapped
};

struct Stage {
    std::string name;   ///< what --stage takes
    std::string title;  ///< what the player reads
    std::string meadow; ///< the ground's picture
    float scroll;       ///< points a second of the ground
    std::vector<Wave> waves;
    bool bear = false;     ///< ends with the bear
    bool orchard = false;  ///< a hillside: trunks lie there and apples roll down
    std::string hint = {}; ///< told with the title
};

} // namespace beecluster
