#include "render/RenderStream.h"
#include "render/GLProgramState.h"

#include "base/refuse.h"
#include "math/Homography.h"
#include "render/DrawLayer.h"
#include "render/RenderCommand.h"
#include "render/Texture2D.h"
#include "render/TexturePages.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <new>
#include <type_traits>

namespace copra {

namespace {

constexpr std::size_t kFirstCapacity = 4096; // vertices: enough for a small scene, 80 KiB

cocos2d::Rect intersection(const cocos2d::Rect& a, const cocos2d::Rect& b) {
    const float left = std::max(a.getMinX(), b.getMinX());
    const float right = std::min(a.getMaxX(), b.getMaxX());
    const float bottom = std::max(a.getMinY(), b.getMinY());
    const float top = std::min(a.getMaxY(), b.getMaxY());
    return {left, bottom, std::max(0.0f, right - left), std::max(0.0f, top - bottom)};
}

} // namespace

// Vertices live in raw memory that is grown by copying bytes and never initialised.
static_assert(std::is_trivially_copyable_v<Vertex> && std::is_trivially_destructible_v<Vertex>);

RenderStream::RenderStream() : _queues(1), _clips(1), _lenses(1) {
    _queue = &_queues.front();
}

RenderStream::~RenderStream() {
    clear();
    std::free(_begin);
}

Vertex* RenderStream::appendSlowly(Primitive primitive, const BatchState& state, std::size_t count,
                                   float globalZ) {
    if (count > static_cast<std::size_t>(_end - _cursor)) grow(count);
    const bool samePlace =
        _open && state.blend == _openState.blend && primitive == _openPrimitive && globalZ == _openZ;
    if (!samePlace || state.texture != _openState.texture) {
        // Closing may take textures off their page, so it comes before any look at a region.
        samePlace ? closeRun() : closeBatch();
        const TextureRegion* region = state.texture && _pages ? state.texture->region(_pages) : nullptr;
        if (region && !region->isShared()) region = nullptr;
        if (region && _program) {
            state.texture->leaveSharedPage(); // a shader counts in fractions of the whole texture
            region = nullptr;
        }
        if (samePlace && region && _open->texture == region->id()) {
            openRun(state.texture, region);
        } else {
            closeBatch();
            openBatch(primitive, state, region, globalZ);
        }
    }
    Vertex* vertices = _cursor;
    _cursor += count;
    return vertices;
}

void RenderStream::openBatch(Primitive primitive, const BatchState& state, const TextureRegion* region,
                             float globalZ) {
    Entry& entry = addEntry(*_queue, globalZ);
    entry.primitive = primitive;
    entry.first = static_cast<std::uint32_t>(_cursor - _begin);
    entry.state = state;
    entry.placed = region != nullptr;
    entry.texture = region ? region->id() : kNoTexture;
    if (region)
        entry.state.texture = nullptr;
    else if (state.texture)
        state.texture->retain();
    entry.program = _program;
    if (_program) _program->retain();
    _open = &entry;
    _openState = state;
    _openPrimitive = primitive;
    // No number equals NaN: nothing continues a batch that cannot grow.
    _openZ = canGrow(primitive) ? globalZ : std::numeric_limits<float>::quiet_NaN();
    openRun(state.texture, region);
}

inline void RenderStream::openRun(cocos2d::Texture2D* texture, const TextureRegion* region) {
    _run.first = _cursor;
    _run.onPage = region != nullptr;
    _openState.texture = texture;
    if (!region) return;
    texture->retain();
    _run.offset = region->offset();
    _run.size = region->size();
}

inline void RenderStream::closeRun() {
    if (!_run.onPage) return;
    _run.onPage = false;
    const auto count = static_cast<std::size_t>(_cursor - _run.first);
    if (!moveTexCoords(_run.offset, _run.size, _run.first, count)) splitRun();
    _openState.texture->release();
}

// The run reaches beyond its texture, which must leave the page: the run becomes a batch of its own, placed
// later.
void RenderStream::splitRun() {
    _openState.texture->leaveSharedPage();
    _open->count = static_cast<std::uint32_t>(_run.first - _begin) - _open->first;
    const float globalZ = _open->globalZ;
    Entry& entry = addEntry(*_queue, globalZ);
    entry.primitive = _openPrimitive;
    entry.first = static_cast<std::uint32_t>(_run.first - _begin);
    entry.state = _openState;
    entry.state.texture->retain();
    _open = &entry;
}

void RenderStream::closeBatch() {
    if (_open) {
        closeRun();
        _open->count = static_cast<std::uint32_t>(_cursor - _begin) - _open->first;
    }
    _open = nullptr;
    _openZ = std::numeric_limits<float>::quiet_NaN();
}

void RenderStream::grow(std::size_t count) {
    const auto used = static_cast<std::size_t>(_cursor - _begin);
    const auto capacity = static_cast<std::size_t>(_end - _begin);
    const std::size_t wanted = std::max({kFirstCapacity, capacity * 2, used + count});
    const std::ptrdiff_t run = _open ? _run.first - _begin : 0;
    // Large blocks grow where they are, without a copy and without a hole that the old one leaves.
    auto* memory = static_cast<Vertex*>(std::realloc(static_cast<void*>(_begin), wanted * sizeof(Vertex)));
    if (!memory) throw std::bad_alloc();
    if (_open) _run.first = memory + run;
    _begin = memory;
    _cursor = memory + used;
    _end = memory + wanted;
}

RenderStream::Queue& RenderStream::queue(int queueId) {
    const auto index = static_cast<std::size_t>(queueId);
    if (index >= _queues.size()) _queues.resize(index + 1);
    return _queues[index];
}

RenderStream::Entry& RenderStream::addEntry(Queue& queue, float globalZ) {
    if (std::isnan(globalZ)) globalZ = 0.0f; // has no place in any order
    if (globalZ < queue.lastZ && !queue.entries.empty()) queue.sorted = false;
    queue.lastZ = globalZ;
    ++_entryCount;
    Entry& entry = queue.entries.emplace_back();
    entry.globalZ = globalZ;
    entry.clip = _clip;
    entry.lens = _lens;
    return entry;
}

void RenderStream::add(cocos2d::RenderCommand* command, int queueId) {
    closeBatch();
    addEntry(queue(queueId), command->getGlobalOrder()).command = command;
    command->_stream = this;
}

void RenderStream::forget(cocos2d::RenderCommand* command) {
    // The entry stays as an empty one: the queue may be read right now.
    for (Queue& queue : _queues) {
        for (Entry& entry : queue.entries) {
            if (entry.command == command) entry.command = nullptr;
        }
    }
}

void RenderStream::pushQueue(int queueId) {
    closeBatch();
    _queueStack.push_back(_queueId);
    _queueId = queueId;
    _queue = &queue(queueId);
}

void RenderStream::popQueue() {
    closeBatch();
    if (copra::refuse(_queueStack.empty(), "RenderStream::popQueue: no pushGroup before it")) return;
    _queueId = _queueStack.back();
    _queue = &queue(_queueId);
    _queueStack.pop_back();
}

void RenderStream::pushClip(const cocos2d::Rect& area) {
    closeBatch();
    _clipStack.push_back(_clip);
    _clips.push_back(_clip == 0 ? area : intersection(area, _clips[_clip]));
    _clip = static_cast<std::uint32_t>(_clips.size() - 1);
}

void RenderStream::pushNoClip() {
    closeBatch();
    _clipStack.push_back(_clip);
    _clip = 0;
}

DrawLayer& RenderStream::acquireLayer() {
    if (_layerCount == _layers.size()) _layers.push_back(std::make_unique<DrawLayer>());
    return *_layers[_layerCount++];
}

void RenderStream::popClip() {
    closeBatch();
    if (copra::refuse(_clipStack.empty(), "RenderStream::popClip: no pushClip before it")) return;
    _clip = _clipStack.back();
    _clipStack.pop_back();
}

void RenderStream::pushWarp(const Homography& lens) {
    closeBatch();
    _lensStack.push_back(_lens);
    _lenses.push_back(_lenses[_lens] * lens);
    _lens = static_cast<std::uint32_t>(_lenses.size() - 1);
}

void RenderStream::popWarp() {
    closeBatch();
    if (copra::refuse(_lensStack.empty(), "RenderStream::popWarp: no pushWarp before it")) return;
    _lens = _lensStack.back();
    _lensStack.pop_back();
}

inline void RenderStream::letGo(Entry& entry) {
    if (entry.state.texture) entry.state.texture->release();
    if (entry.program) entry.program->release();
}

void RenderStream::clear() {
    closeBatch();
    for (Queue& queue : _queues) {
        for (Entry& entry : queue.entries) {
            letGo(entry);
            if (entry.command && entry.command->_stream == this) entry.command->_stream = nullptr;
        }
        queue.entries.clear();
        queue.sorted = true;
        queue.playing = false;
    }
    for (std::size_t i = 0; i < _layerCount; ++i) _layers[i]->reset();
    _layerCount = 0;
    _entryCount = 0;
    _cursor = _begin;
    _queueStack.clear();
    _queueId = 0;
    _queue = &_queues.front();
    _clips.resize(1);
    _clipStack.clear();
    _lenses.resize(1);
    _lensStack.clear();
    _lens = 0;
    _programStack.clear();
    _program = nullptr;
    _clip = 0;
}

void RenderStream::pushProgram(cocos2d::GLProgramState* program) {
    closeBatch();
    _programStack.push_back(_program);
    _program = program;
}

void RenderStream::popProgram() {
    closeBatch();
    if (copra::refuse(_programStack.empty(), "RenderStream::popProgram: no pushProgram before it")) return;
    _program = _programStack.back();
    _programStack.pop_back();
}

// --- Drawing something again in its place ---

std::size_t RenderStream::beginSpan() {
    closeBatch();
    return _queue->entries.size();
}

RenderStream::Span RenderStream::endSpan(std::size_t first) {
    closeBatch();
    const std::vector<Entry>& entries = _queue->entries;
    const bool hasCommands =
        std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(std::min(first, entries.size())),
                    entries.end(), [](const Entry& entry) { return entry.command != nullptr; });
    const std::size_t count = entries.size() > first ? entries.size() - first : 0;
    return {_queueId, first, count, hasCommands, _clip, _lens, _program};
}

