#pragma once

#include "base/Owned.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"
#include "platform/RenderDevice.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace cocos2d {
class GLProgramState;
class RenderCommand;
class Texture2D;
} // namespace cocos2d

namespace copra {

class DrawLayer;
class Homography;
class TextureRegion;
class TexturePages;

/// What vertices of one batch share.
struct BatchState {
    cocos2d::Texture2D* texture = nullptr; ///< null: colour only
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;

    bool operator==(const BatchState& other) const {
        return texture == other.texture && blend == other.blend;
    }
    bool operator!=(const BatchState& other) const { return !(*this == other); }
};

/// Whether one more shape can continue a run of vertices. Strips and fans cannot.
inline bool canGrow(Primitive primitive) {
    return primitive == Primitive::Quads || primitive == Primitive::Triangles ||
           primitive == Primitive::Lines || primitive == Primitive::Points;
}

/// A frame while it is written: vertices, and the list of what to draw with them in which order. A batch goes
/// on over changes between textures of one shared page, which happens in runs: the texture coordinates of a
/// run are moved to the texture's place on the page when the next run begins. Textures of their own are kept
/// alive until clear().
class RenderStream {
public:
    /// A run of vertices, or a command.
    struct Entry {
        float globalZ;
        Primitive primitive;
        bool placed;                      ///< texture is valid, and texture coordinates are its own
        std::uint32_t clip;               ///< index of clips(); 0 is none
        std::uint32_t lens;               ///< index of lenses(); 0 is none
        std::uint32_t first;              ///< index of the first vertex
        std::uint32_t count;              ///< number of vertices
        BatchState state;                 ///< of the vertices; once placed the texture does not matter
        TextureId texture;                ///< on the machine
        cocos2d::RenderCommand* command;  ///< null for vertices
        cocos2d::GLProgramState* program; ///< null: the standard program
    };

    /// What is drawn into one render queue.
    struct Queue {
        std::vector<Entry> entries;
        float lastZ = 0.0f;   ///< globalZ of the last entry
        bool sorted = true;   ///< whether the entries ascend by globalZ already
        bool playing = false; ///< being drawn right now; a queue that names itself is drawn once
    };

    /// Entries of a queue that one drawing made, and what it was drawn with.
    struct Span {
        int queueId;
        std::size_t first; ///< index of the first entry
        std::size_t count; ///< number of entries
        bool hasCommands;
        std::uint32_t clip;
        std::uint32_t lens;
        cocos2d::GLProgramState* program;

        /// Another span before or within this one has got `growth` entries more.
        void adapt(const Span& other, std::ptrdiff_t growth);
    };

    RenderStream();
    RenderStream(const RenderStream&) = delete;
    RenderStream& operator=(const RenderStream&) = delete;
    ~RenderStream();

    /// Brings small textures to these pages as soon as they are drawn with; null: later.
    void setPages(std::shared_ptr<TexturePages> pages) { _pages = std::move(pages); }

    /// Room for count vertices, to be filled before the next call. Shapes of one kind with the same state in
    /// the same place of the order become one batch.
    Vertex* append(Primitive primitive, const BatchState& state, std::size_t count, float globalZ) {
        Vertex* vertices = extend(primitive, state, count, globalZ);
        return vertices ? vertices : appendSlowly(primitive, state, count, globalZ);
    }
    /// Like append(), but null where that needs more than to move on in the batch that is open.
    Vertex* extend(Primitive primitive, const BatchState& state, std::size_t count, float globalZ) {
        const bool sameBatch = state.texture == _openState.texture && state.blend == _openState.blend &&
                               primitive == _openPrimitive && globalZ == _openZ;
        if (!sameBatch || count > static_cast<std::size_t>(_end - _cursor)) return nullptr;
        Vertex* vertices = _cursor;
        _cursor += count;
        return vertices;
    }

    /// Puts a command into the queue queueId.
    void add(cocos2d::RenderCommand* command, int queueId);
    /// Takes a command out again, also while it is being drawn. Called when it dies.
    void forget(cocos2d::RenderCommand* command);

