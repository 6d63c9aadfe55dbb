#pragma once

#include "opengl/PipelineDescriptor.h"
#include "render/RenderCommand.h"

#include <cstddef>
#include <functional>
#include <memory>

namespace copra {

/// What a CustomCommand draws instead of calling its function.
class CommandContents {
public:
    virtual ~CommandContents() = default;
    /// Draws it within raw OpenGL.
    virtual void draw() = 0;
    /// Contents of the same buffers, of which everything else is changed independently.
    virtual std::shared_ptr<CommandContents> copy() const = 0;
};

} // namespace copra

namespace cocos2d {

namespace backend {
class Buffer;
} // namespace backend

/// Calls a function at its place in the drawing order. What the function adds to the renderer is drawn
/// directly after it. With a vertex buffer it draws that instead, as in cocos2d-x 4.
class CustomCommand : public RenderCommand {
public:
    /// A command that draws nothing until init().
    CustomCommand() : RenderCommand(Type::CUSTOM_COMMAND) {}
    /// A copy shares the buffers; what is set later in one of both stays there.
    CustomCommand(const CustomCommand& other);
    CustomCommand& operator=(const CustomCommand& other);
    ~CustomCommand() override = default;

    /// Sets the place in the drawing order.
    void init(float globalZOrder);
    /// Sets the place in the drawing order and the transform; flags are those of Node::draw().
    void init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags);
    /// Sets the place in the drawing order, and the blending of its vertices.
    void init(float globalZOrder, const BlendFunc& blendFunc);

    /// Calls func, if there is one.
    void execute();
    void draw_(Renderer& renderer) override;

    /// The function to call.
    std::function<void()> func;

    // --- Vertices, as in cocos2d-x 4 ---
    // compat/names/CommandMesh.cpp. The program state of getPipelineDescriptor() draws them; its getVertexLayout() says where their
    // attributes are. Its value of u_MVPMatrix is projection times transform; without one vertices are points of the world.

    /// Whether vertices are drawn in their order, or by indices.
    enum class DrawType {
        ARRAY,  ///< Vertices in the order of the buffer; see setVertexDrawInfo().
        ELEMENT ///< Vertices by the indices of the index buffer; see setIndexDrawInfo(). The default.
    };
    using PrimitiveType = backend::PrimitiveType; ///< Points, lines, or triangles.
    using BufferUsage = backend::BufferUsage;     ///< How often a buffer changes.
    using IndexFormat = backend::IndexFormat;     ///< 16 or 32 bits.
    using CallBackFunc = std::function<void()>;   ///< Called when the command is drawn.

    /// A new buffer of `capacity` vertices of `vertexSize` bytes, all zero. Refused if it is too large.
    void createVertexBuffer(std::size_t vertexSize, std::size_t capacity, BufferUsage usage);
    /// A new buffer of `capacity` indices, all zero.
    void createIndexBuffer(IndexFormat format, std::size_t capacity, BufferUsage usage);
    /// Copies `length` bytes to the buffer, from the byte `offset` on. Refused if they do not fit, or without a buffer.
    void updateVertexBuffer(const void* data, std::size_t length);
    void updateVertexBuffer(const void* data, std::size_t offset, std::size_t length);
    /// Replaces the indices from the beginning on.
    void updateIndexBuffer(const void* data, std::size_t length);
    /// Replaces a part of the indices; `offset` and `length` are in bytes.
    void updateIndexBuffer(const void* data, std::size_t offset, std::size_t length);
    /// A buffer that may be shared; retained.
    void setVertexBuffer(backend::Buffer* vertexBuffer);
    backend::Buffer* getVertexBuffer() const;
    /// Sets the buffer of the indices; see setVertexBuffer().
    void setIndexBuffer(backend::Buffer* indexBuffer, IndexFormat indexFormat);
    /// The buffer of the indices, or null.
    backend::Buffer* getIndexBuffer() const;
    /// The size of an index.
    IndexFormat getIndexFormat() const;
    /// The `capacity` of createVertexBuffer() and createIndexBuffer().
    std::size_t getVertexCapacity() const;
    /// The number of indices for which createIndexBuffer() made room.
    std::size_t getIndexCapacity() const;
    /// Whether vertices are drawn in order (ARRAY) or by indices (ELEMENT).
    void setDrawType(DrawType drawType);
    DrawType getDrawType() const;
    /// TRIANGLE by default.
    void setPrimitiveType(PrimitiveType primitiveType);
    PrimitiveType getPrimitiveType() const;
    /// Which vertices are drawn with DrawType::ARRAY: all by default. What is beyond the buffer is left out.
    void setVertexDrawInfo(std::size_t start, std::size_t count);
    /// The first vertex that is drawn.
    std::size_t getVertexDrawStart() const;
    /// How many vertices are drawn.
    std::size_t getVertexDrawCount() const;
    /// Which indices are drawn with DrawType::ELEMENT.
    void setIndexDrawInfo(std::size_t start, std::size_t count);
    std::size_t getIndexDrawOffset() const; ///< bytes
    /// How many indices are drawn.
    std::size_t getIndexDrawCount() const;
    /// Stored without effect: lines are one pixel wide.
    void setLineWidth(float lineWidth);
    float getLineWidth() const;
    /// Sets a function that is called before the vertices are drawn.
    void setBeforeCallback(const CallBackFunc& before);
    /// Sets a function that is called after the vertices are drawn.
    void setAfterCallback(const CallBackFunc& after);
    /// The function that is called before the vertices are drawn.
    const CallBackFunc& getBeforeCallback() const;
    /// The function that is called after the vertices are drawn.
    const CallBackFunc& getAfterCallback() const;
    /// Program and blending.
    PipelineDescriptor& getPipelineDescriptor();

private:
    class Mesh_;
    Mesh_& mesh() const;

    mutable std::shared_ptr<copra::CommandContents> _contents; ///< a Mesh_; null without vertices
};

/// Name of cocos2d-x 4 for a CustomCommand that calls a function.
using CallbackCommand = CustomCommand;

} // namespace cocos2d
