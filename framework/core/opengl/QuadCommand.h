#pragma once

#include "base/Array.h"
#include "opengl/TrianglesCommand.h"

namespace cocos2d {

/// Draws quads from an array, for custom nodes of games for earlier versions of cocos2d-x. The array belongs
/// to the caller and must exist until the frame is drawn.
class QuadCommand : public TrianglesCommand {
public:
    /// Sets what is drawn: at most 16,384 quads. The texture may be null; a null program means the standard
    /// one. `mv` converts vertices to world coordinates.
    void init(float globalOrder, Texture2D* texture, GLProgramState* glProgramState,
              const BlendFunc& blendType, V3F_C4B_T2F_Quad* quads, ssize_t quadCount, const Mat4& mv,
              uint32_t flags = 0);
    /// Sets what is drawn, with a texture by Texture2D::getName().
    void init(float globalOrder, GLuint textureID, GLProgramState* glProgramState, const BlendFunc& blendType,
              V3F_C4B_T2F_Quad* quads, ssize_t quadCount, const Mat4& mv, uint32_t flags = 0);

private:
    copra::Array<unsigned short> _indices; ///< The indices, six for each quad.
};

} // namespace cocos2d
