#include "ui/UIText.h"

#include "base/autoreleased.h"
#include "nodes/text/Label.h"
#include "nodes/text/labelFont.h"
#include "ui/imageParts.h"

namespace cocos2d {
namespace ui {

namespace {

constexpr float kDefaultFontSize = 10.0f;
constexpr float kTouchScale = 0.5f; ///< Added to the scale while touched.

} // namespace

Text* Text::create() {
    return copra::createAutoreleased<Text>();
}

Text* Text::create(const std::string& textContent, const std::string& fontName, float fontSize) {
    return copra::createAutoreleased<Text>(textContent, fontName, fontSize);
}

Text::Text() : _fontSize(kDefaultFontSize) {}

bool Text::init() {
    return Widget::init();
}

bool Text::init(const std::string& textContent, const std::string& fontName, float fontSize) {
    if (!init()) return false;
    setFontName(fontName);
    setFontSize(fontSize);
    setString(textContent);
    return true;
}

void Text::setFontSize(float size) {
    _fontSize = size;
    copra::setLabelFontSize(*_label, size);
    textChanged();
}

void Text::setFontName(const std::string& name) {
    _fontName = name;
    copra::setLabelFont(*_label, name, _fontSize);
    const bool isInstalled = _label->getLabelType() == Label::LabelType::STRING_TEXTURE;
    _type = isInstalled ? Type::SYSTEM : Type::TTF;
    textChanged();
}

Size Text::getAutoRenderSize() {
    const Size before = _label->getContentSize();
    if (!_ignoreSize) _label->setDimensions(0, 0);
    const Size size = _label->getContentSize();
    if (!_ignoreSize) _label->setDimensions(before.width, before.height);
    return size;
}

void Text::setTextAreaSize(const Size& size) {
    _label->setDimensions(size.width, size.height);
    if (!_ignoreSize) _customSize = size;
    textChanged();
}

const Size& Text::getTextAreaSize() const {
    return _label->getDimensions();
}

void Text::setTextHorizontalAlignment(TextHAlignment alignment) {
    _label->setHorizontalAlignment(alignment);
}

TextHAlignment Text::getTextHorizontalAlignment() const {
    return _label->getHorizontalAlignment();
}

void Text::setTextVerticalAlignment(TextVAlignment alignment) {
    _label->setVerticalAlignment(alignment);
}

TextVAlignment Text::getTextVerticalAlignment() const {
    return _label->getVerticalAlignment();
}

void Text::setTextColor(const Color4B color) {
    _label->setTextColor(color);
}

const Color4B& Text::getTextColor() const {
    return _label->getTextColor();
}

// --- Effects ---

void Text::enableShadow(const Color4B& shadowColor, const Size& offset, int blurRadius) {
    _label->enableShadow(shadowColor, offset, blurRadius);
}

void Text::enableOutline(const Color4B& outlineColor, int outlineSize) {
    _label->enableOutline(outlineColor, outlineSize);
    textChanged();
}

void Text::enableGlow(const Color4B& glowColor) {
    if (_type == Type::TTF) _label->enableGlow(glowColor);
}

void Text::disableEffect() {
    _label->disableEffect();
    textChanged();
}

void Text::disableEffect(LabelEffect effect) {
    _label->disableEffect(effect);
    textChanged();
}

bool Text::isShadowEnabled() const {
    return _label->isShadowEnabled();
}

Size Text::getShadowOffset() const {
    return _label->getShadowOffset();
}

float Text::getShadowBlurRadius() const {
    return _label->getShadowBlurRadius();
}

Color4B Text::getShadowColor() const {
    return Color4B(_label->getShadowColor());
}

int Text::getOutlineSize() const {
    return static_cast<int>(_label->getOutlineSize());
}

LabelEffect Text::getLabelEffectType() const {
    return _label->getLabelEffectType();
}

Color4B Text::getEffectColor() const {
    return Color4B(_label->getEffectColor());
}

Sprite* Text::getLetter(int letterIndex) {
    return _label->getLetter(letterIndex);
}

void Text::setBlendFunc(const BlendFunc& blendFunc) {
    _label->setBlendFunc(blendFunc);
}

const BlendFunc& Text::getBlendFunc() const {
    return _label->getBlendFunc();
}

// --- Widget ---

void Text::ignoreContentAdaptWithSize(bool ignore) {
    if (_ignoreSize == ignore) return;
    Widget::ignoreContentAdaptWithSize(ignore);
    _adaptDirty = true;
}

void Text::onPressStateChangedToNormal() {
    if (_touchScaleChangeEnabled) _adaptDirty = true;
}

void Text::onPressStateChangedToPressed() {
    if (!_touchScaleChangeEnabled) return;
    _label->setScale(_label->getScaleX() + kTouchScale, _label->getScaleY() + kTouchScale);
}

/// With a custom size the text is wrapped to it.
void Text::fitLabel() {
    if (!_ignoreSize) _label->setDimensions(_contentSize.width, _contentSize.height);
    LabelWidget::fitLabel();
}

Widget* Text::createCloneInstance() {
    return create();
}

void Text::copySpecialProperties(Widget* model) {
    auto* text = dynamic_cast<Text*>(model);
    if (!text) return;
    setFontName(text->_fontName);
    const bool isBitmap = text->_label->getLabelType() == Label::LabelType::BMFONT;
    setFontSize(isBitmap ? text->_label->getBMFontSize() : text->_fontSize);
    setString(text->getString());
    setTextColor(text->getTextColor());
    setTouchScaleChangeEnabled(text->_touchScaleChangeEnabled);
    setTextHorizontalAlignment(text->getTextHorizontalAlignment());
    setTextVerticalAlignment(text->getTextVerticalAlignment());
    setTextAreaSize(text->getTextAreaSize());
    setContentSize(text->getContentSize());
    const LabelEffect effect = text->getLabelEffectType();
    if (effect == LabelEffect::GLOW) enableGlow(text->getEffectColor());
    if (effect == LabelEffect::OUTLINE) enableOutline(text->getEffectColor(), text->getOutlineSize());
    if (text->isShadowEnabled()) enableShadow(text->getShadowColor(), text->getShadowOffset());
}

} // namespace ui
} // namespace cocos2d
