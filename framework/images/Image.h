#pragma once

#include "base/Ref.h"
#include "images/PixelFormat.h"

#include <cstdint>
#include <string>
#include <sys/types.h>
#include <vector>

namespace copra {
struct DecodedImage;
struct DecodeOptions;
} // namespace copra

namespace cocos2d {

/// A picture in memory, read from a file or given as pixels. Reads PNG, JPEG, BMP, TGA,
/// GIF and uncompressed PVR, also packed as .gz and .ccz.
class Image : public Ref {
public:
    /// Kind of the file. BMP and GIF, which the original cannot read, are UNKNOWN.
    enum class Format { JPG, PNG, TIFF, WEBP, PVR, ETC, S3TC, ATITC, TGA, RAW_DATA, UNKNOWN };

    Image();
    Image(const Image&) = delete;
    Image& operator=(const Image&) = delete;
    ~Image() override;

    /// Whether the colours of PNG files with alpha are multiplied with it while loading; true from the start.
    static void setPNGPremultipliedAlphaEnabled(bool enabled);
    /// Whether the colours of PVR files of version 2, which do not say it, are multiplied with alpha already;
    /// false from the start.
    static void setPVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied);
    /// The two settings above, for readers on other threads.
    static const copra::DecodeOptions& decodeOptions();

    /// Reads a file, found by FileUtils. False after logging file and reason; the image is then empty.
    bool initWithImageFile(const std::string& path);
    /// Reads a file that is in memory. False after logging the reason.
    bool initWithImageData(const unsigned char* data, ssize_t dataLen);
    /// Copies RGBA8888 pixels, rows from top to bottom. False when there are fewer than width * height * 4
    /// bytes. preMulti: whether the colours are multiplied with alpha already.
    bool initWithRawData(const unsigned char* data, ssize_t dataLen, int width, int height,
                         int bitsPerComponent, bool preMulti = false);

    /// The pixels in getRenderFormat(), rows from top to bottom without gaps; null when empty. They stay the
    /// image's.
    unsigned char* getData() { return _data.empty() ? nullptr : _data.data(); }
    const unsigned char* getData() const { return _data.empty() ? nullptr : _data.data(); }
    ssize_t getDataLen() const { return static_cast<ssize_t>(_data.size()); }
    Format getFileType() const { return _fileType; }
    /// RGBA8888, RGB888, I8 or AI88, after the file, for a PVR also a smaller one; NONE when empty.
    copra::PixelFormat getRenderFormat() const { return _renderFormat; }
    int getWidth() const { return _width; }
    int getHeight() const { return _height; }
    /// Whether the colours are multiplied with alpha already.
    bool hasPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// As hasPremultipliedAlpha.
    bool isPremultipliedAlpha() const { return _hasPremultipliedAlpha; }
    /// Full path of the file; empty if there is none.
    std::string getFilePath() const { return _filePath; }
    int getBitPerPixel() const;
    bool hasAlpha() const;
    /// Always false: compressed pictures cannot be loaded.
    bool isCompressed() const { return false; }

    /// Writes a .png or .jpg file (told by the ending) to an absolute path. isToRGB leaves out the alpha of a
    /// PNG. False after logging the reason.
    bool saveToFile(const std::string& filename, bool isToRGB = true);

    /// Multiplies the colours of an RGBA8888 picture with its alpha. Others are left as they are.
    void premultiplyAlpha();
    /// Undoes it, as far as 8 bits remember.
    void reversePremultipliedAlpha();

    /// Takes over a picture that was read on another thread.
    void adopt(copra::DecodedImage&& picture);

protected:
    std::vector<unsigned char> _data;
    int _width = 0;
    int _height = 0;
    Format _fileType = Format::UNKNOWN;
    copra::PixelFormat _renderFormat = copra::PixelFormat::NONE;
    bool _hasPremultipliedAlpha = false;
    std::string _filePath;
};

} // namespace cocos2d
