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

/// The position of a glyph in its texture, and how the glyph is placed in a line.
struct FontLetterDefinition {
    float U = 0.0f;       ///< The left edge in the texture, in points.
    float V = 0.0f;       ///< The top edge in the texture, in points.
    float width = 0.0f;   ///< The width in pixels.
    float height = 0.0f;  ///< The height in pixels.
    float offsetX = 0.0f; ///< The distance from the pen to the left edge of the glyph, in pixels.
    float offsetY = 0.0f; ///< The distance from the top of the line down to the top of the glyph, in pixels.
    int textureID = 0;    ///< The slot to pass to FontAtlas::getTexture().
    bool validDefinition = false; ///< Whether the font has the glyph.
    int xAdvance = 0;             ///< The distance by which the pen moves to the right, in pixels.
    bool rotated = false;         ///< Whether the glyph is rotated by 90 degrees clockwise in the texture.
};

/// The glyphs of one font at one size, which labels share. Derived classes load a glyph when it is first
/// used. The textures with the glyphs are called pages; each has a slot, numbered from 0.
class FontAtlas : public Ref {
public:
    ~FontAtlas() override;

    /// Returns the glyph of a character, or null if the font has none. The pointer is valid during the
    /// lifetime of the atlas.
    const FontLetterDefinition* find(char32_t character) {
        if (character < kDirect && _direct[character])
            return _direct[character]->validDefinition ? _direct[character] : nullptr;
        return findOrLoad(character);
    }
    /// Returns a glyph of a shaped text by its index in the font, or null if it cannot be drawn. Call it only
    /// if fonts() does not return null.
    const FontLetterDefinition* find(copra::GlyphKey glyph);
    /// Returns the fonts from which the glyphs come. Bitmap fonts and character maps, whose texts are not
    /// shaped, return null.
    virtual copra::FontChain* fonts() const { return nullptr; }
    /// Returns whether the font has a glyph for a character, and stores it in `letterDefinition`. Without a
    /// glyph, `letterDefinition` gets its default values.
    bool getLetterDefinitionForChar(char32_t character, FontLetterDefinition& letterDefinition);
    /// Loads the glyphs of a string in advance. Returns true if at least one of the characters is new to the
    /// atlas.
    bool prepareLetterDefinitions(const std::u32string& text);

    /// Adds the glyph of a character. It replaces a glyph of that character, which labels may already show.
    void addLetterDefinition(char32_t utf32Char, const FontLetterDefinition& letterDefinition);
    /// Adds a page, which is retained. It replaces the page in that slot, from 0 to 255. A null texture, and
    /// a slot outside of this range, are logged and ignored.
    void addTexture(Texture2D* texture, int slot);
    /// Returns the pages by slot. The table is valid until the next call.
    const std::unordered_map<ssize_t, Texture2D*>& getTextures() const;

    /// Returns the distance between two baselines, in pixels.
    float getLineHeight() const { return _lineHeight; }
    /// Sets the distance between two baselines, in pixels.
    void setLineHeight(float newHeight) { _lineHeight = newHeight; }
    /// Returns how far glyphs reach below the baseline, in pixels.
    float descent() const { return _descent; }
    /// Returns the page in a slot, or null if there is none.
    Texture2D* getTexture(int slot) const;

    /// Whether the font has kerning pairs. If not, kerning() always returns 0.
    bool hasKerning() const { return _hasKerning; }
    /// Returns by how many pixels the second glyph moves to the right when it follows the first; usually 0 or
    /// less.
    int kerning(char32_t first, char32_t second) {
        if (_kerning && first < kDirect && second < kDirect) {
            const std::int16_t known = _kerning->pairs[first * kDirect + second];
            if (known != kUnknown) return known;
        }
        return _hasKerning ? loadedKerning(first, second) : 0;
    }

    /// Smooths the glyphs of all current pages when they are scaled or rotated; the default.
    void setAntiAliasTexParameters();
    /// Draws the glyphs of all current pages without smoothing: enlarged pixels stay square.
    void setAliasTexParameters();

protected:
    /// Constructs an atlas without glyphs, for a derived class.
    FontAtlas();

    /// Loads the glyph of a character into `definition`. Returns false if the font has none.
    virtual bool loadGlyph(char32_t character, FontLetterDefinition& definition) = 0;
    /// Loads a glyph by its index in the font. Returns false if it cannot be drawn.
    virtual bool loadGlyphByKey(copra::GlyphKey /*key*/, FontLetterDefinition& /*definition*/) {
        return false;
    }
    /// Returns the kerning of a pair in pixels. Called once for each pair.
    virtual int loadKerning(char32_t first, char32_t second) = 0;
    /// Returns the slot of a page. A page without a slot is added and retained.
    int pageIndex(Texture2D* page);

    float _lineHeight = 0.0f;
    float _descent = 0.0f;
    bool _hasKerning = false;

private:
    /// The code point below which characters are found without hashing.
    static constexpr char32_t kDirect = 128;
    static constexpr std::int16_t kUnknown = INT16_MIN;

    const FontLetterDefinition* findOrLoad(char32_t character);
    int loadedKerning(char32_t first, char32_t second);

    const FontLetterDefinition* _direct[kDirect] = {};
    struct KerningTable_ {
        std::int16_t pairs[kDirect * kDirect];
    };
    copra::Owned<KerningTable_> _kerning; ///< The kerning of pairs below kDirect, filled on first use.
    struct Tables_;
    copra::Owned<Tables_> _tables;
};

} // namespace cocos2d
