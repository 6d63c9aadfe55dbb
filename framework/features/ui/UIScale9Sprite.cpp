#include "ui/UIScale9Sprite.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/sprites/SpriteBatchNode.h"
#include "opengl/GLProgram.h"
#include "opengl/GLProgramState.h"
#include "platform/Screen.h"
#include "render/PolygonInfo.h"

#include <algorithm>

namespace cocos2d {
namespace ui {

// --- Creation ---

Scale9Sprite* Scale9Sprite::create() {
    return copra::createAutoreleased<Scale9Sprite>();
}

Scale9Sprite* Scale9Sprite::create(const std::string& file, const Rect& rect, const Rect& capInsets) {
    auto* sprite = new Scale9Sprite();
    return copra::autoreleased(sprite, sprite->initWithFile(file, rect, capInsets));
}

Scale9Sprite* Scale9Sprite::create(const Rect& capInsets, const std::string& file) {
    return create(file, Rect::ZERO, capInsets);
}

Scale9Sprite* Scale9Sprite::create(const std::string& file, const Rect& rect) {
    return create(file, rect, Rect::ZERO);
}

Scale9Sprite* Scale9Sprite::create(const std::string& file) {
    return create(file, Rect::ZERO, Rect::ZERO);
}

Scale9Sprite* Scale9Sprite::createWithSpriteFrame(SpriteFrame* spriteFrame) {
    return createWithSpriteFrame(spriteFrame, Rect::ZERO);
}

Scale9Sprite* Scale9Sprite::createWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets) {
    auto* sprite = new Scale9Sprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrame(spriteFrame, capInsets));
}

Scale9Sprite* Scale9Sprite::createWithSpriteFrameName(const std::string& spriteFrameName) {
    return createWithSpriteFrameName(spriteFrameName, Rect::ZERO);
}

Scale9Sprite* Scale9Sprite::createWithSpriteFrameName(const std::string& spriteFrameName,
                                                      const Rect& capInsets) {
    auto* sprite = new Scale9Sprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrameName(spriteFrameName, capInsets));
}

Scale9Sprite::Scale9Sprite() = default;
Scale9Sprite::~Scale9Sprite() = default;

bool Scale9Sprite::init() {
    if (!Sprite::init()) return false;
    setCapInsets(Rect::ZERO);
    return true;
}

bool Scale9Sprite::initWithFile(const std::string& filename) {
    return initWithFile(filename, Rect::ZERO, Rect::ZERO);
}

bool Scale9Sprite::initWithFile(const std::string& filename, const Rect& rect) {
    return initWithFile(filename, rect, Rect::ZERO);
}

bool Scale9Sprite::initWithFile(const Rect& capInsets, const std::string& file) {
    return initWithFile(file, Rect::ZERO, capInsets);
}

bool Scale9Sprite::initWithFile(const std::string& file, const Rect& rect, const Rect& capInsets) {
    const bool whole = rect.equals(Rect::ZERO);
    if (!(whole ? Sprite::initWithFile(file) : Sprite::initWithFile(file, rect))) return false;
    _isPatch9 = applyNinePatch();
    if (!_isPatch9) setCapInsets(capInsets);
    return true;
}

bool Scale9Sprite::initWithSpriteFrame(SpriteFrame* spriteFrame) {
    return initWithSpriteFrame(spriteFrame, Rect::ZERO);
}

bool Scale9Sprite::initWithSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets) {
    if (!Sprite::initWithSpriteFrame(spriteFrame)) return false;
    _isPatch9 = applyNinePatch();
    if (!_isPatch9) setCapInsets(capInsets);
    return true;
}

bool Scale9Sprite::initWithSpriteFrameName(const std::string& spriteFrameName) {
    return initWithSpriteFrameName(spriteFrameName, Rect::ZERO);
}

bool Scale9Sprite::initWithSpriteFrameName(const std::string& spriteFrameName, const Rect& capInsets) {
    if (!Sprite::initWithSpriteFrameName(spriteFrameName)) return false;
    // Sprite's function has called initWithSpriteFrame(), which sets _isPatch9.
    if (!_isPatch9) setCapInsets(capInsets);
    return true;
}

