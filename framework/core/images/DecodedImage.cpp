#include "images/DecodedImage.h"

#include "files/ZipUtils.h"
#include "images/ImageHeader.h"
#include "images/ImageReaders.h"
#include "images/PngImage.h"
#include "platform/ImageCodec.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace copra {

namespace {

using Format = PixelFormat;
using Kind = ImageHeader::Kind;

cocos2d::Image::Format fileTypeOf(Kind kind) {
    using FileType = cocos2d::Image::Format;
    if (kind == Kind::Jpeg) return FileType::JPG;
    return kind == Kind::Tga ? FileType::TGA : FileType::UNKNOWN;
}

Format formatOf(const ImageHeader& header) {
    if (header.kind != Kind::Jpeg) return Format::RGBA8888;
    return header.gray ? Format::I8 : Format::RGB888;
}

// Keeps the channels that the file has, as the original does: games depend on the layout of getData().
std::vector<unsigned char> keepChannels(std::vector<std::uint8_t>&& rgba, Format format) {
    if (format == Format::RGBA8888) return std::move(rgba);
    const std::size_t channels = format == Format::RGB888 ? 3 : 1;
    std::uint8_t* to = rgba.data(); // in place: never ahead of what is read
    for (std::size_t i = 0; i < rgba.size(); i += 4)
        for (std::size_t channel = 0; channel < channels; ++channel) *to++ = rgba[i + channel];
    rgba.resize(rgba.size() / 4 * channels);
    rgba.shrink_to_fit();
    return std::move(rgba);
}

std::string refusal(const ImageHeader& header, std::size_t fileSize, std::size_t maxBytes) {
    switch (header.kind) {
    case Kind::Etc:
        return "ETC images (.pkm) are compressed for graphics cards, which is not supported; use PNG";
    case Kind::S3tc:
        return "S3TC images (.dds) are compressed for graphics cards, which is not supported; use PNG";
    case Kind::Ktx:
        return "KTX images are compressed for graphics cards, which is not supported; use PNG";
    case Kind::ApplePng:
        return "PNG images of Apple's build tools (CgBI) are not supported; use the original image";
    case Kind::Unknown:
        return imageReader(header.kind) ? std::string() : "it is not an image of a known format";
    case Kind::Pvr: // checked by their readers
    case Kind::Tiff:
    case Kind::WebP:
        return imageReader(header.kind) ? std::string()
                                        : "this program cannot read PVR, TIFF and WebP images: link "
                                          "copra::cocos2d or copra::codecs";
    default:
        break;
    }
    return sizeFault(header.size, fileSize, maxBytes);
}

bool decodePng(const unsigned char* bytes, std::size_t count, const DecodeOptions& options,
               DecodedImage& image, std::string& reason) {
    if (!readPng(bytes, count, image, reason)) return false;
    image.fileType = cocos2d::Image::Format::PNG;
    image.premultiplied = image.format == Format::RGBA8888 && options.premultiplyPng;
    if (image.premultiplied) premultiply(image.bytes);
    return true;
}

bool decode(const unsigned char* bytes, std::size_t count, const DecodeOptions& options, DecodedImage& image,
            std::string& reason) {
    const ImageHeader header = readImageHeader(bytes, count);
    reason = refusal(header, count, options.maxBytes);
    if (!reason.empty()) return false;
    if (header.kind == Kind::Png) return decodePng(bytes, count, options, image, reason);
    if (const ImageReader reader = imageReader(header.kind))
        return reader(bytes, count, options, image, reason);
    const auto codec = imageCodec();
    if (!codec) {
        reason = "no image codec is installed yet";
        return false;
    }
    PixelImage pixels;
    if (!codec->decode(bytes, count, pixels, reason)) return false;

    image.size = pixels.size;
    image.fileType = fileTypeOf(header.kind);
    image.format = formatOf(header);
    image.bytes = keepChannels(std::move(pixels.rgba), image.format);
    image.premultiplied = header.kind == Kind::Jpeg;
    return true;
}

} // namespace

