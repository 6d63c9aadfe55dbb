#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"
#include "platform/Pixels.h"
#include "platform/Shader.h"
#include "platform/TextureStore.h"
#include "platform/Vertex.h"
#include "platform/fwd.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace copra {

/// How vertices form shapes.
enum class Primitive : std::uint8_t {
    Quads,         ///< Quads of four vertices each, in order around the quad.
    Triangles,     ///< Triangles of three vertices each.
    TriangleStrip, ///< Triangles of each vertex with the two before it.
    TriangleFan,   ///< Triangles of each vertex with the one before it and the first one.
    Lines,         ///< Lines of two vertices each, one pixel wide.
    LineStrip,     ///< A line that each vertex continues.
    Points,        ///< Points of one pixel each.
};

/// The state of a draw call.
struct DrawState {
    TextureId texture = kNoTexture; ///< The texture; with kNoTexture, there are only vertex colors.
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    const ShaderBinding* shader = nullptr; ///< The shader; null means texture times color.
    bool opaque = false; ///< Whether no pixel is transparent, so that alpha blending may be skipped.
};

/// A mask: pixels are drawn only where the mask's contents were drawn.
struct Mask {
    bool inverted = false; ///< Whether the contents are visible only where the mask drew nothing.
    /// The limit of alpha: if it is below 1, only pixels with more alpha (0..1) count.
    float alphaThreshold = 1.0f;
};

/// The number of masks that can be nested: each takes a bit of the stencil buffer.
inline constexpr int kMaskLimit = 8;

/// Draws vertices. Functions do not keep pointers to their arguments.
class RenderDevice {
public:
    virtual ~RenderDevice() = default;

    /// Fills the whole frame or target. Viewport, scissor, and masks do not apply.
    virtual void clear(const cocos2d::Color4F& color) = 0;
    /// Maps the rectangle `visible` (design points, y up) to `viewport` (pixels of the frame, y down) and
    /// removes the scissor. Nothing is drawn outside of the viewport.
    virtual void setView(const PixelRect& viewport, const cocos2d::Rect& visible) = 0;
    /// Draws only inside `area` (design points, rounded to whole pixels) until clearScissor().
    virtual void setScissor(const cocos2d::Rect& area) = 0;
    /// Draws in the whole viewport again.
    virtual void clearScissor() = 0;

    /// Draws into `target`, a texture of TextureStore::createTarget(), until popTarget(). View, scissor, and
    /// masks belong to the target; its rows count from the bottom. Nothing is drawn into kNoTexture. Targets
    /// nest. Do not use a target as a texture while drawing into it.
    virtual void pushTarget(TextureId target) = 0;
    /// Returns to the previous target with its view, scissor, and masks. Without a pushTarget() before it,
    /// the call is logged and ignored.
    virtual void popTarget() = 0;

    /// Begins a mask: what is drawn until useMask() is its shape, and is not visible. Masks nest up to
    /// kMaskLimit levels; deeper ones have no effect.
    virtual void beginMask(const Mask& mask) = 0;
    /// Draws only through the mask, and those around it, until endMask().
    virtual void useMask() = 0;
    /// Ends the mask that began last.
    virtual void endMask() = 0;

    /// Draws `count` vertices. An incomplete shape at the end is skipped.
    virtual void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                      const DrawState& state) = 0;
    /// Returns the store of the shaders for draw().
    virtual std::shared_ptr<ShaderStore> shaders() = 0;

    /// Prepares for OpenGL calls by the game: makes the context current and sets the view as projection, in
    /// design points.
    virtual void beginRawGL() = 0;
    /// Returns the access to shaders and textures between beginRawGL() and endRawGL().
    virtual RawGL& rawGL() = 0;
    /// Restores all state that OpenGL calls may have changed. It may be called without beginRawGL().
    virtual void endRawGL() = 0;

    /// Announces that the frame that begins with the next clear() will be captured. Backends that usually do
    /// not rasterize do so in this frame.
    virtual void prepareCapture() {}
    /// Returns the pixels drawn so far in this frame; call it before Window::present(). Empty if the backend
    /// does not rasterize.
    virtual PixelImage capture() = 0;
};

} // namespace copra
