#include "fonts/FontAtlas.h"

#include "base/RefPtr.h"
#include "base/refuse.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace cocos2d {

namespace {

constexpr int kMaxSlot = 255; // pages of an atlas

} // namespace

/// Defined here, so that the header compiles fast.
struct FontAtlas::Tables_ {
    std::unordered_map<char32_t, FontLetterDefinition> glyphs;
    std::unordered_map<std::uint32_t, FontLetterDefinition> glyphsByKey;
    std::unordered_map<std::uint64_t, int> otherKerning;
    std::vector<RefPtr<Texture2D>> pages;
    std::unordered_map<ssize_t, Texture2D*> pagesBySlot; ///< of getTextures()
};

FontAtlas::FontAtlas() : _tables(new Tables_) {}
FontAtlas::~FontAtlas() = default;

const FontLetterDefinition* FontAtlas::findOrLoad(char32_t character) {
    const auto [entry, isNew] = _tables->glyphs.try_emplace(character);
    FontLetterDefinition& definition = entry->second;
    if (isNew) definition.validDefinition = loadGlyph(character, definition);
    if (character < kDirect) _direct[character] = &definition;
    return definition.validDefinition ? &definition : nullptr;
}

const FontLetterDefinition* FontAtlas::find(copra::GlyphKey glyph) {
    const auto [entry, isNew] = _tables->glyphsByKey.try_emplace(glyph.value());
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
    const std::size_t before = _tables->glyphs.size();
    for (const char32_t character : text) find(character);
    return _tables->glyphs.size() > before;
}

int FontAtlas::loadedKerning(char32_t first, char32_t second) {
    if (first < kDirect && second < kDirect) {
        if (!_kerning) {
            _kerning.reset(new KerningTable_);
            std::fill(std::begin(_kerning->pairs), std::end(_kerning->pairs), kUnknown);
        }
        std::int16_t& known = _kerning->pairs[first * kDirect + second];
        known = static_cast<std::int16_t>(loadKerning(first, second));
        return known;
    }
    const std::uint64_t pair = static_cast<std::uint64_t>(first) << 32 | second;
    const auto [entry, isNew] = _tables->otherKerning.try_emplace(pair, 0);
    if (isNew) entry->second = loadKerning(first, second);
    return entry->second;
}

Texture2D* FontAtlas::getTexture(int slot) const {
    const bool exists = slot >= 0 && static_cast<std::size_t>(slot) < _tables->pages.size();
    return exists ? _tables->pages[static_cast<std::size_t>(slot)].get() : nullptr;
}

void FontAtlas::addLetterDefinition(char32_t utf32Char, const FontLetterDefinition& letterDefinition) {
    FontLetterDefinition& glyph = _tables->glyphs[utf32Char];
    glyph = letterDefinition;
    if (utf32Char < kDirect) _direct[utf32Char] = &glyph;
}

void FontAtlas::addTexture(Texture2D* texture, int slot) {
    if (copra::warn(!texture || slot < 0 || slot > kMaxSlot,
                    "FontAtlas::addTexture: no texture or an invalid slot"))
        return;
    if (static_cast<std::size_t>(slot) >= _tables->pages.size())
        _tables->pages.resize(static_cast<std::size_t>(slot) + 1);
    _tables->pages[static_cast<std::size_t>(slot)] = texture;
}

const std::unordered_map<ssize_t, Texture2D*>& FontAtlas::getTextures() const {
    _tables->pagesBySlot.clear();
    for (std::size_t i = 0; i < _tables->pages.size(); ++i)
        if (_tables->pages[i]) _tables->pagesBySlot[static_cast<ssize_t>(i)] = _tables->pages[i];
    return _tables->pagesBySlot;
}

int FontAtlas::pageIndex(Texture2D* page) {
    for (std::size_t i = 0; i < _tables->pages.size(); ++i)
        if (_tables->pages[i] == page) return static_cast<int>(i);
    _tables->pages.emplace_back(page);
    return static_cast<int>(_tables->pages.size()) - 1;
}

void FontAtlas::setAntiAliasTexParameters() {
    for (const auto& page : _tables->pages)
        if (page) page->setAntiAliasTexParameters();
}

void FontAtlas::setAliasTexParameters() {
    for (const auto& page : _tables->pages)
        if (page) page->setAliasTexParameters();
}

} // namespace cocos2d
