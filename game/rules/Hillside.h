#pragma once

#include "gameplay/Random.h"
#include "gameplay/bodies/BodyWorld.h"

#include <vector>

namespace beecluster {

/// The simulation of the orchard's hill: apples come in above, roll along fallen trunks, collide and leave
/// below (elastic bodies and slopes of "Slopes in an action game", docs/articles.md). The trunks move with
/// the ground.
class Hillside {
public:
    struct Apple {
        copra::Handle body;
        float radius;      ///< points
        float turn = 0.0f; ///< degrees clockwise; its rotation
        int variant = 0;   ///< 0 or 1; which of the two sprites
        float thrown = 0;  ///< seconds for which it hurts insects
    };
    /// A fallen trunk.
    struct Log {
        copra::Handle slope;
        int number;              ///< unique
        copra::Vec2 left, right; ///< of its upper edge
    };

    /// `scroll`: points a second of the ground, downward.
    explicit Hillside(float scroll);

    /// Advances by dt seconds. Apples come in `spawnRate` times as often as Tuning::orchard.appleInterval says; 0:
    /// none.
    void step(float dt, float spawnRate, copra::Random& random);
    /// A sting of that velocity (points a second) hits the apple: they exchange momentum as elastic bodies
    /// do, and the apple is thrown for Tuning::orchard.thrownTime seconds. Does nothing if the apple is gone.
    void applyHit(copra::Handle apple, const copra::Vec2& stingVelocity);
    /// Whether the apple was hit lately, so that it hurts insects: those that only roll do not.
    bool isThrown(copra::Handle apple) const;
    /// Adds an apple, as step() does.
    copra::Handle dropApple(const copra::Vec2& place, const copra::Vec2& velocity, bool large, int variant);
    /// Adds trunk number `n` of the repeating pattern, with its lower end at that height.
    void layLog(int n, float height, copra::Random& random);

    const copra::BodyWorld& world() const { return _world; }
    const std::vector<Apple>& apples() const { return _apples; }
    const std::vector<Log>& logs() const { return _logs; }

private:
    void addLog(const copra::Vec2& left, const copra::Vec2& right);
    void spawn(float dt, float spawnRate, copra::Random& random);
    void roll(float dt);
    void removeOutside();

    copra::BodyWorld _world;
    std::vector<Apple> _apples;
    std::vector<Log> _logs;
    float _scroll;
    float _untilLog = 0.0f;
    float _untilApple = 1.0f; ///< seconds at spawn rate 1
    int _nextLog = 0;         ///< index into the pattern
    int _logNumber = 0;
};

} // namespace beecluster
