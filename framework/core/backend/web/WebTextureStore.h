#pragma once

#include "platform/TextureStore.h"

#include <vector>

namespace copra::web {

/// Textures of WebGL 2. A browser may take the context away at any time and restore it empty, so the store
/// also keeps the pixels of textures in memory. Targets come back transparent.
class WebTextureStore : public TextureStore {
public:
    TextureId create(PixelSize size, const std::uint8_t* rgba, bool mipmap) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    bool grow(TextureId id, int height) override;
    TextureId createTarget(PixelSize size) override;
    PixelImage read(TextureId id) override;
    void destroy(TextureId id) override;
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override;
    bool keepsPixels() const override { return true; }

    /// A texture or a target. Names of OpenGL are 0 where there is none.
    struct Slot {
        PixelSize size; ///< The size in pixels; 0 x 0 if the slot is free.
        bool isTarget = false;
        unsigned texture = 0;
        unsigned frame = 0;   ///< The frame buffer of a target.
        unsigned stencil = 0; ///< The stencil buffer of a target.
        bool isSmooth = true;
        bool isRepeated = false;
        bool hasMipmap = false;
        std::vector<std::uint8_t> rgba; ///< The pixels of a texture.
    };
    /// Returns the slot of an ID, or null for an unknown one.
    const Slot* find(TextureId id) const {
        return id > 0 && id <= _slots.size() && _slots[id - 1].size.width > 0 ? &_slots[id - 1] : nullptr;
    }

    /// The context of WebGL was lost.
    void lose();
    /// The context was restored: creates all textures again.
    void restore();

private:
    Slot* slot(TextureId id) { return const_cast<Slot*>(find(id)); }
    bool fits(PixelSize size, const char* what) const;
    TextureId keep(Slot slot);
    void make(Slot& slot) const;

    std::vector<Slot> _slots; ///< ID - 1 is the index
    bool _isLost = false;
    mutable int _maximumSize = 0;
};

} // namespace copra::web
