#include "ui/richtext/UIRichText.h"

#include <cstdio>

namespace cocos2d {
namespace ui {

#define COPRA_RICH_TEXT_KEY(name) const std::string RichText::name(#name)
COPRA_RICH_TEXT_KEY(KEY_VERTICAL_SPACE);
COPRA_RICH_TEXT_KEY(KEY_WRAP_MODE);
COPRA_RICH_TEXT_KEY(KEY_HORIZONTAL_ALIGNMENT);
COPRA_RICH_TEXT_KEY(KEY_FONT_COLOR_STRING);
COPRA_RICH_TEXT_KEY(KEY_FONT_SIZE);
COPRA_RICH_TEXT_KEY(KEY_FONT_SMALL);
COPRA_RICH_TEXT_KEY(KEY_FONT_BIG);
COPRA_RICH_TEXT_KEY(KEY_FONT_FACE);
COPRA_RICH_TEXT_KEY(KEY_TEXT_BOLD);
COPRA_RICH_TEXT_KEY(KEY_TEXT_ITALIC);
COPRA_RICH_TEXT_KEY(KEY_TEXT_LINE);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_LINE_NONE);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_LINE_DEL);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_LINE_UNDER);
COPRA_RICH_TEXT_KEY(KEY_TEXT_STYLE);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_STYLE_NONE);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_STYLE_OUTLINE);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_STYLE_SHADOW);
COPRA_RICH_TEXT_KEY(VALUE_TEXT_STYLE_GLOW);
COPRA_RICH_TEXT_KEY(KEY_TEXT_OUTLINE_COLOR);
COPRA_RICH_TEXT_KEY(KEY_TEXT_OUTLINE_SIZE);
COPRA_RICH_TEXT_KEY(KEY_TEXT_SHADOW_COLOR);
COPRA_RICH_TEXT_KEY(KEY_TEXT_SHADOW_OFFSET_WIDTH);
COPRA_RICH_TEXT_KEY(KEY_TEXT_SHADOW_OFFSET_HEIGHT);
COPRA_RICH_TEXT_KEY(KEY_TEXT_SHADOW_BLUR_RADIUS);
COPRA_RICH_TEXT_KEY(KEY_TEXT_GLOW_COLOR);
COPRA_RICH_TEXT_KEY(KEY_URL);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_FONT_COLOR_STRING);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_BOLD);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_ITALIC);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_LINE);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_STYLE);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_OUTLINE_COLOR);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_OUTLINE_SIZE);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_SHADOW_COLOR);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_SHADOW_OFFSET_WIDTH);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_SHADOW_OFFSET_HEIGHT);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_SHADOW_BLUR_RADIUS);
COPRA_RICH_TEXT_KEY(KEY_ANCHOR_TEXT_GLOW_COLOR);
#undef COPRA_RICH_TEXT_KEY

RichText::RichText() {
    _defaults[KEY_VERTICAL_SPACE] = 0.0f;
    _defaults[KEY_WRAP_MODE] = static_cast<int>(WRAP_PER_WORD);
    _defaults[KEY_HORIZONTAL_ALIGNMENT] = static_cast<int>(HorizontalAlignment::LEFT);
    _defaults[KEY_FONT_COLOR_STRING] = "#ffffff";
    _defaults[KEY_FONT_SIZE] = 12.0f;
    _defaults[KEY_FONT_FACE] = "Verdana";
    _defaults[KEY_ANCHOR_FONT_COLOR_STRING] = "#0000FF";
    _defaults[KEY_ANCHOR_TEXT_BOLD] = false;
    _defaults[KEY_ANCHOR_TEXT_ITALIC] = false;
    _defaults[KEY_ANCHOR_TEXT_LINE] = VALUE_TEXT_LINE_NONE;
    _defaults[KEY_ANCHOR_TEXT_STYLE] = VALUE_TEXT_STYLE_NONE;
}

void RichText::setDefaults(const ValueMap& defaults) {
    static const std::string* const kKeys[] = {&KEY_VERTICAL_SPACE,
                                               &KEY_WRAP_MODE,
                                               &KEY_HORIZONTAL_ALIGNMENT,
                                               &KEY_FONT_COLOR_STRING,
                                               &KEY_FONT_SIZE,
                                               &KEY_FONT_FACE,
                                               &KEY_ANCHOR_FONT_COLOR_STRING,
                                               &KEY_ANCHOR_TEXT_BOLD,
                                               &KEY_ANCHOR_TEXT_ITALIC,
                                               &KEY_ANCHOR_TEXT_LINE,
                                               &KEY_ANCHOR_TEXT_STYLE,
                                               &KEY_ANCHOR_TEXT_OUTLINE_COLOR,
                                               &KEY_ANCHOR_TEXT_OUTLINE_SIZE,
                                               &KEY_ANCHOR_TEXT_SHADOW_COLOR,
                                               &KEY_ANCHOR_TEXT_SHADOW_OFFSET_WIDTH,
                                               &KEY_ANCHOR_TEXT_SHADOW_OFFSET_HEIGHT,
                                               &KEY_ANCHOR_TEXT_SHADOW_BLUR_RADIUS,
                                               &KEY_ANCHOR_TEXT_GLOW_COLOR};
    for (const std::string* key : kKeys) {
        const auto found = defaults.find(*key);
        if (found != defaults.end()) _defaults[*key] = found->second;
    }
    _formatTextDirty = true;
}

