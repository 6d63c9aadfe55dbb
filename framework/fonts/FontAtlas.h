#pragma once

#include "base/Ref.h"
#include "base/RefPtr.h"
#include "render/Texture2D.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace cocos2d {

/// Where a letter's picture lies and how it is placed.
struct FontLetterDefinition {
    float U = 0.0f; ///< left edge in the texture, in points
    float V = 0.0f; ///< top edge
    float width = 0.0f;
    float height = 0.0f;
    float offsetX = 0.0f;         ///< from the pen to the left edge, in pixels
    float offsetY = 0.0f;         ///< from the line's top down to the top edge, in pixels
    int textureID = 0;            ///< for FontAtlas::getTexture()
    bool validDefinition = false; ///< the font has the letter
    int xAdvance = 0;             ///< how far the pen moves, in pixels
    bool rotated = false;         ///< lies in the texture turned by 90 degrees clockwise
};

/// The letters of one font at one size, as labels look them up. Derived classes know how to get a letter;
/// each is asked for once.
class FontAtlas : public Ref {
public:
    ~FontAtlas() override;

    /// The letter, or null if the font has none. The pointer stays valid as long as the atlas.
    const FontLetterDefinition* find(char32_t letter) {
        if (letter < kDirect && _direct[letter])
            return _direct[letter]->validDefinition ? _direct[letter] : nullptr;
        return findSlowly(letter);
    }
    bool getLetterDefinitionForChar(char32_t letter, FontLetterDefinition& letterDefinition);
    /// Gets letters ahead of use. True if any of them was new.
    bool prepareLetterDefinitions(const std::u32string& text);

    /// Distance of lines in pixels.
    float getLineHeight() const { return _lineHeight; }
    void setLineHeight(float newHeight) { _lineHeight = newHeight; }
    /// A page of letters, or null.
    Texture2D* getTexture(int slot) const;

    bool hasKerning() const { return _hasKerning; }
    /// Pixels by which the second letter moves when it follows the first.
    int kerning(char32_t first, char32_t second) {
        if (_kerning && first < kDirect && second < kDirect) {
            const std::int16_t known = (*_kerning)[first * kDirect + second];
            if (known != kUnknown) return known;
        }
        return _hasKerning ? kerningSlowly(first, second) : 0;
    }

    void setAntiAliasTexParameters();
    void setAliasTexParameters();

protected:
    FontAtlas() = default;

    /// Gets one letter. False when the font has none.
    virtual bool makeLetter(char32_t letter, FontLetterDefinition& definition) = 0;
    /// Gets one pair's kerning in pixels.
    virtual int makeKerning(char32_t first, char32_t second) = 0;
    /// Index of a page, which is added if it is new.
    int slotOf(Texture2D* page);

    float _lineHeight = 0.0f;
    bool _hasKerning = false;

private:
    /// Letters below this code point are found without hashing.
    static constexpr char32_t kDirect = 128;
    static constexpr std::int16_t kUnknown = INT16_MIN;

    const FontLetterDefinition* findSlowly(char32_t letter);
    int kerningSlowly(char32_t first, char32_t second);

    std::array<const FontLetterDefinition*, kDirect> _direct = {};
    std::unordered_map<char32_t, FontLetterDefinition> _letters;
    using KerningTable = std::array<std::int16_t, kDirect * kDirect>;
    std::unique_ptr<KerningTable> _kerning; ///< of pairs below kDirect, filled when first asked for
    std::unordered_map<std::uint64_t, int> _otherKerning;
    std::vector<RefPtr<Texture2D>> _pages;
};

} // namespace cocos2d
