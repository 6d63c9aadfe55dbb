#pragma once

#include "platform/Pixels.h"

#include <cstdint>

namespace copra {

/// Identifies a texture in a TextureStore; 0 is none.
using TextureId = std::uint32_t;
/// The ID of no texture.
inline constexpr TextureId kNoTexture = 0;

/// The textures of a backend. Texture2D shares the store that holds its texture, so texture and backend may
/// be destroyed in any order.
class TextureStore {
public:
    virtual ~TextureStore() = default;

    /// Creates a texture of `size` pixels; `rgba` holds size.width * size.height * 4 bytes, and null means
    /// transparent black. `mipmap` is like a call of generateMipmap(), but faster. If the texture is too
    /// large, the function logs that and returns kNoTexture.
    virtual TextureId create(PixelSize size, const std::uint8_t* rgba, bool mipmap) = 0;
    /// Overwrites a part of a texture. A call with an area that reaches outside is logged and ignored.
    virtual void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) = 0;
    /// Increases the height of a texture in pixels. Its contents stay, and the new rows below are
    /// transparent. Returns false, without a change, if the height is too large or not an increase, or if the
    /// texture is a target.
    [[nodiscard]] virtual bool grow(TextureId id, int height) = 0;
    /// Creates a transparent texture that can also be drawn into; see RenderDevice::pushTarget(). Its rows
    /// count from the bottom, as in OpenGL. If it is too large, the function logs that and returns
    /// kNoTexture.
    virtual TextureId createTarget(PixelSize size) = 0;
    /// Returns the current pixels of a texture; empty for an unknown ID.
    virtual PixelImage read(TextureId id) = 0;
    /// Releases a texture; unknown IDs are ignored.
    virtual void destroy(TextureId id) = 0;

    /// Sets filtering: true, the default, interpolates between texels; false takes the nearest one.
    virtual void setSmooth(TextureId id, bool smooth) = 0;
    /// Sets wrapping: true repeats the texture; false, the default, clamps to its edge.
    virtual void setRepeated(TextureId id, bool repeated) = 0;
    /// Generates mipmaps. Returns false if the backend does not support them.
    virtual bool generateMipmap(TextureId id) = 0;

    /// Returns the maximum width and height of a texture, in pixels.
    virtual int maximumSize() const = 0;
    /// Whether textures keep their pixels; if false, owners keep a copy to upload again.
    virtual bool keepsPixels() const = 0;
};

} // namespace copra
