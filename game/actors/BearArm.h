#pragma once

#include "actors/CollisionSprite.h"

namespace beecluster {

/// One of the bear's long arms. It hangs from a shoulder above the field; an invisible dummy sprite in the
/// paw is the circle that hurts.
class BearArm : public cocos2d::Node {
public:
    /// The left arm (from the player's side) or the right one; its paw collides in that world.
    static BearArm* create(bool left, copra::CollisionWorld* world);

    /// Raises the arm as a warning, strikes across the field and draws back.
    void strike();
    bool isResting() const;

private:
    bool initArm(bool left, copra::CollisionWorld* world);

    copra::CollisionSprite* _paw = nullptr; // grandchild: the invisible dummy
    float _side = 1;                        ///< 1 for the left arm, which swings out clockwise
};

} // namespace beecluster
