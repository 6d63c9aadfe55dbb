#pragma once

#include "backend/sfml/SfmlTextureStore.h"
#include "backend/sfml/SfmlWindow.h"
#include "platform/RenderDevice.h"

#include <SFML/Graphics/Vertex.hpp>

#include <memory>
#include <vector>

namespace copra::sfml {

/// Draws into a window. Without an open window nothing is drawn.
class SfmlRenderDevice : public RenderDevice {
public:
    /// The window must outlive the device.
    SfmlRenderDevice(SfmlWindow& window, std::shared_ptr<const SfmlTextureStore> textures);

    void clear(const cocos2d::Color4F& color) override;
    void setView(const PixelRect& viewport, const cocos2d::Rect& visible) override;
    void setScissor(const cocos2d::Rect& area) override;
    void clearScissor() override;
    void draw(Primitive primitive, const Vertex* vertices, std::size_t count,
              const DrawState& state) override;
    PixelImage capture() override;

private:
    PixelRect toPixels(const cocos2d::Rect& area) const;
    void showOnly(const PixelRect& pixels);

    SfmlWindow& _window;
    std::shared_ptr<const SfmlTextureStore> _textures;
    PixelRect _viewport;
    cocos2d::Rect _visible;
    bool _showsNothing = false;
    std::vector<sf::Vertex> _triangles; ///< quads taken apart, where SFML has none
};

} // namespace copra::sfml
