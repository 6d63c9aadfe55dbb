#pragma once

#include "gameplay/swarm/Dodge.h"

#include <vector>

namespace beecluster {

/// Something to go for; the worth of a flower is 1.
struct Lure {
    cocos2d::Vec2 position;
    float worth;
};

/// What the autopilot sees of the game.
struct Situation {
    cocos2d::Vec2 swarm; ///< middle of the bees
    int bees = 0;
    std::vector<copra::Threat> threats;
    std::vector<Lure> gifts;
    std::vector<Lure> prey; ///< enemies: worth being below

    void clear();
};

/// Plays like a careful player: looks at a few places around the swarm and picks the one with the least
/// danger on the way and there, near gifts and below prey. The same situation gives the same answer.
class Autopilot {
public:
    /// Where the swarm should go.
    cocos2d::Vec2 decide(const Situation& situation);

private:
    float danger(const Situation& situation, const cocos2d::Vec2& goal) const;
    float wish(const Situation& situation, const cocos2d::Vec2& goal) const;

    cocos2d::Vec2 _last{480, 160};
};

} // namespace beecluster