bool Scale9Sprite::init(Sprite* sprite, const Rect& rect, const Rect& capInsets) {
    return init(sprite, rect, false, capInsets);
}

bool Scale9Sprite::init(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets) {
    return init(sprite, rect, rotated, Vec2::ZERO, rect.size, capInsets);
}

bool Scale9Sprite::init(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                        const Size& originalSize, const Rect& capInsets) {
    if (sprite) {
        if (!init()) return false;
        return updateWithSprite(sprite, rect, rotated, offset, originalSize, capInsets);
    }
    if (!initWithTexture(nullptr, rect, rotated)) return false;
    setCapInsets(capInsets);
    return true;
}

bool Scale9Sprite::initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, bool rotated,
                                     const Rect& capInsets) {
    return init() && updateWithBatchNode(batchnode, rect, rotated, capInsets);
}

bool Scale9Sprite::initWithBatchNode(SpriteBatchNode* batchnode, const Rect& rect, const Rect& capInsets) {
    return initWithBatchNode(batchnode, rect, false, capInsets);
}

// --- Image ---

Scale9Sprite* Scale9Sprite::resizableSpriteWithCapInsets(const Rect& capInsets) const {
    auto* copy = new Scale9Sprite();
    return copra::autoreleased(copy, copy->initWithSpriteFrame(getSpriteFrame(), capInsets));
}

bool Scale9Sprite::updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Rect& capInsets) {
    return updateWithSprite(sprite, rect, rotated, Vec2::ZERO, rect.size, capInsets);
}

bool Scale9Sprite::updateWithSprite(Sprite* sprite, const Rect& rect, bool rotated, const Vec2& offset,
                                    const Size& originalSize, const Rect& capInsets) {
    if (copra::refuse(!sprite, "Scale9Sprite::updateWithSprite: the sprite is null")) return false;
    if (!sprite->getTexture()) return false;
    const bool whole = rect.equals(Rect::ZERO);
    const Rect part = whole ? Rect(Vec2::ZERO, sprite->getTexture()->getContentSize()) : rect;
    const Size untrimmed = whole ? part.size : originalSize;
    const float scale = copra::screen().contentScaleFactor;
    setSpriteFrame(SpriteFrame::createWithTexture(sprite->getTexture(),
                                                  Rect(part.origin * scale, part.size * scale), rotated,
                                                  offset * scale, untrimmed * scale));
    setCapInsets(capInsets);
    return true;
}

bool Scale9Sprite::updateWithBatchNode(SpriteBatchNode* batchnode, const Rect& originalRect, bool rotated,
                                       const Rect& capInsets) {
    if (copra::refuse(!batchnode, "Scale9Sprite::updateWithBatchNode: the batch node is null")) return false;
    return updateWithSprite(Sprite::createWithTexture(batchnode->getTexture()), originalRect, rotated,
                            capInsets);
}

void Scale9Sprite::setSpriteFrame(SpriteFrame* spriteFrame, const Rect& capInsets) {
    setSpriteFrame(spriteFrame);
    setCapInsets(capInsets);
}

void Scale9Sprite::setState(State state) {
    if (_brightState == state) return;
    _brightState = state;
    const char* const gray = GLProgram::SHADER_NAME_POSITION_GRAYSCALE;
    setGLProgramState(state == State::GRAY ? GLProgramState::getOrCreateWithGLProgramName(gray) : nullptr);
}

// --- Nine-patch ---

void Scale9Sprite::setScale9Enabled(bool enabled) {
    if (getPolygonInfo().triangles.indexCount > 0) {
        copra::warning("Scale9Sprite::setScale9Enabled: ignored, a polygon sprite cannot be a nine-patch");
        return;
    }
    setRenderingType(enabled ? RenderingType::SLICE : RenderingType::SIMPLE);
    setStretchEnabled(enabled);
}

void Scale9Sprite::setRenderingType(RenderingType type) {
    if (_renderingType == type) return;
    _renderingType = type;
    if (type == RenderingType::SIMPLE)
        setCenterRectNormalized(Rect(0, 0, 1, 1));
    else
        applyInsets();
}

