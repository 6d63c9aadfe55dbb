#pragma once

#include "actors/CollisionSprite.h"
#include "actors/EnemyFinder.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/TrackShot.h"

namespace copra {

/// A bullet that finds an enemy ahead and follows it, with the exact arithmetic of the article "Tracking
/// bullets in Cocos2d-x" (docs/articles.md): its units are frames of any length, and seeking takes a frame.
/// Use it in ported code that needs the same numbers; in new games, use copra::TrackBullet. As in the
/// article, it flies forever: remove it when it has left the window. The locked enemy is not retained.
class ReferenceTrackBullet : public CollisionSprite {
public:
    /// A function that lists enemies; see EnemyFinder::Source.
    using EnemySource = EnemyFinder::Source;

    /// Creates a bullet that flies with `velocity` (points per frame) and turns by at most `degreesPerFrame`.
    /// The image is a sprite frame or, if none has that name, a file. If the image is missing, the velocity
    /// is (0, 0), infinite, or NaN, or the turn is below 0, the function logs that and returns null.
    static ReferenceTrackBullet* create(const std::string& image, const cocos2d::Vec2& velocity,
                                        float degreesPerFrame = 1.0f);
    /// Creates a bullet with a sprite frame. It flies with `velocity` (points per frame), which must not be
    /// (0, 0), and turns by at most `degreesPerFrame`, at least 0. If a number is invalid, the function logs
    /// that and returns null. A null frame is an error: debug builds assert; release builds log it and return
    /// null.
    static ReferenceTrackBullet* create(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& velocity,
                                        float degreesPerFrame = 1.0f);

    /// Sets the categories that the bullet chases in its collision world, as bits. By default, they are all
    /// except its own.
    void setTargetCategories(std::uint32_t categories) { _enemies.setCategories(categories); }
    /// Makes the bullet chase the enemies that `source` lists instead (getArrayForEnemy() in the article).
    /// With an empty function, it chases those in the collision world again.
    void setEnemies(EnemySource source) { _enemies.setSource(std::move(source)); }

    /// Returns the enemy that the bullet chases, or null.
    CollisionSprite* getTarget() const { return _target.get(); }
    /// Sets the enemy that the bullet chases, or null.
    void setTarget(CollisionSprite* target) { _target = target; }
    /// Returns the velocity in points per frame.
    const cocos2d::Vec2& getVelocity() const { return _shot.velocity; }

    /// Advances the bullet by one frame, whatever `delta` is (move() in the article).
    void update(float delta) override;

protected:
    ReferenceTrackBullet() = default;
    /// Initializes a new bullet with its velocity. Returns false, after logging, for values that create()
    /// refuses.
    bool initWithVelocity(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& velocity, float degreesPerFrame);

private:
    void seek();

    WeakPtr<CollisionSprite> _target;
    /// The moving bullet. Its position and rotation are copied from and to the node.
    reference::TrackShot _shot;
    EnemyFinder _enemies;
};

} // namespace copra
