#pragma once

#include "backend/web/PlainShader.h"
#include "backend/web/WebRawGL.h"
#include "backend/web/WebShaderStore.h"
#include "backend/web/WebTextureStore.h"
#include "backend/web/WebWindow.h"
#include "platform/MaskStack.h"
#include "platform/RenderDevice.h"

#include <memory>
#include <vector>

namespace copra::web {

/// Draws with WebGL 2 into the canvas, or into targets. Each call of OpenGL crosses from WebAssembly to
/// JavaScript, so state is kept and only set when it changes. Without an open window nothing is drawn.
class WebRenderDevice : public RenderDevice {
public:
    /// The window must outlive the device.
    WebRenderDevice(WebWindow& window, std::shared_ptr<WebTextureStore> textures);
    ~WebRenderDevice() override;

    void clear(const cocos2d::Color4F& color) override;
    void setView(const PixelRect& viewport, const cocos2d::Rect& visible) override;
    void setScissor(const cocos2d::Rect& area) override;
    void clearScissor() override;
    void pushTarget(TextureId target) override;
    void popTarget() override;
    void beginMask(const Mask& mask) override;
    void useMask() override;
    void endMask() override;
    void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
              const DrawState& state) override;
    std::shared_ptr<ShaderStore> shaders() override { return _shaders; }
    void beginRawGL() override;
    RawGL& rawGL() override { return _rawGL; }
    void endRawGL() override;
    PixelImage capture() override;

private:
    /// The canvas, or a target.
    struct Surface {
        TextureId id = kNoTexture;
        PixelRect viewport;
        cocos2d::Rect visible;
        PixelRect scissor; ///< The scissor box, within the viewport.
        MaskStack masks;
    };
    /// The state of OpenGL, as far as it is kept.
    struct Current {
        bool usesPlain = false; ///< Whether the plain program is in use.
        cocos2d::BlendFunc blend{0, 0};
        bool isBlendOfTarget = false;
        bool blends = false;
        bool knowsView = false; ///< Whether the plain program has the view and the threshold.
    };

    Surface& surface() { return _surfaces.back(); }
    const Surface& surface() const { return _surfaces.back(); }
    bool isCanvas() const { return _surfaces.size() == 1; }
    PixelSize surfaceSize() const;
    bool canDraw() const;
    bool prepare();
    cocos2d::Mat4 projection() const;
    void bindSurface();
    void applyViewport();
    void applyMasks();
    void applyBlend(const DrawState& state);
    void usePlain(TextureId texture);
    void useArrays();
    void drawQuads(const Vertex* vertices, std::size_t count);

    WebWindow& _window;
    std::shared_ptr<WebTextureStore> _textures;
    std::shared_ptr<WebShaderStore> _shaders;
    WebRawGL _rawGL;
    std::vector<Surface> _surfaces; ///< The stack of surfaces; the first one is the canvas.
    Current _current;
    unsigned _context = 0; ///< The number of the context for which the objects below were made.
    PlainShader _plain;
    unsigned _vertices = 0;
    unsigned _indices = 0; ///< The buffer of the indices of quads.
};

} // namespace copra::web
