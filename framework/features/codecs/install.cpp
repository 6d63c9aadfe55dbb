/// Makes every program that links this library read PVR, TIFF and WebP images.

#include "codecs/PvrImage.h"
#include "codecs/TiffImage.h"
#include "codecs/WebpImage.h"
#include "images/ImageReaders.h"

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

bool installCodecs() {
    setImageReader(Kind::Pvr, &pvr);
    setImageReader(Kind::Tiff, &tiff);
    setImageReader(Kind::WebP, &webp);
    return true;
}

const bool kAreInstalled = installCodecs();

} // namespace

} // namespace copra
