#pragma once

#include "actors/CollisionSprite.h"
#include "actors/Destination.h"
#include "gameplay/reference/Unit.h"

namespace copra {

/// The unit of the article "Moving units" (docs/articles.md) with the article's arithmetic: numbers count in
/// frames, whatever their length. For ported code that needs the same numbers; new games take copra::UnitSprite.
/// Moves itself every frame. The target is a node, held weakly, or a place. When the node dies, a unit that homes
/// in flies straight on, one that goes straight goes to where the target was last, a turret keeps its direction.
class ReferenceUnit : public CollisionSprite {
public:
    /// The three parts of the article.
    enum class Movement {
        Straight, ///< Straight to the target, whatever the heading.
        LockOn,   ///< Stands and turns to the target, as a turret.
        Home,     ///< Turns to the target and moves along its heading.
    };

    /// Looks up (art that faces up, unturned). Moves by `speed` points and turns by `degrees` a frame; snaps to a
    /// target less than `threshold` points beside the course. The image is a sprite frame or, if none has that
    /// name, a file. A null frame is a misuse. Null, after a log line, without the image and unless all numbers
    /// are finite and above 0.
    static ReferenceUnit* create(const std::string& image, Movement movement, float speed = 5.0f,
                                 float degrees = 5.0f, float threshold = 1.0f);
    static ReferenceUnit* create(cocos2d::SpriteFrame* frame, Movement movement, float speed = 5.0f,
                                 float degrees = 5.0f, float threshold = 1.0f);

    /// The node that it follows; null for none.
    void setTarget(cocos2d::Node* target) { _destination.follow(target); }
    cocos2d::Node* getTarget() const { return _destination.node(); }
    /// A place that it goes to instead, in its parent's points. One that is not finite is logged and ignored.
    void setTargetPosition(const cocos2d::Vec2& place);
    /// No target at all.
    void clearTarget() { setTarget(nullptr); }

    /// Unit vector.
    cocos2d::Vec2 getHeading() const { return _unit.heading(); }
    /// Any length above 0; turns the sprite too. Anything else is logged and ignored.
    void setHeading(const cocos2d::Vec2& heading);
    /// Stood at the target (LockOn: pointed at it) after the last update.
    bool hasArrived() const { return _arrived; }

    /// One frame; `delta` does not matter.
    void update(float delta) override;

protected:
    ReferenceUnit() = default;
    bool initWithMovement(cocos2d::SpriteFrame* frame, Movement movement, float speed, float degrees,
                          float threshold);

private:
    bool step(const cocos2d::Vec2& target);

    Destination _destination;
    reference::Unit _unit; ///< Its position is copied from and to the node.
    Movement _movement = Movement::Home;
    bool _arrived = false;
};

} // namespace copra
