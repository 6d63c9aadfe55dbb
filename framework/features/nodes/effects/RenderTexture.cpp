#include "nodes/effects/RenderTexture.h"

#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "base/toInteger.h"
#include "files/FileUtils.h"
#include "opengl/CustomCommand.h"
#include "platform/Screen.h"
#include "render/DrawLayer.h"
#include "render/Renderer.h"
#include "scene/Generation.h"
#include "scene/PerspectiveScope.h"
#include "scene/SceneContext.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace copra {

/// A pending call of saveToFile(). It is a command of the frame, so that everything drawn before is in the image.
struct ImageSaveRequest {
    cocos2d::CustomCommand command;
    std::string path;
    bool isRGBA = true;
    bool isStraight = false; ///< colors are divided by alpha
    bool done = false;
    bool written = false;
    std::function<void(cocos2d::RenderTexture*, const std::string&)> callback;
};

} // namespace copra

namespace cocos2d {

RenderTexture* RenderTexture::create(int w, int h, Texture2D::PixelFormat format, GLuint depthStencilFormat) {
    auto* texture = new RenderTexture();
    return copra::autoreleased(texture, texture->initWithWidthAndHeight(w, h, format, depthStencilFormat));
}

RenderTexture* RenderTexture::create(int w, int h, Texture2D::PixelFormat format) {
    return create(w, h, format, 0);
}

RenderTexture* RenderTexture::create(int w, int h) {
    return create(w, h, Texture2D::PixelFormat::RGBA8888, 0);
}

RenderTexture::RenderTexture() = default;
RenderTexture::~RenderTexture() = default;

bool RenderTexture::initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format) {
    return initWithWidthAndHeight(w, h, format, 0);
}

bool RenderTexture::initWithWidthAndHeight(int w, int h, Texture2D::PixelFormat format, GLuint) {
    copra::refuse(format == Texture2D::PixelFormat::A8,
                  "RenderTexture::initWithWidthAndHeight: only RGB and RGBA can be drawn into");
    if (!Node::init()) return false;
    const float scale = copra::screen().contentScaleFactor;
    if (copra::isTextureTooLarge("RenderTexture::create", static_cast<double>(w) * static_cast<double>(scale),
                                 static_cast<double>(h) * static_cast<double>(scale)))
        return false;
    const int width = copra::toInteger<int>(static_cast<float>(w) * scale);
    const int height = copra::toInteger<int>(static_cast<float>(h) * scale);
    const RefPtr<Texture2D> texture = RefPtr<Texture2D>(new Texture2D());
    texture->release();
    if (!texture->initAsTarget(width, height)) return false;
    texture->setAliasTexParameters();

    _texture = texture;
    _partOrigin = Vec2::ZERO;
    _fullRect = Rect(0.0f, 0.0f, static_cast<float>(w), static_cast<float>(h));
    _fullViewport = Rect(0.0f, 0.0f, static_cast<float>(width), static_cast<float>(height));
    if (_sprite) removeChild(_sprite, true);
    _sprite = Sprite::createWithTexture(_texture);
    _sprite->setFlippedY(true);
    _sprite->setBlendFunc(BlendFunc::ALPHA_PREMULTIPLIED);
    _sprite->setOpacityModifyRGB(true);
    addChild(_sprite);
    return true;
}

void RenderTexture::setSprite(Sprite* sprite) {
    if (copra::refuse(!sprite, "RenderTexture::setSprite: the sprite is null") ||
        copra::refuse(copra::isSelfOrAncestor(sprite, this),
                      "RenderTexture::setSprite: the sprite is an ancestor of the node"))
        return;
    _sprite = sprite;
}

void RenderTexture::setVirtualViewport(const Vec2& rtBegin, const Rect& fullRect, const Rect& fullViewport) {
    _partOrigin = rtBegin;
    _fullRect = fullRect;
    _fullViewport = fullViewport;
}

// --- Drawing into the texture ---

void RenderTexture::begin() {
    beginTarget(nullptr);
}

void RenderTexture::beginWithClear(float r, float g, float b, float a) {
    beginWithClear(r, g, b, a, 0.0f, 0, GL_COLOR_BUFFER_BIT);
}

void RenderTexture::beginWithClear(float r, float g, float b, float a, float depthValue) {
    beginWithClear(r, g, b, a, depthValue, 0, GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
}

void RenderTexture::beginWithClear(float r, float g, float b, float a, float depthValue, int stencilValue) {
    beginWithClear(r, g, b, a, depthValue, stencilValue,
                   GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
}

void RenderTexture::beginWithClear(float r, float g, float b, float a, float depthValue, int stencilValue,
                                   GLbitfield flags) {
    setClearColor(Color4F(r, g, b, a));
    setClearDepth(depthValue);
    setClearStencil(stencilValue);
    setClearFlags(flags);
    beginTarget((flags & GL_COLOR_BUFFER_BIT) != 0 ? &_clearColor : nullptr);
}

void RenderTexture::beginTarget(const Color4F* clearColor) {
    copra::TargetView view;
    view.texture = _texture;
    if (clearColor) view.clear = *clearColor;
    view.visible.size = _keepMatrix ? copra::screen().designSize : _texture->getContentSize();
    const float scaleX = _fullRect.size.width > 0.0f ? _fullViewport.size.width / _fullRect.size.width : 1.0f;
    const float scaleY =
        _fullRect.size.height > 0.0f ? _fullViewport.size.height / _fullRect.size.height : 1.0f;
    const auto whole = [](float pixels) { return static_cast<int>(std::lround(pixels)); };
    view.viewport = {whole((_fullRect.origin.x - _partOrigin.x) * scaleX),
                     whole((_fullRect.origin.y - _partOrigin.y) * scaleY), whole(_fullViewport.size.width),
                     whole(_fullViewport.size.height)};
    // Games for 2.x, the other generation, expect the picture at once, and draw with OpenGL in between.
    const copra::SceneContext& context = copra::SceneContext::current();
    if (copra::generation() && !context.frame.visiting)
        context.renderer()->beginImmediateTarget(view);
    else
        context.renderer()->beginTarget(view, _globalZOrder);
}

void RenderTexture::end() {
    copra::SceneContext::current().renderer()->endTarget();
}

void RenderTexture::clear(float r, float g, float b, float a) {
    beginWithClear(r, g, b, a);
    end();
}

// --- Drawing the texture ---

void RenderTexture::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible || !isVisitableByVisitingCamera()) return;
    if (visitsByOverride_<RenderTexture>(renderer, parentTransform, parentFlags)) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    drawInEitherForm_(renderer, flags);
    const copra::PerspectiveScope perspective(*this, *renderer);
    _spriteScope.run(copra::BorrowedNodeScope::Visit, [&] {
        _sprite->setCameraMask(getCameraMask());
        _sprite->visit(renderer, _modelViewTransform, flags);
    });
}

