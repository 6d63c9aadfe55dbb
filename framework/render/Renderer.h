#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "math/Color.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "platform/Pixels.h"
#include "platform/RenderDevice.h"
#include "render/RenderStream.h"

#include <cstdint>
#include <memory>
#include <sys/types.h>
#include <vector>

namespace copra {
class DrawLayer;
class Homography;
class TexturePages;
struct TargetView;
} // namespace copra

namespace cocos2d {

class BatchCommand;
class GLProgramState;
class RenderCommand;
class TrianglesCommand;

/// Collects what the nodes of a frame draw, sorts it by global z and hands it to the machine in as few calls
/// as possible. Nodes write vertices with quads() and its sisters; own drawing code adds a CustomCommand.
class Renderer {
public:
    Renderer();
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;
    ~Renderer();

    /// Room for count quads of four corners each (in order around the shape), in design points of the world.
    /// The pointer is to be filled at once and dies with the next call. Higher globalZ is drawn later.
    copra::Vertex* quads(const copra::BatchState& state, std::size_t count, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Quads, state, count * 4, globalZ);
    }
    /// Like quads(), but null where that needs more than to move on in the batch that is open: for who keeps
    /// what to do then out of the way of the usual case.
    copra::Vertex* extendQuads(const copra::BatchState& state, std::size_t count, float globalZ) {
        return _stream->extend(copra::Primitive::Quads, state, count * 4, globalZ);
    }
    /// Room for vertexCount corners of triangles, three each.
    copra::Vertex* triangles(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Triangles, state, vertexCount, globalZ);
    }
    /// Room for vertexCount ends of lines, two each, one pixel wide.
    copra::Vertex* lines(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Lines, state, vertexCount, globalZ);
    }
    /// Room for vertexCount points of one pixel.
    copra::Vertex* points(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Points, state, vertexCount, globalZ);
    }

    /// Cuts off what is added from now on outside of area (world points), and outside of the clips around it.
    void pushClip(const Rect& area);
    /// Ends the last pushClip.
    void popClip();

    /// Shows what is added from now on where `lens` maps it to in the world: for what is turned out of the
    /// plane. Nothing of it counts as out of view.
    void pushWarp(const copra::Homography& lens);
    /// Ends the last pushWarp.
    void popWarp();

    /// What is added from now on is drawn into a texture, without the clips around it, where the order gets
    /// to globalZ. Nothing of it counts as out of view.
    void beginTarget(const copra::TargetView& view, float globalZ);
    /// Ends the last beginTarget.
    void endTarget();
    /// What is added from now on makes a mask, where the order gets to globalZ.
    void beginMask(const copra::Mask& mask, float globalZ);
    /// What is added from now on is drawn through the mask.
    void useMask();
    /// Ends the last beginMask.
    void endMask();

    /// Begins something that is drawn outside of the scene's order, and may be drawn again in this frame. In
    /// the original a node has one command, however often it is visited: all its places show what the last
    /// visit left. To be given to endRedrawable.
    std::size_t beginRedrawable();
    /// What was added since beginRedrawable is replaced by what drawAgain adds, when the frame is complete and
    /// the owner still there. Where drawAgain adds nothing (out of view, say) it stays as it is.
    void endRedrawable(std::size_t mark, Ref& owner, void (*drawAgain)(Ref& owner, Renderer& renderer));

    /// Draws what is added from now on with this program and its values; null is the standard one. It is held
    /// until the frame is drawn.
    void pushProgram(GLProgramState* program);
    /// Ends the last pushProgram.
    void popProgram();
    /// Seconds that shaders find in CC_Time from now on.
    void setShaderTime(float seconds) { _shaderTime = seconds; }

    /// Puts a command into the current queue. It stays the caller's. A command that is added while the frame
    /// is being drawn is drawn at once, after the callback that added it.
    void addCommand(RenderCommand* command);
    /// Puts a command into the queue renderQueueID.
    void addCommand(RenderCommand* command, int renderQueueID);
    /// From now on everything goes into the queue renderQueueID, until popGroup.
    void pushGroup(int renderQueueID);
    /// Back to the queue before the last pushGroup.
    void popGroup();
    /// A new queue, which is drawn where a GroupCommand names it. It belongs to the renderer.
    int createRenderQueue();

    /// Draws everything in order and forgets it.
    void render();
    /// Forgets everything undrawn.
    void clean();
    /// Fills the frame with the clear colour.
    void clear();
    /// The colour of clear(); black and opaque from the start.
    void setClearColor(const Color4F& clearColor) { _clearColor = clearColor; }
    const Color4F& getClearColor() const { return _clearColor; }

    /// Draw calls since clearDrawStats.
    ssize_t getDrawnBatches() const { return _drawnBatches; }
    /// For callbacks that draw by themselves.
    void addDrawnBatches(ssize_t number) { _drawnBatches += number; }
    /// Vertices since clearDrawStats.
    ssize_t getDrawnVertices() const { return _drawnVertices; }
    /// For callbacks that draw by themselves.
    void addDrawnVertices(ssize_t number) { _drawnVertices += number; }
    /// Counts from 0 again.
    void clearDrawStats() { _drawnBatches = _drawnVertices = 0; }

    /// Whether any of a rectangle from (0, 0) to size can be seen after transform (to world points).
    bool checkVisibility(const Mat4& transform, const Size& size) const;

    /// Draws on this machine from now on; without one (nulls) frames are only counted. The device must
    /// outlive the renderer, or be taken away before it goes.
    void setDevice(copra::RenderDevice* device, std::shared_ptr<copra::TextureStore> textures);
    copra::RenderDevice* device() const { return _device; }
    /// Shows the world rectangle visible (points) in viewport (pixels of the frame, y down).
    void setView(const copra::PixelRect& viewport, const Rect& visible);
    /// Shows the world as a camera sees it: `map` tells where in the world of setView() things are seen. For
    /// what is rendered from now on; setView() ends it.
    void setCameraTransform(const copra::Homography& map);
    /// Whether it shows the world through a camera that is not at home.
    bool hasCameraTransform() const { return _hasCameraTransform; }
    /// The world rectangle that is shown (or the upright one around it, where the camera is turned), in
    /// points. The design area until setView says otherwise.
    const Rect& visibleRect() const { return _hasView || _hasCameraTransform ? _visible : designRect(); }
    /// The pixels that show it; 0 x 0 without a view, and between beginTarget and endTarget.
    copra::PixelSize viewPixels() const;

