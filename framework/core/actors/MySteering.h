#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/Arrival.h"
#include "gameplay/steering/Arrival.h"

namespace copra {

/// A sprite that follows a target smoothly by arrival steering: let an invisible target run jerky actions and
/// this one follow it (the article "Smoothing jerky CCAction movement"). Updates itself every frame, after
/// the actions, so it sees where the target is now.
///
/// It starts as the article writes it, in points a frame; setForm(Form::Improved) or setTuning() gives the
/// form that does not depend on the frame rate and comes to rest. The target is held weakly; when it dies the
/// reference form flies straight on and the improved one brakes to rest.
class MySteering : public CollisionSprite {
public:
    /// Which arithmetic moves it.
    enum class Form {
        Reference, ///< The article's, units a frame, blind to delta.
        Improved,  ///< Seconds; the same numbers at 60 frames a second.
    };

    /// Starts at the target's position, facing up, with half of the width as radius. `maxAccel` and
    /// `maxSpeed` in points a frame (usual 0.1..1 and 2..8), `brakeDistance` in points (usual 30..100). Null
    /// (and a log line) without a target or frame or when the first two are not above 0 or the last is below
    /// 0.
    static MySteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, float maxAccel,
                              float maxSpeed, float brakeDistance);
    static MySteering* create(cocos2d::Node* target, const std::string& spriteFrameName, float maxAccel,
                              float maxSpeed, float brakeDistance);
    /// The article's name of create().
    static MySteering* enemySteeringWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame,
                                               float maxAccel, float maxSpeed, float brakeDistance);
    /// The improved form, limits in points a second. Position and velocity of `limits` are ignored.
    static MySteering* create(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const Steerable& limits,
                              const ArrivalTuning& tuning = {});
    static MySteering* create(cocos2d::Node* target, const std::string& spriteFrameName,
                              const Steerable& limits, const ArrivalTuning& tuning = {});

    Form getForm() const { return _form; }
    /// Changes the arithmetic; the velocity stays the same.
    void setForm(Form form);
    /// Other limits (points a second) and tuning; also chooses the improved form. A fault is logged and
    /// changes nothing.
    void setTuning(const Steerable& limits, const ArrivalTuning& tuning);

    /// What it follows; null without a target, and after the target died.
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// Follows another node from the next update on; null has the same effect as the death of the target.
    void setTarget(cocos2d::Node* target) { _target = target; }
    /// Points a second.
    Vec2 getVelocity() const;
    void setVelocity(const Vec2& pointsPerSecond);
    /// Improved form: stands at the target?
    bool hasArrived() const { return _arrived; }

    void update(float delta) override;

protected:
    MySteering() = default;
    /// Limits in points a second; both forms take theirs from them.
    bool initWithTarget(cocos2d::Node* target, cocos2d::SpriteFrame* frame, const Steerable& limits,
                        const ArrivalTuning& tuning);

private:
    void applyLimits(const Steerable& limits, const ArrivalTuning& tuning);
    void stepReference();
    void stepImproved(float delta);

    WeakPtr<cocos2d::Node> _target;
    reference::Arrival _article; ///< Per frame; moves it in the reference form.
    Steerable _self;             ///< Per second; moves it in the improved form.
    ArrivalTuning _tuning;
    Form _form = Form::Reference;
    bool _arrived = false;
};

} // namespace copra
