#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "base/RefPtr.h"
#include "images/PixelFormat.h"
#include "images/fwd.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "platform/GLTypes.h"
#include "render/TextAlignment.h"
#include "render/TexturePlacement.h"
#include "render/fwd.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <sys/types.h>
#include <unordered_map>
#include <vector>

namespace cocos2d {

struct _MipmapInfo; // images/Image.h

/// An image that sprites and other nodes draw. Its pixels are uploaded when it is first drawn, so textures work without a window. Small
/// textures are stored together on a page of the device, so that they can be drawn in one batch.
class Texture2D : public Ref {
public:
    /// The memory layout of a pixel.
    using PixelFormat = copra::PixelFormat;

    /// The filtering and wrapping of a texture, in constants of OpenGL.
    typedef struct _TexParams {
        /// The filter for reduced textures: GL_NEAREST, GL_LINEAR, or one of their mipmap kinds.
        GLuint minFilter;
        GLuint magFilter; ///< The filter for enlarged textures: GL_LINEAR or GL_NEAREST.
        GLuint wrapS;     ///< The horizontal wrapping: GL_CLAMP_TO_EDGE or GL_REPEAT.
        GLuint wrapT;     ///< The vertical wrapping: GL_CLAMP_TO_EDGE or GL_REPEAT.
    } TexParams;

    /// Sets the format to which initWithImage(image) converts images, with or without alpha. AUTO, the
    /// default, keeps their format.
    static void setDefaultAlphaPixelFormat(PixelFormat format);
    /// Returns the format to which initWithImage(image) converts images, with or without alpha. AUTO, the
    /// default, keeps their format.
    static PixelFormat getDefaultAlphaPixelFormat();
    /// Deprecated name of getDefaultAlphaPixelFormat().
    static PixelFormat defaultAlphaPixelFormat() { return getDefaultAlphaPixelFormat(); }

    /// Constructs an empty texture. Call initWithImage() or another init function next.
    Texture2D();
    Texture2D(const Texture2D&) = delete;
    Texture2D& operator=(const Texture2D&) = delete;
    ~Texture2D() override;

    /// Initializes the texture as initWithImage(image) does, but takes the pixels out of the image.
    bool initWithPixelsOf_(Image& image);
    /// Initializes the texture with pixels that are already RGBA, and returns true. `format` is the format
    /// that getPixelFormat() returns.
    bool initWithRgba_(std::vector<std::uint8_t> rgba, PixelFormat format, int pixelsWide, int pixelsHigh) {
        _hasPremultipliedAlpha = false;
        return adopt(std::move(rgba), format, pixelsWide, pixelsHigh);
    }
    /// Copies `dataLen` bytes of pixels in `pixelFormat`, with rows from top to bottom. If the data is too
    /// short or the format is compressed, the function logs that and returns false. Null and a length or size
    /// that is not positive are errors: debug builds assert; release builds log it and return false. The
    /// colors count as not premultiplied. `contentSize` is ignored, as in cocos2d-x: the whole texture is
    /// the content.
    bool initWithData(const void* data, ssize_t dataLen, PixelFormat pixelFormat, int pixelsWide,
                      int pixelsHigh, const Size& contentSize);
    /// Initializes the texture with the first of several mipmaps; generateMipmap() computes the others.
    /// Without mipmaps, the function logs that and returns false. A first mipmap without pixels and a size
    /// that is not positive are errors: debug builds assert; release builds log it and return false.
    bool initWithMipmaps(_MipmapInfo* mipmaps, int mipmapsNum, PixelFormat pixelFormat, int pixelsWide,
                         int pixelsHigh);
    /// Initializes the texture with pixels, as in cocos2d-x 2.x: the length of the data follows from the
    /// size. Null, a size that is not positive, and a compressed format are errors: debug builds assert;
    /// release builds log it and return false.
    bool initWithData(const void* data, PixelFormat pixelFormat, int pixelsWide, int pixelsHigh,
                      const Size& contentSize);
    /// Copies an image in the default format. Returns false, after logging, for null and for an empty image.
    bool initWithImage(Image* image);
    /// Copies the pixels of an image, reduced to a format.
    bool initWithImage(Image* image, PixelFormat format);
    // fonts/Texture2D_text.cpp

