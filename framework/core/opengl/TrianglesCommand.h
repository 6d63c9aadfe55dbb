#pragma once

#include "math/Mat4.h"
#include "opengl/PipelineDescriptor.h"
#include "platform/GLTypes.h"
#include "render/Quads.h"
#include "render/RenderCommand.h"
#include "render/fwd.h"

namespace cocos2d {

/// Draws indexed triangles. The arrays belong to the caller and must exist until the frame is drawn. The
/// nodes of the framework write vertices directly with Renderer::triangles(), which is faster.
class TrianglesCommand : public RenderCommand {
public:
    /// Vertices, and three indices for each triangle.
    using Triangles = copra::IndexedTriangles;

    /// Constructs a command that draws nothing until init().
    TrianglesCommand() : RenderCommand(Type::TRIANGLES_COMMAND) {}

    /// Sets what is drawn. The texture may be null. `mv` converts vertices to world coordinates.
    void init(float globalOrder, Texture2D* texture, BlendFunc blendType, const Triangles& triangles,
              const Mat4& mv, uint32_t flags);

    /// Sets what is drawn, with a program state, which must exist as long; null means the standard one.
    void init(float globalOrder, Texture2D* texture, GLProgramState* glProgramState, BlendFunc blendType,
              const Triangles& triangles, const Mat4& mv, uint32_t flags);

    /// Sets what is drawn, with a texture by Texture2D::getName().
    void init(float globalOrder, GLuint textureID, GLProgramState* glProgramState, BlendFunc blendType,
              const Triangles& triangles, const Mat4& mv, uint32_t flags = 0);

    /// Returns the name of the texture, Texture2D::getName(), or 0.
    GLuint getTextureID() const;
    /// Returns the vertices and indices, not retained.
    const Triangles& getTriangles() const { return _triangles; }
    /// Returns the number of vertices.
    ssize_t getVertexCount() const { return _triangles.vertCount; }
    /// Returns the number of indices.
    ssize_t getIndexCount() const { return _triangles.indexCount; }
    /// Returns the vertices that the command draws.
    const V3F_C4B_T2F* getVertices() const { return _triangles.verts; }
    /// Returns the indices, three for each triangle.
    const unsigned short* getIndices() const { return _triangles.indices; }
    /// Returns the texture that the command draws.
    Texture2D* getTexture() const { return _texture; }
    /// Returns the program with its values; null means the standard one.
    GLProgramState* getGLProgramState() const { return _glProgramState; }
    /// Returns the program state and the blending in the form of cocos2d-x 4. The state is used if init() got
    /// none. They are blended as init() has set it.
    PipelineDescriptor& getPipelineDescriptor() { return _pipeline; }
    /// Returns the blend function.
    BlendFunc getBlendType() const { return _blendType; }
    /// Returns the transform to world coordinates.
    const Mat4& getModelView() const { return _mv; }

    void draw_(Renderer& renderer) override;

protected:
    Triangles _triangles;
    Texture2D* _texture = nullptr;
    GLProgramState* _glProgramState = nullptr;
    BlendFunc _blendType = BlendFunc::DISABLE;
    Mat4 _mv;
    PipelineDescriptor _pipeline;
};

} // namespace cocos2d
