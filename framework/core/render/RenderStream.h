#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "math/Rect.h"
#include "math/fwd.h"
#include "platform/BlendFunc.h"
#include "platform/RenderDevice.h"
#include "platform/Vertex.h"
#include "render/fwd.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace copra {

/// The values that all vertices of a batch share.
struct BatchState {
    cocos2d::Texture2D* texture = nullptr; ///< The texture; null for vertex colors only.
    /// The function by which the colors are combined with what is drawn already.
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;

    bool operator==(const BatchState& other) const {
        return texture == other.texture && blend == other.blend;
    }
};

/// The values that quads of a batch share if their texture coordinates refer to the device texture.
struct QuadBatch {
    std::uint64_t place = 0; ///< The place of the texture: TextureRegion::place().
    cocos2d::BlendFunc blend;
    float globalZ = 0.0f;

    bool operator==(const QuadBatch& other) const {
        return place == other.place && blend == other.blend && globalZ == other.globalZ;
    }
};

/// Whether more vertices can be appended to a draw call of this primitive. Strips and fans cannot grow.
inline bool canGrow(Primitive primitive) {
    return primitive == Primitive::Quads || primitive == Primitive::Triangles ||
           primitive == Primitive::Lines || primitive == Primitive::Points;
}

/// A recorded frame: its vertices and, for each render queue, the list of batches and commands to execute.
///
/// A batch continues across textures that share a page. Within it, consecutive vertices of one texture form a
/// run. The texture coordinates of a run are moved to the texture's region of the page when the next run
/// begins. Textures that are not on a page are retained until clear().
class RenderStream {
public:
    /// A batch of vertices, or a command.
    struct Entry {
        float globalZ;
        Primitive primitive;
        bool opaque;   ///< Whether the texture has no transparent pixels; valid once `resolved` is true.
        bool resolved; ///< Whether `texture` is valid, and texture coordinates refer to the device's texture.
        std::uint32_t clip;              ///< The index into clips(); 0 is none.
        std::uint32_t warp;              ///< The index into warps(); 0 is none.
        std::uint32_t first;             ///< The index of the first vertex.
        std::uint32_t count;             ///< The number of vertices.
        BatchState state;                ///< The state. Its texture is not used once `resolved` is true.
        TextureId texture;               ///< The texture on the device.
        cocos2d::RenderCommand* command; ///< The command; null for vertices.
        DrawProgram* program;            ///< The program; null for the standard one.
    };

    /// The entries of one render queue.
    struct Queue {
        copra::Array<Entry> entries;
        float lastZ = 0.0f; ///< The globalZ of the last entry.
        bool sorted = true; ///< Whether the entries already ascend by globalZ.
        /// Whether the queue is being submitted: a queue that names itself is submitted once.
        bool executing = false;
    };

    /// The values that apply to everything that is recorded, until they change. They are saved and restored
    /// together.
    struct State {
        int queueId = 0;
        std::uint32_t clip = 0;         ///< The index into clips(); 0 is none.
        std::uint32_t warp = 0;         ///< The index into warps(); 0 is none.
        std::uint32_t recording = 0;    ///< The number of the recording to which the indices belong.
        DrawProgram* program = nullptr; ///< The program; null for the standard one.

        bool operator==(const State& other) const {
            return queueId == other.queueId && clip == other.clip && warp == other.warp &&
                   recording == other.recording && program == other.program;
        }
    };

    /// Consecutive entries of a queue.
    struct Span {
        int queueId;
        std::size_t first; ///< The index of the first entry.
        std::size_t count; ///< The number of entries.
        bool hasCommands;

        /// Adjusts this span after `other`, which lies before or within it, grew by `growth` entries.
        void adjust(const Span& other, std::ptrdiff_t growth);
    };

    /// Constructs an empty stream with one queue.
    RenderStream();
    RenderStream(const RenderStream&) = delete;
    RenderStream& operator=(const RenderStream&) = delete;
    ~RenderStream();