    /// From now on everything goes into the queue queueId.
    void pushQueue(int queueId);
    /// Back to the queue before.
    void popQueue();
    int currentQueue() const { return _queueId; }

    /// From now on everything is cut off outside of area (world points), and outside of the clips around it.
    void pushClip(const cocos2d::Rect& area);
    /// From now on nothing is cut off, until popClip: for what goes elsewhere than on the screen.
    void pushNoClip();
    void popClip();
    /// From now on what is drawn is seen where `lens` puts it, and then where the lenses around it do.
    void pushWarp(const Homography& lens);
    void popWarp();
    /// From now on vertices are drawn with this program; null is the standard one.
    void pushProgram(cocos2d::GLProgramState* program);
    /// Back to the program before.
    void popProgram();
    /// A layer to be set up and added to a queue; it is the stream's, until clear().
    DrawLayer& acquireLayer();

    /// Begins a span; gives what endSpan needs.
    std::size_t beginSpan();
    /// What came into the current queue since beginSpan.
    Span endSpan(std::size_t first);
    /// From now on everything belongs in the place of span; gives what endRedraw needs.
    std::size_t beginRedraw(const Span& span);
    /// Puts what came since beginRedraw in the place of what is in the span, unless nothing came. Gives how
    /// many entries more there are.
    std::ptrdiff_t endRedraw(const Span& span, std::size_t first);

    bool empty() const { return _entryCount == 0; }
    /// Everything goes; the memory stays for the next frame.
    void clear();

    /// Ends the batch that is open, so that queues can be read.
    void finish() { closeBatch(); }
    /// The queue queueId in draw order; null if nothing went into it.
    Queue* sortedQueue(int queueId);
    const std::vector<cocos2d::Rect>& clips() const { return _clips; }
    const std::vector<Homography>& lenses() const { return _lenses; }
    Vertex* vertices() { return _begin; }

private:
    // Vertices of one texture within a batch.
    struct Run {
        Vertex* first;
        bool onPage;          // the texture shares a page
        cocos2d::Vec2 offset; // of the texture there
        PixelSize size;       // of the texture
    };

    Vertex* appendSlowly(Primitive primitive, const BatchState& state, std::size_t count, float globalZ);
    void openBatch(Primitive primitive, const BatchState& state, const TextureRegion* region, float globalZ);
    void openRun(cocos2d::Texture2D* texture, const TextureRegion* region);
    void closeRun();
    void splitRun();
    void closeBatch();
    static void letGo(Entry& entry);
    void grow(std::size_t count);
    Entry& addEntry(Queue& queue, float globalZ);
    Queue& queue(int queueId);

    Vertex* _cursor = nullptr;
    Vertex* _end = nullptr;
    BatchState _openState;
    float _openZ = std::numeric_limits<float>::quiet_NaN(); ///< equals nothing while no batch is open
    Primitive _openPrimitive = Primitive::Quads;
    std::uint32_t _clip = 0;
    std::uint32_t _lens = 0;
    Entry* _open = nullptr; ///< the batch that vertices go to
    Run _run{};             ///< its last run
    Queue* _queue;          ///< where entries go
    Vertex* _begin = nullptr;
    std::size_t _entryCount = 0;

    std::shared_ptr<TexturePages> _pages;
    int _queueId = 0;
    std::deque<Queue> _queues; ///< a deque, since it grows while _queue points into it
    std::vector<int> _queueStack;
    std::vector<cocos2d::Rect> _clips;
    std::vector<std::uint32_t> _clipStack;
    std::vector<Homography> _lenses;
    std::vector<std::uint32_t> _lensStack;
    cocos2d::GLProgramState* _program = nullptr; ///< of what is appended; entries hold it
    std::vector<cocos2d::GLProgramState*> _programStack;
    std::vector<copra::Owned<DrawLayer>> _layers; ///< made once, used again each frame
    std::size_t _layerCount = 0;                  ///< in use
};

} // namespace copra
