#pragma once

#include "math/Vec2.h"
#include "scene/Node.h"

namespace cocos2d {

struct _ccArray;
using ccArray = _ccArray;

/// Moves its children at different speeds when it moves, so that distant layers move less.
///
/// A child is drawn at its offset plus its ratio times the position of this node from the root of the scene,
/// which is usually the sum of the positions of this node and its ancestors. That position is measured in the
/// units and axes of this node, so the nodes may be scaled, rotated, or skewed.
class ParallaxNode : public Node {
public:
    /// Creates a node without children.
    static ParallaxNode* create();

    ParallaxNode();
    ~ParallaxNode() override;

    /// Adds a child. `parallaxRatio` says, for each axis, how far the child moves when this node moves: with
    /// 1, as far as this node; with 0, not at all. `positionOffset` is in points. A null child is an error:
    /// debug builds assert; release builds log it and add nothing.
    void addChild(Node* child, int z, const Vec2& parallaxRatio, const Vec2& positionOffset);
    /// Do not use this overload with a tag: a child needs a parallax ratio. Its call is an error: debug
    /// builds assert; release builds log it and add the child with the ratio 1 and its position as the
    /// offset. addChild(child) and addChild(child, zOrder) end in the same error.
    void addChild(Node* child, int zOrder, int tag) override;
    /// Do not use this overload with a name: a child needs a parallax ratio. Its call is an error: debug
    /// builds assert; release builds log it and add the child with the ratio 1 and its position as the
    /// offset. addChild(child) and addChild(child, zOrder) end in the same error.
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;

    /// Removes and releases a child together with its parallax data. For `cleanup`, see
    /// removeFromParentAndCleanup().
    void removeChild(Node* child, bool cleanup = true) override;
    /// Removes all children and all parallax data. For `cleanup`, see removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    /// Returns the parallax data of the children: objects derived from Ref with the members ratio (Vec2),
    /// offset (Vec2), and child (Node*, not retained), in this order. Games change the offsets to move a
    /// child at once.
    ccArray* getParallaxArray() { return _parallaxArray; }
    /// Returns a constant pointer to the parallax data of the children.
    const ccArray* getParallaxArray() const { return _parallaxArray; }
    /// Sets an array of parallax data, takes ownership of it, and frees the previous one. Null is an error:
    /// debug builds assert; release builds log it and change nothing.
    void setParallaxArray(ccArray* parallaxArray);

protected:
    /// Returns the position of this node from the root of the scene, in the units and axes of this node. If
    /// no node is scaled, rotated, or skewed, it is the sum of the positions of this node and its ancestors.
    Vec2 absolutePosition() const;

    Vec2 _lastPosition; ///< The result of absolutePosition() at the last visit.
    ccArray* _parallaxArray;

private:
    class Follower_;

    Follower_* follower(ssize_t index) const;
};

} // namespace cocos2d
