#pragma once

#include "backend/null/NullCommand.h"
#include "platform/TextureStore.h"

#include <map>
#include <vector>

namespace copra {

/// Knows which textures there are, and keeps their pixels for drawing into targets.
class NullTextureStore : public TextureStore {
public:
    /// What is known of a texture.
    struct Record {
        PixelSize size;
        bool smooth = true;
        bool repeated = false;
        bool hasMipmap = false;
        bool isTarget = false;
        int updates = 0;
        std::vector<std::uint8_t> rgba;    ///< rows from top to bottom; of a target from bottom to top
        std::vector<std::uint8_t> stencil; ///< one byte a pixel; of targets only
        std::vector<NullCommand> jobs;     ///< what is still to be painted; of targets only
    };

    TextureId create(PixelSize size, const std::uint8_t* rgba) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    bool grow(TextureId id, int height) override;
    TextureId createTarget(PixelSize size) override;
    PixelImage read(TextureId id) override;
    void destroy(TextureId id) override;
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override { return _maximumSize; }
    /// False: a null machine comes and goes with each test, textures of the caches stay.
    bool keepsPixels() const override { return false; }

    /// The textures that live now.
    const std::map<TextureId, Record>& textures() const { return _textures; }
    /// A texture; null for an unknown id.
    Record* find(TextureId id);
    /// Notes what happens to a target.
    void addJob(Record& target, NullCommand job);
    /// Makes the machine a smaller one.
    void setMaximumSize(int pixels) { _maximumSize = pixels; }

private:
    void paint(Record& target);
    void paintWhatNeeds(TextureId id);

    std::map<TextureId, Record> _textures;
    TextureId _last = kNoTexture;
    int _maximumSize = 16384;
};

} // namespace copra
