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
    /// Returns contents with the same buffers, of which everything else can be changed independently.
    virtual std::shared_ptr<CommandContents> copy() const = 0;
};

} // namespace copra

namespace cocos2d {

namespace backend {
class Buffer;
} // namespace backend

/// Calls a function at its position in the drawing order. What the function adds to the renderer is drawn
/// directly after it. With a vertex buffer, it draws that instead, as in cocos2d-x 4.
class CustomCommand : public RenderCommand {
public:
    /// Constructs a command that draws nothing until init().
    CustomCommand() : RenderCommand(Type::CUSTOM_COMMAND) {}
    /// Constructs a copy, which shares the buffers. What is set later in one of both does not affect the
    /// other.
    CustomCommand(const CustomCommand& other);
    /// Replaces function, state, and order with those of another command. The buffers are shared.
    CustomCommand& operator=(const CustomCommand& other);
    ~CustomCommand() override = default;

    /// Sets the position in the drawing order.
    void init(float globalZOrder);
    /// Sets the position in the drawing order and the transform. Pass the `flags` of Node::draw().
    void init(float globalZOrder, const Mat4& modelViewTransform, uint32_t flags);
    /// Sets the position in the drawing order, and how the vertices are blended.
    void init(float globalZOrder, const BlendFunc& blendFunc);

    /// Calls the function, if there is one.
    void execute();
    void draw_(Renderer& renderer) override;

    /// The function that is called.
    std::function<void()> func;

    // --- Vertices, as in cocos2d-x 4 ---
    // compat/names/CommandMesh.cpp. The program state of getPipelineDescriptor() draws them; its getVertexLayout() says where their
    // attributes are. Its value of u_MVPMatrix is projection times transform; without one vertices are points of the world.

    /// Whether vertices are drawn in their order, or by indices.
    enum class DrawType {
        ARRAY,  ///< Vertices in the order of the buffer; see setVertexDrawInfo().
        ELEMENT ///< Vertices by the indices of the index buffer; see setIndexDrawInfo(). This is the default.
    };
    using PrimitiveType = backend::PrimitiveType; ///< The kind of primitive: points, lines, or triangles.
    using BufferUsage = backend::BufferUsage;     ///< The type of how often a buffer changes.
    using IndexFormat = backend::IndexFormat;     ///< The size of an index: 16 or 32 bits.
    using CallBackFunc = std::function<void()>;   ///< A function that is called when the command is drawn.

    /// Creates a buffer of `capacity` vertices of `vertexSize` bytes, all of them zero. A buffer that is too
    /// large is logged and empty.
    void createVertexBuffer(std::size_t vertexSize, std::size_t capacity, BufferUsage usage);
    /// Creates a buffer of `capacity` indices, all of them zero.
    void createIndexBuffer(IndexFormat format, std::size_t capacity, BufferUsage usage);
    /// Copies `length` bytes to the beginning of the vertex buffer. If they do not fit, or if there is no
    /// buffer, debug builds assert; release builds log that and do nothing.
    void updateVertexBuffer(const void* data, std::size_t length);
    /// Copies `length` bytes to the vertex buffer, from the byte `offset` on. If they do not fit, or if there
    /// is no buffer, debug builds assert; release builds log that and do nothing.
    void updateVertexBuffer(const void* data, std::size_t offset, std::size_t length);
    /// Replaces the indices from the beginning on. If there is no buffer, debug builds assert; release builds
    /// log that and do nothing.
    void updateIndexBuffer(const void* data, std::size_t length);
    /// Replaces some of the indices; `offset` and `length` are in bytes. If there is no buffer, debug builds
    /// assert; release builds log that and do nothing.
    void updateIndexBuffer(const void* data, std::size_t offset, std::size_t length);
    /// Sets the vertex buffer, which is retained. Several commands may use one buffer.
    void setVertexBuffer(backend::Buffer* vertexBuffer);
    /// Returns the vertex buffer, or null.
    backend::Buffer* getVertexBuffer() const;
    /// Sets the buffer of the indices, which is retained. Several commands may use one buffer.
    void setIndexBuffer(backend::Buffer* indexBuffer, IndexFormat indexFormat);
    /// Returns the buffer of the indices, or null.
    backend::Buffer* getIndexBuffer() const;
    /// Returns the size of an index.
    IndexFormat getIndexFormat() const;
    /// Returns the number of vertices for which createVertexBuffer() made room.
    std::size_t getVertexCapacity() const;
    /// Returns the number of indices for which createIndexBuffer() made room.
    std::size_t getIndexCapacity() const;
    /// Sets whether vertices are drawn in order (ARRAY) or by indices (ELEMENT, the default).
    void setDrawType(DrawType drawType);
    /// Returns whether vertices are drawn in order (ARRAY) or by indices (ELEMENT).
    DrawType getDrawType() const;
    /// Sets the kind of primitive; TRIANGLE by default.
    void setPrimitiveType(PrimitiveType primitiveType);
    /// Returns the kind of primitive.
    PrimitiveType getPrimitiveType() const;
    /// Sets which vertices are drawn with DrawType::ARRAY; all by default. Vertices beyond the buffer are
    /// left out.
    void setVertexDrawInfo(std::size_t start, std::size_t count);
    /// Returns the first vertex that is drawn.
    std::size_t getVertexDrawStart() const;
    /// Returns the number of vertices that are drawn.
    std::size_t getVertexDrawCount() const;
    /// Sets which indices are drawn with DrawType::ELEMENT.
    void setIndexDrawInfo(std::size_t start, std::size_t count);
    std::size_t getIndexDrawOffset() const; ///< Returns the offset of the indices in bytes.
    /// Returns the number of indices that are drawn.
    std::size_t getIndexDrawCount() const;
    /// Stores the width of lines. It has no effect: lines are one pixel wide.
    void setLineWidth(float lineWidth);
    /// Returns the width that setLineWidth() has stored.
    float getLineWidth() const;
    /// Sets a function that is called before the vertices are drawn.
    void setBeforeCallback(const CallBackFunc& before);
    /// Sets a function that is called after the vertices are drawn.
    void setAfterCallback(const CallBackFunc& after);
    /// Returns the function that is called before the vertices are drawn.
    const CallBackFunc& getBeforeCallback() const;
    /// Returns the function that is called after the vertices are drawn.
    const CallBackFunc& getAfterCallback() const;
    /// Returns the shader program and the blending, which can be changed.
    PipelineDescriptor& getPipelineDescriptor();

private:
    class Mesh_;
    Mesh_& mesh() const;

    /// The buffers and values, a Mesh_; null without vertices.
    mutable std::shared_ptr<copra::CommandContents> _contents;
};

/// The name, in cocos2d-x 4, of a CustomCommand that calls a function.
using CallbackCommand = CustomCommand;

} // namespace cocos2d
