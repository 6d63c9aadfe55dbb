// Records the vertices of a frame, so that they are drawn with few draw calls.
//
// Problem: a visit draws thousands of sprites one by one, and the device is fast only with few large draw calls. The order is not
// known before the end of the frame, as a node with a lower global z may still come.
//
// Idea: a batch stays open as long as primitive, blend function, texture, program, clip and warp go on. A sprite that continues it
// is a few comparisons (extend(), canExtend(), in the header) and a copy of its vertices to _cursor. All else closes the batch
// and opens another one. Textures on the same page (TexturePages) count as one. Vertices of placed quads refer to the page already;
// those of append() form a run for each texture, and are moved to its region of the page when the run ends (closeRun()).
//
// Data: one array of vertices for the whole frame, and for each queue an array of entries, each a batch or a command, in the order of
// recording. Entries refer to vertices by index, because the array moves when it grows. sortedQueue() sorts the entries by global z,
// keeping the order of equal ones, and only if any came out of order. _openZ and _openPlace are what the comparisons fail at while nothing
// may be extended: NaN equals nothing, and 0 is no place.
//
// Repeating: most vertices are those of the frame before. A frame is recorded over it, so what has not changed its place is there
// already, and what follows removed vertices is moved down (repeat()). But where vertices are inserted, those behind them are lost, and
// their nodes are visited. From then on, frames are recorded in two arrays in turn, until none has grown for a while.
//
// Recording again: what a RenderTexture draws must show the final state of its nodes, so a Span of entries can be replaced.

#include "render/RenderStream.h"

#include "math/Homography.h"
#include "math/rects.h"
#include "render/DrawLayer.h"
#include "render/DrawProgram.h"
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

/// A number that no other recording has. Renderers are used on one thread.
std::uint32_t nextRecording() {
    static std::uint32_t s_last = 0;
    return ++s_last;
}

} // namespace

// Vertices are kept in raw memory that is grown with realloc() and never initialized.
static_assert(std::is_trivially_copyable_v<Vertex> && std::is_trivially_destructible_v<Vertex>);

RenderStream::RenderStream() : _clips(1), _warps(1) {
    _queues.emplace_back(new Queue);
    resetState();
}

RenderStream::~RenderStream() {
    clear();
    std::free(_begin);
    std::free(_other);
}

void RenderStream::setPages(std::shared_ptr<TexturePages> pages) {
    _pages = std::move(pages);
}

