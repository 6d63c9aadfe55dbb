#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/steering/Arrival.h"

namespace copra {

/// The limits of a MySteering, and how it comes to rest.
struct SteeringTuning : ArrivalTuning {
    float maxSpeed = 240.0f;  ///< points per second; usual 100..400
    float maxAccel = 1800.0f; ///< points per second squared; lower makes wider curves; usual 400..4000
};

/// Returns null if the tuning is usable, otherwise a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const SteeringTuning& tuning);

/// A sprite that follows a target smoothly with arrival steering: run jerky actions on an invisible target, and let this sprite
/// follow it (the article "Smoothing jerky CCAction movement"). It updates itself every frame after the actions, so it sees the
/// current position of the target. The target is held weakly; when it is destroyed, the sprite brakes to a stop.
/// ReferenceSteering has the exact arithmetic of the article.
class MySteering : public CollisionSprite {
public:
    /// Creates a sprite at the position of the target, facing up, whose radius is half of its width. The image is a sprite frame
    /// or, if none has that name, a file. Target and frame must not be null. If the image is missing or the tuning is invalid,
    /// logs it and returns null.
    static MySteering* create(cocos2d::Node* target, const std::string& image,
                              const SteeringTuning& tuning = {});
    static MySteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                              const SteeringTuning& tuning = {});

    /// How the sprite follows its target.
    const SteeringTuning& getTuning() const { return _tuning; }
    /// Changes the tuning from the next update on. An invalid tuning is logged and ignored.
    void setTuning(const SteeringTuning& tuning);
    /// Whether the sprite turns along its course, for art that faces up; true by default.
    void setTurns(bool turns) { _turns = turns; }

    /// The node that it follows; null if there is none or it has been destroyed.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Follows another node from the next update on. Null has the same effect as destroying the target.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// The velocity in points per second.
    const cocos2d::Vec2& getVelocity() const { return _velocity; }
    /// Sets the velocity. Values that are not finite are logged and ignored.
    void setVelocity(const cocos2d::Vec2& pointsPerSecond);
    /// Whether the sprite was at rest at the target after the last update.
    bool hasArrived() const { return _arrived; }

    /// Moves the sprite toward its target by `delta` seconds and turns it, or brakes it without a target. Called every frame.
    void update(float delta) override;

protected:
    MySteering() = default;
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const SteeringTuning& tuning);

private:
    WeakPtr<cocos2d::Node> _target;
    SteeringTuning _tuning;
    cocos2d::Vec2 _velocity; ///< Points per second.
    bool _turns = true;
    bool _arrived = false;
};

} // namespace copra
