#pragma once

#include "actors/MySteering.h"
#include "base/RefPtr.h"
#include "rules/Cooldown.h"
#include "rules/Health.h"
#include "rules/SpawnPlan.h"
#include "view/nodes.h"

namespace beecluster {

class Shadow;

/// A hostile insect. An invisible leader runs the route's MoveBy actions with their sharp corners; the enemy
/// follows it with limited acceleration and so rounds them ("Smoothing jerky CCAction
/// movement", docs/articles.md).
class Enemy : public copra::MySteering {
public:
    /// Adds the invisible leader to `field`; the enemy itself is not added yet. Null if its sprite frame is
    /// missing.
    static Enemy* create(const SpawnRequest& request, cocos2d::Node* field) {
        return created(&Enemy::initEnemy, request, field);
    }

    EnemyKind kind() const { return _kind; }
    const EnemyTraits& traits() const { return traitsOf(_kind); }
    /// Takes a sting that flew in `direction` (not normalized), which knocks it back; true when it was the last.
    bool applyHit(const cocos2d::Vec2& direction);
    /// How strongly it turns white when it is hit, 0 to 1.
    void setFlashes(float amount);
    bool isDamaged() const override { return _health.isDead(); }
    /// Turns toward `target` as a turret does, at the turn rate of its kind. Does nothing for kinds that
    /// face their path.
    void turnTowards(const cocos2d::Vec2& target, float dt);
    /// The direction of its shots at `target`, not normalized: its heading, or straight at the target for
    /// kinds that do not turn.
    cocos2d::Vec2 aimAt(const cocos2d::Vec2& target) const;
    /// Counts down by dt seconds; true when the next salvo is due and it may shoot from where it is. Then
    /// waits `interval` seconds again.
    bool readyToShoot(float dt, float interval);
    /// How many salvos it has fired before; counts one more.
    int nextSalvo() { return _salvos++; }
    /// 1 to 0.
    float healthLeft() const { return _health.share(); }
    /// Sets the time to the next salvo, in seconds.
    void setShotDelay(float seconds) { _shotCooldown.set(seconds); }
    /// True once its route has ended and it is outside the field.
    bool hasLeft() const;
    /// Removes its leader, too.
    void removeFromParent() override;

    void update(float dt) override;

private:
    bool initEnemy(const SpawnRequest& request, cocos2d::Node* field);
    void fadeAtSides();

    EnemyKind _kind = EnemyKind::Wasp;
    Health _health;
    cocos2d::Vec2 _heading{0, -1}; ///< where it faces, for kinds that turn
    Cooldown _shotCooldown;
    int _salvos = 0;
    float _flash = 0.0f;               ///< seconds it is still white after a hit
    cocos2d::Sprite* _white = nullptr; // child: its white shape
    cocos2d::RefPtr<cocos2d::Node> _leader;
    Shadow* _shadow = nullptr; // child
};

} // namespace beecluster
