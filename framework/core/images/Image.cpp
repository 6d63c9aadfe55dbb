#include "images/Image.h"

#include "base/Data.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "images/DecodedImage.h"
#include "images/PixelFormat.h"
#include "images/PngImage.h"
#include "platform/ImageCodec.h"
#include "platform/system/atomicFile.h"

namespace cocos2d {

namespace {

copra::DecodeOptions gOptions;

bool endsWith(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// Undoes premultiply(), within the precision of 8 bits: image files have straight alpha.
void unpremultiply(std::vector<std::uint8_t>& rgba) {
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        const unsigned alpha = rgba[i + 3];
        if (alpha == 0 || alpha == 255) continue;
        for (std::size_t c = 0; c < 3; ++c) {
            const unsigned straight = (rgba[i + c] * 255u + alpha / 2) / alpha;
            rgba[i + c] = static_cast<std::uint8_t>(straight < 255u ? straight : 255u);
        }
    }
}

} // namespace

Image::Image() = default;
Image::~Image() = default;

void Image::setPNGPremultipliedAlphaEnabled(bool enabled) {
    gOptions.premultiplyPng = enabled;
}

void Image::setPVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied) {
    gOptions.pvrIsPremultiplied = haveAlphaPremultiplied;
}

const copra::DecodeOptions& Image::decodeOptions() {
    return gOptions;
}

bool Image::initWithImageFile(const std::string& path) {
    FileUtils* files = FileUtils::getInstance();
    const bool isThere =
        files->isFileExist(path); // checked first, because a failed search logs a line itself
    const std::string fullPath = isThere ? files->fullPathForFilename(path) : std::string();
    const Data data = isThere ? files->getDataFromFile(fullPath) : Data();
    copra::DecodedImage decoded;
    std::string reason = !isThere                            ? "there is no such file"
                         : files->getFileSize(fullPath) == 0 ? "the file is empty"
                                                             : "the file cannot be read";
    const bool isRead =
        !data.isNull() && copra::decodeImage(data.getBytes(), static_cast<std::size_t>(data.getSize()),
                                             gOptions, decoded, reason);
    if (!isRead) copra::warning("Image: %s: %s", path.c_str(), reason.c_str());
    decoded.path = fullPath;
    adopt(std::move(decoded));
    return isRead;
}

bool Image::initWithImageData(const unsigned char* data, ssize_t dataLen) {
    copra::DecodedImage decoded;
    std::string reason;
    const std::size_t count = dataLen > 0 ? static_cast<std::size_t>(dataLen) : 0;
    const bool isRead = copra::decodeImage(data, count, gOptions, decoded, reason);
    if (!isRead) copra::warning("Image: data of %ld bytes: %s", static_cast<long>(dataLen), reason.c_str());
    adopt(std::move(decoded));
    return isRead;
}

bool Image::initWithRawData(const unsigned char* data, ssize_t dataLen, int width, int height,
                            int /*bitsPerComponent*/, bool preMulti) {
    if (!data || width <= 0 || height <= 0) {
        copra::warning("Image: %d x %d pixels from %s are no image", width, height, data ? "memory" : "null");
        return false;
    }
    const std::size_t count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    if (dataLen < 0 || static_cast<std::size_t>(dataLen) / 4 < count) {
        copra::warning("Image: %ld bytes are too few for %d x %d pixels", static_cast<long>(dataLen), width,
                       height);
        return false;
    }
    copra::DecodedImage decoded;
    decoded.bytes.assign(data, data + count * 4);
    decoded.size = {width, height};
    decoded.fileType = Format::RAW_DATA;
    decoded.format = copra::PixelFormat::RGBA8888;
    decoded.premultiplied = preMulti;
    adopt(std::move(decoded));
    return true;
}

void Image::adopt(copra::DecodedImage&& decoded) {
    _data = std::move(decoded.bytes);
    _width = decoded.size.width;
    _height = decoded.size.height;
    _fileType = decoded.fileType;
    _renderFormat = decoded.format;
    _hasPremultipliedAlpha = decoded.premultiplied;
    _filePath = std::move(decoded.path);
}

int Image::getBitPerPixel() const {
    return static_cast<int>(copra::bytesPerPixel(_renderFormat)) * 8;
}

bool Image::hasAlpha() const {
    switch (_renderFormat) {
    case copra::PixelFormat::RGBA8888:
    case copra::PixelFormat::BGRA8888:
    case copra::PixelFormat::RGBA4444:
    case copra::PixelFormat::RGB5A1:
    case copra::PixelFormat::AI88:
    case copra::PixelFormat::A8:
        return true;
    default:
        return false;
    }
}

void Image::premultiplyAlpha() {
    if (copra::refuse(_renderFormat != copra::PixelFormat::RGBA8888,
                      "Image::premultiplyAlpha: only RGBA8888 can be multiplied") ||
        _hasPremultipliedAlpha)
        return;
    copra::premultiply(_data);
    _hasPremultipliedAlpha = true;
}

void Image::reversePremultipliedAlpha() {
    if (copra::refuse(_renderFormat != copra::PixelFormat::RGBA8888,
                      "Image::reversePremultipliedAlpha: only RGBA8888 can be divided") ||
        !_hasPremultipliedAlpha)
        return;
    unpremultiply(_data);
    _hasPremultipliedAlpha = false;
}

bool Image::saveToFile(const std::string& filename, bool isToRGB) {
    const std::string name = filename.c_str();
    std::string lower = name;
    for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    const bool isPng = endsWith(lower, ".png");
    const bool isJpeg = endsWith(lower, ".jpg") || endsWith(lower, ".jpeg");
    const auto codec = copra::imageCodec();
    std::string reason;
    if (_data.empty())
        reason = "the image is empty";
    else if (!isPng && !isJpeg)
        reason = "only .png and .jpg files can be written";
    else if (isJpeg && !codec)
        reason = "no image codec is installed yet";

    copra::PixelImage pixels{{_width, _height}, {}};
    bool isSaved = false;
    if (reason.empty()) {
        const auto count = static_cast<std::size_t>(_width) * static_cast<std::size_t>(_height);
        pixels.rgba = copra::toRgba(_data.data(), count, _renderFormat);
        // Without alpha, a premultiplied image looks as on a black background, which is what the screen
        // shows.
        if (isJpeg || isToRGB)
            copra::reduceTo(copra::PixelFormat::RGB888, pixels.rgba);
        else if (_hasPremultipliedAlpha)
            unpremultiply(pixels.rgba);
        std::vector<std::uint8_t> bytes;
        isSaved = (isPng ? copra::writePng(pixels, !isToRGB, bytes, reason)
                         : codec->encodeJpeg(pixels, bytes, reason)) &&
                  copra::writeFileAtomically(name, bytes.data(), bytes.size(), reason);
    }
    if (!isSaved) copra::warning("Image: %s is not saved: %s", name.c_str(), reason.c_str());
    return isSaved;
}

} // namespace cocos2d
