#pragma once

#include "math/Vec2.h"
#include "rules/EnemyKind.h"

#include <string>
#include <vector>

namespace beecluster {

/// One straight piece of a route: the MoveBy that the invisible leader runs. The enemy follows the leader and
/// rounds the corners.
struct Leg {
    float seconds;
    cocos2d::Vec2 by; ///< points
};

/// The path of an enemy's leader from its start to somewhere off the field.
struct Route {
    cocos2d::Vec2 start; ///< points of the field
    std::vector<Leg> legs;
    bool followsSwarm = false; ///< its legs are those of the swarm: see Trail
};

/// A group of enemies that come in one after the other on the same route.
struct Wave {
    EnemyKind kind = EnemyKind::Wasp;
    int count = 0;                ///< at pressure 1
    const Route* route = nullptr; ///< must outlive the wave
    float pause = 2.0f;       ///< seconds after the last enemy of the wave before; less when that is beaten
    float gap = 1.0f;         ///< seconds between two enemies of the group
    cocos2d::Vec2 shift = {}; ///< points from one enemy's start to the next one's
    bool isMirrored = false;  ///< left and right swapped
    bool alternates = false;  ///< left and right swapped for every second enemy
};

/// A stage; resources/game/stages/NAME.txt.
struct Stage {
    std::string name;          ///< for --stage
    std::string title;         ///< shown to the player
    std::string groundImage;   ///< file in resources/
    std::string music;         ///< the tune; see Sounds::playMusic()
    float scrollSpeed = 40.0f; ///< points a second of the ground
    std::vector<Wave> waves;
    bool hasBear = false;    ///< ends with the bear
    float peace = 0.0f;      ///< seconds at the start in which no enemy shoots
    bool hasCurrent = false; ///< a creek that carries bees and gifts along now and then
    bool hasNight = false;   ///< only what is near the swarm, and shots, are seen well
    std::string landmark;    ///< sprite frame of what stands beside the way; empty for nothing
    bool hasOrchard = false; ///< a hillside with fallen trunks and rolling apples
    std::string hint;        ///< shown after the stage's number
};

} // namespace beecluster
