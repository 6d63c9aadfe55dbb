#include "render/SpriteFrame.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "files/FileUtils.h"
#include "files/missingFile.h"
#include "platform/Screen.h"
#include "render/PolygonInfo.h"
#include "render/TextureCache.h"

namespace cocos2d {

namespace {

float scale() {
    return copra::screen().contentScaleFactor;
}

Rect toPixels(const Rect& points) {
    return {points.origin.x * scale(), points.origin.y * scale(), points.size.width * scale(),
            points.size.height * scale()};
}

Rect toPoints(const Rect& pixels) {
    return {pixels.origin.x / scale(), pixels.origin.y / scale(), pixels.size.width / scale(),
            pixels.size.height / scale()};
}

Size toPoints(const Size& pixels) {
    return {pixels.width / scale(), pixels.height / scale()};
}

} // namespace

SpriteFrame* SpriteFrame::create(const std::string& filename, const Rect& rect) {
    auto* const frame = new SpriteFrame;
    frame->initWithTextureFilename(filename, rect);
    return copra::autoreleased(frame);
}

SpriteFrame* SpriteFrame::create(const std::string& filename, const Rect& rect, bool rotated,
                                 const Vec2& offset, const Size& originalSize) {
    auto* const frame = new SpriteFrame;
    frame->initWithTextureFilename(filename, rect, rotated, offset, originalSize);
    return copra::autoreleased(frame);
}

SpriteFrame* SpriteFrame::createWithTexture(Texture2D* pobTexture, const Rect& rect) {
    auto* const frame = new SpriteFrame;
    return copra::autoreleased(frame, frame->initWithTexture(pobTexture, rect));
}

SpriteFrame* SpriteFrame::createWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated,
                                            const Vec2& offset, const Size& originalSize) {
    auto* const frame = new SpriteFrame;
    return copra::autoreleased(frame,
                               frame->initWithTexture(pobTexture, rect, rotated, offset, originalSize));
}

SpriteFrame::SpriteFrame() = default;
SpriteFrame::~SpriteFrame() {
    if (_texture) _texture->removeSpriteFrameCapInset(this);
}

bool SpriteFrame::initWithTexture(Texture2D* pobTexture, const Rect& rect) {
    const Rect pixels = toPixels(rect);
    return initWithTexture(pobTexture, pixels, false, Vec2::ZERO, pixels.size);
}

bool SpriteFrame::initWithTexture(Texture2D* pobTexture, const Rect& rect, bool rotated, const Vec2& offset,
                                  const Size& originalSize) {
    _texture = pobTexture;
    describe(rect, rotated, offset, originalSize);
    return true;
}

bool SpriteFrame::initWithTextureFilename(const std::string& filename, const Rect& rect) {
    const Rect pixels = toPixels(rect);
    return initWithTextureFilename(filename, pixels, false, Vec2::ZERO, pixels.size);
}

bool SpriteFrame::initWithTextureFilename(const std::string& filename, const Rect& rect, bool rotated,
                                          const Vec2& offset, const Size& originalSize) {
    describe(rect, rotated, offset, originalSize);
    if (!FileUtils::getInstance()->isFileExist(filename)) {
        copra::warnOfMissingFile("SpriteFrame", filename);
        return false;
    }
    _textureFilename = filename;
    return true;
}

void SpriteFrame::describe(const Rect& rect, bool rotated, const Vec2& offset, const Size& originalSize) {
    setRectInPixels(rect);
    setOffsetInPixels(offset);
    _originalSizeInPixels = originalSize;
    _originalSize = toPoints(originalSize);
    _rotated = rotated;
}

SpriteFrame* SpriteFrame::clone() const {
    auto* const copy = new SpriteFrame;
    copy->_rect = _rect;
    copy->_rectInPixels = _rectInPixels;
    copy->_offset = _offset;
    copy->_offsetInPixels = _offsetInPixels;
    copy->_originalSize = _originalSize;
    copy->_originalSizeInPixels = _originalSizeInPixels;
    copy->_anchorPoint = _anchorPoint;
    copy->_centerRect = _centerRect;
    copy->_texture = _texture;
    copy->_textureFilename = _textureFilename;
    copy->_rotated = _rotated;
    copy->_hasAnchorPoint = _hasAnchorPoint;
    copy->_hasCenterRect = _hasCenterRect;
    if (_polygonInfo) copy->setPolygonInfo(*_polygonInfo);
    return copra::autoreleased(copy);
}

void SpriteFrame::setRectInPixels(const Rect& rectInPixels) {
    _rectInPixels = rectInPixels;
    _rect = toPoints(rectInPixels);
}

void SpriteFrame::setRect(const Rect& rect) {
    _rect = rect;
    _rectInPixels = toPixels(rect);
}

void SpriteFrame::setOffsetInPixels(const Vec2& offsetInPixels) {
    _offsetInPixels = offsetInPixels;
    _offset = Vec2(offsetInPixels.x / scale(), offsetInPixels.y / scale());
}

void SpriteFrame::setOffset(const Vec2& offsets) {
    _offset = offsets;
    _offsetInPixels = Vec2(offsets.x * scale(), offsets.y * scale());
}

Texture2D* SpriteFrame::getTexture() {
    if (!_texture && !_textureFilename.empty())
        return TextureCache::getInstance()->addImage(_textureFilename);
    return _texture;
}

void SpriteFrame::setTexture(Texture2D* pobTexture) {
    if (_texture && _texture != pobTexture) _texture->removeSpriteFrameCapInset(this);
    _texture = pobTexture;
    _textureFilename.clear();
}

void SpriteFrame::setAnchorPoint(const Vec2& anchorPoint) {
    _anchorPoint = anchorPoint;
    _hasAnchorPoint = true;
}

void SpriteFrame::setCenterRectInPixels(const Rect& centerRect) {
    _centerRect = toPoints(centerRect);
    _hasCenterRect = true;
}

const PolygonInfo& SpriteFrame::getPolygonInfo() const {
    static const PolygonInfo kNone;
    return _polygonInfo ? *_polygonInfo : kNone;
}

void SpriteFrame::setPolygonInfo(const PolygonInfo& polygonInfo) {
    _polygonInfo = std::make_unique<PolygonInfo>(polygonInfo);
}

bool SpriteFrame::hasPolygonInfo() const {
    return _polygonInfo && _polygonInfo->triangles.vertCount > 0;
}

} // namespace cocos2d
