#pragma once

#include "actors/MySteering.h"
#include "base/RefPtr.h"
#include "rules/SpawnPlan.h"

namespace beecluster {

class Shadow;

/// A quarrelsome insect. An invisible dummy runs the route's MoveBys with all their corners; the enemy glides
/// behind it.
class Enemy : public copra::MySteering {
public:
    /// The dummy becomes a child of `field`; the enemy itself is not added yet.
    static Enemy* create(const Newcomer& newcomer, cocos2d::Node* field);

    EnemyKind kind() const { return _kind; }
    const EnemyTraits& traits() const { return traitsOf(_kind); }
    /// Takes a sting; true when it was the last.
    bool takeSting();
    bool isDamaged() const override { return _health <= 0; }
    /// Turns to a place as a turret does, no faster than its kind can. Kinds that cannot look where they fly.
    void lookAt(const cocos2d::Vec2& place, float dt);
    /// The direction in which it throws at a place: where it looks, or there for kinds that do not turn.
    cocos2d::Vec2 aimAt(const cocos2d::Vec2& place) const;
    /// Counts down to the next salvo; true when it is due, and then waits `interval` seconds again.
    bool readyToShoot(float dt, float interval);
    void setShotDelay(float seconds) { _untilShot = seconds; }
    /// True once its way is over and it has left the field.
    bool hasLeft() const;
    /// Takes it and its dummy off the field.
    void leave();

    void update(float dt) override;

private:
    bool initEnemy(const Newcomer& newcomer, cocos2d::Node* field);

    EnemyKind _kind = EnemyKind::Wasp;
    int _health = 1;
    cocos2d::Vec2 _heading{0, -1}; ///< of kinds that turn
    float _untilShot = 0;
    float _flash = 0;
    cocos2d::RefPtr<cocos2d::Node> _dummy;
    Shadow* _shadow = nullptr; // child
};

} // namespace beecluster
