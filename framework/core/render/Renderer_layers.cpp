#include "base/ScopedValue.h"
#include "base/refuse.h"
#include "platform/RawGL.h"
#include "render/DrawLayer.h"
#include "render/ImmediateTarget.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"
#include "render/rendererState.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace cocos2d {

using copra::DrawLayer;
using copra::RenderStream;

namespace {

// As many as 16-bit indices reach.
constexpr std::size_t kMostLeftVertices = 65536;

/// In 2.x a node leaves its arrays enabled, and games rely on it. They have values, at one point and white, since a game that sets
/// only one of them makes the driver read the other one, too.
void leaveNodeArrays(copra::RawGL& raw) {
    static const std::vector<std::int8_t> s_positions(kMostLeftVertices + 1, 0); // from byte to byte
    static const std::vector<std::uint8_t> s_colors(kMostLeftVertices + 3, 255);
    constexpr std::uint32_t kPositionsAndColors = 0x3;
    raw.enableArrays(kPositionsAndColors);
    raw.setArray({0, 2, GL_BYTE, false, 1, s_positions.data()});
    raw.setArray({1, 4, GL_UNSIGNED_BYTE, true, 1, s_colors.data()});
}

} // namespace

// --- Recording ---

bool Renderer::hasOpen(LayerState_ kind, const char* caller) const {
    const bool has = !_openLayers.empty() && _openLayers.back().kind == kind;
    if (!has) copra::warning("Renderer: %s does not match the layer that began last; ignored", caller);
    return has;
}

void Renderer::beginTarget(const copra::TargetView& view, float globalZ) {
    DrawLayer& layer = _stream->acquireLayer();
    layer.setTarget(view, globalZ);
    _stream->add(&layer, _stream->state().queueId);
    _openLayers.push_back({LayerState_::Target, &layer, state()});
    _stream->setQueue(layer.contentQueue());
    _stream->removeClip();
    _culling = copra::kNothingCulled;
}

void Renderer::endTarget() {
    if (_immediate && _openLayers.empty()) {
        endImmediateTarget();
        return;
    }
    if (!hasOpen(LayerState_::Target, "endTarget")) return;
    restore(_openLayers.back().outer);
    _openLayers.pop_back();
}

void Renderer::beginMask(const copra::Mask& mask, float globalZ) {
    DrawLayer& layer = _stream->acquireLayer();
    layer.setMask(mask, globalZ);
    _stream->add(&layer, _stream->state().queueId);
    _openLayers.push_back({LayerState_::MakingMask, &layer, state()});
    _stream->setQueue(layer.maskQueue());
}

void Renderer::useMask() {
    if (!hasOpen(LayerState_::MakingMask, "useMask")) return;
    OpenLayer_& open = _openLayers.back();
    restore(open.outer);
    _stream->setQueue(open.layer->contentQueue());
    open.kind = LayerState_::UsingMask;
}

void Renderer::endMask() {
    if (!hasOpen(LayerState_::UsingMask, "endMask")) return;
    restore(_openLayers.back().outer);
    _openLayers.pop_back();
}

void Renderer::closeLayers() {
    const bool isImmediateOpen = _immediate && !_immediate->isDrawing();
    if (_openLayers.empty() && !isImmediateOpen) return;
    copra::warning("Renderer: %u layers were begun in this frame and not ended",
                   static_cast<unsigned>(_openLayers.size()) + (isImmediateOpen ? 1u : 0u));
    while (!_openLayers.empty()) {
        if (_openLayers.back().kind == LayerState_::MakingMask) useMask();
        _openLayers.back().kind == LayerState_::Target ? endTarget() : endMask();
    }
    if (isImmediateOpen) endImmediateTarget();
}

// --- Submission ---

void Renderer::submitLayer(RenderStream& stream, const DrawLayer& layer) {
    if (layer.isTarget()) {
        submitTarget(stream, layer);
        return;
    }
    if (_device) _device->beginMask(layer.mask());
    submitQueue(stream, layer.maskQueue());
    if (_device) _device->useMask();
    submitQueue(stream, layer.contentQueue());
    if (_device) _device->endMask();
}

