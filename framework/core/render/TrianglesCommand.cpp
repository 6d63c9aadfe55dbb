#include "render/TrianglesCommand.h"

#include "base/log.h"
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
        log("TrianglesCommand: %d indices are not whole triangles; the last ones are skipped",
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

} // namespace cocos2d
