#pragma once

#include "actors/CollisionSprite.h"
#include "actors/Destination.h"
#include "gameplay/reference/Unit.h"

namespace copra {

/// A sprite that moves to a target or turns toward it, with the exact arithmetic of the article "Moving
/// units" (docs/articles.md): its units are frames of any length. Use it in ported code that needs the same
/// numbers; in new games, use copra::UnitSprite. It moves itself every frame. The target is a node, not
/// retained, or a position. When the node is destroyed, a homing unit flies straight on, a unit with Straight
/// goes to the last position of the target, and a turret keeps its direction.
class ReferenceUnit : public CollisionSprite {
public:
    /// How a unit moves, which is one of the three parts of the article.
    enum class Movement {
        Straight, ///< The unit goes straight to the target, whatever its heading.
        LockOn,   ///< The unit does not move, and turns toward the target, like a turret.
        Home,     ///< Turns toward the target and moves along its heading.
    };

    /// Creates a unit that faces up. It moves by `speed` points and turns by `degrees` in a frame, and snaps
    /// to a target that is less than `threshold` points off its course. The image is a sprite frame or, if
    /// none has that name, a file. All numbers must be finite and above 0. If a number is not, or the image
    /// is missing, the function logs that and returns null.
    static ReferenceUnit* create(const std::string& image, Movement movement, float speed = 5.0f,
                                 float degrees = 5.0f, float threshold = 1.0f);
    /// Creates a unit with a sprite frame. It moves by `speed` points and turns by `degrees` in a frame, and
    /// snaps to a target that is less than `threshold` points off its course. All numbers must be finite and
    /// above 0. If one is not, the function logs that and returns null. A null frame is an error: debug
    /// builds assert; release builds log it and return null.
    static ReferenceUnit* create(cocos2d::SpriteFrame* frame, Movement movement, float speed = 5.0f,
                                 float degrees = 5.0f, float threshold = 1.0f);

    /// Sets the node that the unit follows, or null. It is not retained.
    void setTarget(cocos2d::Node* target) { _destination.follow(target); }
    /// Returns the node that the unit follows, or null.
    cocos2d::Node* getTarget() const { return _destination.node(); }
    /// Sets a fixed target position instead, in the space of the parent. Infinite and NaN values are logged
    /// and ignored.
    void setTargetPosition(const cocos2d::Vec2& place);
    /// Removes the target, which is a node or a position.
    void clearTarget() { setTarget(nullptr); }

    /// Returns the heading, a unit vector.
    cocos2d::Vec2 getHeading() const { return _unit.heading(); }
    /// Sets the heading and turns the sprite. Any length above 0 is valid; other values are logged and
    /// ignored.
    void setHeading(const cocos2d::Vec2& heading);
    /// Whether the unit was at its target after the last update. With LockOn: whether it pointed at the
    /// target.
    bool hasArrived() const { return _arrived; }

    /// Advances the unit by one frame, whatever `delta` is.
    void update(float delta) override;

protected:
    ReferenceUnit() = default;
    /// Initializes a new object as create() does. Returns false for values that create() refuses.
    bool initWithMovement(cocos2d::SpriteFrame* frame, Movement movement, float speed, float degrees,
                          float threshold);

private:
    bool step(const cocos2d::Vec2& target);

    Destination _destination;
    reference::Unit _unit; ///< The moving unit. Its position is copied from and to the node.
    Movement _movement = Movement::Home;
    bool _arrived = false;
};

} // namespace copra
