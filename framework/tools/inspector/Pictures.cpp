#include "inspector/Pictures.h"

#include <cstdint>
#include <type_traits>
#include <utility>

namespace copra {
namespace inspector {

namespace {

// ImTextureID is a pointer, or since Dear ImGui 1.91.4 a number.
template<class Id>
Id toId(std::uintptr_t number) {
    if constexpr (std::is_pointer_v<Id>)
        return reinterpret_cast<Id>(number);
    else
        return static_cast<Id>(number);
}
template<class Id>
std::uintptr_t toNumber(Id id) {
    if constexpr (std::is_pointer_v<Id>)
        return reinterpret_cast<std::uintptr_t>(id);
    else
        return static_cast<std::uintptr_t>(id);
}

} // namespace

ImTextureID Pictures::addPicture(Picture picture) {
    _pictures.push_back(std::move(picture));
    return toId<ImTextureID>(_pictures.size());
}

ImTextureID Pictures::add(cocos2d::Texture2D& texture) {
    return addPicture({cocos2d::RefPtr<cocos2d::Texture2D>(&texture), kNoTexture, texture.getPixelsWide(),
                       texture.getPixelsHigh()});
}

ImTextureID Pictures::add(TextureId page, int width, int height) {
    return addPicture({nullptr, page, width, height});
}

const Pictures::Picture* Pictures::find(ImTextureID number) const {
    const std::size_t index = toNumber(number) - 1;
    return index < _pictures.size() ? &_pictures[index] : nullptr;
}

} // namespace inspector
} // namespace copra
