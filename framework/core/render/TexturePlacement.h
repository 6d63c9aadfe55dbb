#pragma once

#include "base/Owned.h"
#include "render/fwd.h"

#include <cstdint>

namespace copra {

/// The place of a texture on a device. Its numbers change with the place. Sprites, batches, and quads that
/// keep their vertices compare the numbers to learn whether their texture coordinates are still right.
class TexturePlacement {
public:
    /// Takes the region of an upload, and frees the place before. Null: the texture is nowhere.
    void set(Owned<TextureRegion> region);

    /// Returns the region, or null while the texture is nowhere.
    const TextureRegion* region() const { return _region.get(); }
    /// Whether the texture is on the device of `pages`.
    bool isOn(const TexturePages& pages) const { return _pages == &pages; }
    /// Returns the place of the region (TextureRegion::place()), or 0 while the texture is nowhere.
    std::uint64_t place() const { return _place; }
    /// Returns a number that changes with each upload of any texture, or 0 while the texture is nowhere.
    std::uint32_t version() const { return _version; }
    /// Changes whenever any texture loses its place.
    static std::uint32_t losses() { return s_losses; }

private:
    static inline std::uint32_t s_losses = 0;
    std::uint32_t _version = 0;
    std::uint64_t _place = 0;
    const TexturePages* _pages = nullptr; ///< The pages of the region.
    Owned<TextureRegion> _region;
};

} // namespace copra
