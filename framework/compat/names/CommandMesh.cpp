/// The vertices of a CustomCommand, as in cocos2d-x 4: drawn with OpenGL, by the program and the layout of their state.

#include "base/call.h"
#include "base/refuse.h"
#include "compat/names/Buffer.h"
#include "compat/names/VertexLayout.h"
#include "opengl/CustomCommand.h"
#include "opengl/GLProgramState.h"
#include "opengl/drawVertices.h"
#include "opengl/glStateCache.h"
#include "platform/RawGL.h"
#include "platform/RenderDevice.h"
#include "render/Renderer.h"
#include "render/rawContext.h"

#include <algorithm>
#include <array>

namespace cocos2d {

using backend::Buffer;
using backend::VertexFormat;
using backend::VertexLayout;

namespace {

/// The components of a VertexFormat.
struct Components {
    GLenum type;
    int count;
    std::size_t bytes; ///< of all
};
constexpr std::array<Components, 11> kFormats{{{GL_FLOAT, 4, 16},
                                               {GL_FLOAT, 3, 12},
                                               {GL_FLOAT, 2, 8},
                                               {GL_FLOAT, 1, 4},
                                               {GL_INT, 4, 16},
                                               {GL_INT, 3, 12},
                                               {GL_INT, 2, 8},
                                               {GL_INT, 1, 4},
                                               {GL_UNSIGNED_SHORT, 4, 8},
                                               {GL_UNSIGNED_SHORT, 2, 4},
                                               {GL_UNSIGNED_BYTE, 4, 4}}};

const Components& componentsOf(VertexFormat format) {
    return kFormats[std::min<std::size_t>(static_cast<std::size_t>(format), kFormats.size() - 1)];
}

constexpr std::array<GLenum, 5> kModes{GL_POINTS, GL_LINES, GL_LINE_STRIP, GL_TRIANGLES, GL_TRIANGLE_STRIP};

std::size_t bytesOf(backend::IndexFormat format) {
    return format == backend::IndexFormat::U_SHORT ? 2 : 4;
}

/// Sets the arrays that the program reads. Those that do not fit into a vertex are left out, after a line in the log.
void setArrays(copra::RawGL& gl, const GLProgramState& state, const VertexLayout& layout,
               const Buffer& vertices) {
    gl.enableArrays(0);
    for (const auto& [name, attribute] : layout.getAttributes()) {
        const Components& components = componentsOf(attribute.format);
        const int index = state.getAttributeLocation(name);
        if (index < 0) continue; // the shader does not read it
        if (attribute.offset > layout.getStride() ||
            components.bytes > layout.getStride() - attribute.offset) {
            copra::warning("CustomCommand: the attribute '%s' is skipped, because it reaches beyond the %zu "
                           "bytes of a vertex",
                           name.c_str(), layout.getStride());
            continue;
        }
        gl.setArray({static_cast<unsigned>(index), components.count, components.type,
                     attribute.needToBeNormallized, static_cast<int>(layout.getStride()),
                     vertices.data() + attribute.offset});
    }
}

} // namespace

/// What a CustomCommand with vertices has.
class CustomCommand::Mesh_ : public copra::CommandContents {
public:
    void draw() override;
    std::shared_ptr<copra::CommandContents> copy() const override { return std::make_shared<Mesh_>(*this); }