std::size_t RenderStream::beginRedraw(const Span& span) {
    pushQueue(span.queueId);
    _clipStack.push_back(_clip);
    _clip = span.clip;
    _lensStack.push_back(_lens);
    _lens = span.lens;
    pushProgram(span.program);
    return _queue->entries.size();
}

std::ptrdiff_t RenderStream::endRedraw(const Span& span, std::size_t first) {
    popProgram();
    popWarp();
    popClip();
    std::vector<Entry>& entries = _queue->entries;
    const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(span.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(span.count);
    const auto fresh = entries.begin() + static_cast<std::ptrdiff_t>(first);
    const std::ptrdiff_t growth = (entries.end() - fresh) - (end - begin);
    const bool isRedrawn = fresh != entries.end();
    if (isRedrawn) {
        std::for_each(begin, end, letGo);
        if (growth == 0) {
            std::copy(fresh, entries.end(), begin);
            entries.erase(fresh, entries.end());
        } else {
            std::rotate(begin, fresh, entries.end());
            const auto old = end + growth;
            entries.erase(old, old + (end - begin));
        }
        _queue->sorted = false; // it may have another global z in its old place
    }
    popQueue();
    return isRedrawn ? growth : 0;
}

void RenderStream::Span::adapt(const Span& other, std::ptrdiff_t growth) {
    if (other.queueId != queueId) return;
    if (other.first < first)
        first += static_cast<std::size_t>(growth);
    else if (other.first < first + count)
        count += static_cast<std::size_t>(growth);
}

RenderStream::Queue* RenderStream::sortedQueue(int queueId) {
    const auto index = static_cast<std::size_t>(queueId);
    if (index >= _queues.size()) return nullptr;
    Queue& queue = _queues[index];
    if (!queue.sorted) {
        std::stable_sort(queue.entries.begin(), queue.entries.end(),
                         [](const Entry& a, const Entry& b) { return a.globalZ < b.globalZ; });
        queue.sorted = true;
    }
    return &queue;
}

} // namespace copra
