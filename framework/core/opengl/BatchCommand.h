#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "render/RenderCommand.h"
#include "render/fwd.h"

namespace cocos2d {

/// Draws the quads of a TextureAtlas, as custom nodes of legacy games do. The quads are read when the command
/// is added; the atlas is not retained.
class BatchCommand : public RenderCommand {
public:
    /// A command that draws nothing until init().
    BatchCommand() : RenderCommand(Type::BATCH_COMMAND) {}

    /// modelViewTransform maps vertices to the world. A null shader or atlas asserts and draws nothing.
    void init(float globalZOrder, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform, uint32_t flags);
    /// Sets what is drawn, with flags 0.
    void init(float depth, GLProgram* shader, BlendFunc blendType, TextureAtlas* textureAtlas,
              const Mat4& modelViewTransform) {
        init(depth, shader, blendType, textureAtlas, modelViewTransform, 0);
    }
    /// Within a CustomCommand: draws it after that command. Elsewhere use Renderer::addCommand().
    void execute();
    void draw_(Renderer& renderer) override;

    /// The arguments of init(), not retained.
    GLProgram* shader() const { return _shader; }
    /// The blend function.
    BlendFunc blendType() const { return _blendType; }
    /// The quads.
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
