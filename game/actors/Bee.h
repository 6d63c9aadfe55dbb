#pragma once

#include "actors/CollisionSprite.h"
#include "rules/Cooldown.h"
#include "view/nodes.h"

namespace beecluster {

class Shadow;

/// One of the player's bees. The hive moves it; it beats its wings, leans into curves and fires stings.
class Bee : public copra::CollisionSprite {
public:
    /// How many looks there are.
    static constexpr int kLooks = 3;
    /// `look`: 0 to kLooks - 1; others are taken modulo it.
    static Bee* create(int look = 0) { return created(&Bee::initBee, look); }

    /// Puts a crown on its head: it is the queen.
    void wearCrown();
    bool hasCrown() const { return _crown != nullptr; }
    /// Turns somersaults, after that many seconds.
    void cheer(float delay);
    bool isCheering() const { return _cheerTime > 0; }

    /// Gives it a shadow, in a layer below all bees, so that none falls on another one.
    void castShadowOn(cocos2d::Node* layer);
    /// Takes the shadow away with the bee.
    void removeShadow();
    /// Advances by dt seconds. It leans by `velocity` (points a second).
    void step(float dt, const cocos2d::Vec2& velocity);
    /// Points a second, in the last step.
    const cocos2d::Vec2& velocity() const { return _velocity; }
    /// Where it points, and its stings fly: upward, and to the side to which it leans.
    cocos2d::Vec2 heading() const;
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
    bool initBee(int look);
    /// Advances the cheering by dt seconds. Returns how often it has turned.
    float cheeringTurns(float dt);

    Shadow* _shadow = nullptr;         // in a layer of shadows; null without one
    cocos2d::Sprite* _crown = nullptr; // child of a queen
    Cooldown _stingCooldown;
    cocos2d::Vec2 _velocity;      ///< points a second
    float _lean = 0.0f;           ///< degrees
    float _cheerDelay = 0.0f;     ///< seconds
    float _cheerTime = 0.0f;      ///< seconds left
    float _protectionTime = 0.0f; ///< seconds left
    int _armor = 0;               ///< hits that it takes before it is an ordinary bee
};

} // namespace beecluster
