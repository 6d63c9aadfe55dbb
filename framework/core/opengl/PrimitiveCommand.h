#pragma once

#include "math/Mat4.h"
#include "platform/BlendFunc.h"
#include "platform/GLTypes.h"
#include "render/RenderCommand.h"
#include "render/fwd.h"

namespace cocos2d {

/// Draws a Primitive at its position in the drawing order. Primitive and state are not retained and must
/// exist until the frame is drawn.
class PrimitiveCommand : public RenderCommand {
public:
    /// Constructs a command that draws nothing until init().
    PrimitiveCommand() : RenderCommand(Type::PRIMITIVE_COMMAND) {}

    /// Sets what is drawn. `textureID` is Texture2D::getName(), or 0. `mv` converts vertices to world
    /// coordinates. A state that has arrays is an error: debug builds assert; release builds log it. A null
    /// primitive or state is an error: debug builds assert; release builds log it and draw nothing.
    void init(float globalOrder, GLuint textureID, GLProgramState* glProgramState, BlendFunc blendType,
              Primitive* primitive, const Mat4& mv, uint32_t flags);
    /// Sets what is drawn, with flags 0. A state that has arrays is an error: debug builds assert; release
    /// builds log it. A null primitive or state is an error: debug builds assert; release builds log it and
    /// draw nothing.
    void init(float globalOrder, GLuint textureID, GLProgramState* glProgramState, BlendFunc blendType,
              Primitive* primitive, const Mat4& mv) {
        init(globalOrder, textureID, glProgramState, blendType, primitive, mv, 0);
    }

    /// Returns the name of the texture of init().
    GLuint getTextureID() const { return _textureID; }
    /// Returns the program and its values of init(), not retained.
    GLProgramState* getGLProgramState() const { return _glProgramState; }
    /// Returns the blend function of init().
    BlendFunc getBlendType() const { return _blendType; }
    /// Returns the transform to world coordinates.
    const Mat4& getModelView() const { return _mv; }
    /// Draws the primitive now. The renderer calls it; a game can call it within a CustomCommand.
    void execute() const;
    void draw_(Renderer& renderer) override;

protected:
    GLuint _textureID = 0;
    GLProgramState* _glProgramState = nullptr;
    BlendFunc _blendType = BlendFunc::DISABLE;
    Primitive* _primitive = nullptr;
    Mat4 _mv;
};

} // namespace cocos2d
