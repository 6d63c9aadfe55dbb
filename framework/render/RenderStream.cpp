#include "render/RenderStream.h"

#include "base/assert.h"
#include "render/RenderCommand.h"
#include "render/Texture2D.h"

#include <algorithm>
#include <cmath>
#include <cstring>
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

RenderStream::RenderStream() : _clips(1) {}

RenderStream::~RenderStream() {
    clear();
    ::operator delete(_begin);
}

Vertex* RenderStream::appendSlowly(Primitive primitive, const BatchState& state, std::size_t count,
                                   float globalZ) {
    if (count > static_cast<std::size_t>(_end - _cursor)) grow(count);
    const bool continues = _isOpen && state == _openState && primitive == _openPrimitive &&
                           globalZ == _openZ && canGrow(primitive);
    if (!continues) {
        closeBatch();
        Entry& entry = addEntry(queue(_queueId), globalZ, nullptr);
        entry.primitive = primitive;
        entry.first = static_cast<std::uint32_t>(_cursor - _begin);
        entry.state = state;
        if (state.texture) state.texture->retain();
        _openState = state;
        _openPrimitive = primitive;
        // No number equals NaN: the fast path never takes a batch that cannot grow.
        _openZ = canGrow(primitive) ? globalZ : std::numeric_limits<float>::quiet_NaN();
        _isOpen = true;
    }
    Vertex* vertices = _cursor;
    _cursor += count;
    return vertices;
}

void RenderStream::closeBatch() {
    if (_isOpen) {
        Entry& entry = _queues[static_cast<std::size_t>(_queueId)].entries.back();
        entry.count = static_cast<std::uint32_t>(_cursor - _begin) - entry.first;
    }
    _isOpen = false;
    _openZ = std::numeric_limits<float>::quiet_NaN();
}

void RenderStream::grow(std::size_t count) {
    const auto used = static_cast<std::size_t>(_cursor - _begin);
    const auto capacity = static_cast<std::size_t>(_end - _begin);
    const std::size_t wanted = std::max({kFirstCapacity, capacity * 2, used + count});
    auto* memory = static_cast<Vertex*>(::operator new(wanted * sizeof(Vertex)));
    if (used > 0) std::memcpy(static_cast<void*>(memory), _begin, used * sizeof(Vertex));
    ::operator delete(_begin);
    _begin = memory;
    _cursor = memory + used;
    _end = memory + wanted;
}

RenderStream::Queue& RenderStream::queue(int queueId) {
    const auto index = static_cast<std::size_t>(queueId);
    if (index >= _queues.size()) _queues.resize(index + 1);
    return _queues[index];
}

RenderStream::Entry& RenderStream::addEntry(Queue& queue, float globalZ, cocos2d::RenderCommand* command) {
    if (std::isnan(globalZ)) globalZ = 0.0f; // has no place in any order
    if (!queue.entries.empty() && globalZ < queue.entries.back().globalZ) queue.sorted = false;
    Entry entry{};
    entry.globalZ = globalZ;
    entry.clip = _clip;
    entry.command = command;
    queue.entries.push_back(entry);
    ++_entryCount;
    return queue.entries.back();
}

void RenderStream::add(cocos2d::RenderCommand* command, int queueId) {
    closeBatch();
    addEntry(queue(queueId), command->getGlobalOrder(), command);
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
}

void RenderStream::popQueue() {
    closeBatch();
    CCASSERT(!_queueStack.empty(), "popGroup without a pushGroup before it");
    if (_queueStack.empty()) return;
    _queueId = _queueStack.back();
    _queueStack.pop_back();
}

void RenderStream::pushClip(const cocos2d::Rect& area) {
    closeBatch();
    _clipStack.push_back(_clip);
    _clips.push_back(_clip == 0 ? area : intersection(area, _clips[_clip]));
    _clip = static_cast<std::uint32_t>(_clips.size() - 1);
}

void RenderStream::popClip() {
    closeBatch();
    CCASSERT(!_clipStack.empty(), "popClip without a pushClip before it");
    if (_clipStack.empty()) return;
    _clip = _clipStack.back();
    _clipStack.pop_back();
}

void RenderStream::clear() {
    closeBatch();
    for (Queue& queue : _queues) {
        for (Entry& entry : queue.entries) {
            if (entry.state.texture) entry.state.texture->release();
            if (entry.command && entry.command->_stream == this) entry.command->_stream = nullptr;
        }
        queue.entries.clear();
        queue.sorted = true;
        queue.playing = false;
    }
    _entryCount = 0;
    _cursor = _begin;
    _queueStack.clear();
    _queueId = 0;
    _clips.resize(1);
    _clipStack.clear();
    _clip = 0;
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
