#include "fonts/FontAtlas.h"

#include "base/refuse.h"
namespace cocos2d {

namespace {

constexpr int kMaxSlot = 255; // pages of an atlas

} // namespace

FontAtlas::~FontAtlas() = default;

const FontLetterDefinition* FontAtlas::findOrLoad(char32_t character) {
    const auto [entry, isNew] = _glyphs.try_emplace(character);
    FontLetterDefinition& definition = entry->second;
    if (isNew) definition.validDefinition = loadGlyph(character, definition);
    if (character < kDirect) _direct[character] = &definition;
    return definition.validDefinition ? &definition : nullptr;
}

const FontLetterDefinition* FontAtlas::find(copra::GlyphKey glyph) {
    const auto [entry, isNew] = _glyphsByKey.try_emplace(glyph.value());
    FontLetterDefinition& definition = entry->second;
    if (isNew) definition.validDefinition = glyph && loadGlyphByKey(glyph, definition);
    return definition.validDefinition ? &definition : nullptr;
}

bool FontAtlas::getLetterDefinitionForChar(char32_t character, FontLetterDefinition& letterDefinition) {
    const FontLetterDefinition* const found = find(character);
    letterDefinition = found ? *found : FontLetterDefinition();
    return found != nullptr;
}

bool FontAtlas::prepareLetterDefinitions(const std::u32string& text) {
    const std::size_t before = _glyphs.size();
    for (const char32_t character : text) find(character);
    return _glyphs.size() > before;
}

int FontAtlas::loadedKerning(char32_t first, char32_t second) {
    if (first < kDirect && second < kDirect) {
        if (!_kerning) {
            _kerning = std::make_unique<KerningTable>();
            _kerning->fill(kUnknown);
        }
        std::int16_t& known = (*_kerning)[first * kDirect + second];
        known = static_cast<std::int16_t>(loadKerning(first, second));
        return known;
    }
    const std::uint64_t pair = static_cast<std::uint64_t>(first) << 32 | second;
    const auto [entry, isNew] = _otherKerning.try_emplace(pair, 0);
    if (isNew) entry->second = loadKerning(first, second);
    return entry->second;
}

Texture2D* FontAtlas::getTexture(int slot) const {
    const bool exists = slot >= 0 && static_cast<std::size_t>(slot) < _pages.size();
    return exists ? _pages[static_cast<std::size_t>(slot)].get() : nullptr;
}

void FontAtlas::addLetterDefinition(char32_t utf32Char, const FontLetterDefinition& letterDefinition) {
    FontLetterDefinition& glyph = _glyphs[utf32Char];
    glyph = letterDefinition;
    if (utf32Char < kDirect) _direct[utf32Char] = &glyph;
}

void FontAtlas::addTexture(Texture2D* texture, int slot) {
    if (copra::warn(!texture || slot < 0 || slot > kMaxSlot,
                    "FontAtlas::addTexture: no texture or an invalid slot"))
        return;
    if (static_cast<std::size_t>(slot) >= _pages.size()) _pages.resize(static_cast<std::size_t>(slot) + 1);
    _pages[static_cast<std::size_t>(slot)] = texture;
}

const std::unordered_map<ssize_t, Texture2D*>& FontAtlas::getTextures() const {
    _pagesBySlot.clear();
    for (std::size_t i = 0; i < _pages.size(); ++i)
        if (_pages[i]) _pagesBySlot[static_cast<ssize_t>(i)] = _pages[i];
    return _pagesBySlot;
}

int FontAtlas::pageIndex(Texture2D* page) {
    for (std::size_t i = 0; i < _pages.size(); ++i)
        if (_pages[i] == page) return static_cast<int>(i);
    _pages.emplace_back(page);
    return static_cast<int>(_pages.size()) - 1;
}

void FontAtlas::setAntiAliasTexParameters() {
    for (const auto& page : _pages)
        if (page) page->setAntiAliasTexParameters();
}

void FontAtlas::setAliasTexParameters() {
    for (const auto& page : _pages)
        if (page) page->setAliasTexParameters();
}

} // namespace cocos2d
