#include "render/Renderer.h"

#include "base/limits.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "platform/Screen.h"
#include "render/BatchCommand.h"
#include "render/CustomCommand.h"
#include "render/DeferredRedraw.h"
#include "render/DrawLayer.h"
#include "render/GLProgramState.h"
#include "render/GroupCommand.h"
#include "render/PrimitiveCommand.h"
#include "render/Texture2D.h"
#include "render/TextureAtlas.h"
#include "render/TexturePages.h"
#include "render/TrianglesCommand.h"
#include "render/rawContext.h"
#include "render/rendererState.h"
#include "render/warpVertices.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

using copra::RenderStream;
using copra::TextureId;
using copra::Vertex;
using copra::limits::kRenderQueues;

/// The draw call that is being assembled.
struct Renderer::PendingBatch_ {
    copra::Primitive primitive = copra::Primitive::Quads;
    TextureId texture = copra::kNoTexture;
    BlendFunc blend = BlendFunc::DISABLE;
    std::uint32_t clip = 0;
    std::uint32_t warp = 0;
    const Vertex* vertices = nullptr;
    std::size_t count = 0;
    const RenderStream* stream = nullptr;
    GLProgramState* program = nullptr;
};

Renderer::Renderer()
    : _stream(std::make_unique<RenderStream>()), _cameraTransform(std::make_unique<copra::Homography>()) {}

Renderer::~Renderer() {
    for (const int id : _ownQueueIds) copra::freeRenderQueueId(id);
}

// --- Device and view ---

void Renderer::setDevice(copra::RenderDevice* device, std::shared_ptr<copra::TextureStore> textures) {
    _device = device;
    _pages = textures ? std::make_shared<copra::TexturePages>(std::move(textures)) : nullptr;
    _redraws.clear();
    _stream->clear(); // it may refer to textures of the old device
    _stream->setPages(_pages);
    if (_hasView) applyView();
}

void Renderer::setView(const copra::PixelRect& viewport, const Rect& visible) {
    _viewport = viewport;
    _viewRect = visible;
    _hasView = true;
    _culling.isKnown = true;
    *_cameraTransform = copra::Homography();
    applyView();
}

void Renderer::setCameraTransform(const copra::Homography& transform) {
    if (transform == *_cameraTransform) return;
    *_cameraTransform = transform;
    applyView();
}

void Renderer::applyView() {
    const Rect& base = _hasView ? _viewRect : designRect();
    _hasCameraTransform = !_cameraTransform->isIdentity();
    _culling.visible = _cameraTransform->inverted().bounds(base);
    _submission.isClipping = false;
    // The device applies translation and scale; everything else is applied to each vertex.
    if (_device) _device->setView(_viewport, _cameraTransform->isUpright() ? _culling.visible : base);
}

const Rect& Renderer::designRect() const {
    _design.size = copra::screen().designSize;
    return _design;
}

copra::PixelSize Renderer::viewPixels() const {
    for (const OpenLayer_& open : _openLayers)
        if (open.kind == LayerState_::Target) return {};
    return _hasView ? copra::PixelSize{_viewport.width, _viewport.height} : copra::PixelSize{};
}

bool Renderer::checkVisibility(const Mat4& transform, const Size& size) const {
    const float* m = transform.m;
    // The bounding box of the transformed rectangle: each of its two sides extends it in one direction.
    const float sideX[2] = {m[0] * size.width, m[4] * size.height};
    const float sideY[2] = {m[1] * size.width, m[5] * size.height};
    const auto low = [](const float* side) { return std::min(side[0], 0.0f) + std::min(side[1], 0.0f); };
    const auto high = [](const float* side) { return std::max(side[0], 0.0f) + std::max(side[1], 0.0f); };
    const Rect view = visibleRect();
    return m[12] + high(sideX) >= view.getMinX() && m[12] + low(sideX) <= view.getMaxX() &&
           m[13] + high(sideY) >= view.getMinY() && m[13] + low(sideY) <= view.getMaxY();
}

// --- State ---

