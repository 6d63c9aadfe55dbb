#pragma once

#include "platform/Pixels.h"

#include <cstdint>

namespace copra {

/// Names a texture in a TextureStore. 0 is none.
using TextureId = std::uint32_t;
inline constexpr TextureId kNoTexture = 0;

/// The memory where a machine keeps pictures for drawing. Textures hold a share of the store they live in, so
/// that they can be given back whichever of texture and machine goes first.
class TextureStore {
public:
    virtual ~TextureStore() = default;

    /// Makes a texture of size pixels; rgba is size.width * size.height * 4 bytes, or null for a clear one.
    /// Returns kNoTexture after logging the reason when it does not fit.
    virtual TextureId create(PixelSize size, const std::uint8_t* rgba) = 0;
    /// Overwrites a part of a texture. An area that reaches outside is logged and ignored.
    virtual void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) = 0;
    /// Makes a texture higher: what it shows stays, the new rows below are clear. False, and no change, when
    /// it does not fit, is a target or is as high already.
    virtual bool grow(TextureId id, int height) = 0;
    /// Makes a clear texture that can also be drawn into, see RenderDevice::pushTarget. Its rows go from the
    /// bottom of the picture up, as OpenGL has it. Returns kNoTexture after logging the reason when it does
    /// not fit.
    virtual TextureId createTarget(PixelSize size) = 0;
    /// The pixels of a texture as they are now; empty for an unknown id.
    virtual PixelImage read(TextureId id) = 0;
    /// Gives a texture back; unknown ids are ignored.
    virtual void destroy(TextureId id) = 0;

    /// Between texels: true mixes the neighbours (the default), false takes the nearest.
    virtual void setSmooth(TextureId id, bool smooth) = 0;
    /// Outside of the texture: true repeats it, false (the default) continues its edge.
    virtual void setRepeated(TextureId id, bool repeated) = 0;
    /// Makes the smaller versions that keep a shrunken picture calm. False where the machine cannot.
    virtual bool generateMipmap(TextureId id) = 0;

    /// The longest side of a texture, in pixels.
    virtual int maximumSize() const = 0;
    /// Whether pictures survive in here. Owners keep their own copy of the pixels where this is false.
    virtual bool keepsPixels() const = 0;
};

} // namespace copra
