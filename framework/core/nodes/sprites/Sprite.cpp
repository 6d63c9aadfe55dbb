#include "nodes/sprites/Sprite.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "images/Image.h"
#include "nodes/sprites/SpriteShape.h"
#include "platform/Screen.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "scene/Generation.h"

namespace cocos2d {

namespace {

/// The texture of sprites without one, so that color and opacity apply to them, too.
Texture2D* whiteTexture() {
    static const std::string kKey = "/cc_2x2_white_image";
    TextureCache* cache = TextureCache::getInstance();
    if (Texture2D* texture = cache->getTextureForKey(kKey)) return texture;
    unsigned char pixels[2 * 2 * 4];
    std::fill(std::begin(pixels), std::end(pixels), static_cast<unsigned char>(255));
    auto* image = copra::autoreleased(new Image());
    image->initWithRawData(pixels, sizeof pixels, 2, 2, 8);
    return cache->addImage(image, kKey);
}

/// Warns of a rectangle that has no point of its texture. One that is only larger may show a texture that repeats.
void expectInside(Texture2D* texture, const Rect& rect) {
    if (!texture || rect.origin.isZero()) return;
    const Size size = texture->getContentSize();
    if (size.width <= 0.0f || size.height <= 0.0f) return;
    if (rect.origin.x < size.width && rect.origin.y < size.height) return;
    copra::warning("Sprite: the rectangle at (%g, %g) is outside of the texture '%s', whose size is %g x %g",
                   static_cast<double>(rect.origin.x), static_cast<double>(rect.origin.y),
                   texture->getPath().c_str(), static_cast<double>(size.width),
                   static_cast<double>(size.height));
}

} // namespace

// --- Creation ---

Sprite* Sprite::create() {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->init());
}

Sprite* Sprite::create(const std::string& filename) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename));
}

Sprite* Sprite::create(const std::string& filename, const Rect& rect) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename, rect));
}

Sprite* Sprite::createWithTexture(Texture2D* texture) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture));
}

Sprite* Sprite::createWithTexture(Texture2D* texture, const Rect& rect, bool rotated) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture, rect, rotated));
}

Sprite* Sprite::createWithSpriteFrame(SpriteFrame* spriteFrame) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrame(spriteFrame));
}

Sprite* Sprite::createWithSpriteFrameName(const std::string& spriteFrameName) {
    auto* sprite = new Sprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrameName(spriteFrameName));
}

const int Sprite::INDEX_NOT_INITIALIZED;

Sprite::Sprite()
    : _rectRotated(false),
      _flippedX(false),
      _flippedY(false),
      _opacityModifyRGB(false),
      _stretchEnabled(true),
      _isNamedByFrame(false),
      _showsFrame(false) {
    _anchorPoint.set(0.5f, 0.5f);
    for (copra::Vertex& vertex : _vertices) vertex.color = Color4B::WHITE;
}

Sprite::~Sprite() = default;

bool Sprite::init() {
    return initWithTexture(nullptr, Rect::ZERO);
}

bool Sprite::initWithTexture(Texture2D* texture) {
    if (copra::refuse(!texture, "Sprite::initWithTexture: the texture is null")) return false;
    return initWithTexture(texture, Rect(Vec2::ZERO, texture->getContentSize()), false);
}

bool Sprite::initWithTexture(Texture2D* texture, const Rect& rect) {
    return initWithTexture(texture, rect, false);
}

bool Sprite::initWithTexture(Texture2D* texture, const Rect& rect, bool rotated) {
    if (!Node::init()) return false;
    setAnchorPoint(Vec2::ANCHOR_MIDDLE);
    // Games initialize a sprite again to show another image.
    _flippedX = _flippedY = false;
    if (_texture && _texture == texture) updateBlendFunc(); // else setTexture() calls it
    setTexture(texture);
    setTextureRect(rect, rotated, rect.size);
    expectInside(texture, rect);
    return true;
}

bool Sprite::initWithSpriteFrame(SpriteFrame* spriteFrame) {
    if (copra::refuse(!spriteFrame, "Sprite::initWithSpriteFrame: the sprite frame is null")) return false;
    if (!initWithTexture(spriteFrame->getTexture(), spriteFrame->getRect())) return false;
    setSpriteFrame(spriteFrame);
    return true;
}

bool Sprite::initWithSpriteFrameName(const std::string& spriteFrameName) {
    SpriteFrame* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(spriteFrameName);
    if (!frame) return false;
    _isNamedByFrame = true;
    extras().resourceName = spriteFrameName;
    return initWithSpriteFrame(frame);
}

bool Sprite::initWithFile(const std::string& filename) {
    // The cache logs what is wrong with a file that cannot be loaded.
    Texture2D* texture = TextureCache::getInstance()->addImage(filename);
    if (!texture) return false;
    extras().resourceName = filename;
    return initWithTexture(texture);
}

bool Sprite::initWithFile(const std::string& filename, const Rect& rect) {
    Texture2D* texture = TextureCache::getInstance()->addImage(filename);
    if (!texture) return false;
    extras().resourceName = filename;
    return initWithTexture(texture, rect);
}

copra::SpriteExtras& Sprite::extras() {
    if (!_extras) _extras = std::make_unique<copra::SpriteExtras>();
    return *_extras;
}

const std::string& Sprite::getResourceName() const {
    static const std::string kNone;
    return _extras ? _extras->resourceName : kNone;
}

