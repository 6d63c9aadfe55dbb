#include "nodes/text/Label.h"

#include "base/autoreleased.h"
#include "base/limits.h"
#include "base/refuse.h"
#include "base/utf8.h"
#include "fonts/FontAtlas.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/LabelEffects.h"
#include "nodes/text/labelFont.h"
#include "scene/overrides.h"

namespace cocos2d {

namespace {

constexpr const char* kDefaultFamily = "Helvetica";

/// Converts ASCII, which most text is: one byte is one character. False, with `wide` modified, for other
/// text.
bool widenAscii(const std::string& text, std::u32string& wide) {
    wide.resize(text.size());
    char32_t* out = wide.data();
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80) return false;
        *out++ = static_cast<unsigned char>(c);
    }
    return true;
}

} // namespace

// --- Creation ---

Label* Label::create() {
    auto* const label = new Label;
    return copra::autoreleased(label, label->init());
}

Label* Label::createWithSystemFont(const std::string& text, const std::string& font, float fontSize,
                                   const Size& dimensions, TextHAlignment hAlignment,
                                   TextVAlignment vAlignment) {
    auto* const label = new Label(hAlignment, vAlignment);
    label->setSystemFontName(font);
    label->setSystemFontSize(fontSize);
    label->setDimensions(dimensions.width, dimensions.height);
    label->setString(text);
    return copra::autoreleased(label, label->init());
}

Label* Label::createWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                            const Size& dimensions, TextHAlignment hAlignment, TextVAlignment vAlignment) {
    auto* const label = new Label(hAlignment, vAlignment);
    return copra::autoreleased(
        label, label->initWithTTF(text, fontFilePath, fontSize, dimensions, hAlignment, vAlignment));
}

Label* Label::createWithTTF(const TTFConfig& ttfConfig, const std::string& text, TextHAlignment hAlignment,
                            int maxLineWidth) {
    auto* const label = new Label(hAlignment);
    return copra::autoreleased(label, label->initWithTTF(ttfConfig, text, hAlignment, maxLineWidth));
}

namespace {

/// The end of every createWithBMFont(): `hasFont` says whether the label could load its font.
Label* finishBMFont(Label* label, bool hasFont, const std::string& text, int maxLineWidth) {
    if (!hasFont) return copra::autoreleased(label, false);
    label->setMaxLineWidth(static_cast<float>(maxLineWidth));
    label->setString(text);
    return copra::autoreleased(label, label->init());
}

} // namespace

Label* Label::createWithBMFont(const std::string& bmfontPath, const std::string& text,
                               const TextHAlignment& hAlignment, int maxLineWidth) {
    auto* const label = new Label(hAlignment);
    return finishBMFont(label, label->setBMFontFilePath(bmfontPath), text, maxLineWidth);
}

Label* Label::createWithBMFont(const std::string& bmfontPath, const std::string& text,
                               const TextHAlignment& hAlignment, int maxLineWidth, const Rect& imageRect,
                               bool imageRotated) {
    auto* const label = new Label(hAlignment);
    return finishBMFont(label, label->setBMFontFilePath(bmfontPath, imageRect, imageRotated), text,
                        maxLineWidth);
}

Label* Label::createWithBMFont(const std::string& bmfontPath, const std::string& text,
                               const TextHAlignment& hAlignment, int maxLineWidth,
                               const std::string& subTextureKey) {
    auto* const label = new Label(hAlignment);
    return finishBMFont(label, label->setBMFontFilePath(bmfontPath, subTextureKey), text, maxLineWidth);
}

Label* Label::createWithBMFont(const std::string& bmfontPath, const std::string& text,
                               const TextHAlignment& hAlignment, int maxLineWidth, const Vec2& imageOffset) {
    auto* const label = new Label(hAlignment);
    return finishBMFont(label, label->setBMFontFilePath(bmfontPath, imageOffset), text, maxLineWidth);
}

Label* Label::createWithCharMap(const std::string& charMapFile, int itemWidth, int itemHeight,
                                int startCharMap) {
    auto* const label = new Label;
    return copra::autoreleased(label, label->setCharMap(charMapFile, itemWidth, itemHeight, startCharMap));
}

Label* Label::createWithCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap) {
    auto* const label = new Label;
    return copra::autoreleased(label, label->setCharMap(texture, itemWidth, itemHeight, startCharMap));
}

Label* Label::createWithCharMap(const std::string& plistFile) {
    auto* const label = new Label;
    return copra::autoreleased(label, label->setCharMap(plistFile));
}

Label::Label(TextHAlignment hAlignment, TextVAlignment vAlignment)
    : _hAlignment(hAlignment), _vAlignment(vAlignment), _systemFont(kDefaultFamily) {
    copra::countAsPlainTransforms<Label>(*this);
    _anchorPoint.set(0.5f, 0.5f);
    _originalFontSize = _systemFontSize;
    _systemFontDirty = true;
}

Label::~Label() = default;

