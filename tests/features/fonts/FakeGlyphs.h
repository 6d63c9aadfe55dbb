#pragma once

#include "platform/GlyphSource.h"

#include <set>

namespace copra::test {

/// Letters of a plain kind: 8 wide, 10 high, 10 apart at size 20, everything in proportion. Small letters
/// have no image in the font "capitals". Counts what it is asked for.
class FakeGlyphs : public GlyphSource {
public:
    class Face : public GlyphFace {
    public:
        Face(FakeGlyphs& source, float size, bool capitalsOnly)
            : _source(source), _size(size), _capitalsOnly(capitalsOnly) {}
        int ascender() const override { return static_cast<int>(_size * 0.8f); }
        int descender() const override { return -static_cast<int>(_size * 0.2f); }
        bool hasCharacterMap() const override { return true; }
        std::uint32_t glyphIndex(char32_t character) override {
            const bool isMissing = _capitalsOnly && character >= U'a' && character <= U'z';
            return isMissing ? 0 : character;
        }
        bool rasterize(std::uint32_t index, Glyph& glyph) override { return draw(index, 0, glyph); }
        bool rasterizeOutline(std::uint32_t index, float radius, Glyph& glyph) override {
            return draw(index, static_cast<int>(radius), glyph);
        }
        bool hasKerning() const override { return true; }
        int kerning(char32_t first, char32_t second) override {
            ++_source.kernings;
            return first == U'A' && second == U'V' ? -2 : 0;
        }
        /// A glyph for each character, in the order of the run's direction.
        void shape(std::u32string_view text, const TextRun& run, std::vector<ShapedGlyph>& shaped) override {
            for (std::size_t i = run.begin; i < run.end; ++i) {
                const std::size_t at = run.rightToLeft ? run.begin + run.end - 1 - i : i;
                shaped.push_back(
                    {glyphIndex(text[at]), static_cast<std::uint32_t>(at), _size / 2, 0.0f, 0.0f});
            }
        }

    private:
        bool draw(char32_t character, int radius, Glyph& glyph) {
            ++_source.drawn;
            glyph = Glyph();
            glyph.advance = static_cast<int>(_size / 2);
            if (character == U' ') return true;
            glyph.width = static_cast<int>(_size * 0.4f) + 2 * radius;
            glyph.height = static_cast<int>(_size / 2) + 2 * radius;
            glyph.left = 1 - radius;
            glyph.top = static_cast<int>(_size / 2) + radius;
            glyph.alpha.assign(static_cast<std::size_t>(glyph.width * glyph.height), 255);
            return true;
        }

        FakeGlyphs& _source;
        float _size;
        bool _capitalsOnly;
    };

    std::unique_ptr<GlyphFace> open(const FontBytes& font, float pixelSize) override {
        const std::string contents(font->begin(), font->end());
        if (contents == "broken") return nullptr;
        ++opened;
        return std::make_unique<Face>(*this, pixelSize, contents == "capitals");
    }
    std::string findInstalled(const std::string& family, bool& exact) override {
        ++searches;
        exact = family == "Known";
        return installed;
    }
    std::string findInstalledFor(char32_t, bool) override { return installed; }
    TextAnalyzer* analyzer() override { return textAnalyzer; }

    TextAnalyzer* textAnalyzer = nullptr;
    int searches = 0; ///< for an installed font of a family
    int opened = 0;
    int drawn = 0;
    int kernings = 0;
    std::string installed; ///< file of the only installed font
};

} // namespace copra::test