Vertex* RenderStream::appendSlowly(Primitive primitive, const BatchState& state, std::size_t count,
                                   float globalZ) {
    if (count > static_cast<std::size_t>(_end - _cursor)) grow(count);
    const bool samePlace = _open && state.blend == _openState.blend && primitive == _openPrimitive &&
                           canGrow(primitive) && globalZ == _open->globalZ;
    if (!samePlace || _openPlace != 0 || state.texture != _openState.texture) {
        samePlace ? closeRun() : closeBatch();
        const TextureRegion* region = state.texture && _pages ? state.texture->regionOn(_pages) : nullptr;
        if (region && !region->isShared()) region = nullptr;
        if (region && _state.program) {
            state.texture->leaveSharedPage(); // a shader expects coordinates 0 to 1 across the texture
            region = nullptr;
        }
        if (samePlace && region && _open->resolved && _open->texture == region->id()) {
            _openPlace = 0;
            _openZ = globalZ;
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

Vertex* RenderStream::appendPlaced(cocos2d::Texture2D& texture, const TextureRegion& region,
                                   const cocos2d::BlendFunc& blend, std::size_t count, float globalZ) {
    if (count > static_cast<std::size_t>(_end - _cursor)) grow(count);
    if (_open) closeRun(); // it may end the batch
    const bool sameState =
        _open && _openPrimitive == Primitive::Quads && blend == _openState.blend && globalZ == _open->globalZ;
    const bool sameTexture =
        sameState && (region.isShared() ? _open->resolved && _open->texture == region.id()
                                        : _open->state.texture == &texture);
    if (!sameTexture) {
        closeBatch();
        openEntry(Primitive::Quads, {&texture, blend}, region.isShared() ? &region : nullptr, globalZ);
    }
    _openZ = std::numeric_limits<float>::quiet_NaN(); // append() has to open a run
    _openPlacedZ = globalZ;
    _openPlace = region.place();
    Vertex* vertices = _cursor;
    _cursor += count;
    return vertices;
}

void RenderStream::openBatch(Primitive primitive, const BatchState& state, const TextureRegion* region,
                             float globalZ) {
    openEntry(primitive, state, region, globalZ);
    // NaN equals nothing, so a batch that cannot grow is never extended.
    _openZ = canGrow(primitive) ? globalZ : std::numeric_limits<float>::quiet_NaN();
    openRun(state.texture, region);
}

RenderStream::Entry& RenderStream::openEntry(Primitive primitive, const BatchState& state,
                                             const TextureRegion* region, float globalZ) {
    Entry& entry = addEntry(*_queue, globalZ);
    entry.primitive = primitive;
    entry.first = static_cast<std::uint32_t>(_cursor - _begin);
    entry.state = state;
    entry.resolved = region != nullptr;
    entry.texture = region ? region->id() : kNoTexture;
    if (region)
        entry.state.texture = nullptr;
    else if (state.texture)
        state.texture->retain();
    entry.program = _state.program;
    if (entry.program) entry.program->retain();
    _open = &entry;
    _openState = state;
    _openPrimitive = primitive;
    return entry;
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

// The run's coordinates reach beyond its texture, which therefore has to leave the page: the run becomes a batch of its
// own. The texture leaves on submission, because until then its region is in use: appendPlaced() was called with it.
void RenderStream::splitRun() {
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
    _openPlace = 0;
    _openZ = std::numeric_limits<float>::quiet_NaN();
}

void RenderStream::grow(std::size_t count) {
    const auto used = static_cast<std::size_t>(_cursor - _begin);
    const auto capacity = static_cast<std::size_t>(_end - _begin);
    const std::size_t wanted =
        std::max({kFirstCapacity, capacity * 2, used + count, static_cast<std::size_t>(_otherEnd - _other)});
    const std::ptrdiff_t run = _run.onPage ? _run.first - _begin : 0;
    const bool overwrites = _previous == _begin;
    // realloc() grows large blocks in place: no copy, no fragmentation.
    auto* memory = static_cast<Vertex*>(std::realloc(static_cast<void*>(_begin), wanted * sizeof(Vertex)));
    if (!memory) throw std::bad_alloc();
    if (_run.onPage) _run.first = memory + run;
    if (overwrites) _previous = memory;
    _begin = memory;
    _cursor = memory + used;
    _end = memory + wanted;
}

RenderStream::Queue& RenderStream::queue(int queueId) {
    const auto index = static_cast<std::size_t>(queueId);
    while (index >= _queues.size()) _queues.emplace_back(new Queue);
    return *_queues[index];
}

RenderStream::Entry& RenderStream::addEntry(Queue& queue, float globalZ) {
    if (std::isnan(globalZ)) globalZ = 0.0f; // NaN cannot be ordered
    if (globalZ < queue.lastZ && !queue.entries.empty()) queue.sorted = false;
    queue.lastZ = globalZ;
    ++_entryCount;
    Entry& entry = queue.entries.emplace_back();
    entry.globalZ = globalZ;
    entry.clip = _state.clip;
    entry.warp = _state.warp;
    return entry;
}

void RenderStream::add(cocos2d::RenderCommand* command, int queueId) {
    closeBatch();
    addEntry(queue(queueId), command->getGlobalOrder()).command = command;
    command->_stream = this;
}

void RenderStream::remove(cocos2d::RenderCommand* command) {
    // The entry stays, empty: the queue may be iterated right now.
    for (const auto& queue : _queues) {
        for (Entry& entry : queue->entries) {
            if (entry.command == command) entry.command = nullptr;
        }
    }
}

DrawLayer& RenderStream::acquireLayer() {
    if (_layerCount == _layers.size()) _layers.push_back(std::make_unique<DrawLayer>());
    return *_layers[_layerCount++];
}

// --- State ---

void RenderStream::resetState() {
    _state = State();
    _state.recording = nextRecording();
    _queue = _queues.front().get();
}

void RenderStream::restore(const State& saved) {
    if (saved.recording != _state.recording || saved == _state) return;
    closeBatch();
    _state = saved;
    _queue = &queue(saved.queueId);
}

void RenderStream::setQueue(int queueId) {
    closeBatch();
    _state.queueId = queueId;
    _queue = &queue(queueId);
}

void RenderStream::clip(const cocos2d::Rect& area) {
    closeBatch();
    _clips.push_back(_state.clip == 0 ? area : intersection(area, _clips[_state.clip]));
    _state.clip = static_cast<std::uint32_t>(_clips.size() - 1);
}

void RenderStream::removeClip() {
    closeBatch();
    _state.clip = 0;
}

void RenderStream::warp(const Homography& homography) {
    closeBatch();
    _warps.push_back(_warps[_state.warp] * homography);
    _state.warp = static_cast<std::uint32_t>(_warps.size() - 1);
}

void RenderStream::setProgram(DrawProgram* program) {
    closeBatch();
    _state.program = program;
}

// --- Clearing ---

inline void RenderStream::releaseEntry(Entry& entry) {
    if (entry.state.texture) entry.state.texture->release();
    if (entry.program) entry.program->release();
}

void RenderStream::clear() {
    closeBatch();
    for (const auto& queue : _queues) {
        for (Entry& entry : queue->entries) {
            releaseEntry(entry);
            if (entry.command && entry.command->_stream == this) entry.command->_stream = nullptr;
        }
        queue->entries.clear();
        queue->sorted = true;
        queue->executing = false;
    }
    for (std::size_t i = 0; i < _layerCount; ++i) _layers[i]->reset();
    _layerCount = 0;
    _entryCount = 0;
    if (_cursor != _begin) keepRecording();
    _cursor = _begin;
    _clips.resize(1);
    _warps.resize(1);
    resetState();
}

// For repeat() in the next recording.
void RenderStream::keepRecording() {
    _previousRecording = _state.recording;
    _previous = _begin;
    if (_recordingsApart > 0) {
        --_recordingsApart;
        std::swap(_begin, _other);
        std::swap(_end, _otherEnd);
    } else if (_other) {
        std::free(_other);
        _other = _otherEnd = nullptr;
    }
}

// --- Recording again what is already recorded ---

std::size_t RenderStream::beginSpan() {
    closeBatch();
    return _queue->entries.size();
}

RenderStream::Span RenderStream::endSpan(std::size_t first) {
    closeBatch();
    const Array<Entry>& entries = _queue->entries;
    const bool hasCommands =
        std::any_of(entries.begin() + static_cast<std::ptrdiff_t>(std::min(first, entries.size())),
                    entries.end(), [](const Entry& entry) { return entry.command != nullptr; });
    const std::size_t count = entries.size() > first ? entries.size() - first : 0;
    return {_state.queueId, first, count, hasCommands};
}

std::ptrdiff_t RenderStream::replace(const Span& span, std::size_t first) {
    closeBatch();
    Array<Entry>& entries = _queue->entries;
    const auto begin = entries.begin() + static_cast<std::ptrdiff_t>(span.first);
    const auto end = begin + static_cast<std::ptrdiff_t>(span.count);
    const auto fresh = entries.begin() + static_cast<std::ptrdiff_t>(first);
    const std::ptrdiff_t growth = (entries.end() - fresh) - (end - begin);
    const bool isRedrawn = fresh != entries.end();
    if (isRedrawn) {
        std::for_each(begin, end, releaseEntry);
        if (growth == 0) {
            std::copy(fresh, entries.end(), begin);
            entries.erase(fresh, entries.end());
        } else {
            std::rotate(begin, fresh, entries.end());
            const auto old = end + growth;
            entries.erase(old, old + (end - begin));
        }
        _queue->sorted = false; // its global z may have changed
    }
    return isRedrawn ? growth : 0;
}

void RenderStream::Span::adjust(const Span& other, std::ptrdiff_t growth) {
    if (other.queueId != queueId) return;
    if (other.first < first)
        first += static_cast<std::size_t>(growth);
    else if (other.first < first + count)
        count += static_cast<std::size_t>(growth);
}

RenderStream::Queue* RenderStream::sortedQueue(int queueId) {
    const auto index = static_cast<std::size_t>(queueId);
    if (index >= _queues.size()) return nullptr;
    Queue& queue = *_queues[index];
    if (!queue.sorted) {
        std::stable_sort(queue.entries.begin(), queue.entries.end(),
                         [](const Entry& a, const Entry& b) { return a.globalZ < b.globalZ; });
        queue.sorted = true;
    }
    return &queue;
}

} // namespace copra
