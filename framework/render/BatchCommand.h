#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "render/RenderCommand.h"

namespace cocos2d {

class GLProgram;
class TextureAtlas;

/// Draws the quads of a TextureAtlas, as own nodes of older games do. The quads are read when the command is
/// added; the atlas stays the caller's.
class BatchCommand : public RenderCommand {
public:
    BatchCommand() : RenderCommand(Type::BATCH_COMMAND) {}

    /// The standard programs mean the standard drawing. Corners are in the space that modelViewTransform
    /// leads out of, into the world. A null shader or atlas asserts and draws nothing.
    void init(float globalZOrder, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform, uint32_t flags);
    /// The same with flags 0.
    void init(float depth, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform) {
        init(depth, shader, blendType, textureAtlas, modelViewTransform, 0);
    }
    /// In a CustomCommand: draws it behind that one. Elsewhere Renderer::addCommand() does.
    void execute();

    GLProgram* shader() const { return _shader; }
    BlendFunc blendType() const { return _blendType; }
    TextureAtlas* textureAtlas() const { return _textureAtlas; }
    /// The transform to the world.
    const Mat4& modelView() const { return _mv; }

protected:
    GLProgram* _shader = nullptr;
    BlendFunc _blendType = BlendFunc::DISABLE;
    TextureAtlas* _textureAtlas = nullptr;
    Mat4 _mv;
};

} // namespace cocos2d
