#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "base/Ref.h"
#include "math/Color.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/fwd.h"
#include "platform/Pixels.h"
#include "platform/RenderDevice.h"
#include "render/RenderStream.h"
#include "render/fwd.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <sys/types.h>
#include <vector>

namespace cocos2d {

/// Records what the nodes of a frame draw, sorts it by global z, and submits it to the render device in as
/// few draw calls as possible.
///
/// Nodes write vertices with quads() and similar functions; a CustomCommand runs custom drawing code.
/// docs/rendering.md describes the way from vertex to draw call.
class Renderer {
public:
    /// The state that applies to everything that is recorded, until it changes. copra::RenderScope saves and
    /// restores it.
    struct State {
        /// The visible area. Nodes outside of it are not recorded.
        struct Culling {
            Rect visible; ///< The visible area, in world coordinates.
            /// Whether the visible area is known. If it is not, the design area is visible.
            bool isKnown = false;
        };

        copra::RenderStream::State stream; ///< The queue, clip, homography, and program.
        Culling culling;                   ///< The visible area.
    };

    /// Constructs a renderer without a device, which draws nothing.
    Renderer();
    /// Has no effect, as Director::setDepthTest(), because there is no depth buffer.
    void setDepthTest(bool enable);
    Renderer(const Renderer&) = delete;
    Renderer& operator=(const Renderer&) = delete;
    ~Renderer();

    // --- Vertices: in design points of the world, colors premultiplied, texture coordinates in pixels ---

