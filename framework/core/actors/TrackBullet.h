#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/tracking/Tracking.h"

#include <functional>
#include <vector>

namespace copra {

/// A bullet that finds the nearest enemy ahead and follows it: the article "Tracking bullets in Cocos2d-x".
/// Moves itself every frame.
///
/// The improved form is the default; useReferenceForm() selects the article's formulas, in points a frame.
/// Enemies come from the bullet's collision world by their category, or from a function. The locked enemy is
/// held weakly. It is swept, so that it jumps over nothing however fast it is; setSwept(false) takes that
/// back.
class TrackBullet : public CollisionSprite {
public:
    /// Appends the enemies that may be chased to an empty list.
    using EnemySource = std::function<void(std::vector<CollisionSprite*>& enemies)>;

    /// Flies off towards `direction` (any length; (0, 0) counts as up) at the tuning's speed. An empty window
    /// is replaced by the design size. Null (and a log line) for an unknown frame or a faulty tuning.
    static TrackBullet* create(const std::string& spriteFrameName, const Vec2& direction,
                               const TrackTuning& tuning = {});
    static TrackBullet* create(cocos2d::SpriteFrame* frame, const Vec2& direction,
                               const TrackTuning& tuning = {});

    /// Moves as the article writes it from now on: `velocity` in points a frame, at most `degreesPerFrame` of
    /// turn. Refused with a log line for a velocity that is (0, 0) or not finite or a turn below 0.
    void useReferenceForm(const Vec2& velocity, float degreesPerFrame = 1.0f);
    bool usesReferenceForm() const { return _usesReference; }

    const TrackTuning& getTuning() const { return _tuning; }
    /// Other tuning; also chooses the improved form. Refused with a log line when faulty.
    void setTuning(const TrackTuning& tuning);
    /// The categories that it chases in its collision world, as bits; all but its own by default.
    void setTargetCategories(std::uint32_t categories) { _targetCategories = categories; }
    /// Chases what `source` gives instead; an empty function goes back to the world.
    void setEnemies(EnemySource source) { _source = std::move(source); }

    /// The enemy that it chases, or null.
    CollisionSprite* getTarget() const { return _target.get(); }
    void setTarget(CollisionSprite* target) { _target = target; }
    /// Points a second; in the reference form points a frame.
    const Vec2& getVelocity() const { return _shot.velocity; }
    /// Seconds since it was made (improved form).
    float getAge() const { return _shot.age; }

    void update(float delta) override;

protected:
    TrackBullet() = default;
    bool initWithDirection(cocos2d::SpriteFrame* frame, const Vec2& direction, const TrackTuning& tuning);
    /// Improved form: called when the bullet is too old or has left the window with its whole circle. Removes
    /// it from its parent.
    virtual void onFlightEnded();

private:
    void stepReference();
    void stepImproved(float delta);
    void seekReference();
    void seekImproved();
    void listEnemies(std::vector<CollisionSprite*>& enemies) const;
    bool isTarget(const CollisionSprite& enemy) const;
    TrackTarget seenAs(const CollisionSprite& enemy) const;
    bool hasLeftWindow() const;

    WeakPtr<CollisionSprite> _target;
    TrackTuning _tuning;
    TrackShot _shot; ///< Its velocity is the bullet's; its position is copied from and to the node.
    EnemySource _source;
    std::uint32_t _targetCategories = 0; ///< 0: all but its own category.
    float _degreesPerFrame = 1.0f;
    bool _usesReference = false;
};

} // namespace copra
