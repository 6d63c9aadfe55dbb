#include "nodes/text/LabelTTF.h"

#include "base/autoreleased.h"
#include "base/toInteger.h"
#include "nodes/text/Label.h"

namespace cocos2d {

LabelTTF* LabelTTF::create() {
    return copra::autoreleased(new LabelTTF);
}

LabelTTF* LabelTTF::create(const std::string& string, const std::string& fontName, float fontSize,
                           const Size& dimensions, TextHAlignment hAlignment, TextVAlignment vAlignment) {
    LabelTTF* const label = create();
    label->initWithString(string, fontName, fontSize, dimensions, hAlignment, vAlignment);
    return label;
}

LabelTTF* LabelTTF::createWithFontDefinition(const std::string& string, FontDefinition& textDefinition) {
    LabelTTF* const label = create();
    label->initWithStringAndTextDefinition(string, textDefinition);
    return label;
}

LabelTTF::LabelTTF() : _renderLabel(Label::create()) {
    _renderLabel->setAnchorPoint(Vec2::ZERO);
    addChild(_renderLabel);
    setAnchorPoint(Vec2(0.5f, 0.5f));
    setCascadeColorEnabled(true);
    setCascadeOpacityEnabled(true);
    _definition = _renderLabel->getFontDefinition();
}

LabelTTF::~LabelTTF() = default;

bool LabelTTF::init() {
    return true; // that of the sprite would show a picture
}

bool LabelTTF::initWithString(const std::string& string, const std::string& fontName, float fontSize,
                              const Size& dimensions, TextHAlignment hAlignment, TextVAlignment vAlignment) {
    _definition._fontName = fontName;
    _definition._fontSize = copra::toInteger<int>(fontSize);
    _definition._dimensions = dimensions;
    _definition._alignment = hAlignment;
    _definition._vertAlignment = vAlignment;
    applyDefinition();
    setString(string);
    return true;
}

bool LabelTTF::initWithStringAndTextDefinition(const std::string& string, FontDefinition& textDefinition) {
    setTextDefinition(textDefinition);
    setString(string);
    return true;
}

void LabelTTF::setTextDefinition(const FontDefinition& theDefinition) {
    _definition = theDefinition;
    applyDefinition();
}

const FontDefinition& LabelTTF::getTextDefinition() {
    return _definition;
}

void LabelTTF::applyDefinition() {
    _renderLabel->setFontDefinition(_definition);
    showText();
}

// --- Appearance ---

void LabelTTF::enableShadow(const Size& shadowOffset, float shadowOpacity, float shadowBlur, bool) {
    _definition._shadow = {true, shadowOffset, shadowBlur, shadowOpacity};
    applyDefinition();
}

void LabelTTF::disableShadow(bool) {
    _definition._shadow._shadowEnabled = false;
    applyDefinition();
}

void LabelTTF::enableStroke(const Color3B& strokeColor, float strokeSize, bool) {
    _definition._stroke = {true, strokeColor, 255, strokeSize};
    applyDefinition();
}

void LabelTTF::disableStroke(bool) {
    _definition._stroke._strokeEnabled = false;
    applyDefinition();
}

void LabelTTF::setFontFillColor(const Color3B& tintColor, bool) {
    _definition._fontFillColor = tintColor;
    applyDefinition();
}

void LabelTTF::setBlendFunc(const BlendFunc& blendFunc) {
    _renderLabel->setBlendFunc(blendFunc);
    Sprite::setBlendFunc(blendFunc);
}

const BlendFunc& LabelTTF::getBlendFunc() const {
    return _picture == Picture_::SHOWN ? Sprite::getBlendFunc() : _renderLabel->getBlendFunc();
}

void LabelTTF::setFlippedX(bool flippedX) {
    Sprite::setFlippedX(flippedX);
    flipText();
}

void LabelTTF::setFlippedY(bool flippedY) {
    Sprite::setFlippedY(flippedY);
    flipText();
}

void LabelTTF::flipText() {
    const Size& size = getContentSize();
    _renderLabel->setScale(_flippedX ? -1.0f : 1.0f, _flippedY ? -1.0f : 1.0f);
    _renderLabel->setPosition(_flippedX ? size.width : 0.0f, _flippedY ? size.height : 0.0f);
}

// --- The sprite ---

void LabelTTF::showText() {
    _picture = Picture_::NONE;
    _spriteFrame = nullptr;
    _showsFrame = false;
    _renderLabel->setVisible(true);
    fitText();
}

/// The size of the sprite is that of the text.
void LabelTTF::fitText() {
    const Rect area(Vec2::ZERO, _renderLabel->getContentSize());
    if (_rect.equals(area) && _contentSize.equals(area.size)) return;
    Sprite::setTextureRect(area, false, area.size);
}

void LabelTTF::showPicture() {
    _picture = Picture_::SHOWN;
    _renderLabel->setVisible(false);
}

void LabelTTF::drawPicture() {
    Texture2D* const texture = copra::autoreleased(new Texture2D);
    texture->initWithString(getString().c_str(), _definition);
    Sprite::setTexture(texture);
    _picture = Picture_::DRAWN;
}

Texture2D* LabelTTF::getTexture() const {
    if (_picture == Picture_::NONE) const_cast<LabelTTF*>(this)->drawPicture();
    return _texture;
}

SpriteFrame* LabelTTF::getSpriteFrame() const {
    getTexture();
    return Sprite::getSpriteFrame();
}

void LabelTTF::setTexture(Texture2D* texture) {
    Sprite::setTexture(texture);
    showPicture();
}

void LabelTTF::setTextureRect(const Rect& rect, bool rotated, const Size& untrimmedSize) {
    getTexture();
    showPicture();
    Sprite::setTextureRect(rect, rotated, untrimmedSize);
}

// --- Text and layout ---

void LabelTTF::setString(const std::string& label) {
    _renderLabel->setString(label);
    showText();
}

const std::string& LabelTTF::getString() const {
    return _renderLabel->getString();
}

TextHAlignment LabelTTF::getHorizontalAlignment() const {
    return _definition._alignment;
}

void LabelTTF::setHorizontalAlignment(TextHAlignment alignment) {
    _definition._alignment = alignment;
    applyDefinition();
}

TextVAlignment LabelTTF::getVerticalAlignment() const {
    return _definition._vertAlignment;
}

void LabelTTF::setVerticalAlignment(TextVAlignment verticalAlignment) {
    _definition._vertAlignment = verticalAlignment;
    applyDefinition();
}

const Size& LabelTTF::getDimensions() const {
    return _definition._dimensions;
}

void LabelTTF::setDimensions(const Size& dim) {
    _definition._dimensions = dim;
    applyDefinition();
}

float LabelTTF::getFontSize() const {
    return static_cast<float>(_definition._fontSize);
}

void LabelTTF::setFontSize(float fontSize) {
    _definition._fontSize = copra::toInteger<int>(fontSize);
    applyDefinition();
}

const std::string& LabelTTF::getFontName() const {
    return _definition._fontName;
}

void LabelTTF::setFontName(const std::string& fontName) {
    _definition._fontName = fontName;
    applyDefinition();
}

// --- Node ---

std::string LabelTTF::getDescription() const {
    return "<LabelTTF | FontName = " + getFontName() +
           ", FontSize = " + std::to_string(_definition._fontSize) + ", Label = '" + getString() + "'>";
}

// The size of the text is always that of the wrapped label.

const Size& LabelTTF::getContentSize() const {
    if (_picture != Picture_::SHOWN) const_cast<LabelTTF*>(this)->fitText();
    return _contentSize;
}

Rect LabelTTF::getBoundingBox() const {
    getContentSize();
    return Node::getBoundingBox();
}

void LabelTTF::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    flipText(); // the sprite may have been flipped
    Node::visit(renderer, parentTransform, parentFlags);
}

void LabelTTF::draw(Renderer* renderer, const Mat4& transform, uint32_t flags) {
    if (_picture == Picture_::SHOWN) Sprite::draw(renderer, transform, flags);
}

} // namespace cocos2d
