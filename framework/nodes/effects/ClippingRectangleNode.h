#pragma once

#include "math/Rect.h"
#include "scene/Node.h"

namespace cocos2d {

/// Cuts everything below it in the tree off at a rectangle. Cheap, unlike ClippingNode, which knows any
/// shape. Under rotation the upright rectangle around the turned one counts.
class ClippingRectangleNode : public Node {
public:
    /// Clips to an empty rectangle until it is given one.
    static ClippingRectangleNode* create();
    /// In points of this node.
    static ClippingRectangleNode* create(const Rect& clippingRegion);

    ClippingRectangleNode() = default;

    const Rect& getClippingRegion() const { return _clippingRegion; }
    void setClippingRegion(const Rect& clippingRegion) { _clippingRegion = clippingRegion; }
    bool isClippingEnabled() const { return _clippingEnabled; }
    void setClippingEnabled(bool enabled) { _clippingEnabled = enabled; }

    void visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) override;
    using Node::visit;

protected:
    Rect _clippingRegion;
    bool _clippingEnabled = true;
};

} // namespace cocos2d
