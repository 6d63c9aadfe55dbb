#pragma once

#include "backend/null/NullCommand.h"
#include "platform/TextureStore.h"

#include <map>
#include <vector>

namespace copra {

/// Keeps textures and their pixels in memory, for drawing into targets.
class NullTextureStore : public TextureStore {
public:
    /// A texture.
    struct Record {
        PixelSize size;
        bool smooth = true;
        bool repeated = false;
        bool hasMipmap = false;
        bool isTarget = false;
        int updates = 0;
        std::vector<std::uint8_t> rgba;    ///< rows from top to bottom; for a target from bottom to top
        std::vector<std::uint8_t> stencil; ///< one byte per pixel; targets only
        std::vector<NullCommand> commands; ///< not yet executed; targets only
        std::size_t vertices = 0;          ///< of all commands
    };

    TextureId create(PixelSize size, const std::uint8_t* rgba, bool mipmap) override;
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override;
    bool grow(TextureId id, int height) override;
    TextureId createTarget(PixelSize size) override;
    PixelImage read(TextureId id) override;
    void destroy(TextureId id) override;
    void setSmooth(TextureId id, bool smooth) override;
    void setRepeated(TextureId id, bool repeated) override;
    bool generateMipmap(TextureId id) override;
    int maximumSize() const override { return _maximumSize; }
    /// False: each test creates a null backend, while cached textures live longer.
    bool keepsPixels() const override { return false; }

    /// All textures.
    const std::map<TextureId, Record>& textures() const { return _textures; }
    /// A texture; null for an unknown ID.
    Record* find(TextureId id);
    /// Adds a command to a target, executed when its pixels are needed.
    void addCommand(Record& target, NullCommand command);
    /// Lowers the maximum texture size.
    void setMaximumSize(int pixels) { _maximumSize = pixels; }
    /// With false, nothing is drawn into targets: they need no memory and are blank when they are read. For
    /// long tests that do not read pixels. Call it before targets are created.
    void setRasterizing(bool isRasterizing) { _isRasterizing = isRasterizing; }

private:
    Record* add(PixelSize size);
    void execute(Record& target);
    void executeDependents(TextureId id);

    std::map<TextureId, Record> _textures;
    TextureId _last = kNoTexture;
    int _maximumSize = 16384;
    bool _isRasterizing = true;
};

} // namespace copra
