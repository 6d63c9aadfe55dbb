#include "render/Texture2D.h"

#include "base/limits.h"
#include "base/refuse.h"
#include "images/Image.h"
#include "images/PixelFormat.h"
#include "platform/Screen.h"
#include "render/TexturePages.h"

#include <cstdio>
#include <cstring>
#include <map>
#include <unordered_map>

namespace cocos2d {

/// The cap insets of the whole texture (under null) and of frames.
struct Texture2D::NinePatches_ : std::unordered_map<const SpriteFrame*, Rect> {};

namespace {

Texture2D::PixelFormat gDefaultFormat = Texture2D::PixelFormat::DEFAULT;
GLuint gLastName = 0;

std::unordered_map<GLuint, Texture2D*>& texturesByName() {
    // Never destroyed: textures with static storage duration may be destroyed after it.
    static auto* const s_textures = new std::unordered_map<GLuint, Texture2D*>;
    return *s_textures;
}

struct FormatInfo {
    Texture2D::PixelFormat format;
    const char* name;
    unsigned int bits; // per pixel
};

using Format = Texture2D::PixelFormat;
constexpr FormatInfo kFormats[] = {
    {Format::BGRA8888, "BGRA8888", 32},
    {Format::RGBA8888, "RGBA8888", 32},
    {Format::RGB888, "RGB888", 24},
    {Format::RGB565, "RGB565", 16},
    {Format::A8, "A8", 8},
    {Format::I8, "I8", 8},
    {Format::AI88, "AI88", 16},
    {Format::RGBA4444, "RGBA4444", 16},
    {Format::RGB5A1, "RGB5A1", 16},
    {Format::PVRTC4, "PVRTC4", 4},
    {Format::PVRTC4A, "PVRTC4A", 4},
    {Format::PVRTC2, "PVRTC2", 2},
    {Format::PVRTC2A, "PVRTC2A", 2},
    {Format::ETC, "ETC", 4},
    {Format::S3TC_DXT1, "S3TC_DXT1", 4},
    {Format::S3TC_DXT3, "S3TC_DXT3", 8},
    {Format::S3TC_DXT5, "S3TC_DXT5", 8},
    {Format::ATC_RGB, "ATC_RGB", 4},
    {Format::ATC_EXPLICIT_ALPHA, "ATC_EXPLICIT_ALPHA", 8},
    {Format::ATC_INTERPOLATED_ALPHA, "ATC_INTERPOLATED_ALPHA", 8},
};

const FormatInfo* infoOf(Format format) {
    for (const FormatInfo& info : kFormats) {
        if (info.format == format) return &info;
    }
    return nullptr;
}

bool isAuto(Format format) {
    return format == Format::AUTO || format == Format::NONE;
}

bool hasPixels(const Image* image) {
    if (image && image->getData()) return true;
    copra::warning("Texture2D: cannot be created from %s", image ? "an empty image" : "no image");
    return false;
}

} // namespace

void Texture2D::setDefaultAlphaPixelFormat(PixelFormat format) {
    gDefaultFormat = format;
}

Texture2D::PixelFormat Texture2D::getDefaultAlphaPixelFormat() {
    return gDefaultFormat;
}

Texture2D::Texture2D() = default;
Texture2D::~Texture2D() {
    texturesByName().erase(_name);
}

Texture2D* Texture2D::withName(GLuint name) {
    const auto entry = texturesByName().find(name);
    return entry == texturesByName().end() ? nullptr : entry->second;
}

std::vector<Texture2D*> Texture2D::all_() {
    std::map<GLuint, Texture2D*> sorted(texturesByName().begin(), texturesByName().end());
    std::vector<Texture2D*> all;
    all.reserve(sorted.size());
    for (const auto& [name, texture] : sorted) all.push_back(texture);
    return all;
}

bool Texture2D::initWithData(const void* data, ssize_t dataLen, PixelFormat pixelFormat, int pixelsWide,
                             int pixelsHigh, const Size& /*contentSize*/) {
    if (copra::refuse(!data || dataLen <= 0 || pixelsWide <= 0 || pixelsHigh <= 0,
                      "Texture2D::initWithData: a texture needs pixels"))
        return false;
    const std::size_t step = copra::bytesPerPixel(pixelFormat);
    if (step == 0) {
        copra::warning("Texture2D: pixels of format %d are not supported", static_cast<int>(pixelFormat));
        return false;
    }
    const std::size_t count = static_cast<std::size_t>(pixelsWide) * static_cast<std::size_t>(pixelsHigh);
    if (dataLen < 0 || static_cast<std::size_t>(dataLen) / step < count) {
        copra::warning("Texture2D: %ld bytes are too few for %d x %d pixels", static_cast<long>(dataLen),
                       pixelsWide, pixelsHigh);
        return false;
    }
    _hasPremultipliedAlpha = false;
    return adopt(copra::toRgba(static_cast<const std::uint8_t*>(data), count, pixelFormat), pixelFormat,
                 pixelsWide, pixelsHigh);
}

bool Texture2D::initWithData(const void* data, PixelFormat pixelFormat, int pixelsWide, int pixelsHigh,
                             const Size& contentSize) {
    const auto step = static_cast<ssize_t>(copra::bytesPerPixel(pixelFormat));
    return initWithData(data, step * pixelsWide * pixelsHigh, pixelFormat, pixelsWide, pixelsHigh,
                        contentSize);
}

bool Texture2D::initWithImage(Image* image) {
    return initWithImage(image, gDefaultFormat);
}

bool Texture2D::initWithImage(Image* image, PixelFormat format) {
    if (!hasPixels(image)) return false;
    const auto count =
        static_cast<std::size_t>(image->getWidth()) * static_cast<std::size_t>(image->getHeight());
    return adoptImage(*image, copra::toRgba(image->getData(), count, image->getRenderFormat()), format);
}

bool Texture2D::initWithPixelsOf_(Image& image) {
    if (!hasPixels(&image)) return false;
    return adoptImage(image, copra::toRgba(image.takePixels_(), image.getRenderFormat()), gDefaultFormat);
}

bool Texture2D::adoptImage(const Image& image, std::vector<std::uint8_t> rgba, PixelFormat format) {
    const PixelFormat source = image.getRenderFormat();
    PixelFormat target = isAuto(format) ? source : format;
    if (copra::bytesPerPixel(target) == 0) {
        copra::warning("Texture2D: format %d is not supported; %s keeps its own", static_cast<int>(target),
                       image.getFilePath().c_str());
        target = source;
    }
    if (target != source) copra::reduceTo(target, rgba);
    _hasPremultipliedAlpha = image.hasPremultipliedAlpha();
    _filePath = image.getFilePath();
    return adopt(std::move(rgba), target, image.getWidth(), image.getHeight());
}

void Texture2D::addSpriteFrameCapInset(SpriteFrame* spriteFrame, const Rect& capInsets) {
    if (!_ninePatches) _ninePatches = std::make_unique<NinePatches_>();
    (*_ninePatches)[spriteFrame] = capInsets;
}

void Texture2D::removeSpriteFrameCapInset(SpriteFrame* spriteFrame) {
    if (_ninePatches) _ninePatches->erase(spriteFrame);
}

const Rect& Texture2D::getSpriteFrameCapInset(SpriteFrame* spriteFrame) const {
    if (!_ninePatches) return Rect::ZERO;
    auto found = _ninePatches->find(spriteFrame);
    if (found == _ninePatches->end()) found = _ninePatches->find(nullptr);
    return found == _ninePatches->end() ? Rect::ZERO : found->second;
}

bool Texture2D::initAsTarget(int pixelsWide, int pixelsHigh) {
    if (pixelsWide <= 0 || pixelsHigh <= 0) {
        copra::warning("Texture2D: a target cannot have %d x %d pixels", pixelsWide, pixelsHigh);
        return false;
    }
    if (copra::isTextureTooLarge("Texture2D::initAsTarget", pixelsWide, pixelsHigh)) return false;
    adopt({}, PixelFormat::RGBA8888, pixelsWide, pixelsHigh);
    _hasPremultipliedAlpha = false; // it is, but in the original sprites blend as if it were not
    _isTarget = true;
    return true;
}

std::vector<std::uint8_t> Texture2D::readTarget() const {
    const copra::TextureRegion* const region = _placement.region();
    if (_isTarget && region) {
        copra::PixelImage image = region->pages().store().read(region->id());
        if (!image.empty()) return std::move(image.rgba);
    }
    return std::vector<std::uint8_t>(static_cast<std::size_t>(_pixelsWide) *
                                     static_cast<std::size_t>(_pixelsHigh) * 4);
}

bool Texture2D::adopt(std::vector<std::uint8_t> rgba, PixelFormat format, int width, int height) {
    _placement.set(nullptr);
    _pixels = std::move(rgba);
    _pixelFormat = format;
    _pixelsWide = width;
    _pixelsHigh = height;
    _contentSize = Size(static_cast<float>(width), static_cast<float>(height));
    _maxS = _maxT = 1.0f;
    _hasMipmaps = false;
    _isLost = false;
    _isTarget = false;
    if (_name == 0) {
        _name = ++gLastName;
        texturesByName()[_name] = this;
    }
    return true;
}

bool Texture2D::updateWithData(const void* data, int offsetX, int offsetY, int width, int height) {
    const bool inside = offsetX >= 0 && offsetY >= 0 && width > 0 && height > 0 &&
                        width <= _pixelsWide - offsetX && height <= _pixelsHigh - offsetY;
    if (!data || !inside || _name == 0) return false;
    const auto rowPixels = static_cast<std::size_t>(width);
    const std::vector<std::uint8_t> rgba = copra::toRgba(
        static_cast<const std::uint8_t*>(data), rowPixels * static_cast<std::size_t>(height), _pixelFormat);
    const bool keepsCopy = !_pixels.empty();
    for (int y = 0; keepsCopy && y < height; ++y) {
        const std::size_t to =
            (static_cast<std::size_t>(offsetY + y) * static_cast<std::size_t>(_pixelsWide) +
             static_cast<std::size_t>(offsetX)) *
            4;
        std::memcpy(_pixels.data() + to, rgba.data() + static_cast<std::size_t>(y) * rowPixels * 4,
                    rowPixels * 4);
    }
    if (const copra::TextureRegion* const region = _placement.region()) {
        _isOpaque = _isOpaque && copra::areOpaque(rgba);
        region->pages().update(*region, {offsetX, offsetY, width, height},
                               region->isShared() ? _pixels.data() : rgba.data());
        if (_hasMipmaps) region->pages().store().generateMipmap(region->id());
    }
    return true;
}

bool Texture2D::initWithMipmaps(MipmapInfo* mipmaps, int mipmapsNum, PixelFormat pixelFormat, int pixelsWide,
                                int pixelsHigh) {
    if (copra::warn(!mipmaps || mipmapsNum < 1, "Texture2D::initWithMipmaps: there are no mipmaps"))
        return false;
    const Size size(static_cast<float>(pixelsWide), static_cast<float>(pixelsHigh));
    return initWithData(mipmaps[0].address, mipmaps[0].len, pixelFormat, pixelsWide, pixelsHigh, size);
}

void Texture2D::releaseGLTexture() {
    _placement.set(nullptr);
    _pixels.clear();
    _pixels.shrink_to_fit();
    texturesByName().erase(_name);
    _name = 0;
}

const copra::TextureRegion* Texture2D::upload(const std::shared_ptr<copra::TexturePages>& pages) {
    const copra::TextureRegion* region = _placement.region();
    if (region && &region->pages().store() == &pages->store()) return region;
    if (_name == 0 || _isLost) return nullptr;
    if (!_isTarget && _pixels.empty()) {
        copra::warning("Texture2D: %s: its pixels were lost with the previous render device",
                       getDescription().c_str());
        _isLost = true;
        return nullptr;
    }
    const copra::PixelSize size{_pixelsWide, _pixelsHigh};
    const copra::TextureOptions options{_antialiasEnabled, _repeated, _hasMipmaps, _mayShare};
    _placement.set(_isTarget ? pages->allocateTarget(size, options)
                             : pages->allocate(size, _pixels.data(), options));
    region = _placement.region();
    _isLost = !region;
    const bool isSeparate = region && !region->isShared();
    _isOpaque = isSeparate && !_isTarget && copra::areOpaque(_pixels);
    // Textures on a shared page keep a copy of their pixels, because they may have to leave it.
    if (isSeparate && pages->store().keepsPixels()) {
        _pixels.clear();
        _pixels.shrink_to_fit();
    }
    return region;
}

const char* Texture2D::getStringForFormat() const {
    const FormatInfo* info = infoOf(_pixelFormat);
    return info ? info->name : "none";
}

unsigned int Texture2D::getBitsPerPixelForFormat(PixelFormat format) const {
    const FormatInfo* info = infoOf(format);
    return info ? info->bits : 0;
}

Size Texture2D::getContentSize() const {
    return _contentSize / copra::screen().contentScaleFactor;
}

std::string Texture2D::getDescription() const {
    char text[160];
    std::snprintf(text, sizeof text,
                  "<Texture2D | Name = %u | Dimensions = %d x %d | Coordinates = (%.2f, %.2f)>", _name,
                  _pixelsWide, _pixelsHigh, static_cast<double>(_maxS), static_cast<double>(_maxT));
    return text;
}

void Texture2D::PVRImagesHavePremultipliedAlpha(bool haveAlphaPremultiplied) {
    Image::setPVRImagesHavePremultipliedAlpha(haveAlphaPremultiplied);
}

} // namespace cocos2d