std::string RichText::defaultText(const std::string& key, const std::string& otherwise) const {
    const auto found = _defaults.find(key);
    return found == _defaults.end() ? otherwise : found->second.asString();
}

float RichText::defaultNumber(const std::string& key, float otherwise) const {
    const auto found = _defaults.find(key);
    return found == _defaults.end() ? otherwise : found->second.asFloat();
}

// --- Layout ---

void RichText::setVerticalSpace(float space) {
    _defaults[KEY_VERTICAL_SPACE] = space;
    _formatTextDirty = true;
}

void RichText::setWrapMode(WrapMode wrapMode) {
    _defaults[KEY_WRAP_MODE] = static_cast<int>(wrapMode);
    _formatTextDirty = true;
}

RichText::WrapMode RichText::getWrapMode() const {
    return defaultNumber(KEY_WRAP_MODE) == 0.0f ? WRAP_PER_WORD : WRAP_PER_CHAR;
}

void RichText::setHorizontalAlignment(HorizontalAlignment a) {
    _defaults[KEY_HORIZONTAL_ALIGNMENT] = static_cast<int>(a);
    _formatTextDirty = true;
}

RichText::HorizontalAlignment RichText::getHorizontalAlignment() const {
    return static_cast<HorizontalAlignment>(static_cast<int>(defaultNumber(KEY_HORIZONTAL_ALIGNMENT)));
}

// --- Font ---

void RichText::setFontColor(const std::string& color) {
    _defaults[KEY_FONT_COLOR_STRING] = color;
}

std::string RichText::getFontColor() {
    return defaultText(KEY_FONT_COLOR_STRING);
}

Color3B RichText::getFontColor3B() {
    return color3BWithString(getFontColor());
}

void RichText::setFontSize(float size) {
    _defaults[KEY_FONT_SIZE] = size;
}

float RichText::getFontSize() {
    return defaultNumber(KEY_FONT_SIZE);
}

void RichText::setFontFace(const std::string& face) {
    _defaults[KEY_FONT_FACE] = face;
}

std::string RichText::getFontFace() {
    return defaultText(KEY_FONT_FACE);
}

// --- Links ---

void RichText::setAnchorFontColor(const std::string& color) {
    _defaults[KEY_ANCHOR_FONT_COLOR_STRING] = color;
}

std::string RichText::getAnchorFontColor() {
    return defaultText(KEY_ANCHOR_FONT_COLOR_STRING);
}

Color3B RichText::getAnchorFontColor3B() {
    return color3BWithString(getAnchorFontColor());
}

void RichText::setAnchorTextBold(bool enable) {
    _defaults[KEY_ANCHOR_TEXT_BOLD] = enable;
}

bool RichText::isAnchorTextBoldEnabled() {
    return _defaults[KEY_ANCHOR_TEXT_BOLD].asBool();
}

void RichText::setAnchorTextItalic(bool enable) {
    _defaults[KEY_ANCHOR_TEXT_ITALIC] = enable;
}

bool RichText::isAnchorTextItalicEnabled() {
    return _defaults[KEY_ANCHOR_TEXT_ITALIC].asBool();
}

/// Sets one of several exclusive values, or removes it if it is set.
void RichText::setAnchorStyle(const std::string& key, const std::string& value, bool enable) {
    if (enable)
        _defaults[key] = value;
    else if (defaultText(key) == value)
        _defaults[key] = key == KEY_ANCHOR_TEXT_LINE ? VALUE_TEXT_LINE_NONE : VALUE_TEXT_STYLE_NONE;
}

void RichText::setAnchorTextDel(bool enable) {
    setAnchorStyle(KEY_ANCHOR_TEXT_LINE, VALUE_TEXT_LINE_DEL, enable);
}

bool RichText::isAnchorTextDelEnabled() {
    return defaultText(KEY_ANCHOR_TEXT_LINE) == VALUE_TEXT_LINE_DEL;
}

void RichText::setAnchorTextUnderline(bool enable) {
    setAnchorStyle(KEY_ANCHOR_TEXT_LINE, VALUE_TEXT_LINE_UNDER, enable);
}

