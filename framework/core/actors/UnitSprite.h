#pragma once

#include "actors/CollisionSprite.h"
#include "base/WeakPtr.h"
#include "gameplay/reference/Unit.h"
#include "gameplay/tracking/Unit.h"

#include <functional>

namespace copra {

/// A sprite that moves as a unit of the article "Moving units": straight to its target, turning to it, or
/// homing in on it. Moves itself every frame.
///
/// The improved form (seconds) is the default; useReferenceForm() selects the article's formulas, in points
/// and degrees a frame. The target is a node, held weakly, or a place. When the node dies, a unit that moves
/// flies straight on (Straight: to where the target was last), a turret keeps its direction.
class UnitSprite : public CollisionSprite {
public:
    /// Looks up (art that faces up, unturned). Null (and a log line) for an unknown frame or a faulty tuning.
    static UnitSprite* create(const std::string& spriteFrameName, const UnitTuning& tuning = {});
    static UnitSprite* create(cocos2d::SpriteFrame* frame, const UnitTuning& tuning = {});

    const UnitTuning& getTuning() const { return _tuning; }
    /// Other tuning; also chooses the improved form. Refused with a log line when faulty.
    void setTuning(const UnitTuning& tuning);
    /// Moves as the article writes it from now on, after the tuning's pursuit (Lead and Navigate count as
    /// Home): `speed` points and `degrees` degrees a frame; snaps when the target is less than `threshold`
    /// points beside the course. Refused with a log line unless all are above 0.
    void useReferenceForm(float speed, float degrees = 5.0f, float threshold = 1.0f);
    bool usesReferenceForm() const { return _usesReference; }

    /// The node that it follows; null for none. Its velocity, which Lead and Navigate need, is seen from
    /// frame to frame; a leap of more than `kMaxTargetMove` points in a frame counts as standing.
    void setTarget(cocos2d::Node* target);
    cocos2d::Node* getTarget() const { return _target.get(); }
    /// A place that it goes to instead, in its parent's points. One that is not finite is logged and ignored.
    void setTargetPosition(const Vec2& place);
    /// No target at all.
    void clearTarget();

    /// Unit vector.
    Vec2 getHeading() const;
    /// Any length above 0; turns the sprite too. Anything else is logged and ignored.
    void setHeading(const Vec2& heading);
    /// Stood at the target (LockOn: pointed at it) after the last update.
    bool hasArrived() const { return _arrived; }
    /// Called when it arrives, once until it is away again. It may remove the sprite.
    void setOnArrived(std::function<void(UnitSprite*)> onArrived) { _onArrived = std::move(onArrived); }

    void update(float delta) override;

    /// Points.
    static constexpr float kMaxTargetMove = 100.0f;

protected:
    UnitSprite() = default;
    bool initWithTuning(cocos2d::SpriteFrame* frame, const UnitTuning& tuning);

private:
    void look(float delta);
    void stepReference();
    void stepImproved(float delta);
    void notifyArrived(bool arrived);

    WeakPtr<cocos2d::Node> _target;
    UnitTuning _tuning;
    Unit _unit;               ///< Moves it in the improved form.
    reference::Unit _article; ///< Moves it in the reference form.
    Vec2 _place;              ///< Where the target is, or was last.
    Vec2 _targetVelocity;     ///< Points a second.
    std::function<void(UnitSprite*)> _onArrived;
    bool _hasPlace = false;
    bool _hasNode = false; ///< The place comes from a node.
    bool _usesReference = false;
    bool _arrived = false;
};

} // namespace copra
