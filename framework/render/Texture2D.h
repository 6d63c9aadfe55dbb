#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "images/PixelFormat.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "platform/GLTypes.h"
#include "platform/Pixels.h"
#include "render/TextTypes.h"

#include <cstdint>
#include <memory>
#include <string>
#include <sys/types.h>
#include <unordered_map>
#include <vector>

namespace copra {
class TextureRegion;
class TexturePages;
} // namespace copra

namespace cocos2d {

class Image;
class SpriteFrame;

/// A picture that can be drawn. Its pixels go to the machine when it is drawn for the first time, so textures
/// work without a window; there small ones share a page with others, so that changing between them costs
/// nothing.
class Texture2D : public Ref {
public:
    using PixelFormat = copra::PixelFormat;

    /// How a texture is read between and outside of its pixels, in GL constants.
    typedef struct _TexParams {
        GLuint minFilter; ///< GL_LINEAR and its mipmap kinds, or GL_NEAREST and its
        GLuint magFilter; ///< GL_LINEAR or GL_NEAREST
        GLuint wrapS;     ///< GL_CLAMP_TO_EDGE or GL_REPEAT
        GLuint wrapT;     ///< as wrapS
    } TexParams;

    /// The format that initWithImage(image) converts pictures with alpha to; AUTO from the start.
    static void setDefaultAlphaPixelFormat(PixelFormat format);
    static PixelFormat getDefaultAlphaPixelFormat();

    Texture2D();
    Texture2D(const Texture2D&) = delete;
    Texture2D& operator=(const Texture2D&) = delete;
    ~Texture2D() override;

    /// Takes over a picture of dataLen bytes in pixelFormat, rows from top to bottom. False after logging
    /// when data is too short, the size is not positive or the format is compressed. The alpha counts as not
    /// premultiplied; contentSize is ignored, as in the original: the whole picture is the content.
    bool initWithData(const void* data, ssize_t dataLen, PixelFormat pixelFormat, int pixelsWide,
                      int pixelsHigh, const Size& contentSize);
    /// Takes over an image in the default format. False after logging for null and for an empty image.
    bool initWithImage(Image* image);
    /// Takes over an image, reduced to format.
    bool initWithImage(Image* image, PixelFormat format);
    /// Takes over the picture of a text, drawn with a font file or an installed font. `dimensions` in points,
    /// 0 for as much as needed; what does not fit is cut off, or shrunken with overflow 2 (Label::Overflow).
    /// False for an empty text and without any font. Effects are not drawn: take a Label.
    bool initWithString(const char* text, const std::string& fontName, float fontSize,
                        const Size& dimensions = Size(0, 0),
                        TextHAlignment hAlignment = TextHAlignment::CENTER,
                        TextVAlignment vAlignment = TextVAlignment::TOP, bool enableWrap = true,
                        int overflow = 0);
    bool initWithString(const char* text, const FontDefinition& textDefinition);
    /// Becomes a clear picture that can be drawn into with Renderer::beginTarget, RGBA8888, its rows from the
    /// bottom up. The picture lives on the machine only. False when the size is not positive.
    bool initAsTarget(int pixelsWide, int pixelsHigh);
    /// The pixels of a target, RGBA, rows from the bottom up; clear ones as long as nothing was drawn.
    std::vector<std::uint8_t> readTarget() const;
    /// Overwrites a part with data in the texture's own format, in pixels from the top left corner. False
    /// when the texture is empty or the part reaches outside.
    bool updateWithData(const void* data, int offsetX, int offsetY, int width, int height);
    /// Gives the machine's memory back and forgets the pixels.
    void releaseGLTexture();

    /// Sets reading between and outside of pixels. Minification and magnification are one setting here:
    /// linear if magFilter is. Repeating applies to both directions if either repeats.
    void setTexParameters(const TexParams& texParams);
    void setTexParameters(const TexParams* texParams) { setTexParameters(*texParams); }
    /// Mixes neighbouring pixels; this is the default.
    void setAntiAliasTexParameters();
    /// Takes the nearest pixel.
    void setAliasTexParameters();
    /// In a CustomCommand: draws the picture behind it, with its lower left corner at a point of the world,
    /// as many points large as it has pixels. Blends as GL::blendFunc() said, else in the texture's way.
    void drawAtPoint(const Vec2& point);
    /// The same, filling a rectangle.
    void drawInRect(const Rect& rect);
    /// Image::setPVRImagesHavePremultipliedAlpha().
    static void PVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied);
    /// Makes the smaller versions that keep a shrunken picture calm.
    void generateMipmap();

