#include "render/RenderCommand.h"

#include "render/RenderStream.h"

namespace cocos2d {

RenderCommand::RenderCommand(const RenderCommand& other)
    : _type(other._type),
      _globalOrder(other._globalOrder),
      _depth(other._depth),
      _isTransparent(other._isTransparent),
      _skipBatching(other._skipBatching),
      _is3D(other._is3D) {}

RenderCommand& RenderCommand::operator=(const RenderCommand& other) {
    // _stream is not copied: it refers to this object.
    _type = other._type;
    _globalOrder = other._globalOrder;
    _depth = other._depth;
    _isTransparent = other._isTransparent;
    _skipBatching = other._skipBatching;
    _is3D = other._is3D;
    return *this;
}

RenderCommand::~RenderCommand() {
    if (_stream) _stream->remove(this);
}

void RenderCommand::draw_(Renderer& /*renderer*/) {}

void RenderCommand::init(float globalZOrder, const Mat4& modelViewTransform, uint32_t /*flags*/) {
    _globalOrder = globalZOrder;
    _depth = modelViewTransform.m[14];
}

} // namespace cocos2d
