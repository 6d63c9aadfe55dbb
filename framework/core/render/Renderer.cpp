#include "render/Renderer.h"

#include "base/limits.h"
#include "base/refuse.h"
#include "math/AffineTransform.h"
#include "math/Homography.h"
#include "platform/Screen.h"
#include "render/DeferredRedraw.h"
#include "render/DrawLayer.h"
#include "render/DrawProgram.h"
#include "render/GroupCommand.h"
#include "render/ImmediateTarget.h"
#include "render/Texture2D.h"
#include "render/TexturePages.h"
#include "render/rendererState.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

using copra::RenderStream;
using copra::limits::kRenderQueues;

Renderer::Renderer()
    : _stream(std::make_unique<RenderStream>()), _cameraTransform(std::make_unique<copra::Homography>()) {}

Renderer::~Renderer() {
    if (_immediate) endImmediateTarget();
    for (const int id : _ownQueueIds) copra::freeRenderQueueId(id);
}

// --- Device and view ---

void Renderer::setDevice(copra::RenderDevice* device, std::shared_ptr<copra::TextureStore> textures) {
    if (_immediate) endImmediateTarget();
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

void Renderer::useProgram(copra::DrawProgram* program) {
    _stream->setProgram(program && !program->isStandard() ? program : nullptr);
}

const copra::TextureRegion* Renderer::place(Texture2D& texture) {
    const copra::TextureRegion* region = _pages ? texture.regionOn(_pages) : nullptr;
    if (!region || !region->isShared() || !_stream->state().program) return region;
    return texture.separateRegionOn(_pages);
}

// --- Commands ---

void Renderer::addCommand(RenderCommand* command) {
    addCommand(command, _stream->state().queueId);
}

void Renderer::addCommand(RenderCommand* command, int renderQueueID) {
    if (copra::refuse(!command, "Renderer::addCommand: the command is null") ||
        copra::refuse(renderQueueID < 0, "Renderer::addCommand: there is no such render queue") ||
        copra::isTooLarge("Renderer::addCommand", "render queues", renderQueueID, kRenderQueues))
        return;
    const bool isOfVertices = command->getType() == RenderCommand::Type::TRIANGLES_COMMAND ||
                              command->getType() == RenderCommand::Type::BATCH_COMMAND;
    if (!isOfVertices) {
        _stream->add(command, renderQueueID);
        return;
    }
    const copra::RenderScope scope(*this);
    _stream->setQueue(renderQueueID);
    command->draw_(*this);
}

void Renderer::pushGroup(int renderQueueID) {
    const bool isNone =
        copra::refuse(renderQueueID < 0, "Renderer::pushGroup: there is no such render queue") ||
        copra::isTooLarge("Renderer::pushGroup", "render queues", renderQueueID, kRenderQueues);
    _groups.push_back(_stream->state().queueId);
    _stream->setQueue(isNone ? 0 : renderQueueID);
}

void Renderer::popGroup() {
    if (copra::refuse(_groups.empty(), "Renderer::popGroup: called without a pushGroup()")) return;
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
    if (_immediate) closeLayers(); // a frame does not belong into a texture
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
    if (_lentCommands && _renderDepth == 0) _lentCommands->reclaim();
}

} // namespace cocos2d
