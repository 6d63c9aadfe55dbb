#include "backend/sfml/SfmlTextureStore.h"

#include "backend/sfml/SfmlCompat.h"
#include "backend/sfml/SfmlDisplay.h"
#include "backend/sfml/SfmlErrors.h"
#include "backend/sfml/SfmlMipmaps.h"
#include "base/refuse.h"

namespace copra::sfml {

TextureId SfmlTextureStore::create(PixelSize size, const std::uint8_t* rgba, bool mipmap) {
    const int limit = maximumSize();
    auto texture = limit > 0 ? std::make_unique<sf::Texture>() : nullptr;
    const bool fits = size.width > 0 && size.height > 0 && size.width <= limit && size.height <= limit;
    if (!texture || !fits || !createTexture(*texture, size)) {
        copra::warning("TextureStore: a texture of %d x %d pixels is too large; the limit is %d per side",
                       size.width, size.height, limit);
        return kNoTexture;
    }
    texture->setSmooth(true);
    const std::vector<std::uint8_t> blank(
        rgba ? 0 : static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4);
    const std::uint8_t* const pixels = rgba ? rgba : blank.data();
    updateTexture(*texture, {0, 0, size.width, size.height}, pixels);
    Slot slot;
    slot.hasMipmap = mipmap && generateMipmapOf(*texture, pixels);
    if (!slot.hasMipmap && drawsInSoftware()) slot.coverage = Coverage::of(size, rgba);
    slot.texture = std::move(texture);
    return keep(std::move(slot));
}

bool SfmlTextureStore::grow(TextureId id, int height) {
    const sf::Texture* const old = findTarget(id) ? nullptr : texture(id);
    const int width = old ? static_cast<int>(old->getSize().x) : 0;
    const int above = old ? static_cast<int>(old->getSize().y) : 0;
    auto grown = std::make_unique<sf::Texture>();
    if (!old || height <= above || height > maximumSize() || !createTexture(*grown, {width, height}))
        return false;
    grown->setSmooth(old->isSmooth());
    grown->setRepeated(old->isRepeated());
    const PixelRect below{0, above, width, height - above};
    const std::vector<std::uint8_t> blank(static_cast<std::size_t>(below.width) *
                                          static_cast<std::size_t>(below.height) * 4);
    updateTexture(*grown, below, blank.data());
    grown->update(*old);
    _slots[id - 1] = {};
    _slots[id - 1].texture = std::move(grown);
    return true;
}

TextureId SfmlTextureStore::createTarget(PixelSize size) {
    const ErrorListener errors; // SFML's message lacks the size
    const int limit = maximumSize();
    const bool fits = size.width > 0 && size.height > 0 && size.width <= limit && size.height <= limit;
    Slot slot;
    if (fits) slot.target = std::make_unique<sf::RenderTexture>();
    if (!fits || !createRenderTexture(*slot.target, size)) {
        copra::warning("TextureStore: a target of %d x %d pixels cannot be created; the limit is %d per side",
                       size.width, size.height, limit);
        return kNoTexture;
    }
    slot.target->clear(sf::Color::Transparent);
    slot.target->display();
    return keep(std::move(slot));
}

TextureId SfmlTextureStore::keep(Slot slot) {
    if (_freeIds.empty()) {
        _slots.push_back(std::move(slot));
        return static_cast<TextureId>(_slots.size());
    }
    const TextureId id = _freeIds.back();
    _freeIds.pop_back();
    _slots[id - 1] = std::move(slot);
    return id;
}

PixelImage SfmlTextureStore::read(TextureId id) {
    const sf::Texture* source = find(id);
    return source ? toPixelImage(source->copyToImage()) : PixelImage{};
}

void SfmlTextureStore::update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) {
    sf::Texture* target = findTarget(id) ? nullptr : texture(id);
    if (!target || !rgba || area.width <= 0 || area.height <= 0) return;
    const sf::Vector2u size = target->getSize();
    const bool inside = area.x >= 0 && area.y >= 0 && area.width <= static_cast<int>(size.x) - area.x &&
                        area.height <= static_cast<int>(size.y) - area.y;
    if (inside) {
        _slots[id - 1].coverage.reset();
        _slots[id - 1].hasMipmap = false; // SFML uses them no more
        updateTexture(*target, area, rgba);
    } else {
        copra::warning(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches beyond a texture of %u x %u", area.x,
            area.y, area.width, area.height, size.x, size.y);
    }
}

void SfmlTextureStore::destroy(TextureId id) {
    if (!find(id)) return;
    _slots[id - 1] = {};
    _freeIds.push_back(id);
}

void SfmlTextureStore::setSmooth(TextureId id, bool smooth) {
    if (sf::RenderTexture* target = findTarget(id)) {
        target->setSmooth(smooth);
    } else if (sf::Texture* plain = texture(id)) {
        plain->setSmooth(smooth);
        if (_slots[id - 1].hasMipmap) filterMipmapOf(*plain);
    }
}

void SfmlTextureStore::setRepeated(TextureId id, bool repeated) {
    if (sf::RenderTexture* target = findTarget(id))
        target->setRepeated(repeated);
    else if (sf::Texture* plain = texture(id))
        plain->setRepeated(repeated);
}

bool SfmlTextureStore::generateMipmap(TextureId id) {
    if (sf::RenderTexture* target = findTarget(id)) return target->generateMipmap();
    sf::Texture* plain = texture(id);
    if (!plain) return false;
    _slots[id - 1].coverage.reset(); // smaller levels mix more pixels
    return _slots[id - 1].hasMipmap = generateMipmapOf(*plain, nullptr);
}

int SfmlTextureStore::maximumSize() const {
    return displayHasOpenGL() ? static_cast<int>(sf::Texture::getMaximumSize()) : 0;
}

} // namespace copra::sfml
