#pragma once

#include "gameplay/Random.h"
#include "gameplay/bodies/BodyWorld.h"

#include <vector>

namespace beecluster {

/// What rolls down the orchard's hill: apples that come in above, roll along fallen trunks, knock each other
/// about and leave below (elastic bodies and slopes, article 003). The trunks lie on the ground and move with
/// it. Knows nothing of nodes.
class Hillside {
public:
    struct Apple {
        copra::Handle body;
        float radius;   ///< points
        float turn = 0; ///< degrees clockwise that it has rolled
        int look = 0;   ///< 0 or 1
    };
    /// A trunk.
    struct Log {
        copra::Handle slope;
        int number;              ///< no two have the same
        copra::Vec2 left, right; ///< of its upper edge
    };

    /// `scroll`: points a second of the ground, downwards.
    explicit Hillside(float scroll);

    /// Goes on by dt seconds; `hurry` 1 lets apples come as planned, more lets more come.
    void step(float dt, float hurry, copra::Random& random);
    /// A sting of that velocity, in points a second, hits the apple: they exchange speeds as elastic bodies
    /// do.
    void knock(copra::Handle apple, const copra::Vec2& stingVelocity);
    /// Adds an apple, as step() does now and then.
    copra::Handle dropApple(const copra::Vec2& place, const copra::Vec2& velocity, bool large, int look);
    /// Lays trunk number `n` of the pattern, its lower end at that height.
    void layLog(int n, float height, copra::Random& random);

    const copra::BodyWorld& world() const { return _world; }
    const std::vector<Apple>& apples() const { return _apples; }
    const std::vector<Log>& logs() const { return _logs; }

private:
    void addLog(const copra::Vec2& left, const copra::Vec2& right);
    void letThingsCome(float dt, float hurry, copra::Random& random);
    void roll(float dt);
    void letThingsGo();

    copra::BodyWorld _world;
    std::vector<Apple> _apples;
    std::vector<Log> _logs;
    float _scroll;
    float _untilLog = 0;
    float _untilApple = 1; ///< seconds at hurry 1
    int _nextLog = 0;      ///< of the pattern
    int _logNumber = 0;
};

} // namespace beecluster