void Renderer::restore(const State& saved) {
    _stream->restore(saved.stream);
    _culling = saved.culling;
}

void Renderer::warp(const copra::Homography& homography) {
    _stream->warp(homography);
    _culling = copra::kNothingCulled;
}

void Renderer::useProgram(GLProgramState* program) {
    const bool isStandard = !program || program->getGLProgram()->isStandard();
    _stream->setProgram(isStandard ? nullptr : program);
}

// --- Commands ---

void Renderer::addCommand(RenderCommand* command) {
    addCommand(command, _stream->state().queueId);
}

void Renderer::addCommand(RenderCommand* command, int renderQueueID) {
    if (copra::refuse(!command, "Renderer::addCommand: the command is null") ||
        copra::refuse(renderQueueID < 0, "Renderer::addCommand: no such render queue") ||
        copra::isTooLarge("Renderer::addCommand", "render queues", renderQueueID, kRenderQueues))
        return;
    if (command->getType() == RenderCommand::Type::TRIANGLES_COMMAND) {
        addTriangles(static_cast<const TrianglesCommand&>(*command), renderQueueID);
    } else if (command->getType() == RenderCommand::Type::BATCH_COMMAND) {
        addBatch(static_cast<const BatchCommand&>(*command), renderQueueID);
    } else {
        _stream->add(command, renderQueueID);
    }
}

void Renderer::addTriangles(const TrianglesCommand& command, int queueId) {
    const TrianglesCommand::Triangles& triangles = command.getTriangles();
    const bool valid = triangles.indexCount == 0 || (triangles.verts && triangles.indices);
    if (copra::refuse(!valid, "Renderer::addTriangles: a TrianglesCommand needs vertices and indices") ||
        triangles.indexCount <= 0)
        return;
    Texture2D* texture = command.getTexture();
    const float width = texture ? static_cast<float>(texture->getPixelsWide()) : 0.0f;
    const float height = texture ? static_cast<float>(texture->getPixelsHigh()) : 0.0f;
    const copra::RenderScope scope(*this);
    _stream->setQueue(queueId);
    if (command.getGLProgramState()) useProgram(command.getGLProgramState());
    Vertex* out = this->triangles({texture, command.getBlendType()},
                                  static_cast<std::size_t>(triangles.indexCount), command.getGlobalOrder());
    for (int i = 0; i < triangles.indexCount; ++i, ++out) {
        const V3F_C4B_T2F& vertex = triangles.verts[triangles.indices[i]];
        out->position =
            PointApplyTransform(Vec2(vertex.vertices.x, vertex.vertices.y), command.getModelView());
        out->color = vertex.colors;
        out->texCoords.set(vertex.texCoords.u * width, vertex.texCoords.v * height);
    }
}

void Renderer::addBatch(const BatchCommand& command, int queueId) {
    const TextureAtlas* const atlas = command.textureAtlas();
    if (!atlas || !command.shader()) return;
    const copra::RenderScope scope(*this);
    _stream->setQueue(queueId);
    useProgram(GLProgramState::getOrCreateWithGLProgram(command.shader()));
    atlas->addTo(*this, command.blendType(), command.modelView(), command.getGlobalOrder(),
                 atlas->getTotalQuads());
}

void Renderer::pushGroup(int renderQueueID) {
    const bool isNone =
        copra::refuse(renderQueueID < 0, "Renderer::pushGroup: no such render queue") ||
        copra::isTooLarge("Renderer::pushGroup", "render queues", renderQueueID, kRenderQueues);
    _groups.push_back(_stream->state().queueId);
    _stream->setQueue(isNone ? 0 : renderQueueID);
}

void Renderer::popGroup() {
    if (copra::refuse(_groups.empty(), "Renderer::popGroup: no pushGroup before it")) return;
    _stream->setQueue(_groups.back());
    _groups.pop_back();
}

int Renderer::createRenderQueue() {
    const int id = copra::allocateRenderQueueId();
    const bool fits = !copra::isTooLarge("Renderer::createRenderQueue", "render queues", id, kRenderQueues);
    fits ? _ownQueueIds.push_back(id) : copra::freeRenderQueueId(id);
    return fits ? id : 0;
}

