#include "render/TexturePlacement.h"

#include "render/TexturePages.h"

namespace copra {

void TexturePlacement::set(Owned<TextureRegion> region) {
    static std::uint32_t s_lastVersion = 0;
    if (_region) ++s_losses;
    _region = std::move(region);
    _version = _region ? ++s_lastVersion : 0;
    _place = _region ? _region->place() : 0;
    _pages = _region ? &_region->pages() : nullptr;
}

} // namespace copra