void RenderTexture::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (!_autoDraw) return;
    const bool clears = (_clearFlags & GL_COLOR_BUFFER_BIT) != 0;
    beginTarget(clears ? &_clearColor : nullptr);
    sortAllChildren();
    for (ssize_t i = 0; i < _children.size(); ++i) {
        Node* child = _children.at(i);
        if (child != _sprite) child->visit(renderer, transform, flags);
    }
    end();
}

// --- Reading the texture ---

Image* RenderTexture::newImage(bool flipImage) {
    std::vector<std::uint8_t> rows = _texture->readTarget();
    const std::size_t row = static_cast<std::size_t>(_texture->getPixelsWide()) * 4;
    const auto height = static_cast<std::size_t>(_texture->getPixelsHigh());
    for (std::size_t y = 0; flipImage && y < height / 2; ++y) {
        const auto lower = rows.begin() + static_cast<std::ptrdiff_t>(y * row);
        const auto upper = rows.begin() + static_cast<std::ptrdiff_t>((height - 1 - y) * row);
        std::swap_ranges(lower, lower + static_cast<std::ptrdiff_t>(row), upper);
    }
    auto* image = new Image();
    image->initWithRawData(rows.data(), static_cast<ssize_t>(rows.size()), _texture->getPixelsWide(),
                           _texture->getPixelsHigh(), 8, true);
    return image;
}

bool RenderTexture::saveToFile(const std::string& filename, bool isRGBA,
                               std::function<void(RenderTexture*, const std::string&)> callback) {
    return saveByName(filename, isRGBA, false, std::move(callback));
}

bool RenderTexture::saveToFile(const std::string& filename, Image::Format format, bool isRGBA,
                               std::function<void(RenderTexture*, const std::string&)> callback) {
    return save(filename, format, isRGBA, false, std::move(callback));
}

bool RenderTexture::saveToFileAsNonPMA(
    const std::string& filename, bool isRGBA,
    const std::function<void(RenderTexture*, const std::string&)>& callback) {
    return saveByName(filename, isRGBA, true, callback);
}

bool RenderTexture::saveToFileAsNonPMA(
    const std::string& fileName, Image::Format format, bool isRGBA,
    const std::function<void(RenderTexture*, const std::string&)>& callback) {
    return save(fileName, format, isRGBA, true, callback);
}

bool RenderTexture::saveByName(const std::string& filename, bool isRGBA, bool isStraight,
                               std::function<void(RenderTexture*, const std::string&)> callback) {
    const std::string extension = FileUtils::getInstance()->getFileExtension(filename);
    const bool isPng = extension == ".png";
    if (!isPng && extension != ".jpg") {
        copra::warning("RenderTexture: '%s' ends in neither .png nor .jpg and cannot be written",
                       filename.c_str());
        return false;
    }
    return save(filename, isPng ? Image::Format::PNG : Image::Format::JPG, isRGBA, isStraight,
                std::move(callback));
}

bool RenderTexture::save(const std::string& filename, Image::Format format, bool isRGBA, bool isStraight,
                         std::function<void(RenderTexture*, const std::string&)> callback) {
    const bool isKnown = format == Image::Format::JPG || format == Image::Format::PNG;
    if (copra::refuse(!isKnown, "RenderTexture::saveToFile: images can be saved as JPG and PNG only"))
        return false;
    _saves.erase(std::remove_if(_saves.begin(), _saves.end(), [](const auto& save) { return save->done; }),
                 _saves.end());
    _saves.push_back(std::make_unique<copra::ImageSaveRequest>());
    copra::ImageSaveRequest* save = _saves.back().get();
    FileUtils* files = FileUtils::getInstance();
    save->path = files->isAbsolutePath(filename) ? filename : files->getWritablePath() + filename;
    save->isRGBA = isRGBA && format == Image::Format::PNG;
    save->isStraight = isStraight;
    save->callback = std::move(callback);
    save->command.init(_globalZOrder);
    save->command.func = [this, save] {
        const auto keepAlive = copra::keepAlive(this); // the callback may release it
        Image* image = newImage(true);
        if (save->isStraight) image->reversePremultipliedAlpha();
        save->written = image->saveToFile(save->path, !save->isRGBA);
        image->release();
        if (save->callback) save->callback(this, save->path);
        save->done = true;
    };
    // Games for 2.x, which draw at once outside of a frame, find the file at once.
    const copra::SceneContext& context = copra::SceneContext::current();
    if (copra::generation() && !context.frame.visiting) {
        save->command.func();
        return save->written;
    }
    context.renderer()->addCommand(&save->command);
    return true;
}

} // namespace cocos2d