void Scale9Sprite::setCapInsets(const Rect& insets) {
    const Size& whole = untrimmedSize();
    Rect middle = insets;
    if (insets.equals(Rect::ZERO))
        middle = Rect(whole.width / 3, whole.height / 3, whole.width / 3, whole.height / 3);
    // Values outside the image are replaced by valid ones.
    if (middle.origin.x > whole.width) middle.origin.x = 0;
    if (middle.origin.y > whole.height) middle.origin.y = 0;
    if (middle.size.width > whole.width) middle.size.width = 1;
    if (middle.size.height > whole.height) middle.size.height = 1;
    _insetLeft = middle.origin.x;
    _insetTop = middle.origin.y;
    _insetRight = whole.width - _insetLeft - middle.size.width;
    _insetBottom = whole.height - _insetTop - middle.size.height;
    if (_renderingType != RenderingType::SLICE || getPolygonInfo().triangles.indexCount > 0) return;

    // From the untrimmed image to its trimmed part.
    const Size& trimmed = getTextureRect().size;
    const float left = middle.origin.x - (whole.width - trimmed.width) / 2 - unflippedOffset().x;
    const float top = middle.origin.y - (whole.height - trimmed.height) / 2 + unflippedOffset().y;
    const float x = std::max(left, 0.0f);
    const float y = std::max(top, 0.0f);
    setCenterRect(Rect(x, y, std::max(0.0f, std::min(left + middle.size.width, trimmed.width) - x),
                       std::max(0.0f, std::min(top + middle.size.height, trimmed.height) - y)));
}

Rect Scale9Sprite::getCapInsets() const {
    const Size& whole = untrimmedSize();
    return Rect(_insetLeft, _insetTop, whole.width - _insetLeft - _insetRight,
                whole.height - _insetTop - _insetBottom);
}

/// Reads the insets from the markers of a nine-patch image and crops the markers. False if it has none.
bool Scale9Sprite::applyNinePatch() {
    const Texture2D* const texture = getTexture();
    if (!texture || !texture->isContain9PatchInfo()) return false;
    const Rect insets = texture->getSpriteFrameCapInset(getSpriteFrame());
    if (insets.equals(Rect::ZERO)) return false;
    // The original's numbers: a little more than the line, so that nothing of it shows at the edge.
    Rect rect = getTextureRect();
    rect.origin += Vec2(1.3f, 1.3f);
    rect.size = Size(std::max(0.0f, rect.size.width - 2), std::max(0.0f, rect.size.height - 2));
    setTextureRect(rect, isTextureRectRotated(), rect.size);
    setCapInsets(insets);
    return true;
}

/// Applies the widths of the four borders.
void Scale9Sprite::applyInsets() {
    if (_renderingType == RenderingType::SLICE) setCapInsets(getCapInsets());
}

void Scale9Sprite::setInsetLeft(float leftInset) {
    _insetLeft = leftInset;
    applyInsets();
}

void Scale9Sprite::setInsetTop(float topInset) {
    _insetTop = topInset;
    applyInsets();
}

void Scale9Sprite::setInsetRight(float rightInset) {
    _insetRight = rightInset;
    applyInsets();
}

void Scale9Sprite::setInsetBottom(float bottomInset) {
    _insetBottom = bottomInset;
    applyInsets();
}

void Scale9Sprite::copyTo(Scale9Sprite* copy) const {
    if (copra::refuse(!copy, "Scale9Sprite::copyTo: the copy is null")) return;
    copy->initWithSpriteFrame(getSpriteFrame(), getCapInsets());
    copy->setRenderingType(_renderingType);
    copy->setScale9Enabled(isScale9Enabled());
    copy->setState(_brightState);
    copy->setContentSize(getContentSize());
    copy->setPosition(getPosition());
    copy->setScale(getScaleX(), getScaleY());
    copy->setRotationSkewX(getRotationSkewX());
    copy->setRotationSkewY(getRotationSkewY());
    copy->setColor(getColor());
    copy->setOpacity(getOpacity());
}

std::string Scale9Sprite::getDescription() const {
    return "<Scale9Sprite | Tag = " + std::to_string(_tag) + ", " + getResourceName() + ">";
}

} // namespace ui
} // namespace cocos2d
