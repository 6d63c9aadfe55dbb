#pragma once

#include "backend/sfml/SfmlCoverage.h"
#include "platform/TextureStore.h"

#include <SFML/Graphics/RenderTexture.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <memory>
#include <vector>

namespace copra::sfml {

/// Textures on the graphics card. They live in a context that all windows share, so they outlive a window.
class SfmlTextureStore : public TextureStore {
public:
    TextureId create(PixelSize size, const std::uint8_t* rgba, bool mipmap) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    bool grow(TextureId id, int height) override;
    TextureId createTarget(PixelSize size) override;
    PixelImage read(TextureId id) override;
    void destroy(TextureId id) override;
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override;
    bool keepsPixels() const override { return true; }

    /// The texture, or null for an unknown ID.
    const sf::Texture* find(TextureId id) const {
        if (id == kNoTexture || id > _slots.size()) return nullptr;
        const Slot& slot = _slots[id - 1];
        return slot.target ? &slot.target->getTexture() : slot.texture.get();
    }
    /// The visible parts of the texture; null if it is drawn as a whole.
    const Coverage* coverage(TextureId id) const {
        return id > 0 && id <= _slots.size() ? _slots[id - 1].coverage.get() : nullptr;
    }
    /// The target, or null if the ID is not one.
    sf::RenderTexture* findTarget(TextureId id) const {
        return id > 0 && id <= _slots.size() ? _slots[id - 1].target.get() : nullptr;
    }

private:
    /// A texture or a target.
    struct Slot {
        std::unique_ptr<sf::Texture> texture;
        std::unique_ptr<sf::RenderTexture> target;
        /// The coverage of a texture that has not changed since it was created.
        std::unique_ptr<Coverage> coverage;
        bool hasMipmap = false; ///< Whether the mipmaps belong to the current pixels.
    };

    sf::Texture* texture(TextureId id) { return const_cast<sf::Texture*>(find(id)); }
    TextureId keep(Slot slot);

    std::vector<Slot> _slots; ///< ID - 1 is the index
    std::vector<TextureId> _freeIds;
};

} // namespace copra::sfml
