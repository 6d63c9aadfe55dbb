#pragma once

#include "actors/CollisionSprite.h"
#include "actors/EnemyFinder.h"
#include "base/WeakPtr.h"
#include "gameplay/tracking/Tracking.h"

namespace copra {

/// A bullet that finds the nearest enemy ahead and follows it, as in the article "Tracking bullets in
/// Cocos2d-x" (docs/articles.md). It moves itself every frame. The locked enemy is not retained. The bullet
/// is swept, so it does not tunnel at any speed, unless you call setSwept(false). ReferenceTrackBullet has
/// the exact arithmetic of the article.
class TrackBullet : public CollisionSprite {
public:
    /// A function that lists enemies; see EnemyFinder::Source.
    using EnemySource = EnemyFinder::Source;

    /// Creates a bullet that flies toward `direction` (of any length; (0, 0) means up) at the speed of the
    /// tuning. The image is a sprite frame or, if none has that name, a file. An empty window in the tuning
    /// is replaced with the design size. If the image is missing, the direction is infinite or NaN, or the
    /// tuning is invalid, the function logs that and returns null.
    static TrackBullet* create(const std::string& image, const cocos2d::Vec2& direction,
                               const TrackTuning& tuning = {});
    /// Creates a bullet with a sprite frame. It flies toward `direction` (of any length; (0, 0) means up) at
    /// the speed of the tuning. If the direction or the tuning is invalid, the function logs that and returns
    /// null. A null frame is an error: debug builds assert; release builds log it and return null.
    static TrackBullet* create(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& direction,
                               const TrackTuning& tuning = {});

    /// Returns how the bullet flies.
    const TrackTuning& getTuning() const { return _tuning; }
    /// Sets how the bullet flies from the next update on. An empty window is replaced with the design size.
    /// An invalid tuning is logged and ignored.
    void setTuning(const TrackTuning& tuning);
    /// Sets the categories that the bullet chases in its collision world, as bits. By default, these are all
    /// except its own.
    void setTargetCategories(std::uint32_t categories) { _enemies.setCategories(categories); }
    /// Makes the bullet chase the enemies that `source` lists instead. With an empty function, it chases the
    /// sprites of its collision world again.
    void setEnemies(EnemySource source) { _enemies.setSource(std::move(source)); }

    /// Returns the enemy that the bullet chases, or null if there is none or it has been destroyed.
    CollisionSprite* getTarget() const { return _target.get(); }
    /// Sets the enemy that the bullet chases, which is not retained. With null, the bullet looks for one.
    void setTarget(CollisionSprite* target) { _target = target; }
    /// Returns the velocity in points per second.
    const cocos2d::Vec2& getVelocity() const { return _shot.velocity; }

    /// Finds or follows the target, moves the bullet by `delta` seconds, and ends the flight when its time is
    /// over or it has left its window. Called every frame.
    void update(float delta) override;

protected:
    TrackBullet() = default;
    /// Initializes a new bullet that flies in `direction`. Returns false for values that create() refuses.
    bool initWithDirection(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& direction,
                           const TrackTuning& tuning);
    /// Called when the bullet has reached its maximum age, or flies outward with its whole circle outside of
    /// the window. Removes it from its parent.
    virtual void onFlightEnded();

private:
    TrackTarget seek();
    TrackTarget seenAs(const CollisionSprite& enemy, PositionsIn& positions) const;
    bool hasLeftWindow() const;

    WeakPtr<CollisionSprite> _target;
    TrackTuning _tuning;
    /// The moving bullet. Its velocity is that of the sprite; its position is copied from and to the node.
    TrackShot _shot;
    EnemyFinder _enemies;
};

} // namespace copra
