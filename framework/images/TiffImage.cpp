#include "images/TiffImage.h"

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

// For one block that libtiff wants; larger than any of a picture of the size that is allowed.
constexpr tmsize_t kMostBytesAtOnce = tmsize_t{512} << 20;

/// A file in memory, as libtiff sees it.
struct Source {
    const unsigned char* bytes;
    std::size_t count;
    std::size_t position = 0;
    std::string fault; ///< libtiff's first complaint

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
    static int complain(TIFF*, void* source, const char*, const char* format, va_list arguments) {
        std::string& fault = static_cast<Source*>(source)->fault;
        char sentence[200];
        std::vsnprintf(sentence, sizeof sentence, format, arguments);
        if (fault.empty()) fault = sentence;
        return 1;
    }
    static int ignore(TIFF*, void*, const char*, const char*, va_list) { return 1; }
};

using TiffFile = std::unique_ptr<TIFF, void (*)(TIFF*)>;

TiffFile open(Source& source) {
    const std::unique_ptr<TIFFOpenOptions, void (*)(TIFFOpenOptions*)> options(TIFFOpenOptionsAlloc(),
                                                                               TIFFOpenOptionsFree);
    TIFFOpenOptionsSetErrorHandlerExtR(options.get(), Source::complain, &source);
    TIFFOpenOptionsSetWarningHandlerExtR(options.get(), Source::ignore, nullptr);
    TIFFOpenOptionsSetMaxSingleMemAlloc(options.get(), kMostBytesAtOnce);
    // Read without mapping ("m"): there is no file to map.
    return {TIFFClientOpenExt("TIFF", "rm", &source, Source::read, Source::refuseToWrite, Source::seek,
                              Source::close, Source::size, nullptr, nullptr, options.get()),
            TIFFClose};
}

std::string sentenceOf(const Source& source) {
    return "it is damaged: " + (source.fault.empty() ? "libtiff cannot read it" : source.fault);
}

} // namespace

bool readTiff(const unsigned char* bytes, std::size_t count, DecodedImage& picture, std::string& reason) {
    Source source{bytes, count, 0, {}};
    const TiffFile file = open(source);
    std::uint32_t width = 0, height = 0;
    if (!file || !TIFFGetField(file.get(), TIFFTAG_IMAGEWIDTH, &width) ||
        !TIFFGetField(file.get(), TIFFTAG_IMAGELENGTH, &height)) {
        reason = sentenceOf(source);
        return false;
    }
    // What an int cannot hold is too large in any case.
    const auto side = [](std::uint32_t pixels) {
        return static_cast<int>(std::min<std::uint32_t>(pixels, std::numeric_limits<int>::max()));
    };
    reason = sizeFault({side(width), side(height)}, count);
    if (!reason.empty()) return false;

    // One number a pixel, red in its lowest byte.
    std::vector<std::uint32_t> pixels(static_cast<std::size_t>(width) * height);
    if (!TIFFReadRGBAImageOriented(file.get(), width, height, pixels.data(), ORIENTATION_TOPLEFT, 1)) {
        reason = sentenceOf(source);
        return false;
    }
    picture.bytes.clear();
    picture.bytes.reserve(pixels.size() * 4);
    for (const std::uint32_t pixel : pixels)
        for (const std::uint32_t channel :
             {TIFFGetR(pixel), TIFFGetG(pixel), TIFFGetB(pixel), TIFFGetA(pixel)})
            picture.bytes.push_back(static_cast<unsigned char>(channel));
    picture.size = {static_cast<int>(width), static_cast<int>(height)};
    picture.fileType = cocos2d::Image::Format::TIFF;
    picture.format = PixelFormat::RGBA8888;
    picture.premultiplied = true;
    return true;
}

} // namespace copra