std::string Sprite::getDescription() const {
    return "<Sprite | Tag = " + std::to_string(_tag) + ", " + getResourceName() + ">";
}

SpriteBatchNode* Sprite::batchNode() const {
    return _extras ? _extras->batchNode : nullptr;
}

// --- Texture and frame ---

void Sprite::setTexture(const std::string& filename) {
    Texture2D* texture = TextureCache::getInstance()->addImage(filename);
    setTexture(texture);
    _showsFrame = false;
    setTextureRect(texture ? Rect(Vec2::ZERO, texture->getContentSize()) : Rect::ZERO);
}

void Sprite::setTexture(Texture2D* texture) {
    if (copra::refuse(_extras && !isTextureOfBatch(texture),
                      "Sprite::setTexture: a sprite in a SpriteBatchNode uses the texture of the batch"))
        return;
    if (!texture) texture = whiteTexture();
    if (texture == _texture) return;
    unplaceTexCoords();
    _texture = texture;
    updateBlendFunc(); // corners and texture coordinates do not depend on the texture
}

void Sprite::setSpriteFrame(const std::string& spriteFrameName) {
    SpriteFrame* frame = SpriteFrameCache::getInstance()->getSpriteFrameByName(spriteFrameName);
    if (frame)
        setSpriteFrame(frame);
    else
        copra::misuse("Sprite::setSpriteFrame: there is no sprite frame named '%s'", spriteFrameName.c_str());
}

void Sprite::setDisplayFrame(SpriteFrame* newFrame) {
    copra::generation() ? Sprite::setSpriteFrame(newFrame) : setSpriteFrame(newFrame);
}

void Sprite::setSpriteFrame(SpriteFrame* newFrame) {
    if (copra::refuse(!newFrame, "Sprite::setSpriteFrame: the sprite frame is null")) return;
    _spriteFrame = newFrame;
    _showsFrame = true;
    if (newFrame->getTexture() != _texture) setTexture(newFrame->getTexture());
    setTextureRect(newFrame->getRect(), newFrame->isRotated(), newFrame->getOriginalSize());
    if (newFrame->hasPolygonInfo())
        setPolygonInfo(newFrame->getPolygonInfo());
    else if (shape() && shape()->isPolygon())
        removeShape(); // a polygon belongs to its frame
    if (newFrame->hasAnchorPoint()) setAnchorPoint(newFrame->getAnchorPoint());
    if (newFrame->hasCenterRect()) setCenterRect(newFrame->getCenterRect());
}

const Vec2& Sprite::unflippedOffset() const {
    return _showsFrame ? _spriteFrame->getOffset() : Vec2::ZERO;
}

bool Sprite::isFrameDisplayed(SpriteFrame* frame) const {
    return frame && frame->getRect().equals(_rect) && frame->getTexture() == _texture &&
           frame->getOffset().equals(unflippedOffset());
}

SpriteFrame* Sprite::getSpriteFrame() const {
    if (_spriteFrame) return _spriteFrame;
    const float scale = copra::screen().contentScaleFactor; // pixels per point
    return SpriteFrame::createWithTexture(_texture, Rect(_rect.origin * scale, _rect.size * scale),
                                          _rectRotated, unflippedOffset() * scale,
                                          _originalContentSize * scale);
}

// --- Color and blending ---

void Sprite::setBlendFunc(const BlendFunc& blendFunc) {
    _blendFunc = blendFunc;
    stopResting();
}

void Sprite::updateBlendFunc() {
    const bool premultiplied = _texture && _texture->hasPremultipliedAlpha();
    _blendFunc = premultiplied ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
    setOpacityModifyRGB(premultiplied);
    stopResting();
}

void Sprite::setOpacityModifyRGB(bool modify) {
    if (_opacityModifyRGB == modify) return;
    _opacityModifyRGB = modify;
    updateColor();
}

void Sprite::updateColor() {
    Color4B color(_displayedColor, _displayedOpacity);
    if (_opacityModifyRGB && _displayedOpacity != 255) {
        color.r = static_cast<GLubyte>(color.r * _displayedOpacity / 255);
        color.g = static_cast<GLubyte>(color.g * _displayedOpacity / 255);
        color.b = static_cast<GLubyte>(color.b * _displayedOpacity / 255);
    }
    for (copra::Vertex& vertex : _vertices) vertex.color = color;
    stopResting();
    if (shape()) markGeometryDirty();
}

// --- Batch node ---

void Sprite::setBatchNode(SpriteBatchNode* spriteBatchNode) {
    if (spriteBatchNode || _extras) extras().batchNode = spriteBatchNode;
    updateIsPlainQuad();
    for (Node* child : _children)
        if (auto* sprite = dynamic_cast<Sprite*>(child)) sprite->setBatchNode(spriteBatchNode);
}

void Sprite::setParent(Node* parent) {
    Node::setParent(parent);
    if (!parent && batchNode()) setBatchNode(nullptr); // the batch may be destroyed before this sprite
}

void Sprite::addChild(Node* child, int zOrder, int tag) {
    if (acceptChild(child)) Node::addChild(child, zOrder, tag);
}

void Sprite::addChild(Node* child, int zOrder, const std::string& name) {
    if (acceptChild(child)) Node::addChild(child, zOrder, name);
}

} // namespace cocos2d
