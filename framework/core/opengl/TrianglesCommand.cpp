#include "opengl/TrianglesCommand.h"

#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "opengl/GLProgramState.h"
#include "render/Renderer.h"
#include "render/Texture2D.h"

namespace cocos2d {

void TrianglesCommand::init(float globalOrder, Texture2D* texture, BlendFunc blendType,
                            const Triangles& triangles, const Mat4& mv, uint32_t flags) {
    init(globalOrder, texture, nullptr, blendType, triangles, mv, flags);
}

void TrianglesCommand::init(float globalOrder, Texture2D* texture, GLProgramState* glProgramState,
                            BlendFunc blendType, const Triangles& triangles, const Mat4& mv, uint32_t flags) {
    RenderCommand::init(globalOrder, mv, flags);
    _texture = texture;
    _glProgramState = glProgramState;
    _blendType = blendType;
    _triangles = triangles;
    _mv = mv;
    if (_triangles.indexCount % 3 != 0) {
        copra::warning("TrianglesCommand: %d indices are not whole triangles; the last ones are skipped",
                       _triangles.indexCount);
        _triangles.indexCount -= _triangles.indexCount % 3;
    }
}

void TrianglesCommand::init(float globalOrder, GLuint textureID, GLProgramState* glProgramState,
                            BlendFunc blendType, const Triangles& triangles, const Mat4& mv, uint32_t flags) {
    init(globalOrder, Texture2D::withName(textureID), glProgramState, blendType, triangles, mv, flags);
}

GLuint TrianglesCommand::getTextureID() const {
    return _texture ? _texture->getName() : 0;
}

void TrianglesCommand::draw_(Renderer& renderer) {
    const bool valid = _triangles.indexCount == 0 || (_triangles.verts && _triangles.indices);
    if (copra::refuse(!valid, "Renderer::addTriangles: a TrianglesCommand needs vertices and indices") ||
        _triangles.indexCount <= 0)
        return;
    const float width = _texture ? static_cast<float>(_texture->getPixelsWide()) : 0.0f;
    const float height = _texture ? static_cast<float>(_texture->getPixelsHigh()) : 0.0f;
    if (GLProgramState* const state = _glProgramState ? _glProgramState : _pipeline.programState)
        renderer.useProgram(state);
    copra::Vertex* out = renderer.triangles({_texture, _blendType},
                                            static_cast<std::size_t>(_triangles.indexCount), _globalOrder);
    for (int i = 0; i < _triangles.indexCount; ++i, ++out) {
        const V3F_C4B_T2F& vertex = _triangles.verts[_triangles.indices[i]];
        out->position = PointApplyTransform(Vec2(vertex.vertices.x, vertex.vertices.y), _mv);
        out->color = vertex.colors;
        out->texCoords.set(vertex.texCoords.u * width, vertex.texCoords.v * height);
    }
}

} // namespace cocos2d
