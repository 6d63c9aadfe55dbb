#pragma once

#include "actors/CollisionSprite.h"
#include "view/nodes.h"

#include <functional>
#include <optional>
#include <vector>

namespace beecluster {

/// One of the bear's long arms. It hangs from a shoulder above the field; an invisible sprite in the paw
/// carries the shapes that collide.
class BearArm : public cocos2d::Node {
public:
    /// Creates the arm on the player's left or right. Its paw collides in `world`, which must outlive the
    /// arm.
    static BearArm* create(bool left, copra::CollisionWorld* world) {
        return created(&BearArm::initArm, left, world);
    }

    /// Raises the arm as a warning, strikes across the field and draws back. Call it while the arm is
    /// resting. `bear` is the x of the bear's middle, in points; `onEnd` is called at the end of the blow.
    void strike(float bear, const std::function<void()>& onEnd);
    /// Whether `paw` is this arm's, raised for a blow.
    bool isRaised(const copra::CollisionSprite* paw) const;
    /// Where its paw is raised, in points of the field, if it is.
    std::optional<cocos2d::Vec2> raisedPaw() const;
    /// `paw` hits a bee. False if it is this arm's and its blow has taken all the bees that it can.
    bool hasForce(const copra::CollisionSprite* paw);
    /// Draws back for good.
    void drop();
    /// Adds the marks that the blow has not passed yet, in points of the field.
    void addMarks(std::vector<cocos2d::Vec2>& places) const;
    /// Whether no strike is running.
    bool isResting() const;

private:
    /// Marks the way of the blow on the ground until it falls.
    void showMarks();
    copra::CollisionSprite* addPaw(std::uint32_t category, copra::CollisionWorld* world);
    bool initArm(bool left, copra::CollisionWorld* world);

    cocos2d::Vector<cocos2d::Node*> _marks;    ///< of the last blow
    copra::CollisionSprite* _paw = nullptr;    // child: the shapes that strike
    copra::CollisionSprite* _raised = nullptr; // child: what a spear reaches while the paw is raised
    int _struck = 0;                           ///< bees, by this blow
    float _side = 1.0f;                        ///< 1 for the left arm, which swings out clockwise
};

} // namespace beecluster
