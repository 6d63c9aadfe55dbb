#pragma once

#include "base/Owned.h"
#include "base/Ref.h"
#include "fonts/GlyphKey.h"
#include "fonts/fwd.h"
#include "render/Texture2D.h"

#include <cstdint>
#include <string>
#include <unordered_map>

namespace cocos2d {

/// Where a glyph is in its texture and how it is placed.
struct FontLetterDefinition {
    float U = 0.0f;               ///< left edge in the texture, in points
    float V = 0.0f;               ///< top edge
    float width = 0.0f;           ///< the width in pixels
    float height = 0.0f;          ///< the height in pixels
    float offsetX = 0.0f;         ///< from the pen to the left edge, in pixels
    float offsetY = 0.0f;         ///< from the line's top down to the top edge, in pixels
    int textureID = 0;            ///< for FontAtlas::getTexture()
    bool validDefinition = false; ///< the font has the glyph
    int xAdvance = 0;             ///< how far the pen moves, in pixels
    bool rotated = false;         ///< turned by 90 degrees clockwise in the texture
};

/// The glyphs of one font at one size, for labels. Derived classes load each glyph when it is first used.
class FontAtlas : public Ref {
public:
    ~FontAtlas() override;

    /// Returns the glyph of a character, or null if the font has none. It is valid during the lifetime of the atlas.
    const FontLetterDefinition* find(char32_t character) {
        if (character < kDirect && _direct[character])
            return _direct[character]->validDefinition ? _direct[character] : nullptr;
        return findOrLoad(character);
    }
    /// Returns a glyph by its index in the font, or null if it cannot be drawn; for shaped texts. Only for atlases with fonts().
    const FontLetterDefinition* find(copra::GlyphKey glyph);
    /// The fonts that the glyphs come from; null for bitmap fonts and char maps, whose texts are not shaped.
    virtual copra::FontChain* fonts() const { return nullptr; }
    /// Where a character is in the atlas; false if the fonts have none for it.
    bool getLetterDefinitionForChar(char32_t character, FontLetterDefinition& letterDefinition);
    /// Loads the glyphs of a text in advance. Returns true if any of them was new.
    bool prepareLetterDefinitions(const std::u32string& text);

    /// Adds a glyph, or replaces one that has not been used yet.
    void addLetterDefinition(char32_t utf32Char, const FontLetterDefinition& letterDefinition);
    /// Adds a page, or replaces the one in a slot.
    void addTexture(Texture2D* texture, int slot);
    /// The pages by slot, as they are now.
    const std::unordered_map<ssize_t, Texture2D*>& getTextures() const;

    /// The distance between baselines in pixels.
    float getLineHeight() const { return _lineHeight; }
    void setLineHeight(float newHeight) { _lineHeight = newHeight; }
    /// How far a line reaches below its baseline, in pixels.
    float descent() const { return _descent; }
    /// A page of glyphs, or null.
    Texture2D* getTexture(int slot) const;

    /// Whether the font has kerning pairs at all; without them kerning() is 0.
    bool hasKerning() const { return _hasKerning; }
    /// The offset in pixels of the second glyph when it follows the first.
    int kerning(char32_t first, char32_t second) {
        if (_kerning && first < kDirect && second < kDirect) {
            const std::int16_t known = _kerning->pairs[first * kDirect + second];
            if (known != kUnknown) return known;
        }
        return _hasKerning ? loadedKerning(first, second) : 0;
    }

    /// Sets the filter of all current pages: smooth (the default), or hard pixels.
    void setAntiAliasTexParameters();
    /// Turns the smoothing of the glyphs off.
    void setAliasTexParameters();

protected:
    FontAtlas();

    /// Loads the glyph of a character. Returns false if the font has none.
    virtual bool loadGlyph(char32_t character, FontLetterDefinition& definition) = 0;
    /// Loads a glyph by its index. Returns false if it cannot be drawn.
    virtual bool loadGlyphByKey(copra::GlyphKey, FontLetterDefinition&) { return false; }
    /// Returns the kerning of a pair, in pixels; called once for each pair.
    virtual int loadKerning(char32_t first, char32_t second) = 0;
    /// Returns the index of a page; a new page is added.
    int pageIndex(Texture2D* page);

    float _lineHeight = 0.0f;
    float _descent = 0.0f;
    bool _hasKerning = false;

private:
    /// Characters below this code point are found without hashing.
    static constexpr char32_t kDirect = 128;
    static constexpr std::int16_t kUnknown = INT16_MIN;

    const FontLetterDefinition* findOrLoad(char32_t character);
    int loadedKerning(char32_t first, char32_t second);

    const FontLetterDefinition* _direct[kDirect] = {};
    struct KerningTable_ {
        std::int16_t pairs[kDirect * kDirect];
    };
    copra::Owned<KerningTable_> _kerning; ///< of pairs below kDirect, filled on first use
    struct Tables_;
    copra::Owned<Tables_> _tables;
};

} // namespace cocos2d
