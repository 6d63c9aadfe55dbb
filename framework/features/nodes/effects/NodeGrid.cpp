#include "nodes/effects/NodeGrid.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "nodes/effects/GridDrawing.h"
#include "platform/Screen.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"

#include <cmath>

namespace cocos2d {

NodeGrid* NodeGrid::create() {
    return create(Rect::ZERO);
}

NodeGrid* NodeGrid::create(const Rect& rect) {
    auto* node = new NodeGrid();
    node->setGridRect(rect);
    return copra::autoreleased(node, node->init());
}

NodeGrid::NodeGrid() = default;
NodeGrid::~NodeGrid() = default;

void NodeGrid::setGrid(GridBase* grid) {
    const auto alive = copra::keepAlive(this); // the old grid may hold the last reference
    _nodeGrid = grid;
    if (!grid) _texture.reset();
}

void NodeGrid::setTarget(Node* target) {
    if (copra::refuse(copra::isSelfOrAncestor(target, this),
                      "NodeGrid::setTarget: a node cannot draw itself or its ancestor"))
        return;
    _gridTarget = target;
}

void NodeGrid::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    if (!_nodeGrid || !_nodeGrid->isActive()) {
        visitContents(renderer, parentTransform, flags);
        return;
    }
    // With the resolution of the screen; in another render target one pixel per point.
    copra::TargetView view;
    copra::PixelSize size = renderer->viewPixels();
    view.visible = renderer->visibleRect();
    if (size.width <= 0 || size.height <= 0) {
        view.visible = Rect(Vec2::ZERO, copra::screen().designSize);
        size = {copra::toInteger<int>(std::ceil(view.visible.size.width)),
                copra::toInteger<int>(std::ceil(view.visible.size.height))};
    }
    prepareTexture(size);
    view.texture = _texture;
    view.viewport = {0, 0, size.width, size.height};
    view.clear = Color4F(0.0f, 0.0f, 0.0f, 0.0f);
    renderer->beginTarget(view, _globalZOrder);
    visitContents(renderer, parentTransform, flags);
    renderer->endTarget();
    copra::GridDrawing drawing(*renderer, _texture, view.visible, _globalZOrder);
    _nodeGrid->draw(drawing);
}

void NodeGrid::visitContents(Renderer* renderer, const Mat4& parentTransform, uint32_t flags) {
    _targetScope.run(copra::BorrowedNodeScope::Visit, [&] {
        if (_gridTarget) _gridTarget->visit(renderer, _modelViewTransform, flags);
    });
    Node::visit(renderer, parentTransform, flags);
}

void NodeGrid::prepareTexture(const copra::PixelSize& size) {
    if (_texture && _texture->getPixelsWide() == size.width && _texture->getPixelsHigh() == size.height)
        return;
    auto* texture = new Texture2D();
    texture->initAsTarget(size.width, size.height);
    _texture = texture;
    texture->release();
}

} // namespace cocos2d
