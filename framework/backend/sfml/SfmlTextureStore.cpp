#include "backend/sfml/SfmlTextureStore.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlDisplay.h"
#include "base/log.h"

namespace copra::sfml {

TextureId SfmlTextureStore::create(PixelSize size, const std::uint8_t* rgba) {
    const int limit = maximumSize();
    auto texture = limit > 0 ? std::make_unique<sf::Texture>() : nullptr;
    const bool fits = size.width > 0 && size.height > 0 && size.width <= limit && size.height <= limit;
    if (!texture || !fits || !createTexture(*texture, size)) {
        cocos2d::log("TextureStore: a texture of %d x %d pixels does not fit, %d a side is the limit",
                     size.width, size.height, limit);
        return kNoTexture;
    }
    texture->setSmooth(true);
    const std::vector<std::uint8_t> blank(
        rgba ? 0 : static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4);
    updateTexture(*texture, {0, 0, size.width, size.height}, rgba ? rgba : blank.data());
    if (_freeIds.empty()) {
        _textures.push_back(std::move(texture));
        return static_cast<TextureId>(_textures.size());
    }
    const TextureId id = _freeIds.back();
    _freeIds.pop_back();
    _textures[id - 1] = std::move(texture);
    return id;
}

void SfmlTextureStore::update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) {
    sf::Texture* target = texture(id);
    if (!target || !rgba || area.width <= 0 || area.height <= 0) return;
    const sf::Vector2u size = target->getSize();
    const bool inside = area.x >= 0 && area.y >= 0 && area.width <= static_cast<int>(size.x) - area.x &&
                        area.height <= static_cast<int>(size.y) - area.y;
    if (inside) {
        updateTexture(*target, area, rgba);
    } else {
        cocos2d::log(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches out of a texture of %u x %u", area.x,
            area.y, area.width, area.height, size.x, size.y);
    }
}

void SfmlTextureStore::destroy(TextureId id) {
    if (!find(id)) return;
    _textures[id - 1].reset();
    _freeIds.push_back(id);
}

void SfmlTextureStore::setSmooth(TextureId id, bool smooth) {
    if (sf::Texture* target = texture(id)) target->setSmooth(smooth);
}

void SfmlTextureStore::setRepeated(TextureId id, bool repeated) {
    if (sf::Texture* target = texture(id)) target->setRepeated(repeated);
}

bool SfmlTextureStore::generateMipmap(TextureId id) {
    sf::Texture* target = texture(id);
    return target && target->generateMipmap();
}

int SfmlTextureStore::maximumSize() const {
    return displayIsReachable() ? static_cast<int>(sf::Texture::getMaximumSize()) : 0;
}

} // namespace copra::sfml