// --- Frames ---

void Renderer::clean() {
    closeLayers();
    _groups.clear();
    _redraws.clear();
    _stream->clear();
}

void Renderer::clear() {
    if (_device) _device->clear(_clearColor);
}

copra::Owned<RenderStream> Renderer::acquireStream() {
    copra::Owned<RenderStream> stream;
    if (_spareStreams.empty()) {
        stream = std::make_unique<RenderStream>();
    } else {
        stream = std::move(_spareStreams.back());
        _spareStreams.pop_back();
    }
    stream->setPages(_pages);
    return stream;
}

void Renderer::releaseStream(copra::Owned<RenderStream> stream) {
    stream->clear();
    stream->setPages(nullptr);
    _spareStreams.push_back(std::move(stream));
}

void Renderer::render() {
    closeLayers();
    _groups.clear();
    if (!_redraws.empty()) replayRedraws();
    // Callbacks record into a fresh stream while this one is submitted.
    auto stream = std::exchange(_stream, acquireStream());
    stream->finish();
    // A draw() may have called OpenGL since the last frame.
    if (_device && _renderDepth == 0) _device->endRawGL();
    ++_renderDepth;
    submitQueue(*stream, 0);
    --_renderDepth;
    if (_submission.isClipping && _device) _device->clearScissor();
    _submission.isClipping = false;
    // The next frame reuses the memory of this one.
    stream->clear();
    stream->setPages(_pages);
    if (_stream->empty()) std::swap(_stream, stream);
    releaseStream(std::move(stream));
}

void Renderer::submitQueue(RenderStream& stream, int queueId) {
    RenderStream::Queue* queue = stream.sortedQueue(queueId);
    if (!queue || queue->executing) return;
    queue->executing = true;
    PendingBatch_ pending;
    // Callbacks may remove entries, which empties them; they neither add nor move entries.
    for (RenderStream::Entry& entry : queue->entries) {
        if (entry.command) {
            flush(pending);
            executeCommand(stream, entry);
        } else if (entry.count > 0) {
            submitBatch(stream, entry, pending);
        }
    }
    flush(pending);
    queue->executing = false;
}

void Renderer::executeCommand(RenderStream& stream, const RenderStream::Entry& entry) {
    if (entry.command->getType() == RenderCommand::Type::GROUP_COMMAND) {
        submitQueue(stream, static_cast<const GroupCommand*>(entry.command)->getRenderQueueID());
        return;
    }
    if (entry.command->getType() == RenderCommand::Type::LAYER_COMMAND) {
        submitLayer(stream, static_cast<const copra::DrawLayer&>(*entry.command));
        return;
    }
    const bool isPrimitive = entry.command->getType() == RenderCommand::Type::PRIMITIVE_COMMAND;
    if (!isPrimitive && entry.command->getType() != RenderCommand::Type::CUSTOM_COMMAND) return;
    setScissor(stream, entry.clip);
    if (entry.clip != 0) _stream->clip(stream.clips()[entry.clip]);
    if (_device) _device->beginRawGL();
    {
        copra::RawContext context{_device, _pages, _shaderTime, &_shaderRandom, this};
        const copra::RawContextScope scope(context);
        isPrimitive ? static_cast<const PrimitiveCommand*>(entry.command)->execute()
                    : static_cast<CustomCommand*>(entry.command)->execute();
    }
    if (_device) _device->endRawGL();
    if (_stream->empty()) {
        _stream->clear();
    } else {
        render();
    }
}

// Sets the device texture of a batch and makes its texture coordinates refer to it. False if the texture
// cannot be uploaded.
inline bool Renderer::resolveTexture(RenderStream& stream, RenderStream::Entry& entry) {
    entry.resolved = true;
    Texture2D* texture = entry.state.texture;
    if (!texture) return true;
    if (!_pages) {
        entry.texture = texture->getName();
        return true;
    }
    if (entry.program) texture->leaveSharedPage();
    const copra::TextureRegion* region = texture->regionOn(_pages);
    Vertex* vertices = stream.vertices() + entry.first;
    if (region && region->isShared() &&
        !copra::moveTexCoords(region->offset(), region->size(), vertices, entry.count)) {
        texture->leaveSharedPage();
        region = texture->regionOn(_pages);
    }
    if (region) entry.texture = region->id();
    return region != nullptr;
}