    /// Sets the pages to which small textures are uploaded as soon as they are drawn. With null, they are
    /// uploaded on submission.
    void setPages(std::shared_ptr<TexturePages> pages);

    /// Returns memory for `count` vertices, to be filled before the next call. Consecutive calls with the
    /// same primitive, state, and globalZ make one batch.
    Vertex* append(Primitive primitive, const BatchState& state, std::size_t count, float globalZ) {
        Vertex* vertices = extend(primitive, state, count, globalZ);
        return vertices ? vertices : appendSlowly(primitive, state, count, globalZ);
    }
    /// Returns memory as append() does if the open batch can simply be extended; otherwise null.
    Vertex* extend(Primitive primitive, const BatchState& state, std::size_t count, float globalZ) {
        const bool sameBatch = state.texture == _openState.texture && state.blend == _openState.blend &&
                               primitive == _openPrimitive && globalZ == _openZ;
        if (!sameBatch || count > static_cast<std::size_t>(_end - _cursor)) return nullptr;
        Vertex* vertices = _cursor;
        _cursor += count;
        return vertices;
    }

    /// Whether the open batch is one of appendPlaced() with equal arguments and room for so many quads: then
    /// take() does the same. The numbers are compared bit by bit. A 0 then differs from -0, which does no
    /// harm, because appendPlaced() continues the batch.
    bool canExtend(std::uint64_t place, const cocos2d::BlendFunc& blend, float globalZ,
                   std::size_t quads) const {
        return place == _openPlace && std::memcmp(&globalZ, &_openPlacedZ, sizeof globalZ) == 0 &&
               std::memcmp(&blend, &_openState.blend, sizeof blend) == 0 &&
               4 * quads <= static_cast<std::size_t>(_end - _cursor);
    }
    /// Returns memory for `count` vertices of the open batch, for which there is room.
    Vertex* take(std::size_t count) { return (_cursor += count) - count; }
    /// Returns memory as append() does for quads whose texture coordinates refer to the device texture of
    /// `region`, which is the region of `texture`. All such quads of a shared page make one batch.
    Vertex* appendPlaced(cocos2d::Texture2D& texture, const TextureRegion& region,
                         const cocos2d::BlendFunc& blend, std::size_t count, float globalZ);

    /// A number of this recording, which no other has, and of the last one that had vertices.
    std::uint32_t recording() const { return _state.recording; }
    std::uint32_t previousRecording() const { return _previousRecording; }
    /// Returns the number of vertices so far.
    std::uint32_t vertexCount() const { return static_cast<std::uint32_t>(_cursor - _begin); }
    /// Whether the vertices of the previous recording from `first` on are still there. If this recording has
    /// more vertices than the previous one had up to them, it may have overwritten them.
    bool canRepeat(std::size_t first) {
        if (first >= vertexCount()) return true;
        _recordingsApart = kRecordingsApart;
        return _previous != _begin;
    }
    /// Appends `count` vertices of the previous recording, from `first` on, to the open batch, for which
    /// there is room, if canRepeat().
    void repeat(std::size_t first, std::size_t count) {
        const Vertex* const from = _previous + first;
        Vertex* const to = take(count);
        if (from != to) std::memmove(static_cast<void*>(to), from, count * sizeof(Vertex));
    }

    /// Adds a command to the queue queueId.
    void add(cocos2d::RenderCommand* command, int queueId);
    /// Removes a command, even while the queue is submitted. Called by the command's destructor.
    void remove(cocos2d::RenderCommand* command);

    // --- State ---

    /// Returns what applies to vertices that are added now: queue, clip, warp, and program.
    const State& state() const { return _state; }
    /// Returns to a state that was saved. Ignored if the stream was cleared since.
    void restore(const State& saved);
    /// Sets the queue into which is recorded.
    void setQueue(int queueId);
    /// Clips to `area`, in points of the world, within the current clip.
    void clip(const cocos2d::Rect& area);
    /// Removes all clipping: for what is drawn elsewhere than on the screen.
    void removeClip();
    /// Maps positions by `homography`, then by the current warp.
    void warp(const Homography& homography);
    /// Draws with this program; null is the standard one.
    void setProgram(DrawProgram* program);

