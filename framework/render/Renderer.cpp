#include "render/Renderer.h"

#include "base/assert.h"
#include "base/refuse.h"
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
#include "render/warpVertices.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

using copra::RenderStream;
using copra::TextureId;
using copra::Vertex;

// What the next draw call will draw.
struct Renderer::Run {
    copra::Primitive primitive = copra::Primitive::Quads;
    TextureId texture = copra::kNoTexture;
    BlendFunc blend = BlendFunc::DISABLE;
    std::uint32_t clip = 0;
    const Vertex* vertices = nullptr;
    std::size_t count = 0;
    const RenderStream* stream = nullptr;
    GLProgramState* program = nullptr;
    std::uint32_t lens = 0;
};

Renderer::Renderer()
    : _stream(std::make_unique<RenderStream>()), _map(std::make_unique<copra::Homography>()) {}

Renderer::~Renderer() {
    for (const int id : _ownQueueIds) copra::freeRenderQueueId(id);
}

void Renderer::setDevice(copra::RenderDevice* device, std::shared_ptr<copra::TextureStore> textures) {
    _device = device;
    _pages = textures ? std::make_shared<copra::TexturePages>(std::move(textures)) : nullptr;
    _redraws.clear();
    _stream->clear(); // it may know places on the old machine
    _stream->setPages(_pages);
    if (_hasView) showView();
}

void Renderer::setView(const copra::PixelRect& viewport, const Rect& visible) {
    _viewport = viewport;
    _base = visible;
    _hasView = true;
    *_map = copra::Homography();
    showView();
}

void Renderer::setCameraTransform(const copra::Homography& map) {
    if (map == *_map) return;
    *_map = map;
    showView();
}

void Renderer::showView() {
    const Rect& base = _hasView ? _base : designRect();
    _hasCameraTransform = !_map->isIdentity();
    _visible = _map->inverted().bounds(base);
    _isClipping = false;
    // What only moves and scales, the machine does; the rest is reckoned corner by corner.
    if (_device) _device->setView(_viewport, _map->isUpright() ? _visible : base);
}

const Rect& Renderer::designRect() const {
    _design.size = copra::screen().designSize;
    return _design;
}

bool Renderer::checkVisibility(const Mat4& transform, const Size& size) const {
    const float* m = transform.m;
    // The box around the transformed rectangle: its two sides only ever add in one direction each.
    const float sideX[2] = {m[0] * size.width, m[4] * size.height};
    const float sideY[2] = {m[1] * size.width, m[5] * size.height};
    const auto low = [](const float* side) { return std::min(side[0], 0.0f) + std::min(side[1], 0.0f); };
    const auto high = [](const float* side) { return std::max(side[0], 0.0f) + std::max(side[1], 0.0f); };
    const Rect view = visibleRect();
    return m[12] + high(sideX) >= view.getMinX() && m[12] + low(sideX) <= view.getMaxX() &&
           m[13] + high(sideY) >= view.getMinY() && m[13] + low(sideY) <= view.getMaxY();
}

void Renderer::pushClip(const Rect& area) {
    _stream->pushClip(area);
}

void Renderer::popClip() {
    _stream->popClip();
}

void Renderer::pushProgram(GLProgramState* program) {
    const bool isStandard = !program || program->getGLProgram()->isStandard();
    _stream->pushProgram(isStandard ? nullptr : program);
}

void Renderer::popProgram() {
    _stream->popProgram();
}

void Renderer::pushWarp(const copra::Homography& lens) {
    _stream->pushWarp(lens);
    _lensViews.push_back(seeEverything());
}

void Renderer::popWarp() {
    _stream->popWarp();
    if (_lensViews.empty()) return;
    _visible = _lensViews.back().visible;
    _hasView = _lensViews.back().hasView;
    _lensViews.pop_back();
}

void Renderer::addCommand(RenderCommand* command) {
    addCommand(command, _stream->currentQueue());
}

