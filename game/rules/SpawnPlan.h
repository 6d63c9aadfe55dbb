#pragma once

#include "rules/Stage.h"

#include <cstddef>
#include <vector>

namespace beecluster {

/// An enemy that is to come in now.
struct SpawnRequest {
    EnemyKind kind;
    int health;
    const Route* route;   ///< not owned
    cocos2d::Vec2 offset; ///< from the route's start
    bool isMirrored;      ///< left and right of the route swapped
};

/// Works through the waves of a stage and returns, frame by frame, the enemies that come in.
class SpawnPlan {
public:
    /// The stage must outlive the plan.
    explicit SpawnPlan(const Stage& stage) : _stage(&stage) {}

    /// Goes on with another version of the stage, which must outlive the plan; the wave that comes in keeps its size.
    void changeTo(const Stage& stage) {
        _stage = &stage;
        _warning = nullptr;
    }

    /// Appends the enemies that come in during the next dt seconds. `alive` is the number of enemies on the
    /// field: with none left the next wave comes early. `bees` decides their number and health.
    void update(float dt, int alive, int bees, std::vector<SpawnRequest>& out);
    /// The wave whose insects come in soon, once for each: a mark warns of where.
    const Wave* takeWarning();
    /// True once every wave has come in (its enemies may still be alive).
    bool finished() const { return _wave >= _stage->waves.size(); }
    /// Index of the wave that comes in now or next.
    std::size_t wave() const { return _wave; }

    /// How much of the stage's waves has come in, 0 to 1; each wave is the same share of it.
    float share() const;

private:
    SpawnRequest requestFor(const Wave& wave, int index, int bees) const;

    const Stage* _stage;
    std::size_t _wave = 0;
    int _planned = 0;      ///< size of the current wave, decided when it starts
    float _density = 1.0f; ///< how much faster it comes in
    int _sent = 0;
    const Wave* _warning = nullptr; ///< that was not taken yet
    std::size_t _warned = 0;        ///< waves that were warned of
    float _clock = 0.0f;            ///< seconds since the last event
};

} // namespace beecluster