    /// A layer to be configured and added to a queue; owned by the stream, valid until clear().
    DrawLayer& acquireLayer();

    // --- Recording again what is already recorded ---

    /// Begins a span in the current queue. Returns what endSpan() needs.
    std::size_t beginSpan();
    /// Returns the entries that were added to the current queue since beginSpan().
    Span endSpan(std::size_t first);
    /// Replaces a span of the current queue with the entries that were added since beginSpan(); does nothing
    /// if there are none. Returns by how many entries the span grew.
    std::ptrdiff_t replace(const Span& span, std::size_t first);

    // --- Reading ---

    /// Whether nothing was recorded since clear().
    bool empty() const { return _entryCount == 0; }
    /// Removes everything; the memory is kept for the next frame.
    void clear();

    /// Closes the open batch, so that queues can be read.
    void finish() { closeBatch(); }
    /// Returns the queue queueId in drawing order; null if it is empty.
    Queue* sortedQueue(int queueId);
    const Array<cocos2d::Rect>& clips() const { return _clips; }
    const Array<Homography>& warps() const { return _warps; }
    Vertex* vertices() { return _begin; }

private:
    // Consecutive vertices of one texture within a batch.
    struct Run {
        Vertex* first;
        bool onPage;          // Whether the texture is on a shared page.
        cocos2d::Vec2 offset; // The position of the texture on the page, in pixels.
        PixelSize size;       // The size of the texture.
    };

    Vertex* appendSlowly(Primitive primitive, const BatchState& state, std::size_t count, float globalZ);
    void openBatch(Primitive primitive, const BatchState& state, const TextureRegion* region, float globalZ);
    Entry& openEntry(Primitive primitive, const BatchState& state, const TextureRegion* region,
                     float globalZ);
    void openRun(cocos2d::Texture2D* texture, const TextureRegion* region);
    void closeRun();
    void splitRun();
    void closeBatch();
    static void releaseEntry(Entry& entry);
    void grow(std::size_t count);
    void keepRecording();
    Entry& addEntry(Queue& queue, float globalZ);
    Queue& queue(int queueId);
    void resetState();

    Vertex* _cursor = nullptr;
    Vertex* _end = nullptr;
    BatchState _openState;
    /// The global z of the open batch; NaN, which equals nothing, if no batch is open.
    float _openZ = std::numeric_limits<float>::quiet_NaN();
    Primitive _openPrimitive = Primitive::Quads;
    float _openPlacedZ = 0.0f; ///< The global z of placed quads, used while _openPlace is not 0.
    /// The place of the texture if placed quads extended the open batch last; otherwise 0.
    std::uint64_t _openPlace = 0;
    State _state;
    Entry* _open = nullptr; ///< The batch that is extended.
    Run _run{};             ///< The last run of the open batch.
    Queue* _queue;          ///< The queue of _state.
    Vertex* _begin = nullptr;
    std::size_t _entryCount = 0;
    Vertex* _previous = nullptr; ///< The vertices of the previous recording: _begin or _other.
    std::uint32_t _previousRecording = 0;
    Vertex* _other = nullptr; ///< A second array; null while each recording overwrites the previous one.
    Vertex* _otherEnd = nullptr;
    int _recordingsApart = 0; ///< How many recordings will still not overwrite the previous one.
    /// Ten seconds: a game whose frames sometimes grow does not allocate the second array each time.
    static constexpr int kRecordingsApart = 600;

    std::shared_ptr<TexturePages> _pages;
    copra::Array<copra::Owned<Queue>> _queues;
    copra::Array<cocos2d::Rect> _clips;
    copra::Array<Homography> _warps;
    copra::Array<copra::Owned<DrawLayer>> _layers; ///< The layers, which are reused in each frame.
    std::size_t _layerCount = 0;                   ///< The number of layers in use.
};

} // namespace copra
