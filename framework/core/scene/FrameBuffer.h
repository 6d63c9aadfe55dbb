#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "math/Color.h"
#include "platform/GLTypes.h"
#include "render/Texture2D.h"
#include "render/fwd.h"
#include "scene/fwd.h"

#include <cstdint>
#include <functional>

namespace cocos2d {

namespace experimental {

/// An area of a FrameBuffer, as fractions of its width and height, y up.
struct Viewport {
    /// Constructs a viewport of the whole buffer.
    Viewport() = default;
    /// Constructs a viewport for an area of the buffer. The values are fractions of its size, from 0 to 1.
    Viewport(float left, float bottom, float width, float height)
        : _left(left), _bottom(bottom), _width(width), _height(height) {}

    /// The left edge, as a fraction of the buffer.
    float _left = 0.0f;
    float _bottom = 0.0f; ///< The lower edge, as a fraction of the buffer.
    float _width = 1.0f;
    float _height = 1.0f;
};

/// Base class of what a FrameBuffer draws into.
class RenderTargetBase : public Ref {
public:
    /// Whether the target has a texture.
    enum class Type {
        RenderBuffer, ///< The target has no texture: nothing is drawn into it.
        Texture2D     ///< The target has a texture, which sprites can show; see getTexture().
    };

    /// Returns the texture that is drawn into, or null for a target without one.
    virtual Texture2D* getTexture() const { return nullptr; }
    /// Returns 0, because there is no OpenGL buffer.
    virtual GLuint getBuffer() const { return 0; }
    /// Returns the width in pixels.
    unsigned int getWidth() const { return _width; }
    /// Returns the height in pixels.
    unsigned int getHeight() const { return _height; }
    /// Returns whether the target has a texture.
    Type getType() const { return _type; }

protected:
    /// Constructs a target without a size, for a derived class.
    RenderTargetBase() = default;
    /// Sets the size in pixels. Returns true.
    bool init(unsigned int width, unsigned int height);

    Type _type = Type::RenderBuffer;
    unsigned int _width = 0;
    unsigned int _height = 0;
};

/// A texture to draw into. Its rows count from the bottom, so a sprite that shows it is flipped in y.
class RenderTarget : public RenderTargetBase {
public:
    /// Creates a target of a size in pixels. Its format is always RGBA8888. If there is no such texture, the
    /// function logs the reason and returns null.
    static RenderTarget* create(unsigned int width, unsigned int height,
                                Texture2D::PixelFormat format = Texture2D::PixelFormat::RGBA8888);
    /// Creates the texture of the target, with a size in pixels. Returns false on failure.
    bool init(unsigned int width, unsigned int height, Texture2D::PixelFormat format);
    Texture2D* getTexture() const override { return _texture; }
    RenderTarget();
    ~RenderTarget() override;

protected:
    RefPtr<Texture2D> _texture;
};

/// A target that cannot be shown, because nothing is drawn into it.
class RenderTargetRenderBuffer : public RenderTargetBase {
public:
    static RenderTargetRenderBuffer* create(unsigned int width, unsigned int height);
    /// Sets the size in pixels. Returns true.
    bool init(unsigned int width, unsigned int height);
    RenderTargetRenderBuffer() = default;
};

/// A target for depth and stencil. It has no effect, because nodes have no depth, and masks need no buffer.
class RenderTargetDepthStencil : public RenderTargetBase {
public:
    static RenderTargetDepthStencil* create(unsigned int width, unsigned int height);
    /// Sets the size in pixels. Returns true.
    bool init(unsigned int width, unsigned int height);
    /// Returns 0, because there is no OpenGL buffer.
    GLuint getDepthStencilBuffer() const { return 0; }
    RenderTargetDepthStencil() = default;
};

/// An image into which a Camera draws instead of the screen; see Camera::setFrameBufferObject(). It is
/// cleared in each frame, whether a camera draws into it or not.
class FrameBuffer : public Ref {
public:
    /// Creates a buffer of a size in pixels. `fid` is the ID of the buffer. Cameras that draw into a buffer
    /// with a lower ID draw earlier. All of them draw before the cameras that draw on the screen. Any size is
    /// accepted, even 0, but attachRenderTarget() takes only a target of the same size.
    static FrameBuffer* create(std::uint8_t fid, unsigned int width, unsigned int height);
    /// Sets the ID of the buffer and its size in pixels. Returns true.
    bool init(std::uint8_t fid, unsigned int width, unsigned int height);
    FrameBuffer();
    ~FrameBuffer() override;

    /// Returns 0, because there is no OpenGL object.
    GLuint getFBO() const { return 0; }
    /// Returns the ID of the buffer.
    GLuint getFID() const { return _fid; }
    /// Returns false.
    bool isDefaultFBO() const { return false; }
    /// Returns the width in pixels.
    unsigned int getWidth() const { return _width; }
    /// Returns the height in pixels.
    unsigned int getHeight() const { return _height; }

    /// Sets the color with which the buffer is cleared; opaque black by default.
    void setClearColor(const Color4F& color);
    /// Returns the color with which the buffer is cleared.
    const Color4F& getClearColor() const { return _clearColor; }
    /// Stores a depth without effect, because there is no depth buffer.
    void setClearDepth(float depth) { _clearDepth = depth; }
    /// Returns the depth that setClearDepth() has stored.
    float getClearDepth() const { return _clearDepth; }
    /// Stores a stencil value without effect, because clearing does not change the stencil.
    void setClearStencil(std::int8_t stencil) { _clearStencil = stencil; }
    /// Returns the stencil value that setClearStencil() has stored.
    std::int8_t getClearStencil() const { return _clearStencil; }

    /// Sets and retains the target. A target of another size is logged and ignored. Null is an error: debug
    /// builds assert; release builds log it and do nothing.
    void attachRenderTarget(RenderTargetBase* rt);
    /// Returns the target that is drawn into, or null.
    RenderTargetBase* getRenderTarget() const { return _target; }
    /// Sets and retains the target for depth and stencil, which has no effect. Null removes it.
    void attachDepthStencilTarget(RenderTargetDepthStencil* rt);
    /// Returns the target for depth and stencil, or null.
    RenderTargetDepthStencil* getDepthStencilTarget() const { return _depthStencil; }

private:
    friend class cocos2d::Scene;

    /// Clears the buffers that have not been cleared since they were drawn into, but for those that `isDrawn`
    /// returns true for. Whether there are any.
    static bool clearAllBut(Renderer& renderer, const std::function<bool(const FrameBuffer*)>& isDrawn);
    void clear(Renderer& renderer);
    bool fits(const RenderTargetBase& target, const char* caller) const;

    std::uint8_t _fid = 0;
    unsigned int _width = 0;
    unsigned int _height = 0;
    Color4F _clearColor = Color4F(0.0f, 0.0f, 0.0f, 1.0f);
    float _clearDepth = 1.0f;
    std::int8_t _clearStencil = 0;
    bool _isClear = false; ///< Whether it shows nothing but the clear color.
    RefPtr<RenderTargetBase> _target;
    RefPtr<RenderTargetDepthStencil> _depthStencil;
};

} // namespace experimental
} // namespace cocos2d
