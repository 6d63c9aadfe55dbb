#pragma once

#include "platform/TextureStore.h"

#include <SFML/Graphics/Texture.hpp>

#include <memory>
#include <vector>

namespace copra::sfml {

/// Textures of the graphics card. They live in a context that all windows share, so they outlive a window.
class SfmlTextureStore : public TextureStore {
public:
    TextureId create(PixelSize size, const std::uint8_t* rgba) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    void destroy(TextureId id) override;
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override;
    bool keepsPixels() const override { return true; }

    /// The texture, or null for an unknown id.
    const sf::Texture* find(TextureId id) const {
        return id > 0 && id <= _textures.size() ? _textures[id - 1].get() : nullptr;
    }

private:
    sf::Texture* texture(TextureId id) { return const_cast<sf::Texture*>(find(id)); }

    std::vector<std::unique_ptr<sf::Texture>> _textures; ///< id - 1 is the index
    std::vector<TextureId> _freeIds;
};

} // namespace copra::sfml
