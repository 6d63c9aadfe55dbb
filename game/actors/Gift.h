#pragma once

#include "Tuning.h"
#include "actors/CollisionSprite.h"
#include "rules/GiftKind.h"
#include "view/nodes.h"

namespace beecluster {

class Hive;

/// Something to fetch: sinks down the field and flies to a bee that is near. A stunned bee only falls, and is gone
/// after tuning().stun.time.
class Gift : public copra::CollisionSprite {
public:
    /// `variant` (not negative) selects the color of a flower. Null if the sprite frame is missing.
    static Gift* create(GiftKind kind, int variant) { return created(&Gift::initGift, kind, variant); }

    GiftKind kind() const { return _kind; }
    /// The velocity (points a second) with which a stunned bee is knocked away.
    void knockAway(const cocos2d::Vec2& velocity) { _velocity = velocity; }
    /// The seconds after which a stunned bee is gone.
    void setTumbleTime(float seconds) { _tumbleTime = seconds; }
    /// A stunned bee comes back to the swarm by itself.
    void comeBack() { _comesBack = true; }
    /// Advances by dt seconds; false once it is gone. It flies to a bee within `pull` points.
    bool step(float dt, const Hive& hive, float pull = tuning().gifts.pull);

private:
    bool initGift(GiftKind kind, int variant);
    bool stepStunned(float dt, const Hive& hive);

    GiftKind _kind = GiftKind::Honey;
    float _age = 0.0f; ///< seconds
    bool _comesBack = false;
    float _tumbleTime = tuning().stun.time;
    cocos2d::Vec2 _velocity;
};

} // namespace beecluster
