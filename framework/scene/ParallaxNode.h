#pragma once

#include "math/Vec2.h"
#include "scene/Node.h"

namespace cocos2d {

struct ccArray;

/// Moves its children at different speeds when it moves itself: what is far away moves less.
///
/// A child stands at offset + ratio * position of this node in the world (positions alone count, no scale or
/// rotation).
class ParallaxNode : public Node {
public:
    static ParallaxNode* create();

    ParallaxNode();
    ~ParallaxNode() override;

    /// `parallaxRatio` of the child's motion to this node's: 1 moves along, 0 stays, for each axis;
    /// `positionOffset` in points.
    void addChild(Node* child, int z, const Vec2& parallaxRatio, const Vec2& positionOffset);
    /// A child needs a ratio: assert, or in release add it with the ratio 1.
    void addChild(Node* child, int zOrder, int tag) override;
    void addChild(Node* child, int zOrder, const std::string& name) override;
    using Node::addChild;

    void removeChild(Node* child, bool cleanup = true) override;
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

    /// What follows this node: objects with, after what every Ref has, the ratio, the offset (Vec2 both) and
    /// the child (weak). Games change offsets in it to let a child jump.
    ccArray* getParallaxArray() { return _parallaxArray; }
    const ccArray* getParallaxArray() const { return _parallaxArray; }
    /// Takes an array of such objects over and frees the former one. Null is refused.
    void setParallaxArray(ccArray* parallaxArray);

protected:
    /// The sum of the positions from here to the root.
    Vec2 absolutePosition() const;

    Vec2 _lastPosition; ///< absolutePosition() at the last visit.
    ccArray* _parallaxArray;

private:
    class Follower;

    Follower* follower(ssize_t index) const;
};

} // namespace cocos2d