    /// What a nine-patch picture says about its borders; a null frame means the whole picture.
    void addSpriteFrameCapInset(SpriteFrame* spriteFrame, const Rect& capInsets);
    void removeSpriteFrameCapInset(SpriteFrame* spriteFrame);
    bool isContain9PatchInfo() const { return _ninePatches != nullptr; }
    /// Those of the whole picture for a frame without its own; zero where there are none.
    const Rect& getSpriteFrameCapInset(SpriteFrame* spriteFrame) const;

    /// Name of the pixel format, e.g. "RGBA8888".
    const char* getStringForFormat() const;
    unsigned int getBitsPerPixelForFormat() const { return getBitsPerPixelForFormat(_pixelFormat); }
    unsigned int getBitsPerPixelForFormat(PixelFormat format) const;
    PixelFormat getPixelFormat() const { return _pixelFormat; }

    /// Size in points: pixels divided by the content scale factor.
    Size getContentSize() const;
    const Size& getContentSizeInPixels() const { return _contentSize; }
    int getPixelsWide() const { return _pixelsWide; }
    int getPixelsHigh() const { return _pixelsHigh; }
    /// Whether colours are multiplied with alpha already; decides the blend function of sprites.
    bool hasPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// Says whether the pixels given to initWithData are multiplied with alpha already.
    void setPremultipliedAlpha(bool premultiplied) { _hasPremultipliedAlpha = premultiplied; }
    bool hasMipmaps() const { return _hasMipmaps; }
    /// Whether neighbouring pixels are mixed.
    bool isAntialiased() const { return _antialiasEnabled; }
    /// A number of its own for each texture with a picture; 0 without. It is not a GL name, but
    /// GL::bindTexture2D takes it.
    GLuint getName() const { return _name; }
    /// The texture with that number; null where there is none.
    static Texture2D* withName(GLuint name);
    /// Which share of the texture is the picture, 1 from the start.
    GLfloat getMaxS() const { return _maxS; }
    void setMaxS(GLfloat maxS) { _maxS = maxS; }
    GLfloat getMaxT() const { return _maxT; }
    void setMaxT(GLfloat maxT) { _maxT = maxT; }
    /// Full path of the file; empty if there is none.
    const std::string& getPath() const { return _filePath; }
    /// One line about the texture, for logs.
    virtual std::string getDescription() const;

    /// Where the texture is on a machine; brings it there first if needed. Null for an empty one and for one
    /// that does not fit. For the renderer.
    const copra::TextureRegion* regionOn(const std::shared_ptr<copra::TexturePages>& pages) {
        return _region && _regionPages == pages.get() ? _region.get() : moveIn(pages);
    }
    /// Never shares a page again, because it is drawn beyond its edges. For the renderer.
    void leaveSharedPage();

protected:
    PixelFormat _pixelFormat = PixelFormat::DEFAULT;
    int _pixelsWide = 0;
    int _pixelsHigh = 0;
    GLuint _name = 0;
    GLfloat _maxS = 0.0f;
    GLfloat _maxT = 0.0f;
    Size _contentSize;
    bool _hasPremultipliedAlpha = false;
    bool _hasMipmaps = false;
    bool _antialiasEnabled = true;
    std::string _filePath;

private:
    bool adopt(std::vector<std::uint8_t> rgba, PixelFormat format, int width, int height);
    void applyParameters();
    const copra::TextureRegion* moveIn(const std::shared_ptr<copra::TexturePages>& pages);

    struct NinePatches;
    copra::Owned<NinePatches> _ninePatches; ///< few textures have any
    bool _repeated = false;
    bool _mayShare = true;
    bool _isTarget = false;
    bool _isLost = false;              ///< cannot come to the machine; said so once
    std::vector<std::uint8_t> _pixels; ///< RGBA; empty once the machine keeps them
    copra::Owned<copra::TextureRegion> _region;
    copra::TexturePages* _regionPages = nullptr; ///< where the region is from; alive as long as that
};

} // namespace cocos2d
