#pragma once

#include "base/RefPtr.h"
#include "math/Rect.h"
#include "math/Vec2.h"
#include "scene/Action.h"
#include "scene/Node.h"

namespace cocos2d {

/// Moves a node that contains the world so that a node in the world, the followed node, stays in the center
/// of the screen, as if a camera followed it.
///
/// The action finishes when the followed node is no longer running. The followed node may be any descendant
/// of the world, and the world may be scaled, rotated, or skewed. If it is not, its position must be that of
/// its lower left corner, as it is for plain nodes, layers, and tile maps. With another anchor point, the
/// picture is shifted. For a node outside the world, the action uses the position of that node in its own
/// parent.
class Follow : public Action {
public:
    /// Creates an action that moves the node on which it runs, such as a layer with the world, so that
    /// `followedNode` stays in the center of the screen. The followed node is retained. If it is null, debug
    /// builds assert; release builds log that and return null. `rect` bounds the world, in its points:
    /// nothing outside is shown. On an axis on which the world is smaller than the screen, it is centered. A
    /// world that is smaller on both axes does not move at all. Rect::ZERO means no bounds.
    static Follow* create(Node* followedNode, const Rect& rect = Rect::ZERO);
    /// Creates an action that follows as create() does, but keeps the followed node at an offset, in points,
    /// from the center of the screen: positive offsets are to the right and up. A null node is an error:
    /// debug builds assert; release builds log it and return null.
    static Follow* createWithOffset(Node* followedNode, float xOffset, float yOffset,
                                    const Rect& rect = Rect::ZERO);

    /// Whether the bounds of the world limit what is shown; true for an action that was created with bounds.
    bool isBoundarySet() const { return _boundarySet; }
    /// Sets whether the bounds of the world limit what is shown. Set it to true only for an action that was
    /// created with bounds; otherwise, a world that is not scaled or rotated stays at (0, 0).
    void setBoundarySet(bool value) { _boundarySet = value; }
    /// Deprecated name of setBoundarySet().
    void setBoudarySet(bool value) { setBoundarySet(value); }

    Follow* clone() const override;
    /// Returns an autoreleased copy, because following has no direction.
    Follow* reverse() const override;
    /// Moves the world so that the followed node is in its place on the screen, within the bounds.
    void step(float dt) override;
    /// Whether the followed node has left the running scene.
    bool isDone() const override;

    /// Initializes a new object as create() does. Null is an error: debug builds assert; release builds log
    /// it and return false.
    bool initWithTarget(Node* followedNode, const Rect& rect = Rect::ZERO);
    /// Initializes a new object as createWithOffset() does. Null is an error: debug builds assert; release
    /// builds log it and return false.
    bool initWithTargetAndOffset(Node* followedNode, float xOffset, float yOffset,
                                 const Rect& rect = Rect::ZERO);

protected:
    RefPtr<Node> _followedNode;
    bool _boundarySet = false;
    bool _boundaryFullyCovered = false; ///< Whether the world fits on the screen and is not moved.
    Vec2 _halfScreenSize;               ///< The screen position of the followed node.
    Vec2 _fullScreenSize;               ///< The size of the screen in points.
    float _leftBoundary = 0.0f;         ///< The smallest x of the node, in points.
    float _rightBoundary = 0.0f;        ///< The largest x of the node, in points.
    float _topBoundary = 0.0f;          ///< The largest y of the node, in points.
    float _bottomBoundary = 0.0f;       ///< The smallest y of the node, in points.
    /// The distance of the followed node from the center of the screen, to the right, in points.
    float _offsetX = 0.0f;
    float _offsetY = 0.0f; ///< The distance of the followed node from the center, upward, in points.
    Rect _worldRect;       ///< The rectangle that limits the screen.

private:
    void computeBoundaries(const Rect& world);

    bool _boundsAreTransformed = false; ///< Whether the bounds belong to a scaled or rotated world.
};

} // namespace cocos2d
