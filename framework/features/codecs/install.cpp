/// Makes every program that links this library read PVR, TIFF and WebP images, and property lists in other forms than XML in UTF-8.

#include "codecs/BinaryPlist.h"
#include "codecs/PvrImage.h"
#include "codecs/TiffImage.h"
#include "codecs/WebpImage.h"
#include "images/ImageReaders.h"

#include <cstring>
#include <string>

// The library is linked with -u of this name, so that a program gets this file without naming anything of it.
extern "C" {
int copra_codecs_are_linked = 1;
}

namespace copra {

namespace {

using Kind = ImageHeader::Kind;

bool pvr(const unsigned char* bytes, std::size_t count, const DecodeOptions& options, DecodedImage& image,
         std::string& reason) {
    return readPvr(bytes, count, options.pvrIsPremultiplied, image, reason);
}

bool tiff(const unsigned char* bytes, std::size_t count, const DecodeOptions& options, DecodedImage& image,
          std::string& reason) {
    return readTiff(bytes, count, image, reason, options.maxBytes);
}

bool webp(const unsigned char* bytes, std::size_t count, const DecodeOptions& options, DecodedImage& image,
          std::string& reason) {
    return readWebp(bytes, count, image, reason, options.maxBytes);
}

/// The name of a format that cannot be decoded; null for other files.
const char* foreignFormat(const unsigned char* bytes, std::size_t count) {
    struct Signature {
        const char* text;
        std::size_t length;
        std::size_t at;
        const char* name;
    };
    constexpr Signature kSignatures[] = {
        {"8BPS", 4, 0, "PSD"},         {"gimp xcf", 8, 0, "XCF"},
        {"ftypavi", 7, 4, "AVIF"},     {"ftyphei", 7, 4, "HEIF"},
        {"ftypmif1", 8, 4, "HEIF"},    {"\0\0\0\x0cjP  ", 8, 0, "JPEG 2000"},
        {"\xff\x0a", 2, 0, "JPEG XL"}, {"\0\0\0\x0cJXL ", 8, 0, "JPEG XL"},
        {"\0\0\1\0", 4, 0, "ICO"},     {"#?RADIANCE", 10, 0, "HDR"},
        {"v/1\1", 4, 0, "OpenEXR"},    {"\x13\xab\xa1\x5c", 4, 0, "ASTC"},
        {"qoif", 4, 0, "QOI"},         {"%PDF", 4, 0, "PDF"},
        {"<svg", 4, 0, "SVG"},         {"<?xml", 5, 0, "SVG or other XML"},
    };
    for (const Signature& each : kSignatures)
        if (count >= each.at + each.length && std::memcmp(bytes + each.at, each.text, each.length) == 0)
            return each.name;
    return nullptr;
}

/// Refuses what is no image of a known format, with the name of the format if it has one.
bool foreign(const unsigned char* bytes, std::size_t count, const DecodeOptions&, DecodedImage&,
             std::string& reason) {
    const char* const name = foreignFormat(bytes, count);
    reason = name ? std::string(name) + " images are not supported; use PNG"
                  : "it is not an image of a known format";
    return false;
}

bool installCodecs() {
    setImageReader(Kind::Unknown, &foreign);
    setForeignPlistReader(&readForeignPlist);
    setImageReader(Kind::Pvr, &pvr);
    setImageReader(Kind::Tiff, &tiff);
    setImageReader(Kind::WebP, &webp);
    return true;
}

const bool kAreInstalled = installCodecs();

} // namespace

} // namespace copra
