#include "base/log.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "render/TexturePages.h"
#include "render/rendererState.h"

namespace cocos2d {

using copra::DrawLayer;
using copra::RenderStream;

// --- Recording ---

bool Renderer::hasOpen(LayerState_ kind, const char* caller) const {
    const bool has = !_openLayers.empty() && _openLayers.back().kind == kind;
    if (!has) log("Renderer: %s does not match the layer that began last; ignored", caller);
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
    if (_openLayers.empty()) return;
    log("Renderer: %u layers were begun in this frame and not ended",
        static_cast<unsigned>(_openLayers.size()));
    while (!_openLayers.empty()) {
        if (_openLayers.back().kind == LayerState_::MakingMask) useMask();
        _openLayers.back().kind == LayerState_::Target ? endTarget() : endMask();
    }
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

void Renderer::setDepthTest(bool enable) {
    static bool s_isLogged = false;
    if (enable && !s_isLogged) log("Director::setDepthTest: ignored, there is no depth buffer");
    s_isLogged = s_isLogged || enable;
}

} // namespace cocos2d