void Renderer::addCommand(RenderCommand* command, int renderQueueID) {
    if (copra::refuse(!command, "Renderer::addCommand: the command is null") ||
        copra::refuse(renderQueueID < 0, "Renderer::addCommand: no such render queue"))
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
    const float* m = command.getModelView().m;
    _stream->pushQueue(queueId);
    if (command.getGLProgramState()) pushProgram(command.getGLProgramState());
    Vertex* vertex =
        this->triangles({texture, command.getBlendType()}, static_cast<std::size_t>(triangles.indexCount),
                        command.getGlobalOrder());
    for (int i = 0; i < triangles.indexCount; ++i, ++vertex) {
        const V3F_C4B_T2F& corner = triangles.verts[triangles.indices[i]];
        const float x = corner.vertices.x;
        const float y = corner.vertices.y;
        vertex->position.set(m[0] * x + m[4] * y + m[12], m[1] * x + m[5] * y + m[13]);
        vertex->color = corner.colors;
        vertex->texCoords.set(corner.texCoords.u * width, corner.texCoords.v * height);
    }
    if (command.getGLProgramState()) popProgram();
    _stream->popQueue();
}

void Renderer::addBatch(const BatchCommand& command, int queueId) {
    const TextureAtlas* const atlas = command.textureAtlas();
    if (!atlas || !command.shader()) return;
    _stream->pushQueue(queueId);
    pushProgram(GLProgramState::getOrCreateWithGLProgram(command.shader()));
    atlas->addTo(*this, command.blendType(), command.modelView(), command.getGlobalOrder(),
                 atlas->getTotalQuads());
    popProgram();
    _stream->popQueue();
}

void Renderer::pushGroup(int renderQueueID) {
    CCASSERT(renderQueueID >= 0, "pushGroup of a render queue that does not exist");
    _stream->pushQueue(std::max(renderQueueID, 0));
}

void Renderer::popGroup() {
    _stream->popQueue();
}

int Renderer::createRenderQueue() {
    _ownQueueIds.push_back(copra::allocateRenderQueueId());
    return _ownQueueIds.back();
}

void Renderer::clean() {
    closeLayers();
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
    if (!_redraws.empty()) replayRedraws();
    // Callbacks write into a fresh stream while this one is drawn.
    auto stream = std::exchange(_stream, acquireStream());
    stream->finish();
    // A draw() may have called OpenGL by itself since the last frame.
    if (_device && _renderDepth == 0) _device->endRawGL();
    ++_renderDepth;
    play(*stream, 0);
    --_renderDepth;
    if (_isClipping && _device) _device->clearScissor();
    _isClipping = false;
    // The next frame goes on in the memory that this one needed.
    stream->clear();
    stream->setPages(_pages);
    if (_stream->empty()) std::swap(_stream, stream);
    releaseStream(std::move(stream));
}

void Renderer::play(RenderStream& stream, int queueId) {
    RenderStream::Queue* queue = stream.sortedQueue(queueId);
    if (!queue || queue->playing) return;
    queue->playing = true;
    Run run;
    // Callbacks may take entries out, which empties them, but none come or move.
    for (RenderStream::Entry& entry : queue->entries) {
        if (entry.command) {
            flush(run);
            executeCommand(stream, entry);
        } else if (entry.count > 0) {
            submitBatch(stream, entry, run);
        }
    }
    flush(run);
    queue->playing = false;
}