// The original's arithmetic: full alpha does not change a color. By words (little-endian, as all supported platforms) without a
// branch, so that the compiler uses vectors: two to three times as fast as by bytes.
void premultiply(std::vector<unsigned char>& rgba) {
    constexpr std::uint32_t kRedAndBlue = 0xff00ff;
    constexpr std::uint32_t kGreen = 0xff00;
    constexpr std::uint32_t kAlpha = 0xff000000;
    unsigned char* const end = rgba.data() + rgba.size() / 4 * 4;
    for (unsigned char* at = rgba.data(); at != end; at += 4) {
        std::uint32_t pixel = 0;
        std::memcpy(&pixel, at, sizeof pixel);
        const std::uint32_t factor = (pixel >> 24) + 1;
        const std::uint32_t redAndBlue = ((pixel & kRedAndBlue) * factor >> 8) & kRedAndBlue;
        const std::uint32_t green = ((pixel & kGreen) * factor >> 8) & kGreen;
        pixel = (pixel & kAlpha) | redAndBlue | green;
        std::memcpy(at, &pixel, sizeof pixel);
    }
}

std::string sizeFault(PixelSize size, std::size_t fileSize, std::size_t maxBytes) {
    constexpr int kLimit = static_cast<int>(kMaxImageSide);
    // The maximum compression: deflate yields up to 1032 bytes per byte, and a byte of a PNG up to eight
    // pixels.
    constexpr std::size_t kMaxPixelsPerByte = 8 * 1032;
    const auto [width, height] = size;
    if (width <= 0 || height <= 0) return "its header is corrupt: it has no size";
    if (width > kLimit || height > kLimit ||
        static_cast<unsigned>(width) * static_cast<unsigned>(height) > kMaxImagePixels)
        return "its " + std::to_string(width) + " x " + std::to_string(height) +
               " pixels exceed the limit of " + std::to_string(kLimit) + " per side and " +
               std::to_string(kMaxImagePixels) + " in all";
    const std::size_t pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    if (pixels / kMaxPixelsPerByte > fileSize || pixels * 4 > maxBytes)
        return "it is too small for " + std::to_string(width) + " x " + std::to_string(height) + " pixels";
    return {};
}

bool decodeImage(const unsigned char* bytes, std::size_t count, const DecodeOptions& options,
                 DecodedImage& image, std::string& reason) {
    if (!bytes || count == 0) {
        reason = "it is empty";
        return false;
    }
    DecodeOptions bounded = options;
    bounded.maxBytes = std::min(options.maxBytes, largestUnpacked(count));
    const auto length = static_cast<ssize_t>(count);
    const bool isCcz = cocos2d::ZipUtils::isCCZBuffer(bytes, length);
    if (!isCcz && !cocos2d::ZipUtils::isGZipBuffer(bytes, length)) {
        return decode(bytes, count, bounded, image, reason);
    }
    unsigned char* memory = nullptr;
    const ssize_t unpackedLength =
        isCcz ? cocos2d::ZipUtils::inflateCCZBuffer(bytes, length, &memory)
              : cocos2d::ZipUtils::inflateMemory(const_cast<unsigned char*>(bytes), length, &memory);
    const std::unique_ptr<unsigned char, decltype(&std::free)> unpacked(memory, &std::free);
    if (!unpacked || unpackedLength <= 0) {
        reason = "it cannot be decompressed";
        return false;
    }
    return decode(unpacked.get(), static_cast<std::size_t>(unpackedLength), bounded, image, reason);
}

bool decodePicture(const unsigned char* bytes, std::size_t count, PixelImage& picture, std::string& reason) {
    DecodeOptions straight;
    straight.premultiplyPng = false;
    DecodedImage image;
    if (!decodeImage(bytes, count, straight, image, reason)) return false;
    const auto pixels =
        static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(image.size.height);
    picture = {image.size, toRgba(image.bytes.data(), pixels, image.format)};
    return true;
}

} // namespace copra
