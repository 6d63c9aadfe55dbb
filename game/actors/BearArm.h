#pragma once

#include "actors/CollisionSprite.h"

namespace beecluster {

/// One of the bear's long arms. It hangs from a shoulder above the field; an invisible sprite in the paw
/// carries the shapes that collide.
class BearArm : public cocos2d::Node {
public:
    /// Creates the arm on the player's left or right. Its paw collides in `world`, which must outlive the
    /// arm.
    static BearArm* create(bool left, copra::CollisionWorld* world);

    /// Raises the arm as a warning, strikes across the field and draws back. Call it while the arm is
    /// resting. `bear` is the x of the bear's middle, in points.
    void strike(float bear);
    /// Draws back for good.
    void drop();
    /// Whether no strike is running.
    bool isResting() const;

private:
    /// Marks the way of the blow on the ground until it falls.
    void showMarks();
    bool initArm(bool left, copra::CollisionWorld* world);

    cocos2d::Vector<cocos2d::Node*> _marks; ///< of the last blow
    copra::CollisionSprite* _paw = nullptr; // child: the collision shapes
    float _side = 1.0f;                     ///< 1 for the left arm, which swings out clockwise
};

} // namespace beecluster
