/// Filtering, wrapping and mipmaps of a texture, which decide whether it may share a page.

#include "render/Texture2D.h"

#include "render/TexturePages.h"

#include <utility>

namespace cocos2d {

void Texture2D::setTexParameters(const TexParams& texParams) {
    _antialiasEnabled = texParams.magFilter != GL_NEAREST;
    const auto repeats = [](GLuint wrap) { return wrap == GL_REPEAT || wrap == GL_MIRRORED_REPEAT; };
    _repeated = repeats(texParams.wrapS) || repeats(texParams.wrapT);
    applyParameters();
}

void Texture2D::setAntiAliasTexParameters() {
    if (!std::exchange(_antialiasEnabled, true)) applyParameters();
}

void Texture2D::setAliasTexParameters() {
    if (std::exchange(_antialiasEnabled, false)) applyParameters();
}

void Texture2D::generateMipmap() {
    _hasMipmaps = true;
    applyParameters();
}

void Texture2D::leaveSharedPage() {
    _mayShare = false;
    const copra::TextureRegion* const region = _placement.region();
    if (region && region->isShared()) _placement.set(nullptr);
}

const copra::TextureRegion* Texture2D::separateRegionOn(const std::shared_ptr<copra::TexturePages>& pages) {
    leaveSharedPage();
    return regionOn(pages);
}

void Texture2D::applyParameters() {
    const copra::TextureRegion* const region = _placement.region();
    if (!region) return;
    // Parameters apply to a whole page: leave it, and upload again when next drawn.
    if (region->isShared()) {
        _placement.set(nullptr);
        return;
    }
    copra::TextureStore& store = region->pages().store();
    store.setSmooth(region->id(), _antialiasEnabled);
    store.setRepeated(region->id(), _repeated);
    if (_hasMipmaps) store.generateMipmap(region->id());
}

} // namespace cocos2d
