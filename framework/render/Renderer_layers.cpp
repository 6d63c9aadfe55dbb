#include "base/log.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"

#include <utility>

namespace cocos2d {

using copra::DrawLayer;
using copra::RenderStream;

namespace {

// Nodes leave out what the screen does not show; what goes into a texture may be needed wherever it is.
const Rect kEverywhere(-1e7f, -1e7f, 2e7f, 2e7f);

} // namespace

// --- Adding ---

bool Renderer::hasOpen(LayerState state, const char* what) const {
    const bool has = !_openLayers.empty() && _openLayers.back().state == state;
    if (!has) log("Renderer: %s does not belong to the layer that began last; ignored", what);
    return has;
}

void Renderer::beginTarget(const copra::TargetView& view, float globalZ) {
    DrawLayer& layer = _stream->acquireLayer();
    layer.setTarget(view, globalZ);
    _stream->add(&layer, _stream->currentQueue());
    _stream->pushQueue(layer.contentQueue());
    _stream->pushNoClip();
    const View outer = seeEverything();
    _openLayers.push_back({LayerState::Target, &layer, outer.visible, outer.hasView});
}

Renderer::View Renderer::seeEverything() {
    return {std::exchange(_visible, kEverywhere), std::exchange(_hasView, true)};
}

void Renderer::endTarget() {
    if (!hasOpen(LayerState::Target, "endTarget")) return;
    _stream->popClip();
    _stream->popQueue();
    _visible = _openLayers.back().visible;
    _hasView = _openLayers.back().hasView;
    _openLayers.pop_back();
}

void Renderer::beginMask(const copra::Mask& mask, float globalZ) {
    DrawLayer& layer = _stream->acquireLayer();
    layer.setMask(mask, globalZ);
    _stream->add(&layer, _stream->currentQueue());
    _stream->pushQueue(layer.maskQueue());
    _openLayers.push_back({LayerState::MakingMask, &layer, _visible, _hasView});
}

void Renderer::useMask() {
    if (!hasOpen(LayerState::MakingMask, "useMask")) return;
    _stream->popQueue();
    _stream->pushQueue(_openLayers.back().layer->contentQueue());
    _openLayers.back().state = LayerState::UsingMask;
}

void Renderer::endMask() {
    if (!hasOpen(LayerState::UsingMask, "endMask")) return;
    _stream->popQueue();
    _openLayers.pop_back();
}

copra::PixelSize Renderer::viewPixels() const {
    for (const OpenLayer& open : _openLayers)
        if (open.state == LayerState::Target) return {};
    return _hasView ? copra::PixelSize{_viewport.width, _viewport.height} : copra::PixelSize{};
}

void Renderer::closeLayers() {
    if (_openLayers.empty()) return;
    log("Renderer: %u layers were begun in this frame and not ended",
        static_cast<unsigned>(_openLayers.size()));
    while (!_openLayers.empty()) {
        if (_openLayers.back().state == LayerState::MakingMask) useMask();
        _openLayers.back().state == LayerState::Target ? endTarget() : endMask();
    }
}

// --- Drawing ---

void Renderer::submitLayer(RenderStream& stream, const DrawLayer& layer) {
    if (layer.isTarget()) {
        submitTarget(stream, layer);
        return;
    }
    if (_device) _device->beginMask(layer.mask());
    play(stream, layer.maskQueue());
    if (_device) _device->useMask();
    play(stream, layer.contentQueue());
    if (_device) _device->endMask();
}

void Renderer::submitTarget(RenderStream& stream, const DrawLayer& layer) {
    const copra::TargetView& target = layer.target();
    const copra::TextureRegion* region = target.texture && _pages ? target.texture->region(_pages) : nullptr;
    if (!_device || !region) return; // said when it was not to be had

    const Rect outerVisible = std::exchange(_visible, kEverywhere);
    const bool outerHasView = std::exchange(_hasView, true);
    const bool outerIsMapOn = std::exchange(_isMapOn, false);
    const bool outerIsClipping = std::exchange(_isClipping, false);
    const Rect outerClip = _clipArea;
    _device->pushTarget(region->id());
    _device->setView(target.viewport, target.visible);
    if (target.clear) _device->clear(*target.clear);
    play(stream, layer.contentQueue());
    _device->popTarget();
    _visible = outerVisible;
    _hasView = outerHasView;
    _isMapOn = outerIsMapOn;
    _isClipping = outerIsClipping;
    _clipArea = outerClip;
}

} // namespace cocos2d