    /// Returns memory for `count` quads of four vertices each, in order around the quad. Fill it immediately;
    /// it is valid until the next call. Quads with a higher globalZ are drawn later.
    copra::Vertex* quads(const copra::BatchState& state, std::size_t count, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Quads, state, count * 4, globalZ);
    }
    /// Returns the region of `texture`, which is uploaded first if needed, for placedQuads(). Returns null
    /// without a device and for textures that cannot be uploaded; quads() works for these.
    const copra::TextureRegion* place(Texture2D& texture);
    /// Returns memory for `count` quads whose texture coordinates refer to the device texture: add
    /// TextureRegion::offset() to the coordinates in `texture`. This saves moving them in every frame. If the
    /// texture shares a page, they must not reach beyond the texture. They are valid while
    /// Texture2D::placement() has the same version.
    copra::Vertex* placedQuads(Texture2D& texture, const copra::TextureRegion& region, const BlendFunc& blend,
                               std::size_t count, float globalZ) {
        return _stream->appendPlaced(texture, region, blend, count * 4, globalZ);
    }
    /// Returns the stream that is recorded into now. If its canExtend() returns true, its take() is as good
    /// as placedQuads().
    copra::RenderStream& stream() const { return *_stream; }
    /// Returns memory for `vertexCount` vertices of triangles, three for each.
    copra::Vertex* triangles(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Triangles, state, vertexCount, globalZ);
    }
    /// Returns memory for `vertexCount` vertices of lines, two for each. Lines are one pixel wide.
    copra::Vertex* lines(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Lines, state, vertexCount, globalZ);
    }
    /// Returns memory for `vertexCount` points of one pixel.
    copra::Vertex* points(const copra::BatchState& state, std::size_t vertexCount, float globalZ = 0.0f) {
        return _stream->append(copra::Primitive::Points, state, vertexCount, globalZ);
    }

    // --- State: change it within a copra::RenderScope ---

    /// Returns the state of what is recorded now, for restore().
    State state() const { return {_stream->state(), _culling}; }
    /// Restores a state that state() returned. If the frame was submitted since, queue, clip, homography,
    /// and program remain.
    void restore(const State& saved);
    /// Clips to `area`, in world coordinates, within the current clip.
    void clip(const Rect& area) { _stream->clip(area); }
    /// Maps world coordinates by `homography`, and then by those of earlier calls that still apply, for nodes
    /// with a 3-D rotation. Nothing is culled from then on.
    void warp(const copra::Homography& homography);
    /// Draws with this program and its values; null means the standard one. It is retained until the frame is
    /// drawn.
    void useProgram(copra::DrawProgram* program);

    // --- Layers ---
    // Renderer_layers.cpp

    /// Draws what is added until endTarget() into a texture, unclipped, at `globalZ` in the drawing order.
    /// Nothing of it is culled. Layers nest.
    void beginTarget(const copra::TargetView& view, float globalZ);
    /// Draws what is added until endTarget() into a texture, but at once, as cocos2d-x 2.x does. endTarget()
    /// draws it, and so does any use of OpenGL, which has a context there. Within another target, in an open
    /// mask, and without a device, it works as beginTarget(view, 0).
    void beginImmediateTarget(const copra::TargetView& view);
    /// Ends the last beginTarget() or beginImmediateTarget() and restores the state before it.
    void endTarget();
    /// Makes a mask of what is added until useMask(), at `globalZ` in the drawing order.
    void beginMask(const copra::Mask& mask, float globalZ);
    /// Draws what is added until endMask() through the mask.
    void useMask();
    /// Ends the last beginMask() and restores the state before it.
    void endMask();

    // --- Nodes that are visited manually ---
    // Renderer_redraw.cpp

    /// Marks the start of vertices that a later visit of the same node may replace. Returns a mark for
    /// endRedrawable().
    std::size_t beginRedrawable();
    /// Ends the vertices that started at `mark`. If `owner` is still alive when the frame is complete, what
    /// `redraw` records replaces them; they remain if it records nothing, for example because the node is out
    /// of view.
    void endRedrawable(std::size_t mark, Ref& owner, void (*redraw)(Ref& owner, Renderer& renderer));

    // --- Commands ---
    // opengl/Renderer_commands.cpp has those that are lent.

    /// Adds a command, which the caller owns, to the current queue. A command that is added while the frame
    /// is submitted is executed after the callback that added it. Null is an error: debug builds assert;
    /// release builds log it and do nothing.
    void addCommand(RenderCommand* command);
    /// Adds a command to the queue renderQueueID. A number that is too large is logged, and nothing is added.
    /// Null and a negative number are errors: debug builds assert; release builds log it and do nothing.
    void addCommand(RenderCommand* command, int renderQueueID);
    /// Adds commands to the queue renderQueueID until popGroup(). A number that is too large is logged, and
    /// the queue 0 is used. A negative number is an error: debug builds assert; release builds log it and use
    /// the queue 0.
    void pushGroup(int renderQueueID);
    /// Returns to the queue before the last pushGroup(). A call without a pushGroup() is an error: debug
    /// builds assert; release builds log it and do nothing.
    void popGroup();
    /// Creates a queue, which the renderer owns and which is submitted where a GroupCommand names it. Returns
    /// 0 if there are 65,536 of them already.
    int createRenderQueue();
    /// Returns a command of the renderer for init(), a function, and addCommand(), as in axmol. It belongs to
    /// the caller until the frame is drawn, which destroys the function.
    CustomCommand* nextCallbackCommand();
    /// Returns a group of the renderer for init(), addCommand(), and pushGroup().
    GroupCommand* getNextGroupCommand();
    /// Calls a function at its position in the drawing order of this frame.
    void addCallbackCommand(std::function<void()> func, float globalZOrder = 0.0f);

    // --- Frames ---

    /// Submits everything in drawing order and clears the recording.
    void render();
    /// Discards everything that was not submitted.
    void clean();
    /// Fills the frame with the clear color.
    void clear();
    /// Sets the color with which clear() fills the frame; opaque black by default.
    void setClearColor(const Color4F& clearColor) { _clearColor = clearColor; }
    /// Returns the color with which clear() fills the frame.
    const Color4F& getClearColor() const { return _clearColor; }
    /// Sets the time in seconds that shaders read as CC_Time.
    void setShaderTime(float seconds) { _shaderTime = seconds; }

    /// Returns the number of draw calls since clearDrawStats().
    ssize_t getDrawnBatches() const { return _drawnBatches; }
    /// Adds to the number of draw calls, for callbacks that draw with OpenGL.
    void addDrawnBatches(ssize_t number) { _drawnBatches += number; }
    /// Returns the number of vertices since clearDrawStats().
    ssize_t getDrawnVertices() const { return _drawnVertices; }
    /// Adds to the number of vertices, for callbacks that draw with OpenGL.
    void addDrawnVertices(ssize_t number) { _drawnVertices += number; }
    /// Resets the numbers of draw calls and of vertices.
    void clearDrawStats() { _drawnBatches = _drawnVertices = 0; }
    /// Records the draw calls from now on, and why each of them could not be a part of the one before it.
    /// Null, the default, ends that. The records are appended; the caller clears them.
    void setBatchLog(copra::BatchLog* log) { _batchLog = log; }

    // --- Device and view ---

    /// Sets the device on which frames are drawn. With nulls, frames are only counted. The device must
    /// outlive the renderer or be detached first.
    void setDevice(copra::RenderDevice* device, std::shared_ptr<copra::TextureStore> textures);
    /// Returns the device that draws.
    copra::RenderDevice* device() const { return _device; }
    /// Shows the rectangle `visible` of the world, in points, in `viewport`, in pixels of the frame, y down.
    void setView(const copra::PixelRect& viewport, const Rect& visible);
    /// Sets the view of the device again, after code that has drawn on the device directly.
    void restoreView() { applyView(); }
    /// Returns the shared pages of small textures, or null without a device.
    const copra::TexturePages* texturePages() const { return _pages.get(); }
    /// Shows the world as a camera sees it: `transform` maps world coordinates to points of the rectangle of
    /// setView(). It applies to the next render(); setView() resets it.
    void setCameraTransform(const copra::Homography& transform);
    /// Whether the camera transform is not the identity.
    bool hasCameraTransform() const { return _hasCameraTransform; }
    /// Returns the rectangle of the world that is shown, or the axis-aligned one around it for a rotated
    /// camera, in points. Until setView(), it is the design area.
    const Rect& visibleRect() const {
        return _culling.isKnown || _hasCameraTransform ? _culling.visible : designRect();
    }
    /// Returns the visible part of the world, or null until setView().
    const Rect* knownVisibleRect() const { return _culling.isKnown ? &_culling.visible : nullptr; }
    /// Returns the size in pixels of what shows the world, or 0 x 0 without a view and between beginTarget()
    /// and endTarget().
    copra::PixelSize viewPixels() const;
    /// Whether any part of a rectangle from (0, 0) to `size` is visible after `transform`, which maps to
    /// world points.
    bool checkVisibility(const Mat4& transform, const Size& size) const;

