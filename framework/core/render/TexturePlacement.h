#pragma once

#include "base/Owned.h"
#include "render/fwd.h"

#include <cstdint>

namespace copra {

/// Where a texture is on a device. Its numbers change with the place, so sprites, batches, and quads that
/// rest compare numbers to learn whether their texture coordinates are still right.
class TexturePlacement {
public:
    /// Takes the region of an upload, and frees the place before. Null: the texture is nowhere.
    void set(Owned<TextureRegion> region);

    /// Null while the texture is nowhere.
    const TextureRegion* region() const { return _region.get(); }
    /// Whether the texture is on the device of `pages`.
    bool isOn(const TexturePages& pages) const { return _pages == &pages; }
    /// TextureRegion::place(); 0 while the texture is nowhere.
    std::uint64_t place() const { return _place; }
    /// Another number after each upload of any texture; 0 while the texture is nowhere.
    std::uint32_t version() const { return _version; }
    /// Changes whenever any texture loses its place.
    static std::uint32_t losses() { return s_losses; }

private:
    static inline std::uint32_t s_losses = 0;
    std::uint32_t _version = 0;
    std::uint64_t _place = 0;
    const TexturePages* _pages = nullptr; ///< those of the region
    Owned<TextureRegion> _region;
};

} // namespace copra
