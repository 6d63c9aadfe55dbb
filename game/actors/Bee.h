#pragma once

#include "actors/CollisionSprite.h"
#include "rules/Cooldown.h"

namespace beecluster {

class Shadow;

/// One of the player's bees. The hive moves it; it beats its wings, leans into curves and fires stings.
class Bee : public copra::CollisionSprite {
public:
    static Bee* create();

    /// Its shadow moves to a layer below all bees, so that none falls on another one.
    void castShadowOn(cocos2d::Node* layer);
    /// Takes the shadow away with the bee.
    void removeShadow();
    /// Advances by dt seconds. It leans by `velocity` (points a second).
    void step(float dt, const cocos2d::Vec2& velocity);
    /// Counts down by dt seconds; true when the next sting is due, and then waits `interval` seconds again.
    bool readyToSting(float dt, float interval) { return _stingCooldown.fires(dt, interval); }
    /// Sets the time to the next sting, in seconds.
    void setStingDelay(float seconds) { _stingCooldown.set(seconds); }
    /// Makes it invulnerable for that many seconds; it blinks meanwhile.
    void protect(float seconds) { _protectionTime = seconds; }
    bool isProtected() const { return _protectionTime > 0; }
    /// Makes it a bumblebee, which is large and takes some hits.
    void becomeBumblebee();
    bool hasArmor() const { return _armor > 0; }
    /// Takes a hit; without any armor left it is an ordinary bee again.
    void crackArmor();

private:
    bool initBee();

    Shadow* _shadow = nullptr; // child, or in a layer of shadows
    Cooldown _stingCooldown;
    float _protectionTime = 0.0f; ///< seconds left
    int _armor = 0;               ///< hits that it takes before it is an ordinary bee
};

} // namespace beecluster
