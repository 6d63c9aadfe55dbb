#pragma once

#include "math/Color.h"
#include "math/Rect.h"
#include "platform/BlendFunc.h"
#include "platform/Pixels.h"
#include "platform/Shader.h"
#include "platform/TextureStore.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace copra {

class RawGL;

/// How vertices make shapes.
enum class Primitive : std::uint8_t {
    Quads,         ///< four corners each, in order around the shape
    Triangles,     ///< three corners each
    TriangleStrip, ///< each corner makes a triangle with the two before it
    TriangleFan,   ///< each corner makes a triangle with the one before it and the first
    Lines,         ///< two ends each, one pixel wide
    LineStrip,     ///< each point continues the line
    Points,        ///< one pixel each
};

/// What vertices are drawn with.
struct DrawState {
    TextureId texture = kNoTexture; ///< kNoTexture: colour only
    cocos2d::BlendFunc blend = cocos2d::BlendFunc::ALPHA_PREMULTIPLIED;
    const ShaderBinding* shader = nullptr; ///< null: texture times colour
};

/// How drawn shapes make a mask.
struct Mask {
    bool inverted = false;       ///< lets through where nothing was drawn
    float alphaThreshold = 1.0f; ///< below 1: only pixels with more alpha (0..1) count
};

/// Masks can be nested as deep as this: each takes a bit of the stencil.
inline constexpr int kMaskLimit = 8;

/// Draws vertices. Everything is immediate: a call has taken what it needs when it returns.
class RenderDevice {
public:
    virtual ~RenderDevice() = default;

    /// Fills the whole frame or target, whatever view, scissor and masks say.
    virtual void clear(const cocos2d::Color4F& color) = 0;
    /// Maps the rectangle visible (design points, y up) to viewport (pixels of the frame, y down) and lifts
    /// the scissor. What lies outside of the viewport is cut off.
    virtual void setView(const PixelRect& viewport, const cocos2d::Rect& visible) = 0;
    /// From now on draws only inside area (design points), rounded to whole pixels.
    virtual void setScissor(const cocos2d::Rect& area) = 0;
    /// Draws in the whole view again.
    virtual void clearScissor() = 0;

    /// From now on everything, setView included, is about target, a texture of TextureStore::createTarget;
    /// rows count from the bottom of its picture. Nothing can be drawn into kNoTexture. Targets nest, but one
    /// must not be drawn with while it is drawn into.
    virtual void pushTarget(TextureId target) = 0;
    /// Goes on with what was drawn on before pushTarget, its view, scissor and masks. Logged and ignored
    /// without one.
    virtual void popTarget() = 0;

    /// What is drawn from now on makes a mask and is not seen itself. Masks nest, eight deep; deeper ones let
    /// everything through.
    virtual void beginMask(const Mask& mask) = 0;
    /// From now on draws only what the mask lets through, and the masks around it.
    virtual void useMask() = 0;
    /// Ends the mask that began last.
    virtual void endMask() = 0;

    /// Draws count vertices. Incomplete shapes at the end are left out.
    virtual void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
                      const DrawState& state) = 0;
    /// Where shaders for draw() come from.
    virtual std::shared_ptr<ShaderStore> shaders() = 0;

    /// Before somebody calls OpenGL by himself: this thread and the current view are its state from now on,
    /// in design points.
    virtual void beginRawGL() = 0;
    /// For what happens in between.
    virtual RawGL& raw() = 0;
    /// After that, or after it may have happened: whatever it left behind is put right.
    virtual void endRawGL() = 0;

    /// The pixels drawn so far in this frame, to be called before the window presents it. Empty where the
    /// machine draws nothing.
    virtual PixelImage capture() = 0;
};

} // namespace copra
