/// Submission of a recorded frame: resolving textures, merging batches, draw calls.

#include "render/Renderer.h"

#include "base/RefPtr.h"
#include "math/Homography.h"
#include "render/BatchLog.h"
#include "render/DrawLayer.h"
#include "render/DrawProgram.h"
#include "render/GroupCommand.h"
#include "render/Texture2D.h"
#include "render/TexturePages.h"
#include "render/rawContext.h"
#include "render/warpVertices.h"

#include <algorithm>
#include <utility>

namespace cocos2d {

using copra::RenderStream;
using copra::TextureId;
using copra::Vertex;

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
    copra::DrawProgram* program = nullptr;
    bool opaque = false;
};

namespace {

/// Whether blending has no effect: the texture is opaque, the colors are, and it is alpha blending.
bool isOpaque(const RenderStream::Entry& entry, const Vertex* vertices) {
    const bool isAlphaBlending = entry.state.blend == BlendFunc::ALPHA_PREMULTIPLIED ||
                                 entry.state.blend == BlendFunc::ALPHA_NON_PREMULTIPLIED;
    if (!entry.opaque || entry.program || !isAlphaBlending) return false;
    return std::all_of(vertices, vertices + entry.count,
                       [](const Vertex& vertex) { return vertex.color.a == 255; });
}

} // namespace

void Renderer::submitQueue(RenderStream& stream, int queueId) {
    RenderStream::Queue* queue = stream.sortedQueue(queueId);
    if (!queue || queue->executing) return;
    queue->executing = true;
    PendingBatch_ pending;
    // Callbacks may remove entries, which empties them; they neither add nor move entries.
    for (RenderStream::Entry& entry : queue->entries) {
        if (entry.command) {
            flush(pending);
            if (_batchLog) logInterruption(*entry.command);
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
    if (entry.command->getType() != RenderCommand::Type::PRIMITIVE_COMMAND &&
        entry.command->getType() != RenderCommand::Type::CUSTOM_COMMAND)
        return;
    setScissor(stream, entry.clip);
    if (entry.clip != 0) _stream->clip(stream.clips()[entry.clip]);
    if (_device) _device->beginRawGL();
    {
        copra::RawContext context{_device, _pages, _shaderTime, &_shaderRandom, this};
        const copra::RawContextScope scope(context);
        entry.command->draw_(*this);
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
    entry.opaque = !texture;
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
        region = texture->separateRegionOn(_pages);
    }
    if (region) entry.texture = region->id();
    entry.opaque = texture->isOpaque();
    return region != nullptr;
}

inline void Renderer::submitBatch(RenderStream& stream, RenderStream::Entry& entry, PendingBatch_& pending) {
    if (!entry.resolved && !resolveTexture(stream, entry)) entry.count = 0;
    if (entry.count == 0) return;

    const Vertex* vertices = stream.vertices() + entry.first;
    const bool opaque = isOpaque(entry, vertices);
    const bool continues = pending.count > 0 && entry.primitive == pending.primitive &&
                           copra::canGrow(entry.primitive) && entry.texture == pending.texture &&
                           entry.state.blend == pending.blend && entry.clip == pending.clip &&
                           entry.program == pending.program && entry.warp == pending.warp;
    if (continues) pending.opaque = pending.opaque && opaque;
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
    const std::size_t countBefore = pending.count;
    flush(pending);
    if (_batchLog) {
        pending.count = countBefore; // what the reason is found by
        logBatch(entry, pending);
    }
    pending = {entry.primitive, entry.texture, entry.state.blend, entry.clip,    entry.warp,
               vertices,        entry.count,   &stream,           entry.program, opaque};
}

void Renderer::flush(PendingBatch_& pending) {
    if (pending.count == 0) return;
    if (_batchLog) logVertices(pending);
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
        _device->draw(pending.primitive, pending.vertices, pending.count,
                      {pending.texture, pending.blend, nullptr, pending.opaque});
    ++_drawnBatches;
    _drawnVertices += static_cast<ssize_t>(pending.count);
    pending.count = 0;
}

// --- The record of draw calls ---

void Renderer::logBatch(const RenderStream::Entry& entry, const PendingBatch_& before) {
    using copra::BatchBreak;
    copra::BatchRecord record;
    record.primitive = entry.primitive;
    record.textureId = entry.texture;
    record.texture = RefPtr<Texture2D>(entry.state.texture);
    record.blend = entry.state.blend;
    record.globalZ = entry.globalZ;
    record.hasProgram = entry.program != nullptr;
    record.isClipped = entry.clip != 0;
    const auto kind =
        _batchLog->records.empty() ? copra::BatchRecord::Kind::Draw : _batchLog->records.back().kind;
    if (_batchLog->records.empty())
        record.reason = BatchBreak::First;
    else if (before.count == 0)
        record.reason = kind == copra::BatchRecord::Kind::Command ? BatchBreak::Command
                        : kind == copra::BatchRecord::Kind::Group ? BatchBreak::Group
                                                                  : BatchBreak::Layer;
    else if (entry.primitive != before.primitive)
        record.reason = BatchBreak::Primitive;
    else if (!copra::canGrow(entry.primitive))
        record.reason = BatchBreak::Single;
    else if (entry.texture != before.texture)
        record.reason = BatchBreak::Texture;
    else if (entry.program != before.program)
        record.reason = BatchBreak::Program;
    else if (entry.state.blend != before.blend)
        record.reason = BatchBreak::Blend;
    else
        record.reason = entry.clip != before.clip ? BatchBreak::Clip : BatchBreak::Warp;
    _batchLog->records.push_back(std::move(record));
}

void Renderer::logInterruption(const RenderCommand& command) {
    copra::BatchRecord record;
    record.kind = command.getType() == RenderCommand::Type::GROUP_COMMAND ? copra::BatchRecord::Kind::Group
                  : command.getType() == RenderCommand::Type::LAYER_COMMAND
                      ? copra::BatchRecord::Kind::Layer
                      : copra::BatchRecord::Kind::Command;
    record.globalZ = command.getGlobalOrder();
    _batchLog->records.push_back(std::move(record));
}

void Renderer::logVertices(const PendingBatch_& batch) {
    if (_batchLog->records.empty()) return; // the record began within the batch
    copra::BatchRecord& record = _batchLog->records.back();
    record.vertices = batch.count;
    Vec2 low = batch.vertices[0].position;
    Vec2 high = low;
    for (std::size_t i = 1; i < batch.count; ++i) {
        const Vec2& position = batch.vertices[i].position;
        low.set(std::min(low.x, position.x), std::min(low.y, position.y));
        high.set(std::max(high.x, position.x), std::max(high.y, position.y));
    }
    record.bounds = Rect(low, Size(high - low));
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