    RefPtr<Buffer> vertices;
    RefPtr<Buffer> indices;
    IndexFormat indexFormat = IndexFormat::U_SHORT;
    std::size_t vertexCapacity = 0;
    std::size_t indexCapacity = 0;
    DrawType drawType = DrawType::ELEMENT;
    PrimitiveType primitiveType = PrimitiveType::TRIANGLE;
    std::size_t firstVertex = 0;
    std::size_t vertexCount = 0;
    std::size_t indexOffset = 0; ///< bytes
    std::size_t indexCount = 0;
    float lineWidth = 0.0f;
    CallBackFunc before;
    CallBackFunc after;
    PipelineDescriptor pipeline;

private:
    void drawVertices();
};

void CustomCommand::Mesh_::draw() {
    copra::call(before);
    drawVertices();
    copra::call(after);
}

void CustomCommand::Mesh_::drawVertices() {
    // Callbacks of uniforms may replace the buffers, which OpenGL reads until they are drawn.
    const RefPtr<GLProgramState> state = pipeline.programState;
    const RefPtr<Buffer> drawn = vertices;
    const RefPtr<Buffer> drawnIndices = indices;
    if (!drawn || copra::warn(!state, "CustomCommand: vertices without a program state are not drawn"))
        return;
    const backend::MeshValues& values = state->meshValues();
    if (copra::warn(!values.layout.isValid(), "CustomCommand: the layout of the vertices has no stride"))
        return;
    copra::RawContext* const context = copra::rawContextFor("CustomCommand");
    if (!context) return;

    const std::size_t all = drawn->getSize() / values.layout.getStride();
    const bool isIndexed = drawType == DrawType::ELEMENT;
    const std::size_t bytesOfIndex = bytesOf(indexFormat);
    const std::size_t available =
        isIndexed ? (drawnIndices ? drawnIndices->getSize() / bytesOfIndex : 0) : all;
    const std::size_t first = std::min(isIndexed ? indexOffset / bytesOfIndex : firstVertex, available);
    const std::size_t count = std::min(isIndexed ? indexCount : vertexCount, available - first);
    if (count == 0) return;

    copra::RawGL& gl = context->device->rawGL();
    const backend::BlendDescriptor& blend = pipeline.blendDescriptor;
    GL::blendFunc(blend.blendEnabled ? blend.sourceRGBBlendFactor : GLenum{GL_ONE},
                  blend.blendEnabled ? blend.destinationRGBBlendFactor : GLenum{GL_ZERO});
    state->applyGLProgram(values.transform.value_or(Mat4::IDENTITY));
    setArrays(gl, *state, values.layout, *drawn);
    GL::bindTexture2D(values.texture.get());
    state->applyUniforms();
    copra::IndexSpan span;
    if (isIndexed) span = {drawnIndices->data(), static_cast<int>(bytesOfIndex)};
    const auto mode = static_cast<std::size_t>(primitiveType);
    const bool isDrawn =
        copra::drawVertices(gl, kModes[std::min(mode, kModes.size() - 1)], static_cast<int>(all),
                            static_cast<int>(first), static_cast<int>(count), span);
    if (copra::warn(!isDrawn, "CustomCommand: an index is beyond the vertices; nothing is drawn")) return;
    context->renderer->addDrawnBatches(1);
    context->renderer->addDrawnVertices(static_cast<ssize_t>(count));
}

CustomCommand::Mesh_& CustomCommand::mesh() const {
    if (!_contents) _contents = std::make_shared<Mesh_>();
    return static_cast<Mesh_&>(*_contents);
}

// --- Buffers ---

void CustomCommand::init(float globalZOrder, const BlendFunc& blendFunc) {
    init(globalZOrder);
    backend::BlendDescriptor& blend = getPipelineDescriptor().blendDescriptor;
    blend.blendEnabled = true;
    blend.sourceRGBBlendFactor = blend.sourceAlphaBlendFactor = blendFunc.src;
    blend.destinationRGBBlendFactor = blend.destinationAlphaBlendFactor = blendFunc.dst;
}

void CustomCommand::createVertexBuffer(std::size_t vertexSize, std::size_t capacity, BufferUsage usage) {
    Mesh_& own = mesh();
    own.vertexCapacity = own.vertexCount = capacity;
    const std::size_t bytes =
        capacity == 0 || vertexSize <= SIZE_MAX / capacity ? vertexSize * capacity : SIZE_MAX;
    own.vertices.weakAssign(new Buffer(bytes, backend::BufferType::VERTEX, usage));
}

void CustomCommand::createIndexBuffer(IndexFormat format, std::size_t capacity, BufferUsage usage) {
    Mesh_& own = mesh();
    own.indexFormat = format;
    own.indexCapacity = own.indexCount = capacity;
    const std::size_t size = bytesOf(format);
    own.indices.weakAssign(new Buffer(capacity <= SIZE_MAX / size ? size * capacity : SIZE_MAX,
                                      backend::BufferType::INDEX, usage));
}

void CustomCommand::updateVertexBuffer(const void* data, std::size_t length) {
    updateVertexBuffer(data, 0, length);
}

void CustomCommand::updateVertexBuffer(const void* data, std::size_t offset, std::size_t length) {
    if (!copra::refuse(!mesh().vertices, "CustomCommand::updateVertexBuffer: there is no buffer"))
        mesh().vertices->updateSubData(data, offset, length);
}

void CustomCommand::updateIndexBuffer(const void* data, std::size_t length) {
    updateIndexBuffer(data, 0, length);
}

void CustomCommand::updateIndexBuffer(const void* data, std::size_t offset, std::size_t length) {
    if (!copra::refuse(!mesh().indices, "CustomCommand::updateIndexBuffer: there is no buffer"))
        mesh().indices->updateSubData(data, offset, length);
}

void CustomCommand::setVertexBuffer(Buffer* vertexBuffer) {
    mesh().vertices = vertexBuffer;
}

void CustomCommand::setIndexBuffer(Buffer* indexBuffer, IndexFormat indexFormat) {
    mesh().indices = indexBuffer;
    mesh().indexFormat = indexFormat;
}

// --- Properties ---

Buffer* CustomCommand::getVertexBuffer() const {
    return mesh().vertices;
}
Buffer* CustomCommand::getIndexBuffer() const {
    return mesh().indices;
}
CustomCommand::IndexFormat CustomCommand::getIndexFormat() const {
    return mesh().indexFormat;
}
std::size_t CustomCommand::getVertexCapacity() const {
    return mesh().vertexCapacity;
}
std::size_t CustomCommand::getIndexCapacity() const {
    return mesh().indexCapacity;
}
void CustomCommand::setDrawType(DrawType drawType) {
    mesh().drawType = drawType;
}
CustomCommand::DrawType CustomCommand::getDrawType() const {
    return mesh().drawType;
}
void CustomCommand::setPrimitiveType(PrimitiveType primitiveType) {
    mesh().primitiveType = primitiveType;
}
CustomCommand::PrimitiveType CustomCommand::getPrimitiveType() const {
    return mesh().primitiveType;
}
void CustomCommand::setVertexDrawInfo(std::size_t start, std::size_t count) {
    mesh().firstVertex = start;
    mesh().vertexCount = count;
}
std::size_t CustomCommand::getVertexDrawStart() const {
    return mesh().firstVertex;
}
std::size_t CustomCommand::getVertexDrawCount() const {
    return mesh().vertexCount;
}
void CustomCommand::setIndexDrawInfo(std::size_t start, std::size_t count) {
    mesh().indexOffset = start * bytesOf(mesh().indexFormat);
    mesh().indexCount = count;
}
std::size_t CustomCommand::getIndexDrawOffset() const {
    return mesh().indexOffset;
}
std::size_t CustomCommand::getIndexDrawCount() const {
    return mesh().indexCount;
}
void CustomCommand::setLineWidth(float lineWidth) {
    mesh().lineWidth = lineWidth;
}
float CustomCommand::getLineWidth() const {
    return mesh().lineWidth;
}
void CustomCommand::setBeforeCallback(const CallBackFunc& before) {
    mesh().before = before;
}
void CustomCommand::setAfterCallback(const CallBackFunc& after) {
    mesh().after = after;
}
const CustomCommand::CallBackFunc& CustomCommand::getBeforeCallback() const {
    return mesh().before;
}
const CustomCommand::CallBackFunc& CustomCommand::getAfterCallback() const {
    return mesh().after;
}
PipelineDescriptor& CustomCommand::getPipelineDescriptor() {
    return mesh().pipeline;
}

} // namespace cocos2d
