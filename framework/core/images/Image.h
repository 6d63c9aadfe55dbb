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

/// The pixels of one mipmap of an image.
typedef struct _MipmapInfo {
    unsigned char* address = nullptr; ///< The first byte.
    int len = 0;                      ///< The number of bytes.
} MipmapInfo;

/// An image in memory, decoded from a file or created from pixels. Decodes PNG, JPEG, BMP, TGA, GIF, TIFF, and
/// uncompressed PVR, also compressed as .gz and .ccz.
class Image : public Ref {
public:
    /// File format. BMP and GIF, which the original cannot decode, are UNKNOWN.
    enum class Format {
        JPG,      ///< JPEG, with 3 channels, or 1 if it is gray.
        PNG,      ///< PNG.
        TIFF,     ///< TIFF.
        WEBP,     ///< WebP.
        PVR,      ///< PVR with pixels that are not compressed.
        ETC,      ///< Compressed with ETC; cannot be loaded.
        S3TC,     ///< Compressed with DXT; cannot be loaded.
        ATITC,    ///< Compressed with ATC; cannot be loaded.
        TGA,      ///< TGA.
        RAW_DATA, ///< Pixels in memory; see initWithRawData().
        UNKNOWN   ///< Another format, or no image.
    };

    /// An empty image; see initWithImageFile().
    Image();
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;
    ~Image() override;

    /// Whether PNG files with alpha are premultiplied when they are loaded; true by default.
    static void setPNGPremultipliedAlphaEnabled(bool enabled);
    /// Whether PVR files of version 2, whose header does not say it, are premultiplied; false by default.
    static void setPVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied);
    /// The two settings above, for decoding on other threads.
    static const copra::DecodeOptions& decodeOptions();

    /// Decodes a file, found by FileUtils. False after logging file and reason; the image is then empty.
    bool initWithImageFile(const std::string& path);
    /// Decodes a file in memory. False after logging the reason.
    bool initWithImageData(const unsigned char* data, ssize_t dataLen);
    /// The forms of 2.x. The format is that of the data, but for RAW_DATA, which has a size in pixels.
    bool initWithImageFile(const std::string& path, Format) { return initWithImageFile(path); }
    /// Initializes a new object from a file in memory or, with RAW_DATA, from pixels.
    bool initWithImageData(void* data, int dataLen, Format format, int width = 0, int height = 0,
                           int bitsPerComponent = 8) {
        const auto* const bytes = static_cast<const unsigned char*>(data);
        return format == Format::RAW_DATA ? initWithRawData(bytes, dataLen, width, height, bitsPerComponent)
                                          : initWithImageData(bytes, dataLen);
    }
    /// Copies RGBA8888 pixels, rows from top to bottom. False if there are fewer than width * height * 4
    /// bytes. preMulti: whether the colors are premultiplied.
    bool initWithRawData(const unsigned char* data, ssize_t dataLen, int width, int height,
                         int bitsPerComponent, bool preMulti = false);

    /// The pixels in getRenderFormat(), rows from top to bottom without padding; null if empty. Owned by the
    /// image.
    unsigned char* getData() { return _data.empty() ? nullptr : _data.data(); }
    const unsigned char* getData() const { return _data.empty() ? nullptr : _data.data(); }
    /// The number of bytes of getData().
    ssize_t getDataLen() const { return static_cast<ssize_t>(_data.size()); }
    /// The format of the file.
    Format getFileType() const { return _fileType; }
    /// RGBA8888, RGB888, I8 or AI88, depending on the file; for a PVR also a smaller format; NONE if empty.
    copra::PixelFormat getRenderFormat() const { return _renderFormat; }
    /// The width in pixels.
    int getWidth() const { return _width; }
    /// The height in pixels.
    int getHeight() const { return _height; }
    /// Always 0: mipmaps are computed by Texture2D::generateMipmap().
    int getNumberOfMipmaps() const { return 0; }
    /// Place for one, empty.
    MipmapInfo* getMipmaps() { return &_mipmaps; }
    /// Whether the colors are premultiplied.
    bool hasPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// The same as hasPremultipliedAlpha().
    bool isPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// The full path of the file; empty without one.
    std::string getFilePath() const { return _filePath; }
    /// The number of bits of a pixel in the format of getRenderFormat().
    int getBitPerPixel() const;
    /// Whether the format has an alpha channel.
    bool hasAlpha() const;
    /// Always false: compressed formats cannot be loaded.
    bool isCompressed() const { return false; }

    /// Writes a .png or .jpg file (by its extension) to an absolute path. isToRGB omits the alpha of a PNG. An
    /// existing file is replaced atomically; on failure it stays. False after logging the reason.
    bool saveToFile(const std::string& filename, bool isToRGB = true);

    /// Multiplies the colors of an RGBA8888 image by its alpha. Other formats are not changed.
    void premultiplyAlpha();
    /// Undoes premultiplyAlpha(), within the precision of 8 bits.
    void reversePremultipliedAlpha();

    /// Moves in an image that was decoded on another thread.
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
