#include "backend/null/NullRenderDevice.h"

namespace copra {

void NullRenderDevice::clear(const cocos2d::Color4F& color) {
    _clearColor = color;
    _draws.clear();
    _drawCount = 0;
    _vertexCount = 0;
    ++_clearCount;
}

void NullRenderDevice::setView(const PixelRect& viewport, const cocos2d::Rect& visible) {
    _viewport = viewport;
    _visible = visible;
    _scissor.reset();
}

void NullRenderDevice::draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                            const DrawState& state) {
    ++_drawCount;
    _vertexCount += count;
    if (_keeps) _draws.push_back({primitive, state, {vertices, vertices + count}, _scissor});
}

} // namespace copra
