#include "render/TrianglesCommand.h"

#include "base/log.h"

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
        log("TrianglesCommand: %d indices are not whole triangles; the last ones are skipped",
            _triangles.indexCount);
        _triangles.indexCount -= _triangles.indexCount % 3;
    }
}

} // namespace cocos2d
