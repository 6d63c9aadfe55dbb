#pragma once

#include "math/Rect.h"
#include "scene/Node.h"

namespace cocos2d {

/// Clips its descendants to a rectangle. It is faster than ClippingNode, which clips to any shape. A rotated
/// rectangle clips to its bounding box.
class ClippingRectangleNode : public Node {
public:
    /// Creates a node that clips to an empty rectangle until another one is set.
    static ClippingRectangleNode* create();
    /// Creates a node that clips to a rectangle in points of this node.
    static ClippingRectangleNode* create(const Rect& clippingRegion);

    ClippingRectangleNode() = default;

    /// Returns the rectangle to which the drawing of the descendants is limited, in points of this node.
    const Rect& getClippingRegion() const { return _clippingRegion; }
    /// Sets the rectangle to which the drawing of the descendants is limited, in points of this node.
    void setClippingRegion(const Rect& clippingRegion) { _clippingRegion = clippingRegion; }
    /// Whether the node clips; true by default. If it does not, the descendants are drawn unclipped.
    bool isClippingEnabled() const { return _clippingEnabled; }
    /// Sets whether the node clips; true by default. If it does not, the descendants are drawn unclipped.
    void setClippingEnabled(bool enabled) { _clippingEnabled = enabled; }

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

protected:
    Rect _clippingRegion;
    bool _clippingEnabled = true;
};

} // namespace cocos2d
