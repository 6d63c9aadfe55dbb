#include "backend/null/NullTextureStore.h"

#include "base/log.h"

namespace copra {

TextureId NullTextureStore::create(PixelSize size, const std::uint8_t* /*rgba*/) {
    if (size.width <= 0 || size.height <= 0 || size.width > _maximumSize || size.height > _maximumSize) {
        cocos2d::log("TextureStore: a texture of %d x %d pixels does not fit, %d a side is the limit",
                     size.width, size.height, _maximumSize);
        return kNoTexture;
    }
    Record record;
    record.size = size;
    _textures.emplace(++_last, record);
    return _last;
}

void NullTextureStore::update(TextureId id, const PixelRect& area, const std::uint8_t* /*rgba*/) {
    const auto found = _textures.find(id);
    if (found == _textures.end()) return;
    const PixelSize size = found->second.size;
    if (area.x < 0 || area.y < 0 || area.x + area.width > size.width || area.y + area.height > size.height) {
        cocos2d::log(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches out of a texture of %d x %d", area.x,
            area.y, area.width, area.height, size.width, size.height);
        return;
    }
    ++found->second.updates;
}

void NullTextureStore::setSmooth(TextureId id, bool smooth) {
    const auto found = _textures.find(id);
    if (found != _textures.end()) found->second.smooth = smooth;
}

void NullTextureStore::setRepeated(TextureId id, bool repeated) {
    const auto found = _textures.find(id);
    if (found != _textures.end()) found->second.repeated = repeated;
}

bool NullTextureStore::generateMipmap(TextureId id) {
    const auto found = _textures.find(id);
    if (found == _textures.end()) return false;
    found->second.hasMipmap = true;
    return true;
}

} // namespace copra