void Renderer::executeCommand(RenderStream& stream, const RenderStream::Entry& entry) {
    if (entry.command->getType() == RenderCommand::Type::GROUP_COMMAND) {
        play(stream, static_cast<const GroupCommand*>(entry.command)->getRenderQueueID());
        return;
    }
    if (entry.command->getType() == RenderCommand::Type::LAYER_COMMAND) {
        submitLayer(stream, static_cast<const copra::DrawLayer&>(*entry.command));
        return;
    }
    const bool isPrimitive = entry.command->getType() == RenderCommand::Type::PRIMITIVE_COMMAND;
    if (!isPrimitive && entry.command->getType() != RenderCommand::Type::CUSTOM_COMMAND) return;
    setClip(stream, entry.clip);
    if (entry.clip != 0) _stream->pushClip(stream.clips()[entry.clip]);
    if (_device) _device->beginRawGL();
    {
        copra::RawContext context{_device, _pages, _shaderTime, &_shaderChance, this};
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

// Moves the texture coordinates to where the texture lies on the machine. False if it cannot be there.
inline bool Renderer::place(RenderStream& stream, RenderStream::Entry& entry) {
    entry.placed = true;
    Texture2D* texture = entry.state.texture;
    if (!texture) return true;
    if (!_pages) {
        entry.texture = texture->getName();
        return true;
    }
    if (entry.program) texture->leaveSharedPage();
    const copra::TextureRegion* region = texture->region(_pages);
    Vertex* vertices = stream.vertices() + entry.first;
    if (region && region->isShared() &&
        !copra::moveTexCoords(region->offset(), region->size(), vertices, entry.count)) {
        texture->leaveSharedPage();
        region = texture->region(_pages);
    }
    if (region) entry.texture = region->id();
    return region != nullptr;
}

inline void Renderer::submitBatch(RenderStream& stream, RenderStream::Entry& entry, Run& run) {
    if (!entry.placed && !place(stream, entry)) entry.count = 0;
    if (entry.count == 0) return;

    const Vertex* vertices = stream.vertices() + entry.first;
    const bool continues = run.count > 0 && entry.primitive == run.primitive &&
                           copra::canGrow(entry.primitive) && entry.texture == run.texture &&
                           entry.state.blend == run.blend && entry.clip == run.clip &&
                           entry.program == run.program && entry.lens == run.lens;
    if (continues && vertices == run.vertices + run.count) {
        run.count += entry.count;
        return;
    }
    if (continues) {
        // Sorting has torn apart what belongs into one call.
        const bool isGathered = run.vertices == _gathered.data();
        if (!isGathered) _gathered.assign(run.vertices, run.vertices + run.count);
        _gathered.insert(_gathered.end(), vertices, vertices + entry.count);
        run.vertices = _gathered.data();
        run.count = _gathered.size();
        return;
    }
    flush(run);
    run = {entry.primitive, entry.texture, entry.state.blend, entry.clip, vertices,
           entry.count,     &stream,       entry.program,     entry.lens};
}

void Renderer::flush(Run& run) {
    if (run.count == 0) return;
    setClip(*run.stream, run.clip);
    if (run.lens != 0 || !_map->isUpright()) {
        copra::warpVertices(lensOf(*run.stream, run.lens), run.primitive, run.vertices, run.count, _warped);
        run.vertices = _warped.data();
        run.count = _warped.size();
    }
    if (run.program)
        drawWithProgram(run);
    else if (_device)
        _device->draw(run.primitive, run.vertices, run.count, {run.texture, run.blend});
    ++_drawnBatches;
    _drawnVertices += static_cast<ssize_t>(run.count);
    run.count = 0;
}

/// What corners have to go through before the machine gets them.
copra::Homography Renderer::lensOf(const RenderStream& stream, std::uint32_t lens) const {
    const bool isCameraLeft = _isMapOn && !_map->isUpright();
    if (lens == 0) return isCameraLeft ? *_map : copra::Homography();
    return isCameraLeft ? *_map * stream.lenses()[lens] : stream.lenses()[lens];
}

void Renderer::drawWithProgram(const Run& run) {
    if (!_device) return;
    copra::ShaderBinding use;
    const bool has = run.program->prepare(_device->shaders(), _pages, _shaderTime, _shaderChance, use);
    _device->draw(run.primitive, run.vertices, run.count, {run.texture, run.blend, has ? &use : nullptr});
}

void Renderer::setClip(const RenderStream& stream, std::uint32_t clip) {
    if (clip == 0) {
        if (_isClipping && _device) _device->clearScissor();
        _isClipping = false;
        return;
    }
    const Rect& world = stream.clips()[clip];
    const Rect area = _map->isUpright() ? world : lensOf(stream, 0).bounds(world);
    if (_isClipping && area.origin == _clipArea.origin && area.size.width == _clipArea.size.width &&
        area.size.height == _clipArea.size.height) {
        return;
    }
    _isClipping = true;
    _clipArea = area;
    if (_device) _device->setScissor(area);
}

} // namespace cocos2d
