#pragma once

#include "actors/CollisionSprite.h"
#include "actors/Destination.h"
#include "gameplay/tracking/Unit.h"

#include <functional>

namespace copra {

/// A sprite that moves as a unit of the article "Moving units": straight to its target, turning to it, or
/// homing in on it. Moves itself every frame. The target is a node, held weakly, or a place. When the node
/// dies, a unit that moves flies straight on (Straight: to where the target was last), a turret keeps its
/// direction. The arithmetic of the article itself is in actors/reference/ReferenceUnit.h.
class UnitSprite : public CollisionSprite {
public:
    /// Looks up (art that faces up, unturned). The image is a sprite frame or, if none has that name, a file.
    /// A null frame is a misuse. Null, after a log line, without the image and for an invalid tuning.
    static UnitSprite* create(const std::string& image, const UnitTuning& tuning = {});
    static UnitSprite* create(cocos2d::SpriteFrame* frame, const UnitTuning& tuning = {});

    const UnitTuning& getTuning() const { return _tuning; }
    /// From the next update on. An invalid tuning is logged and ignored.
    void setTuning(const UnitTuning& tuning);

    /// The node that it follows; null for none. Its velocity, which Lead and Navigate need, is seen from
    /// frame to frame; a leap of more than `kMaxTargetMove` points in a frame counts as standing.
    void setTarget(cocos2d::Node* target) { _destination.follow(target); }
    cocos2d::Node* getTarget() const { return _destination.node(); }
    /// A place that it goes to instead, in its parent's points. One that is not finite is logged and ignored.
    void setTargetPosition(const cocos2d::Vec2& place);
    /// No target at all.
    void clearTarget() { setTarget(nullptr); }

    /// Unit vector.
    const cocos2d::Vec2& getHeading() const { return _unit.heading; }
    /// Any length above 0; turns the sprite too. Anything else is logged and ignored.
    void setHeading(const cocos2d::Vec2& heading);
    /// Stood at the target (LockOn: pointed at it) after the last update.
    bool hasArrived() const { return _arrived; }
    /// Called when it arrives, once until it is away again. It may remove the sprite.
    void setOnArrived(std::function<void(UnitSprite*)> onArrived) { _onArrived = std::move(onArrived); }

    void update(float delta) override;

    /// Points.
    static constexpr float kMaxTargetMove = Destination::kMaxMove;

protected:
    UnitSprite() = default;
    bool initWithTuning(cocos2d::SpriteFrame* frame, const UnitTuning& tuning);

private:
    void notifyArrived(bool arrived);

    Destination _destination;
    UnitTuning _tuning;
    Unit _unit; ///< Its position is copied from and to the node.
    std::function<void(UnitSprite*)> _onArrived;
    bool _arrived = false;
};

} // namespace copra
