#include "codecs/TiffImage.h"

#ifdef COPRA_WITH_TIFF

#include <algorithm>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>
#include <vector>

#include <tiffio.h>

namespace copra {

namespace {

// The largest single allocation of libtiff; more than any image of an allowed size needs.
constexpr tmsize_t kMaxAllocation = tmsize_t{512} << 20;

/// A file in memory with callbacks for libtiff.
struct Source {
    const unsigned char* bytes;
    std::size_t count;
    std::size_t position = 0;
    std::string error; ///< libtiff's first error message

    static Source& of(thandle_t handle) { return *static_cast<Source*>(handle); }

    static tmsize_t read(thandle_t handle, void* to, tmsize_t wanted) {
        Source& source = of(handle);
        const std::size_t left = source.count - std::min(source.position, source.count);
        const std::size_t size = std::min(static_cast<std::size_t>(std::max<tmsize_t>(wanted, 0)), left);
        if (size > 0) std::memcpy(to, source.bytes + source.position, size);
        source.position += size;
        return static_cast<tmsize_t>(size);
    }
    static tmsize_t refuseToWrite(thandle_t, void*, tmsize_t) { return 0; }
    static toff_t seek(thandle_t handle, toff_t offset, int from) {
        Source& source = of(handle);
        const std::size_t start = from == SEEK_CUR ? source.position : from == SEEK_END ? source.count : 0;
        return source.position = start + static_cast<std::size_t>(offset);
    }
    static int close(thandle_t) { return 0; }
    static toff_t size(thandle_t handle) { return of(handle).count; }
    static int recordError(TIFF*, void* source, const char*, const char* format, va_list arguments) {
        std::string& error = static_cast<Source*>(source)->error;
        char message[200];
        std::vsnprintf(message, sizeof message, format, arguments);
        if (error.empty()) error = message;
        return 1;
    }
    static int ignore(TIFF*, void*, const char*, const char*, va_list) { return 1; }
};

using TiffFile = std::unique_ptr<TIFF, void (*)(TIFF*)>;

TiffFile open(Source& source) {
    const std::unique_ptr<TIFFOpenOptions, void (*)(TIFFOpenOptions*)> options(TIFFOpenOptionsAlloc(),
                                                                               TIFFOpenOptionsFree);
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), Source::recordError, &source);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), Source::ignore, nullptr);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), kMaxAllocation);
    // "m": without memory mapping, because there is no file.
    return {TIFFClientOpenExt("TIFF", "rm", &source, Source::read, Source::refuseToWrite, Source::seek,
                              Source::close, Source::size, nullptr, nullptr, options.get()),
            TIFFClose};
}

std::string errorOf(const Source& source) {
    return "it is corrupt: " + (source.error.empty() ? "libtiff cannot read it" : source.error);
}

} // namespace

bool readTiff(const unsigned char* bytes, std::size_t count, DecodedImage& image, std::string& reason,
              std::size_t maxBytes) {
    Source source{bytes, count, 0, {}};
    const TiffFile file = open(source);
    std::uint32_t width = 0, height = 0;
    if (!file || !TIFFGetField(file.get(), TIFFTAG_IMAGEWIDTH, &width) ||
        !TIFFGetField(file.get(), TIFFTAG_IMAGELENGTH, &height)) {
        reason = errorOf(source);
        return false;
    }
    // Larger numbers do not fit an int; they exceed the limit anyway.
    const auto side = [](std::uint32_t pixels) {
        return static_cast<int>(std::min<std::uint32_t>(pixels, std::numeric_limits<int>::max()));
    };
    reason = sizeFault({side(width), side(height)}, count, maxBytes);
    if (!reason.empty()) return false;

    // One word per pixel, red in the lowest byte.
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * height);
    if (!TIFFReadRGBAImageOriented(file.get(), width, height, pixels.data(), ORIENTATION_TOPLEFT, 1)) {
        reason = errorOf(source);
        return false;
    }
    image.bytes.clear();
    image.bytes.reserve(pixels.size() * 4);
    for (const std::uint32_t pixel : pixels)
        for (const std::uint32_t channel :
             {TIFFGetR(pixel), TIFFGetG(pixel), TIFFGetB(pixel), TIFFGetA(pixel)})
            image.bytes.push_back(static_cast<unsigned char>(channel));
    image.size = {static_cast<int>(width), static_cast<int>(height)};
    image.fileType = cocos2d::Image::Format::TIFF;
    image.format = PixelFormat::RGBA8888;
    image.premultiplied = true;
    return true;
}

} // namespace copra

#else

namespace copra {

bool readTiff(const unsigned char*, std::size_t, DecodedImage&, std::string& reason, std::size_t) {
    reason = "TIFF images are not supported: this is a build without COPRA_WITH_TIFF";
    return false;
}

} // namespace copra

#endif
