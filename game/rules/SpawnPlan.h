#pragma once

#include "rules/Stage.h"

#include <cstddef>
#include <vector>

namespace beecluster {

/// An enemy that comes in now.
struct Newcomer {
    EnemyKind kind;
    int health;
    const Route* route;
    cocos2d::Vec2 offset; ///< from the route's start
    bool mirrored;
};

/// Plays a stage's table of waves: tells, frame by frame, who comes in. Knows nothing of nodes.
class SpawnPlan {
public:
    /// The stage must outlive the plan.
    explicit SpawnPlan(const Stage& stage) : _stage(&stage) {}

    /// Appends who comes in during the next dt seconds. `alive` is the number of enemies on the field: with
    /// none left the next wave hurries up; `bees` decides numbers and health.
    void update(float dt, int alive, int bees, std::vector<Newcomer>& out);
    /// True once every wave has come in (its enemies may still be about).
    bool finished() const { return _wave >= _stage->waves.size(); }
    /// Index of the wave that comes in now or next.
    std::size_t wave() const { return _wave; }

private:
    Newcomer make(const Wave& wave, int index, int bees) const;

    const Stage* _stage;
    std::size_t _wave = 0;
    int _planned = 0; ///< size of the running wave, decided when it starts
    int _sent = 0;
    float _clock = 0; ///< seconds since the last event
};

} // namespace beecluster
