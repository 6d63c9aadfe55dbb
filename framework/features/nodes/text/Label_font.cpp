#include "fonts/BMFont.h"
#include "fonts/FontAtlas.h"
#include "fonts/FontAtlasCache.h"
#include "nodes/text/Label.h"
#include "nodes/text/LabelEffects.h"
#include "nodes/text/fontReload.h"
#include "nodes/text/labelFont.h"
#include "platform/Screen.h"

#include <algorithm>

namespace cocos2d {

namespace {

/// The least size of a bitmap font in points; with 0 the scale of the glyphs could not be restored.
constexpr float kSmallestBMFont = 0.1f;

} // namespace

bool Label::useFont(FontAtlas* atlas, LabelType type) {
    if (!atlas) return false;
    copra::reloadChangedFonts();
    _fontAtlas = atlas;
    _currentLabelType = type;
    _lineHeight = atlas->getLineHeight();
    _systemFontDirty = false;
    _contentDirty = true;
    updateFontScale();
    if (!_blendIsOwn) {
        const bool premultiplied = !usesFontFile() && atlas->getTexture(0)->hasPremultipliedAlpha();
        _blendFunc = premultiplied ? BlendFunc::ALPHA_PREMULTIPLIED : BlendFunc::ALPHA_NON_PREMULTIPLIED;
        _isOpacityModifyRGB = premultiplied;
    }
    return true;
}

void Label::updateFontScale() {
    _fontScale = 1.0f;
    if (_currentLabelType != LabelType::BMFONT) return;
    const auto* const font = static_cast<const copra::BMFontAtlas*>(_fontAtlas.get());
    _fontScale = _bmFontSize * copra::screen().contentScaleFactor / font->originalFontSize();
}

/// False for bitmap fonts and character maps, whose glyphs are parts of an image.
bool Label::usesFontFile() const {
    return _currentLabelType == LabelType::TTF || _currentLabelType == LabelType::STRING_TEXTURE;
}

/// Whether a texture holds glyphs in color, which a font file may have.
bool Label::isColorPage(Texture2D* texture) const {
    return usesFontFile() && texture && texture->hasPremultipliedAlpha();
}

bool Label::hasOutlines() const {
    return _effects && (_effects->hasOutline() || _effects->hasGlow());
}

/// The glyphs in this size; also opens the outlines behind them where the label has any.
FontAtlas* Label::openFont(float fontSize) const {
    const std::string& name = _currentLabelType == LabelType::TTF ? _fontConfig.fontFilePath : _systemFont;
    if (!hasOutlines()) return FontAtlasCache::getFontAtlasTTF(name, fontSize);
    using GlyphStyle = FontAtlasCache::GlyphStyle;
    const float size = _effects->outlineSize;
    _effects->outlines = FontAtlasCache::getFontAtlasTTF(name, fontSize, size, GlyphStyle::Outlines);
    const bool widensLines = _effects->hasOutline();
    _effects->outlineDrop = widensLines ? 0.0f : size * copra::screen().contentScaleFactor;
    return FontAtlasCache::getFontAtlasTTF(name, fontSize, size,
                                           widensLines ? GlyphStyle::OverOutlines : GlyphStyle::Plain);
}

// --- Font files ---

bool Label::setTTFConfig(const TTFConfig& ttfConfig) {
    _originalFontSize = ttfConfig.fontSize;
    _fontConfig = ttfConfig;
    _currentLabelType = LabelType::TTF;
    copra::reloadChangedFonts();
    if (ttfConfig.outlineSize > 0) {
        effects().current = LabelEffect::OUTLINE;
        effects().outlineSize = static_cast<float>(ttfConfig.outlineSize);
    } else if (_effects && _effects->current == LabelEffect::OUTLINE) {
        _effects->current = LabelEffect::NORMAL;
    }
    if (!loadTTF(ttfConfig.fontSize)) return false;
    if (ttfConfig.italics) enableItalics();
    if (ttfConfig.bold) enableBold();
    if (ttfConfig.underline) enableUnderline();
    if (ttfConfig.strikethrough) enableStrikethrough();
    return true;
}

bool Label::loadTTF(float fontSize) {
    _fontConfig.fontSize = fontSize;
    return useFont(openFont(fontSize), LabelType::TTF);
}

// --- Installed fonts ---

void Label::loadSystemFont() {
    _currentLabelType = LabelType::STRING_TEXTURE;
    _systemFontDirty = false;
    useFont(openFont(_systemFontSize), LabelType::STRING_TEXTURE);
}

/// Whether the name of the installed font is that of a bitmap font.
bool Label::systemFontIsBitmap() const {
    return _currentLabelType == LabelType::BMFONT && _bmFontPath == _systemFont;
}

void Label::setSystemFontName(const std::string& font) {
    if (font == _systemFont && (_currentLabelType == LabelType::STRING_TEXTURE || systemFontIsBitmap()))
        return;
    _systemFont = font;
    if (copra::isBitmapFont(font) && setBMFontFilePath(font, _systemFontSize)) return;
    _currentLabelType = LabelType::STRING_TEXTURE;
    _systemFontDirty = true;
}

void Label::setSystemFontSize(float fontSize) {
    if (_currentLabelType == LabelType::STRING_TEXTURE && _systemFontSize == fontSize) return;
    _systemFontSize = fontSize;
    _originalFontSize = fontSize;
    if (systemFontIsBitmap() && setBMFontFilePath(_systemFont, fontSize)) return;
    _currentLabelType = LabelType::STRING_TEXTURE;
    _systemFontDirty = true;
}

void Label::requestSystemFontRefresh() {
    if (_currentLabelType == LabelType::STRING_TEXTURE) _systemFontDirty = true;
}

// --- Bitmap fonts and character maps ---

bool Label::setBMFontFilePath(const std::string& bmfontFilePath, float fontSize) {
    return useBMFont(FontAtlasCache::getFontAtlasFNT(bmfontFilePath), bmfontFilePath, fontSize);
}

bool Label::setBMFontFilePath(const std::string& bmfontFilePath, const Rect& imageRect, bool imageRotated,
                              float fontSize) {
    return useBMFont(FontAtlasCache::getFontAtlasFNT(bmfontFilePath, imageRect, imageRotated), bmfontFilePath,
                     fontSize);
}

bool Label::setBMFontFilePath(const std::string& bmfontFilePath, const std::string& subTextureKey,
                              float fontSize) {
    return useBMFont(FontAtlasCache::getFontAtlasFNT(bmfontFilePath, subTextureKey), bmfontFilePath,
                     fontSize);
}

bool Label::setBMFontFilePath(const std::string& bmfontFilePath, const Vec2& imageOffset, float fontSize) {
    return useBMFont(FontAtlasCache::getFontAtlasFNT(bmfontFilePath, imageOffset), bmfontFilePath, fontSize);
}

bool Label::useBMFont(FontAtlas* atlas, const std::string& path, float fontSize) {
    if (!atlas) return false;
    const float ownSize = static_cast<const copra::BMFontAtlas*>(atlas)->originalFontSize() /
                          copra::screen().contentScaleFactor;
    _bmFontSize = fontSize > 0.0f ? fontSize : ownSize;
    _originalFontSize = _bmFontSize;
    _bmFontPath = path;
    return useFont(atlas, LabelType::BMFONT);
}

void Label::setBMFontSize(float fontSize) {
    if (_currentLabelType != LabelType::BMFONT) return;
    _originalFontSize = fontSize;
    setRenderingFontSize(fontSize);
    _contentDirty = true;
}

bool Label::setCharMap(const std::string& charMapFile, int itemWidth, int itemHeight, int startCharMap) {
    return useFont(FontAtlasCache::getFontAtlasCharMap(charMapFile, itemWidth, itemHeight, startCharMap),
                   LabelType::CHARMAP);
}

bool Label::setCharMap(Texture2D* texture, int itemWidth, int itemHeight, int startCharMap) {
    return useFont(FontAtlasCache::getFontAtlasCharMap(texture, itemWidth, itemHeight, startCharMap),
                   LabelType::CHARMAP);
}

bool Label::setCharMap(const std::string& plistFile) {
    return useFont(FontAtlasCache::getFontAtlasCharMap(plistFile), LabelType::CHARMAP);
}

// --- Size ---

float Label::getRenderingFontSize() const {
    switch (_currentLabelType) {
    case LabelType::TTF:
        return _fontConfig.fontSize;
    case LabelType::BMFONT:
        return _bmFontSize;
    case LabelType::STRING_TEXTURE:
        return _systemFontSize;
    case LabelType::CHARMAP:
        return 0.0f;
    }
    return 0.0f;
}

/// Draws with another size and keeps the one that was set. The line height follows the font.
void Label::setRenderingFontSize(float fontSize) {
    switch (_currentLabelType) {
    case LabelType::TTF:
        loadTTF(fontSize);
        break;
    case LabelType::STRING_TEXTURE:
        _systemFontSize = fontSize;
        loadSystemFont();
        break;
    case LabelType::BMFONT:
        _bmFontSize = std::max(fontSize, kSmallestBMFont);
        updateFontScale();
        break;
    case LabelType::CHARMAP:
        break;
    }
}

} // namespace cocos2d
