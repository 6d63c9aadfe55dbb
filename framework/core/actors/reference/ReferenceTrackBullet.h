#pragma once

#include "actors/CollisionSprite.h"
#include "actors/EnemyFinder.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/TrackShot.h"

namespace copra {

/// The bullet of the article "Tracking bullets in Cocos2d-x" (docs/articles.md) with the article's arithmetic:
/// numbers count in frames, whatever their length, and seeking costs a frame. For ported code that needs the same
/// numbers; new games take copra::TrackBullet. It flies forever, as in the article: remove it when it has left
/// the window. The locked enemy is held weakly.
class ReferenceTrackBullet : public CollisionSprite {
public:
    /// See EnemyFinder::Source.
    using EnemySource = EnemyFinder::Source;

    /// Flies off with `velocity` (points a frame) and turns by at most `degreesPerFrame`. The image is a sprite
    /// frame or, if none has that name, a file. A null frame is a misuse. Null, after a log line, without the
    /// image, for a velocity that is (0, 0) or not finite and for a turn below 0.
    static ReferenceTrackBullet* create(const std::string& image, const cocos2d::Vec2& velocity,
                                        float degreesPerFrame = 1.0f);
    static ReferenceTrackBullet* create(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& velocity,
                                        float degreesPerFrame = 1.0f);

    /// The categories that it chases in its collision world, as bits; all but its own by default.
    void setTargetCategories(std::uint32_t categories) { _enemies.setCategories(categories); }
    /// Chases what `source` gives instead (the article's getArrayForEnemy()); an empty function goes back to the
    /// world.
    void setEnemies(EnemySource source) { _enemies.setSource(std::move(source)); }

    /// The enemy that it chases, or null.
    CollisionSprite* getTarget() const { return _target.get(); }
    void setTarget(CollisionSprite* target) { _target = target; }
    /// Points a frame.
    const cocos2d::Vec2& getVelocity() const { return _shot.velocity; }

    /// The article's move(): one frame; `delta` does not matter.
    void update(float delta) override;

protected:
    ReferenceTrackBullet() = default;
    bool initWithVelocity(cocos2d::SpriteFrame* frame, const cocos2d::Vec2& velocity, float degreesPerFrame);

private:
    void seek();

    WeakPtr<CollisionSprite> _target;
    reference::TrackShot _shot; ///< Its position and rotation are copied from and to the node.
    EnemyFinder _enemies;
};

} // namespace copra
