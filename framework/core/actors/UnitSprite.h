#pragma once

#include "actors/CollisionSprite.h"
#include "actors/Destination.h"
#include "gameplay/tracking/Unit.h"

#include <functional>

namespace copra {

/// A sprite that moves like a unit of the article "Moving units", by one of the values of Pursuit: straight to
/// its target, turning toward it, homing in on it, with lead, or by navigation. It moves itself every frame.
/// The target is a node, not retained, or a position. When the node is destroyed, a moving unit flies straight
/// on (with Straight, to the last position of the target), and a turret keeps its direction. ReferenceUnit has
/// the exact arithmetic of the article.
class UnitSprite : public CollisionSprite {
public:
    /// Creates a unit that faces up. The image is a sprite frame or, if none has that name, a file. If the
    /// image is missing or the tuning is invalid, the function logs that and returns null.
    static UnitSprite* create(const std::string& image, const UnitTuning& tuning = {});
    /// Creates a unit that faces up, with a sprite frame. If the tuning is invalid, the function logs that
    /// and returns null. A null frame is an error: debug builds assert; release builds log it and return
    /// null.
    static UnitSprite* create(cocos2d::SpriteFrame* frame, const UnitTuning& tuning = {});

    /// Returns how the unit moves.
    const UnitTuning& getTuning() const { return _tuning; }
    /// Sets how the unit moves from the next update on. An invalid tuning is logged and ignored.
    void setTuning(const UnitTuning& tuning);

    /// Sets the node that the unit follows; null removes the target. Lead and Navigate need its velocity,
    /// which is measured from frame to frame. After a jump of more than `kMaxTargetMove` points in a frame,
    /// the velocity counts as (0, 0).
    void setTarget(cocos2d::Node* target) { _destination.follow(target); }
    /// Returns the node that the unit follows, or null if there is none or it has been destroyed.
    cocos2d::Node* getTarget() const { return _destination.node(); }
    /// Sets a fixed target position instead, in the space of the parent. Infinite and NaN values are logged
    /// and ignored.
    void setTargetPosition(const cocos2d::Vec2& place);
    /// Removes the target, which is a node or a position.
    void clearTarget() { setTarget(nullptr); }

    /// Returns the heading, a unit vector.
    const cocos2d::Vec2& getHeading() const { return _unit.heading; }
    /// Sets the heading and turns the sprite. Any length above 0 is valid; other values are logged and
    /// ignored.
    void setHeading(const cocos2d::Vec2& heading);
    /// Whether the unit was at its target after the last update. With LockOn: whether it pointed at the
    /// target.
    bool hasArrived() const { return _arrived; }
    /// Sets a function that is called once when the unit arrives, and again only after it has left the
    /// target. The function may remove the sprite.
    void setOnArrived(std::function<void(UnitSprite*)> onArrived) { _onArrived = std::move(onArrived); }

    /// Moves the unit toward its target by `delta` seconds and turns it. Called every frame.
    void update(float delta) override;

    /// A target that moves farther than this in a frame, in points, counts as teleported.
    static constexpr float kMaxTargetMove = Destination::kMaxMove;

protected:
    UnitSprite() = default;
    /// Initializes a new unit with a sprite frame. Returns false, after logging, for tuning that is not
    /// valid.
    bool initWithTuning(cocos2d::SpriteFrame* frame, const UnitTuning& tuning);

private:
    void notifyArrived(bool arrived);

    Destination _destination;
    UnitTuning _tuning;
    Unit _unit; ///< The moving unit. Its position is copied from and to the node.
    std::function<void(UnitSprite*)> _onArrived;
    bool _arrived = false;
};

} // namespace copra
