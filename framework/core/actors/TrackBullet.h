#pragma once

#include "actors/CollisionSprite.h"
#include "actors/EnemyFinder.h"
#include "base/WeakPtr.h"
#include "gameplay/tracking/Tracking.h"

namespace copra {

/// A bullet that finds the nearest enemy ahead and follows it: the article "Tracking bullets in Cocos2d-x".
/// Moves itself every frame. The locked enemy is held weakly. It is swept, so that it jumps over nothing
/// however fast it is; setSwept(false) takes that back. The arithmetic of the article itself is in
/// actors/reference/ReferenceTrackBullet.h.
class TrackBullet : public CollisionSprite {
public:
    /// See EnemyFinder::Source.
    using EnemySource = EnemyFinder::Source;

    /// Flies off towards `direction` (any length; (0, 0) counts as up) at the tuning's speed. The image is a
    /// sprite frame or, if none has that name, a file. An empty window is replaced by the design size. A null
    /// frame is a misuse. Null, after a log line, without the image, for a direction that is not finite and
    /// for an invalid tuning.
    static TrackBullet* create(const std::string& image, const cocos2d::Vec2& direction,
                               const TrackTuning& tuning = {});
    static TrackBullet* create(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& direction,
                               const TrackTuning& tuning = {});

    const TrackTuning& getTuning() const { return _tuning; }
    /// From the next update on; an empty window is replaced by the design size. An invalid tuning is logged and
    /// ignored.
    void setTuning(const TrackTuning& tuning);
    /// The categories that it chases in its collision world, as bits; all but its own by default.
    void setTargetCategories(std::uint32_t categories) { _enemies.setCategories(categories); }
    /// Chases what `source` gives instead; an empty function goes back to the world.
    void setEnemies(EnemySource source) { _enemies.setSource(std::move(source)); }

    /// The enemy that it chases, or null.
    CollisionSprite* getTarget() const { return _target.get(); }
    void setTarget(CollisionSprite* target) { _target = target; }
    /// Points a second.
    const cocos2d::Vec2& getVelocity() const { return _shot.velocity; }

    void update(float delta) override;

protected:
    TrackBullet() = default;
    bool initWithDirection(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& direction,
                           const TrackTuning& tuning);
    /// Called when the bullet is too old or has left the window with its whole circle. Removes it from its
    /// parent.
    virtual void onFlightEnded();

private:
    void seek();
    void advance(float delta);
    TrackTarget seenAs(const CollisionSprite& enemy) const;
    bool hasLeftWindow() const;

    WeakPtr<CollisionSprite> _target;
    TrackTuning _tuning;
    TrackShot _shot; ///< Its velocity is the bullet's; its position is copied from and to the node.
    EnemyFinder _enemies;
};

} // namespace copra