    /// Renders `text` with a font file or an installed font. `dimensions` are in points; 0 is unlimited. Text
    /// that exceeds them is clipped, or shrunk with overflow 2 (Label::Overflow). Returns false if `text` is
    /// null or empty. If it cannot be rendered, the function logs that and returns false. Effects are not
    /// rendered: use a Label for them.
    bool initWithString(const char* text, const std::string& fontName, float fontSize,
                        const Size& dimensions = Size(0, 0),
                        TextHAlignment hAlignment = TextHAlignment::CENTER,
                        TextVAlignment vAlignment = TextVAlignment::TOP, bool enableWrap = true,
                        int overflow = 0);
    /// Renders `text` with the font, size, and alignment of `textDefinition`. Returns false if `text` is null
    /// or empty. If it cannot be rendered, the function logs that and returns false.
    bool initWithString(const char* text, const FontDefinition& textDefinition);
    /// Creates a transparent texture to draw into with Renderer::beginTarget(): RGBA8888, with rows from
    /// bottom to top. Its pixels exist on the device only. Returns false if the size is not positive or is
    /// too large.
    bool initAsTarget(int pixelsWide, int pixelsHigh);
    /// Returns the pixels of a texture that is drawn into, as RGBA with rows from bottom to top. They are
    /// transparent until something is drawn.
    std::vector<std::uint8_t> readTarget() const;
    /// Overwrites a part of the texture with data in its format. Offset and size are in pixels from the top
    /// left corner. Returns false if the texture is empty, if the data is null, or if the area is not inside
    /// the texture.
    bool updateWithData(const void* data, int offsetX, int offsetY, int width, int height);
    /// Releases the pixels in memory and on the device. The texture is then empty, and its getName() is 0.
    void releaseGLTexture();

    // Texture2D_parameters.cpp

    /// Sets filtering and wrapping. The same filter applies to minification and magnification: it is linear
    /// if `magFilter` is. Repeating applies to both directions if either repeats.
    void setTexParameters(const TexParams& texParams);
    /// Sets filtering and wrapping from a pointer, which must not be null.
    void setTexParameters(const TexParams* texParams) { setTexParameters(*texParams); }
    /// Sets linear filtering, which is the default.
    void setAntiAliasTexParameters();
    /// Sets nearest-neighbor filtering.
    void setAliasTexParameters();
    /// Sets and retains the shader program of drawAtPoint() and drawInRect(). Null, the default, is the
    /// current program.
    void setGLProgram(GLProgram* program);
    /// Returns the shader program that setGLProgram() has set, or null.
    GLProgram* getGLProgram() const;
    /// Draws the texture with its bottom left corner at a point in world coordinates, one point per pixel.
    /// Call it within a CustomCommand; the texture is drawn after that command, with the blend function of
    /// GL::blendFunc() or else the default one of the texture.
    void drawAtPoint(const Vec2& point);
    /// Draws the texture as drawAtPoint() does, but so that it fills a rectangle.
    void drawInRect(const Rect& rect);
    /// Sets whether the colors of PVR files of version 2 are premultiplied, as
    /// Image::setPVRImagesHavePremultipliedAlpha() does.
    static void PVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied);
    /// Generates mipmaps: smaller versions of the image, which are used where it is drawn smaller.
    void generateMipmap();

    /// Adds the cap insets of a nine-patch frame. Null stands for the whole texture.
    void addSpriteFrameCapInset(SpriteFrame* spriteFrame, const Rect& capInsets);
    /// Removes the cap insets of a frame. Null stands for the whole texture.
    void removeSpriteFrameCapInset(SpriteFrame* spriteFrame);
    /// Whether cap insets were added; see addSpriteFrameCapInset().
    bool isContain9PatchInfo() const { return _ninePatches != nullptr; }
    /// Returns the cap insets of a frame, or else of the whole texture; zero if there are none.
    const Rect& getSpriteFrameCapInset(SpriteFrame* spriteFrame) const;

    /// Returns the name of the pixel format, such as "RGBA8888".
    const char* getStringForFormat() const;
    /// Deprecated name of getStringForFormat().
    const char* stringForFormat() const { return getStringForFormat(); }
    /// Deprecated name of getBitsPerPixelForFormat().
    unsigned int bitsPerPixelForFormat() const { return getBitsPerPixelForFormat(); }
    /// Deprecated name of getBitsPerPixelForFormat() for any format.
    unsigned int bitsPerPixelForFormat(PixelFormat format) const { return getBitsPerPixelForFormat(format); }
    /// Returns the number of bits of a pixel in the format of the texture.
    unsigned int getBitsPerPixelForFormat() const { return getBitsPerPixelForFormat(_pixelFormat); }
    /// Returns the number of bits of a pixel in a format, or 0 for AUTO and NONE.
    unsigned int getBitsPerPixelForFormat(PixelFormat format) const;
    /// Returns the format in which the pixels are stored.
    PixelFormat getPixelFormat() const { return _pixelFormat; }

