#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/steering/Arrival.h"

namespace copra {

/// How a MySteering moves: its limits, and how it comes to rest.
struct SteeringTuning : ArrivalTuning {
    float maxSpeed = 240.0f;  ///< points a second; usual 100..400
    float maxAccel = 1800.0f; ///< points a second squared; lower makes wider curves; usual 400..4000
};

/// Null when the tuning is usable, else a sentence that says what is wrong with it.
[[nodiscard]] const char* validate(const SteeringTuning& tuning);

/// A sprite that follows a target smoothly by arrival steering: let an invisible target run jerky actions and
/// this one follow it (the article "Smoothing jerky CCAction movement"). Updates itself every frame, after
/// the actions, so it sees where the target is now. The target is held weakly; when it dies the sprite brakes
/// to rest. The arithmetic of the article itself is in actors/reference/ReferenceSteering.h.
class MySteering : public CollisionSprite {
public:
    /// Starts at the target's position, facing up, with half of the width as radius. The image is a sprite
    /// frame or, if none has that name, a file. A null target or frame is a misuse. Null, after a log line,
    /// without the image and for an invalid tuning.
    static MySteering* create(cocos2d::Node* target, const std::string& image,
                              const SteeringTuning& tuning = {});
    static MySteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                              const SteeringTuning& tuning = {});

    const SteeringTuning& getTuning() const { return _tuning; }
    /// From the next update on. An invalid tuning is logged and ignored.
    void setTuning(const SteeringTuning& tuning);
    /// True (default): turns along its course, for art that faces up. False: its rotation is left alone.
    void setTurns(bool turns) { _turns = turns; }

    /// What it follows; null without a target, and after the target died.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Follows another node from the next update on; null has the same effect as the death of the target.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// Points a second.
    const cocos2d::Vec2& getVelocity() const { return _velocity; }
    /// One that is not finite is logged and ignored.
    void setVelocity(const cocos2d::Vec2& pointsPerSecond);
    /// True when it rested at the target after the last update.
    bool hasArrived() const { return _arrived; }

    void update(float delta) override;

protected:
    MySteering() = default;
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const SteeringTuning& tuning);

private:
    WeakPtr<cocos2d::Node> _target;
    SteeringTuning _tuning;
    cocos2d::Vec2 _velocity; ///< Points a second.
    bool _turns = true;
    bool _arrived = false;
};

} // namespace copra
