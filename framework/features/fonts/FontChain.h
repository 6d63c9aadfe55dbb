#pragma once

#include "fonts/GlyphKey.h"
#include "platform/GlyphSource.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace copra {

/// A font at one size, and fallback fonts for the characters that it lacks: the fonts of setFallbackFonts(),
/// then installed ones. A fallback is opened when a character needs it.
class FontChain {
public:
    /// Returns the chain of a font file or family, or of its substitute. Chains are shared while they are
    /// used. If there is no font, the function logs that and returns null.
    [[nodiscard]] static std::shared_ptr<FontChain> open(const std::string& font, float pixelSize);

    FontChain(std::unique_ptr<GlyphFace> first, float pixelSize);

    /// The font itself, and a font by its index in the chain.
    GlyphFace& first() { return *_faces.front(); }
    GlyphFace& face(std::size_t font) { return *_faces[font]; }
    /// Returns the glyph of a character in the first font that has it.
    GlyphKey find(char32_t character);
    /// Returns the font for a user-perceived character: one that has all of it, otherwise one that has its
    /// first character. Emoji come from the fallbacks of the game, or from an installed color font.
    std::size_t fontFor(std::u32string_view cluster, bool isEmoji);

private:
    static constexpr std::size_t kNone = SIZE_MAX;

    std::size_t findFont(std::u32string_view cluster, bool isEmoji);
    bool hasAll(std::size_t font, std::u32string_view cluster);
    std::size_t openedWith(char32_t character);
    std::size_t installedWith(char32_t character, bool inColor);
    std::size_t openFile(const std::string& file);
    void openFallbacks();

    std::vector<std::unique_ptr<GlyphFace>> _faces;
    std::vector<std::string>
        _files; ///< The files of all fonts but the first. Those that cannot be opened have an empty face.
    float _pixelSize;
    std::size_t _given = 0; ///< The number of files that are from setFallbackFonts().
    bool _fallbacksAreOpen = false;
    /// The glyphs of characters that the first font lacks.
    std::unordered_map<char32_t, GlyphKey> _lookedFor;
    /// The fonts of user-perceived characters that the first font lacks, and of emoji.
    std::unordered_map<std::u32string, std::size_t> _fontsOfClusters;
};

/// Returns the contents of a font file, which are shared while they are used; null if it cannot be read.
FontBytes readFontFile(const std::string& fullPath);

/// Reloads a font file, for fonts that are opened from now on. If it cannot be read or is not a font, the
/// function changes nothing and returns false.
bool reloadFontFile(const std::string& fullPath);

/// Opens a font by file or family, or a substitute. If there is none, the function logs that and returns
/// null.
[[nodiscard]] std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize);

} // namespace copra