    /// Returns the size in points: pixels divided by the content scale factor.
    Size getContentSize() const;
    /// Returns the size in pixels.
    const Size& getContentSizeInPixels() const { return _contentSize; }
    /// Returns the width in pixels.
    int getPixelsWide() const { return _pixelsWide; }
    /// Returns the height in pixels.
    int getPixelsHigh() const { return _pixelsHigh; }
    /// Whether the colors are premultiplied, which determines the blend function of sprites.
    bool hasPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// Sets whether the pixels passed to initWithData() are already multiplied by their alpha.
    void setPremultipliedAlpha(bool premultiplied) { _hasPremultipliedAlpha = premultiplied; }
    /// Whether smaller versions of the image are used where it is drawn smaller; see generateMipmap().
    bool hasMipmaps() const { return _hasMipmaps; }
    /// Whether the filtering is linear, so that neighboring pixels are mixed.
    bool isAntialiased() const { return _antialiasEnabled; }
    /// Returns a unique number, or 0 for an empty texture. OpenGL does not know this number; use
    /// GL::bindTexture2D().
    GLuint getName() const { return _name; }
    /// Returns the texture itself, where cocos2d-x 4 has an object of its backend.
    Texture2D* getBackendTexture() { return this; }
    /// Returns the texture whose getName() is `name`, or null.
    static Texture2D* withName(GLuint name);
    /// Returns all textures that have pixels, in the order of their numbers, for tools that show them.
    static std::vector<Texture2D*> all_();
    /// Returns which fraction of the width of the texture is used; 1 unless setMaxS() was called, and 0 for
    /// an empty texture.
    GLfloat getMaxS() const { return _maxS; }
    /// Sets which fraction of the width of the texture is used.
    void setMaxS(GLfloat maxS) { _maxS = maxS; }
    /// Returns which fraction of the height of the texture is used; 1 unless setMaxT() was called, and 0 for
    /// an empty texture.
    GLfloat getMaxT() const { return _maxT; }
    /// Sets which fraction of the height of the texture is used.
    void setMaxT(GLfloat maxT) { _maxT = maxT; }
    /// Returns the full path of the file, or an empty string for a texture without a file.
    const std::string& getPath() const { return _filePath; }
    /// Returns one line about the texture, for logs.
    virtual std::string getDescription() const;

    /// Returns the region of the texture on a device, and uploads it first if needed. Returns null if the
    /// texture is empty or too large. The renderer calls it.
    const copra::TextureRegion* regionOn(const std::shared_ptr<copra::TexturePages>& pages) {
        return _placement.isOn(*pages) ? _placement.region() : upload(pages);
    }
    /// Moves the texture off shared pages for good and returns its region. This is for shaders, which expect
    /// coordinates from 0 to 1 across the texture.
    const copra::TextureRegion* separateRegionOn(const std::shared_ptr<copra::TexturePages>& pages);
    /// Returns where the texture is on a device. The renderer calls it.
    const copra::TexturePlacement& placement() const { return _placement; }
    /// Whether no pixel of the texture, which must not be one to draw into, is transparent. This is known
    /// after the upload, and only for textures that do not share a page.
    bool isOpaque() const { return _isOpaque; }
    /// Moves the texture off its shared page for good, because it is drawn beyond its edges. The renderer
    /// calls it.
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
    RefPtr<Ref> _shaderProgram; ///< The shader program, a GLProgram.

private:
    bool adopt(std::vector<std::uint8_t> rgba, PixelFormat format, int width, int height);
    bool adoptImage(const Image& image, std::vector<std::uint8_t> rgba, PixelFormat format);
    void applyParameters();
    const copra::TextureRegion* upload(const std::shared_ptr<copra::TexturePages>& pages);

    struct NinePatches_;
    /// The nine-patch data, allocated on demand: few textures have any.
    copra::Owned<NinePatches_> _ninePatches;
    bool _repeated = false;
    bool _mayShare = true;
    bool _isTarget = false;
    bool _isOpaque = false;            ///< See isOpaque().
    bool _isLost = false;              ///< Whether the texture cannot be uploaded, which was logged.
    std::vector<std::uint8_t> _pixels; ///< The pixels as RGBA; empty once the device keeps them.
    copra::TexturePlacement _placement;
};

} // namespace cocos2d
