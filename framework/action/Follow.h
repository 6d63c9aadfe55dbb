#pragma once

#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "scene/Action.h"
#include "scene/Node.h"

namespace cocos2d {

/// Moves a node (the world) so that another one (the hero inside it) stays in the middle of the screen.
///
/// Ends when the hero is no longer running. Works best where the world's scale is 1 and the hero its direct
/// child.
class Follow : public Action {
public:
    /// `followedNode` (retained) must not be null. `rect` is the world, in its own points: nothing outside of
    /// it is shown; an axis on which it is smaller than the screen is centred. Rect::ZERO means no bounds.
    static Follow* create(Node* followedNode, const Rect& rect = Rect::ZERO);
    /// Keeps the hero off the middle of the screen by an offset in points.
    static Follow* createWithOffset(Node* followedNode, float xOffset, float yOffset,
                                    const Rect& rect = Rect::ZERO);

    /// Whether the bounds count.
    bool isBoundarySet() const { return _boundarySet; }
    void setBoundarySet(bool value) { _boundarySet = value; }
    /// Deprecated alias.
    void setBoudarySet(bool value) { setBoundarySet(value); }

    Follow* clone() const override;
    /// The same as clone(): following has no opposite.
    Follow* reverse() const override;
    void step(float dt) override;
    bool isDone() const override;
    void stop() override;

    /// Refuse null: assert, or in release log and return false.
    bool initWithTarget(Node* followedNode, const Rect& rect = Rect::ZERO);
    bool initWithTargetAndOffset(Node* followedNode, float xOffset, float yOffset,
                                 const Rect& rect = Rect::ZERO);

protected:
    RefPtr<Node> _followedNode;
    bool _boundarySet = false;
    bool _boundaryFullyCovered = false; ///< The world fits on the screen: it is left where it is.
    Vec2 _halfScreenSize;               ///< Where on the screen the hero is kept.
    Vec2 _fullScreenSize;
    float _leftBoundary = 0.0f; ///< The leftmost place of the world, and so on.
    float _rightBoundary = 0.0f;
    float _topBoundary = 0.0f;
    float _bottomBoundary = 0.0f;
    float _offsetX = 0.0f;
    float _offsetY = 0.0f;
    Rect _worldRect;

private:
    void computeBoundaries();
};

} // namespace cocos2d
