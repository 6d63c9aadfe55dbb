#pragma once

#include "backend/null/NullRawGL.h"
#include "backend/null/NullShaderStore.h"
#include "backend/null/NullTextureStore.h"
#include "platform/MaskStack.h"
#include "platform/RenderDevice.h"
#include "platform/fwd.h"

#include <memory>
#include <optional>
#include <vector>

namespace copra {

/// A recorded draw call.
struct NullDraw {
    Primitive primitive;
    DrawState state;
    std::vector<Vertex> vertices;
    std::optional<cocos2d::Rect> scissor; ///< The scissor box in design points.
    TextureId target = kNoTexture;        ///< The render target; kNoTexture is the window.
    MaskStack::State mask;                ///< The state of the stencil buffer.
    ShaderId shader = kNoShader;
    /// A copy of the shader's values, because state.shader is invalid after the call.
    Array<ShaderValue> shaderValues;
};

/// Counts the draw calls of the window, and records them on request. It rasterizes, without a graphics card,
/// into targets, and into the window for a frame that is captured.
class NullRenderDevice : public RenderDevice {
public:
    /// Constructs a device. Without textures, it has no targets, and without a window, no frame can be
    /// captured. The window must outlive the device.
    explicit NullRenderDevice(std::shared_ptr<NullTextureStore> textures = nullptr,
                              const Window* window = nullptr);

    void clear(const cocos2d::Color4F& color) override;
    void setView(const PixelRect& viewport, const cocos2d::Rect& visible) override;
    void setScissor(const cocos2d::Rect& area) override { surface().scissor = area; }
    void clearScissor() override { surface().scissor.reset(); }
    void pushTarget(TextureId target) override;
    void popTarget() override;
    void beginMask(const Mask& mask) override;
    void useMask() override { surface().masks.use(); }
    void endMask() override { surface().masks.end(); }
    void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
              const DrawState& state) override;
    std::shared_ptr<ShaderStore> shaders() override { return _shaders; }
    void beginRawGL() override { ++_rawGLCount; }
    NullRawGL& rawGL() override { return _raw; }
    void endRawGL() override {}
    void prepareCapture() override { _isCapturePrepared = true; }
    /// The pixels of the current target, or of the window in a frame that prepareCapture() announced;
    /// otherwise empty.
    PixelImage capture() override;

    /// Records draw calls with their vertices, until the next clear() of the window.
    void keepDraws(bool keep) { _isRecording = keep; }
    /// The recorded draw calls since the last clear().
    const std::vector<NullDraw>& draws() const { return _draws; }
    /// Returns the number of draw calls since the last clear() of the window.
    std::size_t drawCount() const { return _drawCount; }
    std::size_t vertexCount() const { return _vertexCount; }
    /// Returns the number of calls of beginRawGL().
    std::size_t rawGLCount() const { return _rawGLCount; }
    /// Returns the store that shaders() returns, with its class.
    NullShaderStore& shaderStore() { return *_shaders; }
    const cocos2d::Color4F& clearColor() const { return _clearColor; }
    const PixelRect& viewport() const { return surface().viewport; }
    const cocos2d::Rect& visible() const { return surface().visible; }
    const std::optional<cocos2d::Rect>& scissor() const { return surface().scissor; }

private:
    /// The window, or a target.
    struct Surface {
        /// The texture of the surface. The window has one only in a frame that is captured.
        TextureId target = kNoTexture;
        PixelRect viewport;
        cocos2d::Rect visible;
        std::optional<cocos2d::Rect> scissor;
        MaskStack masks;
    };

    Surface& surface() { return _surfaces.back(); }
    const Surface& surface() const { return _surfaces.back(); }
    NullTextureStore::Record* target();
    void beginFrame();
    PixelImage captureWindow();

    std::shared_ptr<NullTextureStore> _textures;
    const Window* _window;
    std::shared_ptr<NullShaderStore> _shaders = std::make_shared<NullShaderStore>();
    std::vector<Surface> _surfaces; ///< The stack of surfaces; the first one is the window.
    std::vector<NullDraw> _draws;
    cocos2d::Color4F _clearColor;
    std::size_t _drawCount = 0;
    std::size_t _vertexCount = 0;
    std::size_t _rawGLCount = 0;
    NullRawGL _raw;
    bool _isRecording = false;
    bool _isCapturePrepared = false;
};

} // namespace copra