private:
    struct PendingBatch_;
    struct DeferredRedraw_;
    class ImmediateTarget_;
    /// The setup of the device for the next draw call.
    struct Submission_ {
        bool appliesCamera = true; ///< Whether the camera applies; not while a texture is drawn into.
        bool isClipping = false;
        Rect clip;
    };
    enum class LayerState_ { Target, MakingMask, UsingMask };
    /// A layer that is being recorded.
    struct OpenLayer_ {
        LayerState_ kind;
        const copra::DrawLayer* layer;
        State outer; ///< The state to restore at its end.
    };

    const Rect& designRect() const;
    void applyView();
    copra::Homography vertexTransform(const copra::RenderStream& stream, std::uint32_t warp) const;
    copra::FrameCommands& frameCommands();

    // Renderer_submission.cpp
    void submitQueue(copra::RenderStream& stream, int queueId);
    void submitBatch(copra::RenderStream& stream, copra::RenderStream::Entry& entry, PendingBatch_& pending);
    bool resolveTexture(copra::RenderStream& stream, copra::RenderStream::Entry& entry);
    void executeCommand(copra::RenderStream& stream, const copra::RenderStream::Entry& entry);
    void flush(PendingBatch_& pending);
    void logBatch(const copra::RenderStream::Entry& entry, const PendingBatch_& before);
    void logInterruption(const RenderCommand& command);
    void logVertices(const PendingBatch_& batch);
    void drawWithProgram(const PendingBatch_& batch);
    void setScissor(const copra::RenderStream& stream, std::uint32_t clip);

    // Renderer.cpp
    copra::Owned<copra::RenderStream> acquireStream();
    void releaseStream(copra::Owned<copra::RenderStream> stream);

    // Renderer_layers.cpp
    void endImmediateTarget();
    bool hasOpen(LayerState_ kind, const char* caller) const;
    void closeLayers();
    void submitLayer(copra::RenderStream& stream, const copra::DrawLayer& layer);
    void submitTarget(copra::RenderStream& stream, const copra::DrawLayer& layer);

    // Renderer_redraw.cpp
    void replayRedraws();

    copra::Owned<copra::RenderStream> _stream; ///< The stream that is being recorded.
    copra::Array<copra::Owned<copra::RenderStream>> _spareStreams;
    copra::RenderDevice* _device = nullptr;
    std::shared_ptr<copra::TexturePages> _pages;
    copra::Array<int> _groups; ///< The queues to return to on popGroup().
    copra::Array<int> _ownQueueIds;
    /// The commands to lend; null until the first one is needed.
    copra::Owned<copra::LentCommands> _lentCommands;
    copra::PixelRect _viewport;
    Rect _viewRect; ///< The rectangle of setView(), without a camera.
    bool _hasView = false;
    copra::Owned<copra::Homography> _cameraTransform;
    bool _hasCameraTransform = false;
    State::Culling _culling;
    mutable Rect _design; ///< The area to which visibleRect() refers without a view.
    Submission_ _submission;
    copra::Array<copra::Vertex> _gathered; ///< The batches that are not adjacent, merged into one draw call.
    copra::Array<copra::Vertex> _warped;
    copra::Array<OpenLayer_> _openLayers;
    copra::Array<DeferredRedraw_> _redraws; ///< The redraws of this frame, in recording order.
    bool _isReplaying = false;
    copra::Owned<ImmediateTarget_> _immediate; ///< The target of beginImmediateTarget().
    Color4F _clearColor{0.0f, 0.0f, 0.0f, 1.0f};
    float _shaderTime = 0.0f;
    std::uint32_t _shaderRandom = 1;
    copra::BatchLog* _batchLog = nullptr;
    int _renderDepth = 0; ///< The depth of calls of render(), which callbacks may make.
    ssize_t _drawnBatches = 0;
    ssize_t _drawnVertices = 0;
};

} // namespace cocos2d

namespace copra {

/// Saves the renderer's state and restores it at the end of the scope:
///
///     const copra::RenderScope scope(*renderer);
///     renderer->clip(area);
///     visitChildren();
class RenderScope {
public:
    /// Saves the state of a renderer, which must outlive the scope.
    explicit RenderScope(cocos2d::Renderer& renderer) : _renderer(renderer), _saved(renderer.state()) {}
    ~RenderScope() { _renderer.restore(_saved); }
    RenderScope(const RenderScope&) = delete;
    RenderScope& operator=(const RenderScope&) = delete;

private:
    cocos2d::Renderer& _renderer;
    cocos2d::Renderer::State _saved;
};

} // namespace copra
