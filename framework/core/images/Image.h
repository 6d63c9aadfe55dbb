#pragma once

#include "base/Ref.h"
#include "images/PixelFormat.h"
#include "images/fwd.h"

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <utility>
#include <vector>

namespace cocos2d {

/// The pixels of one mipmap, which is an image or a smaller copy of it. See Texture2D::initWithMipmaps().
typedef struct _MipmapInfo {
    unsigned char* address = nullptr; ///< The first byte of the pixels.
    int len = 0;                      ///< The number of bytes.
} MipmapInfo;

/// An image in memory, which is decoded from a file or created from pixels. Supported files are PNG, JPEG,
/// BMP, TGA, GIF, TIFF, WebP, and uncompressed PVR; they may be compressed as .gz or .ccz.
class Image : public Ref {
public:
    /// The format of an image file. BMP and GIF, which cocos2d-x cannot decode, are UNKNOWN.
    enum class Format {
        JPG,      ///< JPEG, with 3 channels, or 1 if it is gray.
        PNG,      ///< PNG, with 1 to 4 channels.
        TIFF,     ///< A TIFF file.
        WEBP,     ///< A WebP file.
        PVR,      ///< PVR with pixels that are not compressed.
        ETC,      ///< Compressed with ETC; cannot be loaded.
        S3TC,     ///< Compressed with DXT; cannot be loaded.
        ATITC,    ///< Compressed with ATC; cannot be loaded.
        TGA,      ///< A TGA file.
        RAW_DATA, ///< Pixels in memory; see initWithRawData().
        UNKNOWN   ///< Another format, or no image.
    };

    /// Constructs an empty image. Call initWithImageFile() or another init function next.
    Image();
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;
    ~Image() override;

    /// Sets whether PNG files with alpha are premultiplied when they are loaded; true by default.
    static void setPNGPremultipliedAlphaEnabled(bool enabled);
    /// Sets whether the colors of PVR files of version 2 are premultiplied, which their header does not say;
    /// false by default.
    static void setPVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied);
    /// Returns both settings for premultiplied alpha, for decoding on other threads.
    static const copra::DecodeOptions& decodeOptions();

    /// Decodes a file that FileUtils finds. On failure, the function logs the file and the reason, leaves the
    /// image empty, and returns false.
    bool initWithImageFile(const std::string& path);
    /// Decodes a file in memory. On failure, the function logs the reason and returns false.
    bool initWithImageData(const unsigned char* data, ssize_t dataLen);
    /// Decodes a file that FileUtils finds, as in cocos2d-x 2.x. The second argument has no effect.
    bool initWithImageFile(const std::string& path, Format /*format*/) { return initWithImageFile(path); }
    /// Initializes a new object from a file in memory or, with RAW_DATA, from pixels, as in cocos2d-x 2.x.
    bool initWithImageData(void* data, int dataLen, Format format, int width = 0, int height = 0,
                           int bitsPerComponent = 8) {
        const auto* const bytes = static_cast<const unsigned char*>(data);
        return format == Format::RAW_DATA ? initWithRawData(bytes, dataLen, width, height, bitsPerComponent)
                                          : initWithImageData(bytes, dataLen);
    }
    /// Copies RGBA8888 pixels, with rows from top to bottom. `preMulti` says whether the colors are
    /// premultiplied. If the data is null, there are no pixels, or there are fewer than width * height * 4
    /// bytes, the function logs that and returns false.
    bool initWithRawData(const unsigned char* data, ssize_t dataLen, int width, int height,
                         int bitsPerComponent, bool preMulti = false);

    /// Returns the pixels in the format getRenderFormat(), with rows from top to bottom and without padding,
    /// or null if the image is empty. The image owns them.
    unsigned char* getData() { return _data.empty() ? nullptr : _data.data(); }
    /// Returns the pixels in the format getRenderFormat(), read-only, or null if the image is empty.
    const unsigned char* getData() const { return _data.empty() ? nullptr : _data.data(); }
    /// Returns the number of bytes of getData().
    ssize_t getDataLen() const { return static_cast<ssize_t>(_data.size()); }
    /// Returns the format of the file.
    Format getFileType() const { return _fileType; }
    /// Returns the format of the pixels: RGBA8888, RGB888, I8, or AI88, depending on the file; for PVR files
    /// also a smaller format; NONE if the image is empty.
    copra::PixelFormat getRenderFormat() const { return _renderFormat; }
    /// Returns the width in pixels.
    int getWidth() const { return _width; }
    /// Returns the height in pixels.
    int getHeight() const { return _height; }
    /// Returns 0: Texture2D::generateMipmap() computes mipmaps.
    int getNumberOfMipmaps() const { return 0; }
    /// Returns an empty mipmap, because an image has none.
    MipmapInfo* getMipmaps() { return &_mipmaps; }
    /// Whether the colors are premultiplied.
    bool hasPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// Whether the colors are premultiplied, as hasPremultipliedAlpha() says.
    bool isPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// Returns the full path of the file, or an empty string for an image without a file.
    std::string getFilePath() const { return _filePath; }
    /// Returns the number of bits of a pixel in the format getRenderFormat().
    int getBitPerPixel() const;
    /// Whether the format has an alpha channel.
    bool hasAlpha() const;
    /// Returns false, because compressed formats cannot be loaded.
    bool isCompressed() const { return false; }

    /// Writes a .png or .jpg file, by the extension, to an absolute path. `isToRGB` omits the alpha of a PNG
    /// file. An existing file is replaced atomically. On failure, the function keeps the existing file, logs
    /// the reason, and returns false.
    bool saveToFile(const std::string& filename, bool isToRGB = true);

    /// Multiplies the colors of an RGBA8888 image by its alpha. Another format is an error: debug builds
    /// assert; release builds log it and do nothing.
    void premultiplyAlpha();
    /// Undoes premultiplyAlpha(), within the precision of 8 bits. Another format is an error: debug builds
    /// assert; release builds log it and do nothing.
    void reversePremultipliedAlpha();

    /// Takes over the pixels of an image that was decoded on another thread.
    void adopt(copra::DecodedImage&& decoded);
    /// Moves the pixels out. Size and format stay.
    std::vector<unsigned char> takePixels_() { return std::exchange(_data, {}); }

protected:
    std::vector<unsigned char> _data;
    int _width = 0;
    int _height = 0;
    Format _fileType = Format::UNKNOWN;
    copra::PixelFormat _renderFormat = copra::PixelFormat::NONE;
    bool _hasPremultipliedAlpha = false;
    std::string _filePath;
    MipmapInfo _mipmaps;
};

} // namespace cocos2d
