#pragma once

#include "platform/TextureStore.h"

#include <map>

namespace copra {

/// Knows which textures there are, but keeps no pixels.
class NullTextureStore : public TextureStore {
public:
    /// What is known of a texture.
    struct Record {
        PixelSize size;
        bool smooth = true;
        bool repeated = false;
        bool hasMipmap = false;
        int updates = 0;
    };

    TextureId create(PixelSize size, const std::uint8_t* rgba) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    void destroy(TextureId id) override { _textures.erase(id); }
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override { return _maximumSize; }
    bool keepsPixels() const override { return false; }

    /// The textures that live now.
    const std::map<TextureId, Record>& textures() const { return _textures; }
    /// Makes the machine a smaller one.
    void setMaximumSize(int pixels) { _maximumSize = pixels; }

private:
    std::map<TextureId, Record> _textures;
    TextureId _last = kNoTexture;
    int _maximumSize = 16384;
};

} // namespace copra
