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
        /// The pixels: rows from top to bottom, in a target from bottom to top.
        std::vector<std::uint8_t> rgba;
        std::vector<std::uint8_t> stencil; ///< The stencil buffer of a target, one byte for each pixel.
        std::vector<NullCommand> commands; ///< The commands of a target that have not been executed yet.
        std::size_t vertices = 0;          ///< The number of vertices of all commands.
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
    /// Returns false: each test creates a null backend, while cached textures live longer.
    bool keepsPixels() const override { return false; }

    /// Returns all textures by their IDs.
    const std::map<TextureId, Record>& textures() const { return _textures; }
    /// A texture; null for an unknown ID.
    Record* find(TextureId id);
    /// Adds a command to a target, executed when its pixels are needed.
    void addCommand(Record& target, NullCommand command);
    /// Sets the maximum texture size, to test with a lower one.
    void setMaximumSize(int pixels) { _maximumSize = pixels; }
    /// Sets whether targets are drawn into. Without this, they need no memory and are blank when they are
    /// read. Turn it off in long tests that do not read pixels, before targets are created.
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
