/// Filtering, wrapping and mipmaps of a texture, which decide whether it may share a page.

#include "render/Texture2D.h"

#include "render/TexturePages.h"

namespace cocos2d {

void Texture2D::setTexParameters(const TexParams& texParams) {
    _antialiasEnabled = texParams.magFilter != GL_NEAREST;
    const auto repeats = [](GLuint wrap) { return wrap == GL_REPEAT || wrap == GL_MIRRORED_REPEAT; };
    _repeated = repeats(texParams.wrapS) || repeats(texParams.wrapT);
    applyParameters();
}

void Texture2D::setAntiAliasTexParameters() {
    if (_antialiasEnabled) return;
    _antialiasEnabled = true;
    applyParameters();
}

void Texture2D::setAliasTexParameters() {
    if (!_antialiasEnabled) return;
    _antialiasEnabled = false;
    applyParameters();
}

void Texture2D::generateMipmap() {
    _hasMipmaps = true;
    applyParameters();
}

void Texture2D::leaveSharedPage() {
    _mayShare = false;
    if (_region && _region->isShared()) dropRegion();
}

void Texture2D::applyParameters() {
    if (!_region) return;
    // Parameters apply to a whole page: leave it, and upload again when next drawn.
    if (_region->isShared()) {
        dropRegion();
        return;
    }
    copra::TextureStore& store = _region->pages().store();
    store.setSmooth(_region->id(), _antialiasEnabled);
    store.setRepeated(_region->id(), _repeated);
    if (_hasMipmaps) store.generateMipmap(_region->id());
}

bool Texture2D::isOnPage_() const {
    return _region && _region->isShared();
}

} // namespace cocos2d
