#include "nodes/effects/ClippingRectangleNode.h"

#include "base/autoreleased.h"
#include "math/AffineTransform.h"
#include "render/Renderer.h"

namespace cocos2d {

ClippingRectangleNode* ClippingRectangleNode::create() {
    auto* node = new ClippingRectangleNode();
    return copra::autoreleased(node, node->init());
}

ClippingRectangleNode* ClippingRectangleNode::create(const Rect& clippingRegion) {
    ClippingRectangleNode* node = create();
    if (node) node->setClippingRegion(clippingRegion);
    return node;
}

void ClippingRectangleNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (!_clippingEnabled) {
        Node::visit(renderer, parentTransform, parentFlags);
        return;
    }
    const copra::RenderScope scope(*renderer);
    renderer->clip(RectApplyTransform(_clippingRegion, transform(parentTransform)));
    Node::visit(renderer, parentTransform, parentFlags);
}

} // namespace cocos2d