void Renderer::submitTarget(RenderStream& stream, const DrawLayer& layer) {
    const copra::TargetView& target = layer.target();
    const copra::TextureRegion* region =
        target.texture && _pages ? target.texture->regionOn(_pages) : nullptr;
    if (!_device || !region) return; // already logged

    const copra::ScopedValue culling(_culling, copra::kNothingCulled);
    const copra::ScopedValue submission(_submission, {target.appliesCamera, false, {}});
    _device->pushTarget(region->id());
    _device->setView(target.viewport, target.visible);
    if (target.clear) _device->clear(*target.clear);
    submitQueue(stream, layer.contentQueue());
    _device->popTarget();
}

// --- Targets that are drawn into at once, as in cocos2d-x 2.x ---

void Renderer::beginImmediateTarget(const copra::TargetView& view) {
    const copra::TextureRegion* region =
        _device && _pages && view.texture ? view.texture->regionOn(_pages) : nullptr;
    if (!region || _immediate || !_openLayers.empty())
        beginTarget(view, 0.0f);
    else
        _immediate.reset(new ImmediateTarget_(*this, view, *region));
}

void Renderer::endImmediateTarget() {
    _immediate.reset();
}

Renderer::ImmediateTarget_::ImmediateTarget_(Renderer& renderer, const copra::TargetView& view,
                                             const copra::TextureRegion& region)
    : _renderer(renderer),
      _texture(view.texture),
      _outerStream(std::exchange(renderer._stream, renderer.acquireStream())),
      _outerCulling(std::exchange(renderer._culling, copra::kNothingCulled)),
      _outerRedraws(std::exchange(renderer._redraws, {})),
      _outerSubmission(std::exchange(renderer._submission, {view.appliesCamera, false, {}})),
      _isWithinOpenGL(copra::rawContext() != nullptr) {
    copra::RenderDevice& device = *renderer._device;
    device.endRawGL(); // the game may have called OpenGL
    device.pushTarget(region.id());
    device.setView(view.viewport, view.visible);
    if (view.clear) device.clear(*view.clear);
}

Renderer::ImmediateTarget_::~ImmediateTarget_() {
    drawRecorded();
    _renderer._device->popTarget();
    if (_isWithinOpenGL) _renderer._device->beginRawGL();
    _renderer.releaseStream(std::exchange(_renderer._stream, std::move(_outerStream)));
    _renderer._culling = _outerCulling;
    _renderer._submission = _outerSubmission;
    _renderer._redraws = std::move(_outerRedraws);
}

void Renderer::ImmediateTarget_::drawRecorded() {
    endOpenGL();
    _isDrawing = true;
    // Callbacks record into a fresh stream.
    auto stream = std::exchange(_renderer._stream, _renderer.acquireStream());
    stream->finish();
    ++_renderer._renderDepth;
    _renderer.submitQueue(*stream, 0);
    --_renderer._renderDepth;
    if (_renderer._submission.isClipping) _renderer._device->clearScissor();
    _renderer._submission.isClipping = false;
    _renderer.releaseStream(std::move(stream));
    _isDrawing = false;
}

void Renderer::ImmediateTarget_::provide() {
    if (_isDrawing || !_renderer._openLayers.empty()) return;
    const bool drawsNodes = !_renderer._stream->empty();
    if (drawsNodes) drawRecorded();
    if (_openGL) return;
    _renderer._device->beginRawGL();
    _openGL.emplace(copra::RawContext{_renderer._device, _renderer._pages, _renderer._shaderTime,
                                      &_renderer._shaderRandom, &_renderer});
    if (drawsNodes) leaveNodeArrays(_renderer._device->rawGL());
}

void Renderer::ImmediateTarget_::endOpenGL() {
    if (!_openGL) return;
    _openGL.reset();
    _renderer._device->endRawGL();
}

void Renderer::setDepthTest(bool enable) {
    copra::warn(enable, "Director::setDepthTest: ignored, there is no depth buffer");
}

} // namespace cocos2d