bool Label::initWithTTF(const std::string& text, const std::string& fontFilePath, float fontSize,
                        const Size& dimensions, TextHAlignment hAlignment, TextVAlignment vAlignment) {
    if (!setTTFConfig(TTFConfig(fontFilePath, fontSize))) return false;
    setAlignment(hAlignment, vAlignment);
    setDimensions(dimensions.width, dimensions.height);
    setString(text);
    return Node::init();
}

bool Label::initWithTTF(const TTFConfig& ttfConfig, const std::string& text, TextHAlignment hAlignment,
                        int maxLineWidth) {
    if (!setTTFConfig(ttfConfig)) return false;
    setHorizontalAlignment(hAlignment);
    setMaxLineWidth(static_cast<float>(maxLineWidth));
    setString(text);
    return Node::init();
}

// --- Text ---

void Label::setString(const std::string& text) {
    if (text == _utf8Text) return;
    if (copra::isTooLarge("Label::setString", "bytes", text.size(), copra::limits::kLabelBytes)) return;
    const bool isAscii = widenAscii(text, _utf32Text);
    if (!isAscii && !StringUtils::UTF8ToUTF32(text, _utf32Text)) {
        copra::warning("Label: the text is not valid UTF-8, so '%s' stays", _utf8Text.c_str());
        StringUtils::UTF8ToUTF32(_utf8Text, _utf32Text);
        return;
    }
    _utf8Text = text;
    _needsShaping = !isAscii && copra::needsShaping(_utf32Text);
    _contentDirty = true;
}

int Label::getStringLength() {
    return static_cast<int>(_utf32Text.size());
}

int Label::getStringNumLines() {
    if (_contentDirty || _systemFontDirty) updateContent();
    return _numberOfLines;
}

void Label::updateContent() {
    if (_systemFontDirty) loadSystemFont();
    layOut();
    _contentDirty = false;
}

// --- Color ---

void Label::setTextColor(const Color4B& color) {
    _textColor = color;
    updateColor();
}

void Label::updateColor() {
    _verticesDirty = true;
    for (const auto& letter : _letters) {
        letter.second->updateDisplayedColor(_displayedColor);
        letter.second->updateDisplayedOpacity(_displayedOpacity);
    }
}

void Label::updateDisplayedColor(const Color3B& parentColor) {
    Node::updateDisplayedColor(parentColor);
    for (const auto& letter : _letters) letter.second->updateDisplayedColor(_displayedColor);
}

void Label::updateDisplayedOpacity(GLubyte parentOpacity) {
    Node::updateDisplayedOpacity(parentOpacity);
    for (const auto& letter : _letters) letter.second->updateDisplayedOpacity(_displayedOpacity);
}

void Label::setBlendFunc(const BlendFunc& blendFunc) {
    _blendFunc = blendFunc;
    _blendIsOwn = true;
    _verticesDirty = true;
}

void Label::setOpacityModifyRGB(bool isOpacityModifyRGB) {
    if (_isOpacityModifyRGB == isOpacityModifyRGB) return;
    _isOpacityModifyRGB = isOpacityModifyRGB;
    updateColor();
}

// --- Node ---

std::string Label::getDescription() const {
    return "<Label | Tag = " + std::to_string(_tag) + ", Label = '" + _utf8Text + "'>";
}

// Size and place are those of the current text: reading them lays out the text.

const Size& Label::getContentSize() const {
    if (_contentDirty || _systemFontDirty) const_cast<Label*>(this)->updateContent();
    return _contentSize;
}

Rect Label::getBoundingBox() const {
    getContentSize();
    return Node::getBoundingBox();
}

const Vec2& Label::getAnchorPointInPoints() const {
    getContentSize();
    return Node::getAnchorPointInPoints();
}

const Mat4& Label::getNodeToParentTransform() const {
    getContentSize();
    return Node::getNodeToParentTransform();
}

AffineTransform Label::getNodeToParentAffineTransform() const {
    getContentSize();
    return Node::getNodeToParentAffineTransform();
}

AffineTransform Label::getNodeToParentAffineTransform(Node* ancestor) const {
    getContentSize();
    return Node::getNodeToParentAffineTransform(ancestor);
}

void Label::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible || (_utf8Text.empty() && _children.empty())) return;
    if (_contentDirty || _systemFontDirty) updateContent();
    Node::visit(renderer, parentTransform, parentFlags);
}

void Label::removeAllChildrenWithCleanup(bool cleanup) {
    _letters.clear(); // first: what a letter calls may throw, or ask for letters
    _verticesDirty = true;
    Node::removeAllChildrenWithCleanup(cleanup);
}

void Label::removeChild(Node* child, bool cleanup) {
    for (auto letter = _letters.begin(); letter != _letters.end(); ++letter) {
        if (letter->second != child) continue;
        _letters.erase(letter);
        _verticesDirty = true;
        break;
    }
    Node::removeChild(child, cleanup);
}

void Label::setGlobalZOrder(float globalZOrder) {
    Node::setGlobalZOrder(globalZOrder);
    for (const auto& letter : _letters) letter.second->setGlobalZOrder(globalZOrder);
}

} // namespace cocos2d
