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

/// A font at one size and the fonts that stand in for the characters that it lacks: those of setFallbackFonts(), then
/// installed ones. A font is opened when a character needs it.
class FontChain {
public:
    /// The chain of a font file or family, or of its substitute, shared while it is used; null, after logging, if there
    /// is no font.
    [[nodiscard]] static std::shared_ptr<FontChain> open(const std::string& font, float pixelSize);

    FontChain(std::unique_ptr<GlyphFace> first, float pixelSize);

    /// The font itself.
    GlyphFace& first() { return *_faces.front(); }
    GlyphFace& face(std::size_t font) { return *_faces[font]; }
    /// The glyph of a character in the first font that has it.
    GlyphKey find(char32_t character);
    /// The font in which a user-perceived character is shown: one that has all of it, otherwise one that has its first
    /// character. Emoji come from the fonts that are given, or from an installed one in color.
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
        _files; ///< of all fonts but the first; those that cannot be opened have an empty face
    float _pixelSize;
    std::size_t _given = 0; ///< how many of the files are from setFallbackFonts()
    bool _fallbacksAreOpen = false;
    std::unordered_map<char32_t, GlyphKey> _lookedFor; ///< characters that the first font lacks
    std::unordered_map<std::u32string, std::size_t> _fontsOfClusters; ///< that the first font lacks, or emoji
};

/// The contents of a font file, shared while it is used; null if it cannot be read.
FontBytes readFontFile(const std::string& fullPath);

/// Reads a font file again, for fonts that are opened from now on. False, and no change, if it cannot be read or is not a font.
bool reloadFontFile(const std::string& fullPath);

/// Opens a font by file or family, or a substitute; null, after logging, if there is none.
[[nodiscard]] std::unique_ptr<GlyphFace> openFontFace(const std::string& font, float pixelSize);

} // namespace copra
