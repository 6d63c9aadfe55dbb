#include "images/PngImage.h"

#include <algorithm>
#include <csetjmp>
#include <cstring>
#include <vector>

#include <png.h>

namespace copra {

namespace {

// Headers lie: beyond this, memory is taken as the data of an image arrives.
constexpr std::size_t kMostTakenAtOnce = std::size_t{16} << 20;

/// libpng calls it, with the string that takes the message as its error pointer.
[[noreturn]] void fail(png_structp png, png_const_charp message) {
    *static_cast<std::string*>(png_get_error_ptr(png)) = message;
    png_longjmp(png, 1);
}

void ignoreWarning(png_structp, png_const_charp) {}

/// A file that is being decoded. Errors of libpng leave the decoding functions by longjmp(): what has to be destroyed is
/// here.
class PngReading {
public:
    PngReading(const unsigned char* bytes, std::size_t count) : _bytes(bytes), _left(count) {
        _png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &error, fail, ignoreWarning);
        _info = _png ? png_create_info_struct(_png) : nullptr;
    }
    PngReading(const PngReading&) = delete;
    PngReading& operator=(const PngReading&) = delete;
    ~PngReading() { png_destroy_read_struct(&_png, &_info, nullptr); }

    bool read() {
        if (!_info) {
            error = "out of memory";
            return false;
        }
        if (setjmp(png_jmpbuf(_png))) return false;
        readHeader();
        readRows();
        return true;
    }

    int width() const { return static_cast<int>(png_get_image_width(_png, _info)); }
    int height() const { return static_cast<int>(png_get_image_height(_png, _info)); }
    int channels() const { return png_get_channels(_png, _info); }

    std::vector<unsigned char> pixels;
    std::string error; ///< of libpng

private:
    static void give(png_structp png, png_bytep to, std::size_t wanted) {
        auto* const reading = static_cast<PngReading*>(png_get_io_ptr(png));
        if (wanted > reading->_left) png_error(png, "the file ends too early");
        std::memcpy(to, reading->_bytes, wanted);
        reading->_bytes += wanted;
        reading->_left -= wanted;
    }

    void readHeader() {
        png_set_read_fn(_png, this, give);
        png_set_crc_action(_png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
#ifdef PNG_IGNORE_ADLER32 // a tenth of the time; not in every build of libpng
        png_set_option(_png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
#endif
        // Texts, color profiles and the like.
        png_set_keep_unknown_chunks(_png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
        png_set_user_limits(_png, kMaxImageSide, kMaxImageSide);
        png_read_info(_png, _info);
        png_set_expand(_png);
        png_set_strip_16(_png);
        _passes = png_set_interlace_handling(_png);
        png_read_update_info(_png, _info);
    }

    void readRows() {
        const std::size_t row = png_get_rowbytes(_png, _info);
        const std::size_t all = row * static_cast<std::size_t>(height());
        pixels.resize(_passes > 1 ? all : std::min(all, std::max(row, kMostTakenAtOnce)));
        for (int pass = 0; pass < _passes; ++pass) {
            for (std::size_t at = 0; at < all; at += row) {
                if (at + row > pixels.size()) pixels.resize(std::min(all, pixels.size() * 2));
                png_read_row(_png, pixels.data() + at, nullptr);
            }
        }
    }

    const unsigned char* _bytes; ///< what libpng has not read yet
    std::size_t _left;
    png_structp _png = nullptr;
    png_infop _info = nullptr;
    int _passes = 1; ///< 7 for an interlaced file
};

/// A file that is being encoded; errors as above.
class PngWriting {
public:
    PngWriting() {
        _png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &error, fail, ignoreWarning);
        _info = _png ? png_create_info_struct(_png) : nullptr;
    }
    PngWriting(const PngWriting&) = delete;
    PngWriting& operator=(const PngWriting&) = delete;
    ~PngWriting() { png_destroy_write_struct(&_png, &_info); }

    bool write(const PixelImage& picture, bool withAlpha) {
        if (!_info) {
            error = "out of memory";
            return false;
        }
        if (setjmp(png_jmpbuf(_png))) return false;
        writeHeader(picture.size, withAlpha);
        const std::size_t row = static_cast<std::size_t>(picture.size.width) * 4;
        for (std::size_t at = 0; at < picture.rgba.size(); at += row)
            png_write_row(_png, picture.rgba.data() + at);
        png_write_end(_png, nullptr);
        return true;
    }

    std::vector<std::uint8_t> bytes;
    std::string error; ///< of libpng

private:
    static void take(png_structp png, png_bytep from, std::size_t count) {
        std::vector<std::uint8_t>& bytes = static_cast<PngWriting*>(png_get_io_ptr(png))->bytes;
        bytes.insert(bytes.end(), from, from + count);
    }
    static void flush(png_structp) {}

    void writeHeader(PixelSize size, bool withAlpha) {
        constexpr int kFast = 3; // a game waits for a screenshot; 9 takes ten times as long for a tenth less
        png_set_write_fn(_png, this, take, flush);
        png_set_compression_level(_png, kFast);
        png_set_IHDR(_png, _info, static_cast<png_uint_32>(size.width), static_cast<png_uint_32>(size.height),
                     8, withAlpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_write_info(_png, _info);
        if (!withAlpha) png_set_filler(_png, 0, PNG_FILLER_AFTER);
    }

    png_structp _png = nullptr;
    png_infop _info = nullptr;
};

} // namespace

bool readPng(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason) {
    PngReading reading(bytes, count);
    if (!reading.read()) {
        reason = "its data is corrupt or truncated (" + reading.error + ")";
        return false;
    }
    constexpr PixelFormat kFormats[] = {PixelFormat::I8, PixelFormat::AI88, PixelFormat::RGB888,
                                        PixelFormat::RGBA8888};
    image.size = {reading.width(), reading.height()};
    image.format = kFormats[reading.channels() - 1];
    image.bytes = std::move(reading.pixels);
    return true;
}

bool writePng(const PixelImage& picture, bool withAlpha, std::vector<std::uint8_t>& bytes,
              std::string& reason) {
    const auto [width, height] = picture.size;
    if (width <= 0 || height <= 0 ||
        picture.rgba.size() != static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4) {
        reason = "the image is empty";
        return false;
    }
    PngWriting writing;
    if (!writing.write(picture, withAlpha)) {
        reason = "it cannot be encoded (" + writing.error + ")";
        return false;
    }
    bytes = std::move(writing.bytes);
    return true;
}

} // namespace copra
