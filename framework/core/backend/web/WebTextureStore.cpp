#include "backend/web/WebTextureStore.h"

#include "base/refuse.h"

#include <algorithm>
#include <utility>

#include <GLES3/gl3.h>

namespace copra::web {

namespace {

void applyParameters(const WebTextureStore::Slot& slot) {
    const GLint nearOrLinear = slot.isSmooth ? GL_LINEAR : GL_NEAREST;
    const GLint small = slot.isSmooth ? GL_LINEAR_MIPMAP_LINEAR : GL_NEAREST_MIPMAP_LINEAR;
    const GLint wrap = slot.isRepeated ? GL_REPEAT : GL_CLAMP_TO_EDGE;
    glBindTexture(GL_TEXTURE_2D, slot.texture);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, nearOrLinear);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, slot.hasMipmap ? small : nearOrLinear);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
}

std::size_t bytesOf(PixelSize size) {
    return static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
}

/// Does something with another frame buffer.
template<class Action>
void withFrame(GLuint frame, Action&& action) {
    GLint before = 0;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &before);
    glBindFramebuffer(GL_FRAMEBUFFER, frame);
    action();
    glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
}

} // namespace

bool WebTextureStore::fits(PixelSize size, const char* what) const {
    const int limit = maximumSize();
    if (size.width > 0 && size.height > 0 && size.width <= limit && size.height <= limit) return true;
    copra::warning("TextureStore: a %s of %d x %d pixels is too large; the limit is %d per side", what,
                   size.width, size.height, limit);
    return false;
}

/// Makes what OpenGL has of a texture or target; without pixels it is transparent black, which WebGL sees to.
void WebTextureStore::make(Slot& slot) const {
    if (_isLost) return; // restore() does it
    glGenTextures(1, &slot.texture);
    applyParameters(slot);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, slot.size.width, slot.size.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 slot.rgba.empty() ? nullptr : slot.rgba.data());
    if (slot.hasMipmap) glGenerateMipmap(GL_TEXTURE_2D);
    if (!slot.isTarget) return;
    glGenFramebuffers(1, &slot.frame);
    glGenRenderbuffers(1, &slot.stencil);
    glBindRenderbuffer(GL_RENDERBUFFER, slot.stencil);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, slot.size.width, slot.size.height);
    withFrame(slot.frame, [&slot] {
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, slot.texture, 0);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, slot.stencil);
    });
}

TextureId WebTextureStore::keep(Slot slot) {
    const auto isFree = [](const Slot& other) { return other.size.width == 0; };
    auto place = std::find_if(_slots.begin(), _slots.end(), isFree);
    if (place == _slots.end()) place = _slots.insert(place, Slot());
    *place = std::move(slot);
    make(*place);
    return static_cast<TextureId>(place - _slots.begin() + 1);
}

TextureId WebTextureStore::create(PixelSize size, const std::uint8_t* rgba, bool mipmap) {
    if (!fits(size, "texture")) return kNoTexture;
    Slot slot;
    slot.size = size;
    slot.hasMipmap = mipmap;
    if (rgba)
        slot.rgba.assign(rgba, rgba + bytesOf(size));
    else
        slot.rgba.resize(bytesOf(size));
    return keep(std::move(slot));
}

TextureId WebTextureStore::createTarget(PixelSize size) {
    if (!fits(size, "target")) return kNoTexture;
    Slot slot;
    slot.size = size;
    slot.isTarget = true;
    return keep(std::move(slot));
}

void WebTextureStore::lose() {
    _isLost = true;
    for (Slot& slot : _slots) slot.texture = slot.frame = slot.stencil = 0;
}

void WebTextureStore::restore() {
    _isLost = false;
    for (Slot& slot : _slots)
        if (slot.size.width > 0) make(slot);
}

void WebTextureStore::update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) {
    Slot* const target = slot(id);
    if (!target || target->isTarget || !rgba || area.width <= 0 || area.height <= 0) return;
    const bool inside = area.x >= 0 && area.y >= 0 && area.width <= target->size.width - area.x &&
                        area.height <= target->size.height - area.y;
    if (!inside) {
        copra::warning(
            "TextureStore: an update at %d, %d of %d x %d pixels reaches beyond a texture of %d x %d", area.x,
            area.y, area.width, area.height, target->size.width, target->size.height);
        return;
    }
    const std::size_t row = bytesOf({area.width, 1});
    for (int y = 0; y < area.height; ++y)
        std::copy_n(rgba + static_cast<std::size_t>(y) * row, row,
                    target->rgba.begin() +
                        static_cast<std::ptrdiff_t>(bytesOf({target->size.width, area.y + y}) +
                                                    bytesOf({area.x, 1})));
    if (_isLost) return;
    glBindTexture(GL_TEXTURE_2D, target->texture);
    glTexSubImage2D(GL_TEXTURE_2D, 0, area.x, area.y, area.width, area.height, GL_RGBA, GL_UNSIGNED_BYTE,
                    rgba);
}

bool WebTextureStore::grow(TextureId id, int height) {
    Slot* const grown = slot(id);
    if (!grown || grown->isTarget || height <= grown->size.height || height > maximumSize()) return false;
    if (grown->texture) glDeleteTextures(1, &grown->texture);
    grown->size.height = height;
    grown->hasMipmap = false;
    grown->rgba.resize(bytesOf(grown->size));
    make(*grown);
    return true;
}

PixelImage WebTextureStore::read(TextureId id) {
    const Slot* const source = find(id);
    if (!source) return {};
    PixelImage image;
    image.size = source->size;
    image.rgba = source->rgba;
    if (!source->isTarget) return image;
    image.rgba.resize(bytesOf(source->size));
    if (_isLost) return image;
    withFrame(source->frame, [&] {
        glReadPixels(0, 0, source->size.width, source->size.height, GL_RGBA, GL_UNSIGNED_BYTE,
                     image.rgba.data());
    });
    return image;
}

void WebTextureStore::destroy(TextureId id) {
    Slot* const old = slot(id);
    if (!old) return;
    if (old->texture) glDeleteTextures(1, &old->texture);
    if (old->frame) glDeleteFramebuffers(1, &old->frame);
    if (old->stencil) glDeleteRenderbuffers(1, &old->stencil);
    *old = Slot();
}

void WebTextureStore::setSmooth(TextureId id, bool smooth) {
    if (Slot* const changed = slot(id); changed && changed->isSmooth != smooth) {
        changed->isSmooth = smooth;
        if (!_isLost) applyParameters(*changed);
    }
}

void WebTextureStore::setRepeated(TextureId id, bool repeated) {
    if (Slot* const changed = slot(id); changed && changed->isRepeated != repeated) {
        changed->isRepeated = repeated;
        if (!_isLost) applyParameters(*changed);
    }
}

bool WebTextureStore::generateMipmap(TextureId id) {
    Slot* const changed = slot(id);
    if (!changed) return false;
    changed->hasMipmap = true;
    if (_isLost) return true;
    applyParameters(*changed);
    glGenerateMipmap(GL_TEXTURE_2D);
    return true;
}

int WebTextureStore::maximumSize() const {
    if (_maximumSize == 0) glGetIntegerv(GL_MAX_TEXTURE_SIZE, &_maximumSize);
    return _maximumSize;
}

} // namespace copra::web
