#pragma once

#include "actors/CollisionSprite.h"
#include "gameplay/Random.h"

#include <functional>

namespace beecluster {

class BearArm;

/// The bear that is after the hive's honey. The sprite is its face; two arms come with it as siblings.
class Bear : public copra::CollisionSprite {
public:
    /// What it does besides striking; the stage carries it out.
    enum class Act {
        Ring,  ///< pollen all around
        Fan,   ///< thorns at the swarm
        Wasps, ///< calls help
        Burrs, ///< that follow the swarm for a while
    };

    /// Adds itself and its arms to `field` (bear at z, arms one below), collides in `world`.
    static Bear* create(int health, cocos2d::Node* field, int z, copra::CollisionWorld* world);

    /// Passes time and decides what comes next. `pressure` shortens its rests.
    void step(float dt, float pressure, copra::Random& random, const std::function<void(Act)>& act);
    /// Takes a sting; true when it was the last.
    bool takeSting();
    bool isDamaged() const override { return _health <= 0; }
    /// 1 to 0.
    float healthLeft() const { return static_cast<float>(_health) / static_cast<float>(_fullHealth); }
    /// Goes home, hurt.
    void flee();

private:
    bool initBear(int health, cocos2d::Node* field, int z, copra::CollisionWorld* world);
    void look(const char* frame, float seconds);
    void strike(copra::Random& random);

    BearArm* _arms[2] = {nullptr, nullptr}; // siblings
    int _health = 1;
    int _fullHealth = 1;
    float _clock = 0;
    float _untilAct = 3;
    float _lookLeft = 0;
    float _flash = 0;
};

} // namespace beecluster
