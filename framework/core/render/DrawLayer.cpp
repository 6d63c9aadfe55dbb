#include "render/DrawLayer.h"

#include "render/GroupCommand.h"

namespace copra {

DrawLayer::DrawLayer()
    : RenderCommand(Type::LAYER_COMMAND),
      _maskQueue(allocateRenderQueueId()),
      _contentQueue(allocateRenderQueueId()) {}

DrawLayer::~DrawLayer() {
    freeRenderQueueId(_maskQueue);
    freeRenderQueueId(_contentQueue);
}

void DrawLayer::setTarget(const TargetView& view, float globalZ) {
    _isTarget = true;
    _target = view;
    _texture = view.texture;
    _globalOrder = globalZ;
}

void DrawLayer::setMask(const Mask& mask, float globalZ) {
    _isTarget = false;
    _mask = mask;
    _globalOrder = globalZ;
}

void DrawLayer::reset() {
    _texture.reset();
    _target.texture = nullptr;
}

} // namespace copra
