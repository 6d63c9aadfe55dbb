#pragma once

#include "gameplay/swarm/Dodge.h"

#include <optional>
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
    std::vector<Attractor> targets; ///< enemies; the swarm shoots upward, so it goes below them
    std::optional<Attractor> prey;  ///< the insect that a spear reaches best, and the stings that it takes
    bool isSpear = false;           ///< the swarm is drawn together
    bool isSpearReady = false;      ///< the honey is enough for one
    float honey = 0.0f;             ///< in the meter, 0 to 1
    float burstRadius = 0.0f;       ///< points

    /// Empties the lists and keeps their memory.
    void clear();
};

/// Plays like a careful player: compares some places around the swarm and picks the one with the least danger
/// on the way and there, near gifts and below enemies. It uses no random numbers.
class Autopilot {
public:
    /// `isBold`: it throws the spear wherever that pays, and does not save honey for an emergency.
    explicit Autopilot(bool isBold = false) : _isBold(isBold) {}
    /// Where the swarm should go, in points of the field.
    cocos2d::Vec2 decide(const Situation& situation);
    /// Whether it holds the button of the spear: to pierce an insect while there is plenty of honey, or just long
    /// enough for a burst when shots close in. A bold one pierces what takes many stings, and bursts in the middle of a crowd or of shots.
    bool wantsSpear(const Situation& situation) const;

private:
    float danger(const Situation& situation, const cocos2d::Vec2& goal) const;
    float reward(const Situation& situation, const cocos2d::Vec2& goal) const;

    bool _isBold;
    cocos2d::Vec2 _last{480, 160};
};

} // namespace beecluster
