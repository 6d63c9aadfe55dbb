#include "base/refuse.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"

namespace cocos2d {

/// Lays out the text: the part of it that needs the node's size, its letters or another font size.
void Label::layOut() {
    _verticesDirty = true;
    if (!_fontAtlas || _utf32Text.empty()) {
        _layout.clear();
        if (_currentLabelType == LabelType::STRING_TEXTURE) _numberOfLines = 0; // as in the original
        Node::setContentSize(Size::ZERO);
        updateLetters();
        return;
    }
    const bool mayShrink = _overflow == Overflow::SHRINK && _currentLabelType != LabelType::CHARMAP;
    if (mayShrink && getRenderingFontSize() != _originalFontSize) setRenderingFontSize(_originalFontSize);
    copra::TextLayoutOptions options = layoutOptions();
    _layout.breakLines(_utf32Text, *_fontAtlas, options);
    if (mayShrink && !_layout.fits(options)) options = shrink(options);
    _numberOfLines = static_cast<int>(_layout.lines().size());
    Node::setContentSize(_layout.size());
    _layout.place(options);
    updateLetters();
}

copra::TextLayoutOptions Label::layoutOptions() const {
    copra::TextLayoutOptions options;
    options.fontScale = _fontScale;
    options.lineHeight = _lineHeight;
    options.lineSpacing = _lineSpacing;
    options.characterSpacing = _additionalKerning;
    options.maxLineWidth = _maxLineWidth;
    options.box = Size(_labelWidth, _labelHeight);
    options.horizontal = _hAlignment;
    options.vertical = _vAlignment;
    options.wraps = _enableWrap;
    options.breaksWords = _lineBreakWithoutSpaces;
    options.kernsOnePairEarly = _currentLabelType == LabelType::BMFONT;
    const copra::TextShaping shaping = copra::textShaping(*this);
    options.shapes =
        shaping == copra::TextShaping::Always || (_needsShaping && shaping != copra::TextShaping::Off);
    options.clampsWidth = _overflow == Overflow::CLAMP || _overflow == Overflow::SHRINK;
    return options;
}

/// Finds the largest font size, by whole points down from the one that was set, with which the text fits. The
/// search scales the loaded glyphs; only then the font is loaded in the new size, and it may come out a little
/// wider. Returns the options of the last layout.
copra::TextLayoutOptions Label::shrink(copra::TextLayoutOptions options) {
    constexpr float kSmallest = 1.0f;
    const float full = _originalFontSize;
    const float fullScale = _fontScale;
    float size = full;
    while (!_layout.fits(options) && size > kSmallest) {
        size -= 1.0f;
        options.fontScale = fullScale * size / full;
        _layout.breakLines(_utf32Text, *_fontAtlas, options);
    }
    const auto layOutWithFont = [&] {
        setRenderingFontSize(size);
        options = layoutOptions();
        _layout.breakLines(_utf32Text, *_fontAtlas, options);
    };
    layOutWithFont();
    while (!_layout.fits(options) && size > kSmallest) {
        size -= 1.0f;
        layOutWithFont();
    }
    return options;
}

} // namespace cocos2d

namespace copra {

void setTextShaping(cocos2d::Label& label, TextShaping shaping) {
    label._shaping = shaping;
    label._shapingIsOwn = true;
    label._contentDirty = true;
}

TextShaping textShaping(const cocos2d::Label& label) {
    return label._shapingIsOwn ? label._shaping : textShaping();
}

} // namespace copra

namespace cocos2d {

// --- Settings ---

void Label::setAlignment(TextHAlignment hAlignment, TextVAlignment vAlignment) {
    if (hAlignment == _hAlignment && vAlignment == _vAlignment) return;
    _hAlignment = hAlignment;
    _vAlignment = vAlignment;
    _contentDirty = true;
}

void Label::setMaxLineWidth(float maxLineWidth) {
    if (_labelWidth != 0.0f || _maxLineWidth == maxLineWidth) return;
    _maxLineWidth = maxLineWidth;
    _contentDirty = true;
}

void Label::setDimensions(float width, float height) {
    if (_overflow == Overflow::RESIZE_HEIGHT) height = 0.0f;
    if (width == _labelWidth && height == _labelHeight) return;
    _labelWidth = width;
    _labelHeight = height;
    _labelDimensions = Size(width, height);
    _maxLineWidth = width;
    _contentDirty = true;
}

void Label::setLineBreakWithoutSpace(bool breakWithoutSpace) {
    if (breakWithoutSpace == _lineBreakWithoutSpaces) return;
    _lineBreakWithoutSpaces = breakWithoutSpace;
    _contentDirty = true;
}

void Label::enableWrap(bool enable) {
    if (enable == _enableWrap || _overflow == Overflow::RESIZE_HEIGHT) return;
    _enableWrap = enable;
    _contentDirty = true;
}

void Label::setOverflow(Overflow overflow) {
    if (overflow == _overflow ||
        copra::warn(overflow == Overflow::SHRINK && _currentLabelType == LabelType::CHARMAP,
                    "Label::setOverflow: a character map cannot shrink"))
        return;
    if (overflow == Overflow::RESIZE_HEIGHT) {
        setDimensions(_labelWidth, 0.0f);
        enableWrap(true);
    }
    if (_overflow == Overflow::SHRINK && getRenderingFontSize() != _originalFontSize)
        setRenderingFontSize(_originalFontSize);
    _overflow = overflow;
    _contentDirty = true;
}

void Label::setLineHeight(float height) {
    if (height == _lineHeight) return;
    _lineHeight = height;
    _contentDirty = true;
}

float Label::getLineHeight() const {
    if (_systemFontDirty) const_cast<Label*>(this)->loadSystemFont();
    return _lineHeight * _fontScale;
}

void Label::setLineSpacing(float height) {
    if (height == _lineSpacing) return;
    _lineSpacing = height;
    _contentDirty = true;
}

void Label::setAdditionalKerning(float space) {
    if (space == _additionalKerning) return;
    _additionalKerning = space;
    _contentDirty = true;
}

} // namespace cocos2d
