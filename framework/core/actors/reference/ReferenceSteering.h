#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/Arrival.h"

namespace copra {

/// The class MySteering of the article "Smoothing jerky CCAction movement" (docs/articles.md) with the article's
/// arithmetic: numbers count in frames, whatever their length, and the approach never ends. For ported code that
/// needs the same numbers; new games take copra::MySteering. The target is held weakly; when it dies the sprite
/// flies straight on.
class ReferenceSteering : public CollisionSprite {
public:
    /// Starts at the target's position, facing up, with half of the width as radius. The image is a sprite frame
    /// or, if none has that name, a file. `maxAccel` (points a frame, a frame) and `maxSpeed` (points a frame)
    /// must be above 0, `brakeDistance` (points) at least 0. A null target or frame is a misuse. Null, after a
    /// log line, without the image and for other numbers.
    static ReferenceSteering* create(cocos2d::Node* target, const std::string& image, float maxAccel,
                                     float maxSpeed, float brakeDistance);
    static ReferenceSteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel,
                                     float maxSpeed, float brakeDistance);
    /// The article's name of create().
    static ReferenceSteering* enemySteeringWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                                      float maxAccel, float maxSpeed, float brakeDistance);

    /// What it follows; null without a target, and after the target died.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Follows another node from the next update on; null has the same effect as the death of the target.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// Points a frame.
    const cocos2d::Vec2& getVelocity() const { return _arrival.velocity; }
    /// One that is not finite is logged and ignored.
    void setVelocity(const cocos2d::Vec2& pointsPerFrame);

    /// One frame; `delta` does not matter.
    void update(float delta) override;

protected:
    ReferenceSteering() = default;
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel, float maxSpeed,
                        float brakeDistance);

private:
    WeakPtr<cocos2d::Node> _target;
    reference::Arrival _arrival; ///< Its position and rotation are copied from and to the node.
};

} // namespace copra
