/// Drawing a texture within a CustomCommand.

#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"
#include "render/rawContext.h"

namespace cocos2d {

void Texture2D::setGLProgram(GLProgram* program) {
    _shaderProgram = program;
}

GLProgram* Texture2D::getGLProgram() const {
    return static_cast<GLProgram*>(_shaderProgram.get());
}

void Texture2D::drawAtPoint(const Vec2& point) {
    drawInRect(Rect(point.x, point.y, static_cast<float>(_pixelsWide) * _maxS,
                    static_cast<float>(_pixelsHigh) * _maxT));
}

void Texture2D::drawInRect(const Rect& rect) {
    const copra::RawContext* const context = copra::rawContextFor("Texture2D::drawInRect");
    if (!context) return;
    const BlendFunc own =
        _hasPremultipliedAlpha ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
    const Vec2 size(static_cast<float>(_pixelsWide) * _maxS, static_cast<float>(_pixelsHigh) * _maxT);
    const Vec2 low = rect.origin;
    const Vec2 high = low + Vec2(rect.size.width, rect.size.height);
    const copra::RenderScope scope(*context->renderer);
    if (GLProgram* const program = getGLProgram())
        context->renderer->useProgram(GLProgramState::getOrCreateWithGLProgram(program));
    copra::Vertex* const corners = context->renderer->quads({this, context->blend.value_or(own)}, 1);
    corners[0] = {low, Color4B::WHITE, {0.0f, size.y}};
    corners[1] = {Vec2(high.x, low.y), Color4B::WHITE, size};
    corners[2] = {high, Color4B::WHITE, {size.x, 0.0f}};
    corners[3] = {Vec2(low.x, high.y), Color4B::WHITE, {0.0f, 0.0f}};
}

} // namespace cocos2d