inline void Renderer::submitBatch(RenderStream& stream, RenderStream::Entry& entry, PendingBatch_& pending) {
    if (!entry.resolved && !resolveTexture(stream, entry)) entry.count = 0;
    if (entry.count == 0) return;

    const Vertex* vertices = stream.vertices() + entry.first;
    const bool continues = pending.count > 0 && entry.primitive == pending.primitive &&
                           copra::canGrow(entry.primitive) && entry.texture == pending.texture &&
                           entry.state.blend == pending.blend && entry.clip == pending.clip &&
                           entry.program == pending.program && entry.warp == pending.warp;
    if (continues && vertices == pending.vertices + pending.count) {
        pending.count += entry.count;
        return;
    }
    if (continues) {
        // Sorting separated batches that fit into one draw call: copy them together.
        const bool isGathered = pending.vertices == _gathered.data();
        if (!isGathered) _gathered.assign(pending.vertices, pending.vertices + pending.count);
        _gathered.insert(_gathered.end(), vertices, vertices + entry.count);
        pending.vertices = _gathered.data();
        pending.count = _gathered.size();
        return;
    }
    flush(pending);
    pending = {entry.primitive, entry.texture, entry.state.blend, entry.clip,   entry.warp,
               vertices,        entry.count,   &stream,           entry.program};
}

void Renderer::flush(PendingBatch_& pending) {
    if (pending.count == 0) return;
    setScissor(*pending.stream, pending.clip);
    if (pending.warp != 0 || !_cameraTransform->isUpright()) {
        copra::warpVertices(vertexTransform(*pending.stream, pending.warp), pending.primitive,
                            pending.vertices, pending.count, _warped);
        pending.vertices = _warped.data();
        pending.count = _warped.size();
    }
    if (pending.program)
        drawWithProgram(pending);
    else if (_device)
        _device->draw(pending.primitive, pending.vertices, pending.count, {pending.texture, pending.blend});
    ++_drawnBatches;
    _drawnVertices += static_cast<ssize_t>(pending.count);
    pending.count = 0;
}

/// What is applied to vertices before the device receives them.
copra::Homography Renderer::vertexTransform(const RenderStream& stream, std::uint32_t warp) const {
    const bool appliesCamera = _submission.appliesCamera && !_cameraTransform->isUpright();
    if (warp == 0) return appliesCamera ? *_cameraTransform : copra::Homography();
    return appliesCamera ? *_cameraTransform * stream.warps()[warp] : stream.warps()[warp];
}

void Renderer::drawWithProgram(const PendingBatch_& batch) {
    if (!_device) return;
    copra::ShaderBinding binding;
    const bool hasShader =
        batch.program->prepare(_device->shaders(), _pages, _shaderTime, _shaderRandom, binding);
    _device->draw(batch.primitive, batch.vertices, batch.count,
                  {batch.texture, batch.blend, hasShader ? &binding : nullptr});
}

void Renderer::setScissor(const RenderStream& stream, std::uint32_t clip) {
    if (clip == 0) {
        if (_submission.isClipping && _device) _device->clearScissor();
        _submission.isClipping = false;
        return;
    }
    const Rect& world = stream.clips()[clip];
    const Rect area = _cameraTransform->isUpright() ? world : vertexTransform(stream, 0).bounds(world);
    const Rect& current = _submission.clip;
    if (_submission.isClipping && area.origin == current.origin && area.size.width == current.size.width &&
        area.size.height == current.size.height) {
        return;
    }
    _submission.isClipping = true;
    _submission.clip = area;
    if (_device) _device->setScissor(area);
}

} // namespace cocos2d