bool RichText::isAnchorTextUnderlineEnabled() {
    return defaultText(KEY_ANCHOR_TEXT_LINE) == VALUE_TEXT_LINE_UNDER;
}

void RichText::setAnchorTextOutline(bool enable, const Color3B& outlineColor, int outlineSize) {
    setAnchorStyle(KEY_ANCHOR_TEXT_STYLE, VALUE_TEXT_STYLE_OUTLINE, enable);
    _defaults[KEY_ANCHOR_TEXT_OUTLINE_COLOR] = stringWithColor3B(outlineColor);
    _defaults[KEY_ANCHOR_TEXT_OUTLINE_SIZE] = outlineSize;
}

bool RichText::isAnchorTextOutlineEnabled() {
    return defaultText(KEY_ANCHOR_TEXT_STYLE) == VALUE_TEXT_STYLE_OUTLINE;
}

Color3B RichText::getAnchorTextOutlineColor3B() {
    return color3BWithString(defaultText(KEY_ANCHOR_TEXT_OUTLINE_COLOR, "#000000"));
}

int RichText::getAnchorTextOutlineSize() {
    return static_cast<int>(defaultNumber(KEY_ANCHOR_TEXT_OUTLINE_SIZE, -1.0f));
}

void RichText::setAnchorTextShadow(bool enable, const Color3B& shadowColor, const Size& offset,
                                   int blurRadius) {
    setAnchorStyle(KEY_ANCHOR_TEXT_STYLE, VALUE_TEXT_STYLE_SHADOW, enable);
    _defaults[KEY_ANCHOR_TEXT_SHADOW_COLOR] = stringWithColor3B(shadowColor);
    _defaults[KEY_ANCHOR_TEXT_SHADOW_OFFSET_WIDTH] = offset.width;
    _defaults[KEY_ANCHOR_TEXT_SHADOW_OFFSET_HEIGHT] = offset.height;
    _defaults[KEY_ANCHOR_TEXT_SHADOW_BLUR_RADIUS] = blurRadius;
}

bool RichText::isAnchorTextShadowEnabled() {
    return defaultText(KEY_ANCHOR_TEXT_STYLE) == VALUE_TEXT_STYLE_SHADOW;
}

Color3B RichText::getAnchorTextShadowColor3B() {
    return color3BWithString(defaultText(KEY_ANCHOR_TEXT_SHADOW_COLOR, "#000000"));
}

Size RichText::getAnchorTextShadowOffset() {
    return Size(defaultNumber(KEY_ANCHOR_TEXT_SHADOW_OFFSET_WIDTH, 2.0f),
                defaultNumber(KEY_ANCHOR_TEXT_SHADOW_OFFSET_HEIGHT, -2.0f));
}

int RichText::getAnchorTextShadowBlurRadius() {
    return static_cast<int>(defaultNumber(KEY_ANCHOR_TEXT_SHADOW_BLUR_RADIUS));
}

void RichText::setAnchorTextGlow(bool enable, const Color3B& glowColor) {
    setAnchorStyle(KEY_ANCHOR_TEXT_STYLE, VALUE_TEXT_STYLE_GLOW, enable);
    _defaults[KEY_ANCHOR_TEXT_GLOW_COLOR] = stringWithColor3B(glowColor);
}

bool RichText::isAnchorTextGlowEnabled() {
    return defaultText(KEY_ANCHOR_TEXT_STYLE) == VALUE_TEXT_STYLE_GLOW;
}

Color3B RichText::getAnchorTextGlowColor3B() {
    return color3BWithString(defaultText(KEY_ANCHOR_TEXT_GLOW_COLOR, "#000000"));
}

// --- Colors ---

Color3B RichText::color3BWithString(const std::string& color) {
    unsigned r = 0;
    unsigned g = 0;
    unsigned b = 0;
    const bool isShort = color.size() == 4;
    const bool isKnown = isShort || color.size() == 7 || color.size() == 9;
    const char* format = isShort ? "#%1x%1x%1x" : "#%2x%2x%2x";
    if (!isKnown || std::sscanf(color.c_str(), format, &r, &g, &b) != 3) return Color3B::WHITE;
    const unsigned factor = isShort ? 17 : 1;
    return Color3B(static_cast<GLubyte>(r * factor), static_cast<GLubyte>(g * factor),
                   static_cast<GLubyte>(b * factor));
}

std::string RichText::stringWithColor3B(const Color3B& color3b) {
    return stringWithColor4B(Color4B(color3b)).substr(0, 7);
}

std::string RichText::stringWithColor4B(const Color4B& color4b) {
    char text[10];
    std::snprintf(text, sizeof(text), "#%02x%02x%02x%02x", color4b.r, color4b.g, color4b.b, color4b.a);
    return text;
}

} // namespace ui
} // namespace cocos2d