private:
    struct Run;
    struct DeferredRedraw;
    /// What lets everything be drawn, whatever the view, until it is put back.
    struct View {
        Rect visible;
        bool hasView;
    };
    enum class LayerState { Target, MakingMask, UsingMask };
    /// A layer that is being added to.
    struct OpenLayer {
        LayerState state;
        const copra::DrawLayer* layer;
        Rect visible; ///< what visibleRect() goes back to
        bool hasView;
    };

    const Rect& designRect() const;
    void showView();
    View seeEverything();
    copra::Homography lensOf(const copra::RenderStream& stream, std::uint32_t lens) const;

    void play(copra::RenderStream& stream, int queueId);
    void submitBatch(copra::RenderStream& stream, copra::RenderStream::Entry& entry, Run& run);
    void executeCommand(copra::RenderStream& stream, const copra::RenderStream::Entry& entry);
    bool place(copra::RenderStream& stream, copra::RenderStream::Entry& entry);
    void flush(Run& run);
    void drawWithProgram(const Run& run);
    void setClip(const copra::RenderStream& stream, std::uint32_t clip);
    void submitLayer(copra::RenderStream& stream, const copra::DrawLayer& layer);
    void submitTarget(copra::RenderStream& stream, const copra::DrawLayer& layer);
    void replayRedraws();
    bool hasOpen(LayerState state, const char* what) const;
    void closeLayers();
    void addBatch(const BatchCommand& command, int queueId);
    void addTriangles(const TrianglesCommand& command, int queueId);
    copra::Owned<copra::RenderStream> acquireStream();
    void releaseStream(copra::Owned<copra::RenderStream> stream);

    copra::Owned<copra::RenderStream> _stream; ///< what is being written
    std::vector<copra::Owned<copra::RenderStream>> _spareStreams;
    copra::RenderDevice* _device = nullptr;
    std::shared_ptr<copra::TexturePages> _pages;
    std::vector<copra::Vertex> _gathered; ///< batches that lie apart, brought together for one call
    std::vector<int> _ownQueueIds;
    copra::PixelRect _viewport;
    Rect _base; ///< What setView() shows, before any camera.
    Rect _visible;
    copra::Owned<copra::Homography> _map; ///< The camera's.
    bool _hasCameraTransform = false;     ///< The map is not the identity.
    bool _isMapOn = true;                 ///< Not while a texture is drawn into.
    std::vector<View> _lensViews;         ///< What visibleRect() goes back to after each lens.
    std::vector<copra::Vertex> _warped;
    mutable Rect _design; ///< What visibleRect() refers to without a view.
    bool _hasView = false;
    Rect _clipArea;
    bool _isClipping = false;
    std::vector<OpenLayer> _openLayers;
    std::vector<DeferredRedraw> _redraws; ///< of this frame, in the order in which they were drawn
    bool _isReplaying = false;
    Color4F _clearColor{0.0f, 0.0f, 0.0f, 1.0f};
    float _shaderTime = 0.0f;
    std::uint32_t _shaderChance = 1;
    int _renderDepth = 0; ///< callbacks may render, too
    ssize_t _drawnBatches = 0;
    ssize_t _drawnVertices = 0;
};

} // namespace cocos2d
