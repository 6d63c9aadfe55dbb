#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/steering/Arrival.h"

namespace copra {

/// The limits of a MySteering, and how it stops at its target.
struct SteeringTuning : ArrivalTuning {
    float maxSpeed = 240.0f; ///< The maximum speed in points per second; usually 100 to 400.
    /// The maximum acceleration in points per second squared; usually 400 to 4000. A lower one makes wider
    /// curves.
    float maxAccel = 1800.0f;
};

/// Returns null if the tuning is valid, otherwise a message that says what is wrong.
[[nodiscard]] const char* validate(const SteeringTuning& tuning);

/// A sprite that follows another node smoothly: it speeds up, turns, and brakes with a limited acceleration,
/// and stops at its target. To smooth a jerky path, run the actions on an invisible node, and make it the
/// target of this sprite. The sprite updates itself every frame after the actions, so it sees the current
/// position of the target. The target is not retained; when it is destroyed, the sprite brakes to a stop.
class MySteering : public CollisionSprite {
public:
    /// Creates a sprite at the position of the target, facing up, whose radius is half of its width. The
    /// image is a sprite frame or, if none has that name, a file. If the image is missing or the tuning is
    /// invalid, the function logs that and returns null. A null `target` is an error: debug builds assert;
    /// release builds log it and return null.
    static MySteering* create(cocos2d::Node* target, const std::string& image,
                              const SteeringTuning& tuning = {});
    /// Creates a sprite with a sprite frame at the position of the target, facing up, whose radius is half of
    /// its width. If the tuning is invalid, the function logs that and returns null. A null target or frame
    /// is an error: debug builds assert; release builds log it and return null.
    static MySteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                              const SteeringTuning& tuning = {});

    /// Returns how the sprite follows its target.
    const SteeringTuning& getTuning() const { return _tuning; }
    /// Sets how the sprite follows its target from the next update on. An invalid tuning is logged and
    /// ignored.
    void setTuning(const SteeringTuning& tuning);
    /// Sets whether the sprite turns along its course, for art that faces up; true by default.
    void setTurns(bool turns) { _turns = turns; }

    /// Returns the node that the sprite follows, or null if there is none or it has been destroyed.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Sets the node that the sprite follows from the next update on. With null, the sprite brakes to a stop.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// Returns the velocity in points per second.
    const cocos2d::Vec2& getVelocity() const { return _velocity; }
    /// Sets the velocity. Infinite and NaN values are logged and ignored.
    void setVelocity(const cocos2d::Vec2& pointsPerSecond);
    /// Whether the sprite had stopped at the target after the last update.
    bool hasArrived() const { return _arrived; }

    /// Moves the sprite toward its target by `delta` seconds and turns it, or brakes it without a target.
    /// Called every frame.
    void update(float delta) override;

protected:
    MySteering() = default;
    /// Initializes a new sprite that steers to a node. Returns false, after logging, for values that create()
    /// refuses.
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const SteeringTuning& tuning);

private:
    WeakPtr<cocos2d::Node> _target;
    SteeringTuning _tuning;
    cocos2d::Vec2 _velocity; ///< The velocity in points per second.
    bool _turns = true;
    bool _arrived = false;
};

} // namespace copra
