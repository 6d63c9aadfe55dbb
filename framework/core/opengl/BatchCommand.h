#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "render/RenderCommand.h"
#include "render/fwd.h"

namespace cocos2d {

/// Draws the quads of a TextureAtlas, for custom nodes of games for earlier versions of cocos2d-x. The quads
/// are read when the command is added; the atlas is not retained.
class BatchCommand : public RenderCommand {
public:
    /// Constructs a command that draws nothing until init().
    BatchCommand() : RenderCommand(Type::BATCH_COMMAND) {}

    /// Sets what is drawn. `modelViewTransform` converts vertices to world coordinates. A null shader or
    /// atlas is an error: debug builds assert; release builds log it and draw nothing.
    void init(float globalZOrder, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform, uint32_t flags);
    /// Sets what is drawn, with flags 0. A null shader or atlas is an error: debug builds assert; release
    /// builds log it and draw nothing.
    void init(float depth, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform) {
        init(depth, shader, blendType, textureAtlas, modelViewTransform, 0);
    }
    /// Draws the quads after a CustomCommand, within which it must be called. Elsewhere, use
    /// Renderer::addCommand().
    void execute();
    void draw_(Renderer& renderer) override;

    /// Returns the shader program of init(), not retained.
    GLProgram* shader() const { return _shader; }
    /// Returns the blend function.
    BlendFunc blendType() const { return _blendType; }
    /// Returns the atlas with the quads, not retained.
    TextureAtlas* textureAtlas() const { return _textureAtlas; }
    /// Returns the transform to world coordinates.
    const Mat4& modelView() const { return _mv; }

protected:
    GLProgram* _shader = nullptr;
    BlendFunc _blendType = BlendFunc::DISABLE;
    TextureAtlas* _textureAtlas = nullptr;
    Mat4 _mv;
};

} // namespace cocos2d
