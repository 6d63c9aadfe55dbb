#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/Arrival.h"

namespace copra {

/// A sprite that flies to a target and slows down near it, with the exact arithmetic of the class MySteering
/// of the article "Smoothing jerky CCAction movement" (docs/articles.md): its units are frames of any length,
/// and the approach never ends. Use it in ported code that needs the same numbers; in new games, use
/// copra::MySteering. The target is not retained; when it is destroyed, the sprite flies straight on.
class ReferenceSteering : public CollisionSprite {
public:
    /// Creates a sprite at the position of the target, facing up, whose radius is half of its width. The
    /// image is a sprite frame or, if none has that name, a file. `maxAccel` (points per frame squared) and
    /// `maxSpeed` (points per frame) must be above 0, and `brakeDistance` (points) at least 0. If the image
    /// is missing or a number is invalid, the function logs that and returns null. A null target is an error:
    /// debug builds assert; release builds log it and return null.
    static ReferenceSteering* create(cocos2d::Node* target, const std::string& image, float maxAccel,
                                     float maxSpeed, float brakeDistance);
    /// Creates a sprite with a sprite frame at the position of the target, facing up. `maxAccel` (points per
    /// frame squared) and `maxSpeed` (points per frame) must be above 0, and `brakeDistance` (points) must be
    /// at least 0. If a number is invalid, the function logs that and returns null. A null target or frame is
    /// an error: debug builds assert; release builds log it and return null.
    static ReferenceSteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel,
                                     float maxSpeed, float brakeDistance);
    /// Creates a sprite as create() does; this is its name in the article.
    static ReferenceSteering* enemySteeringWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                                      float maxAccel, float maxSpeed, float brakeDistance);

    /// Returns the node that the sprite follows, or null if there is none or it has been destroyed.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Sets the node that the sprite follows from the next update on. With null, the sprite flies straight
    /// on.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// Returns the velocity in points per frame.
    const cocos2d::Vec2& getVelocity() const { return _arrival.velocity; }
    /// Sets the velocity. Infinite and NaN values are logged and ignored.
    void setVelocity(const cocos2d::Vec2& pointsPerFrame);

    /// Advances the sprite by one frame, whatever `delta` is.
    void update(float delta) override;

protected:
    ReferenceSteering() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel, float maxSpeed,
                        float brakeDistance);

private:
    WeakPtr<cocos2d::Node> _target;
    reference::Arrival _arrival; ///< The mover. Its position and rotation are copied from and to the node.
};

} // namespace copra
