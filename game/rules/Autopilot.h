#pragma once

#include "gameplay/swarm/Dodge.h"

#include <vector>

namespace beecluster {

/// Something that attracts the autopilot; the strength of a flower is 1.
struct Attractor {
    cocos2d::Vec2 position;
    float strength;
};

/// What the autopilot knows of the game.
struct Situation {
    cocos2d::Vec2 swarm; ///< center of the bees
    int bees = 0;
    std::vector<copra::Threat> threats;
    std::vector<Attractor> gifts;
    std::vector<Attractor> targets; ///< enemies; the swarm shoots upwards, so it goes below them

    /// Empties the lists and keeps their memory.
    void clear();
};

/// Plays like a careful player: compares some places around the swarm and picks the one with the least danger
/// on the way and there, near gifts and below enemies. It uses no random numbers.
class Autopilot {
public:
    /// Where the swarm should go, in points of the field.
    cocos2d::Vec2 decide(const Situation& situation);

private:
    float danger(const Situation& situation, const cocos2d::Vec2& goal) const;
    float reward(const Situation& situation, const cocos2d::Vec2& goal) const;

    cocos2d::Vec2 _last{480, 160};
};

} // namespace beecluster
