#pragma once

#include "cocos2d.h"
#include "view/nodes.h"

#include <cstdint>

namespace beecluster {

class Hive;

/// Bees for screens without a game: they fly around by themselves and follow a pointer while it moves.
class CirclingSwarm : public cocos2d::Node {
public:
    /// `seed` is that of the bees' random wandering.
    static CirclingSwarm* create(std::uint64_t seed, int bees) {
        return created(&CirclingSwarm::initWith, seed, bees);
    }

    void update(float dt) override;
    /// Leads the bees to that place, in points of the field, until it was not called for two seconds.
    void lead(const cocos2d::Vec2& place);
    Hive& hive() { return *_hive; }

private:
    bool initWith(std::uint64_t seed, int bees);

    Hive* _hive = nullptr; // child
    cocos2d::Vec2 _pointer;
    float _sincePointer = 1000.0f; ///< seconds since it was led
    float _clock = 0.0f;
};

} // namespace beecluster
