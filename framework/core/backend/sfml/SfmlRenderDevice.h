#pragma once

#include "backend/sfml/SfmlRawGL.h"
#include "backend/sfml/SfmlShaderStore.h"
#include "backend/sfml/SfmlStencil.h"
#include "backend/sfml/SfmlTextureStore.h"
#include "backend/sfml/SfmlWindow.h"
#include "platform/RenderDevice.h"

#include <SFML/Graphics/Texture.hpp>
#include <SFML/Graphics/Vertex.hpp>

#include <memory>
#include <vector>

namespace copra::sfml {

/// Draws with SFML into a window, or into targets. Without an open window nothing is drawn.
class SfmlRenderDevice : public RenderDevice {
public:
    /// The window must outlive the device.
    SfmlRenderDevice(SfmlWindow& window, std::shared_ptr<SfmlTextureStore> textures);

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
    std::shared_ptr<ShaderStore> shaders() override;
    void beginRawGL() override;
    RawGL& rawGL() override { return _rawGL; }
    void endRawGL() override;
    PixelImage capture() override;

private:
    /// The window, or a target.
    struct Surface {
        TextureId id = kNoTexture;
        PixelRect viewport;
        cocos2d::Rect visible;
        bool isEmpty = false; ///< Whether no pixel is visible.
        MaskStack masks;
    };

    Surface& surface() { return _surfaces.back(); }
    bool isWindow() const { return _surfaces.size() == 1; }
    sf::RenderTarget* target() const;
    void restrictTo(const PixelRect& pixels);
    void applyMasks();
    bool areFewQuads(Primitive primitive, std::size_t count, const DrawState& state) const;
    bool alignsTexels(const Vertex* quads, std::size_t count, const DrawState& state);
    const Coverage* visibleParts(const DrawState& state) const;
    const sf::Texture* white();

    SfmlWindow& _window;
    std::shared_ptr<SfmlTextureStore> _textures;
    std::shared_ptr<SfmlShaderStore> _shaders;
    SfmlRawGL _rawGL;
    std::vector<Surface> _surfaces; ///< The stack of surfaces; the first one is the window.
    SfmlStencil _stencil;
    std::unique_ptr<sf::Texture> _white; ///< The texture of shaders that draw without one.
    std::vector<Vertex> _aligned;        ///< The quads whose texels lie on pixels.
    std::vector<Vertex> _parts;          ///< The visible parts of quads.
    std::vector<sf::Vertex> _triangles;  ///< The quads as triangles, for a version of SFML without quads.
};

} // namespace copra::sfml
