#include "base/refuse.h"

#include "base/toInteger.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"

#include <utility>

namespace cocos2d {

namespace {

/// Slant of italics in degrees.
constexpr float kItalicSkew = 12.0f;
/// Width of a glow in points, and its opacity in percent of its color's.
constexpr float kGlowSize = 3.0f;
constexpr int kGlowPercent = 50;

/// The pixels by which bold letters are further apart.
constexpr float kBoldSpacing = 1.0f;

} // namespace

copra::LabelEffects& Label::effects() {
    if (!_effects) _effects = std::make_unique<copra::LabelEffects>();
    return *_effects;
}

void Label::reloadGlyphs() {
    if (_currentLabelType == LabelType::TTF)
        loadTTF(_fontConfig.fontSize);
    else
        _systemFontDirty = true;
    _contentDirty = true;
}

// --- Behind the glyphs ---

void Label::enableShadow(const Color4B& shadowColor, const Size& offset, int blurRadius) {
    effects().shadow = true;
    effects().shadowColor = shadowColor;
    effects().shadowOffset = offset;
    effects().shadowBlur = static_cast<float>(blurRadius);
    _verticesDirty = true;
}

void Label::enableOutline(const Color4B& outlineColor, int outlineSize) {
    if (!usesFontFile()) {
        copra::warning("Label: '%s': bitmap fonts and character maps cannot have an outline",
                       _utf8Text.c_str());
        return;
    }
    copra::LabelEffects& all = effects();
    const float before = all.hasOutline() ? all.outlineSize : 0.0f;
    all.effectColor = outlineColor;
    if (outlineSize > 0) all.outlineSize = static_cast<float>(outlineSize);
    if (outlineSize > 0 || all.current == LabelEffect::OUTLINE) all.current = LabelEffect::OUTLINE;
    _fontConfig.outlineSize = copra::toInteger<int>(all.outlineSize);
    if (all.hasOutline() && all.outlineSize != before) reloadGlyphs();
    _verticesDirty = true;
}

void Label::enableGlow(const Color4B& glowColor) {
    if (_currentLabelType != LabelType::TTF) {
        copra::warning("Label: '%s': only font files can have a glow", _utf8Text.c_str());
        return;
    }
    copra::LabelEffects& all = effects();
    all.current = LabelEffect::GLOW;
    all.effectColor = glowColor;
    all.effectColor.a = static_cast<GLubyte>(glowColor.a * kGlowPercent / 100);
    all.outlineSize = kGlowSize;
    _fontConfig.outlineSize = 0;
    reloadGlyphs();
}

// --- The glyphs themselves ---

void Label::enableItalics() {
    setRotationSkewX(kItalicSkew);
}

void Label::enableBold() {
    copra::LabelEffects& all = effects();
    if (std::exchange(all.bold, true)) return;
    _verticesDirty = true;
    // As in the original, whose installed fonts know no spacing.
    all.boldSpacing = _currentLabelType == LabelType::STRING_TEXTURE ? 0.0f : kBoldSpacing;
    setAdditionalKerning(_additionalKerning + all.boldSpacing);
}

void Label::enableUnderline() {
    effects().underline = true;
    _verticesDirty = true;
}

void Label::enableStrikethrough() {
    effects().strikethrough = true;
    effects().underline = false;
    _verticesDirty = true;
}

// --- Disabling ---

void Label::disableEffect(LabelEffect effect) {
    if (effect == LabelEffect::ITALICS || effect == LabelEffect::ALL) setRotationSkewX(0.0f);
    if (!_effects) return;
    const bool all = effect == LabelEffect::ALL;
    const bool endsOutlines =
        _effects->current != LabelEffect::NORMAL && (all || effect == _effects->current);
    if (endsOutlines) {
        _effects->current = LabelEffect::NORMAL;
        _effects->outlineSize = 0.0f;
        _effects->outlines.reset();
        _fontConfig.outlineSize = 0;
        reloadGlyphs();
    }
    if (all || effect == LabelEffect::SHADOW) _effects->shadow = false;
    if ((all || effect == LabelEffect::BOLD) && std::exchange(_effects->bold, false))
        setAdditionalKerning(_additionalKerning - _effects->boldSpacing);
    if (all || effect == LabelEffect::UNDERLINE) _effects->underline = false;
    if (all || effect == LabelEffect::STRIKETHROUGH) _effects->strikethrough = false;
    _verticesDirty = true;
}

// --- Queries ---

bool Label::isShadowEnabled() const {
    return _effects && _effects->shadow;
}

Size Label::getShadowOffset() const {
    return _effects ? _effects->shadowOffset : Size::ZERO;
}

float Label::getShadowBlurRadius() const {
    return _effects ? _effects->shadowBlur : 0.0f;
}

Color4F Label::getShadowColor() const {
    return Color4F(_effects ? _effects->shadowColor : Color4B::BLACK);
}

float Label::getOutlineSize() const {
    return _effects && _effects->hasOutline() ? _effects->outlineSize : 0.0f;
}

LabelEffect Label::getLabelEffectType() const {
    return _effects ? _effects->current : LabelEffect::NORMAL;
}

Color4F Label::getEffectColor() const {
    return Color4F(_effects ? _effects->effectColor : Color4B::BLACK);
}

// --- Font definition ---

void Label::setFontDefinition(const FontDefinition& textDefinition) {
    setSystemFontName(textDefinition._fontName);
    setSystemFontSize(static_cast<float>(textDefinition._fontSize));
    setAlignment(textDefinition._alignment, textDefinition._vertAlignment);
    setDimensions(textDefinition._dimensions.width, textDefinition._dimensions.height);
    setTextColor(Color4B(textDefinition._fontFillColor, textDefinition._fontAlpha));
    enableWrap(textDefinition._enableWrap);
    setOverflow(static_cast<Overflow>(textDefinition._overflow));
    const FontStroke& stroke = textDefinition._stroke;
    if (stroke._strokeEnabled)
        enableOutline(Color4B(stroke._strokeColor, stroke._strokeAlpha),
                      static_cast<int>(stroke._strokeSize));
    else
        disableEffect(LabelEffect::OUTLINE);
    const FontShadow& shadow = textDefinition._shadow;
    if (shadow._shadowEnabled)
        enableShadow(Color4B(0, 0, 0, copra::toInteger<GLubyte>(255.0f * shadow._shadowOpacity)),
                     shadow._shadowOffset, static_cast<int>(shadow._shadowBlur));
    else
        disableEffect(LabelEffect::SHADOW);
}

FontDefinition Label::getFontDefinition() const {
    FontDefinition definition;
    definition._fontName = _systemFont;
    definition._fontSize = copra::toInteger<int>(_systemFontSize);
    definition._alignment = _hAlignment;
    definition._vertAlignment = _vAlignment;
    definition._dimensions = _labelDimensions;
    definition._fontFillColor = Color3B(_textColor);
    definition._fontAlpha = _textColor.a;
    definition._enableWrap = _enableWrap;
    definition._overflow = static_cast<int>(_overflow);
    if (!_effects) return definition;
    definition._stroke._strokeEnabled = _effects->hasOutline();
    definition._stroke._strokeColor = Color3B(_effects->effectColor);
    definition._stroke._strokeAlpha = _effects->effectColor.a;
    definition._stroke._strokeSize = _effects->outlineSize;
    definition._shadow._shadowEnabled = _effects->shadow;
    definition._shadow._shadowOffset = _effects->shadowOffset;
    definition._shadow._shadowBlur = _effects->shadowBlur;
    definition._shadow._shadowOpacity = static_cast<float>(_effects->shadowColor.a) / 255.0f;
    return definition;
}

} // namespace cocos2d
