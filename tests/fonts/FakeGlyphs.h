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
        bool rasterize(char32_t character, Glyph& glyph) override { return draw(character, 0, glyph); }
        bool rasterizeOutline(char32_t character, float radius, Glyph& glyph) override {
            return draw(character, static_cast<int>(radius), glyph);
        }
        bool hasKerning() const override { return true; }
        int kerning(char32_t first, char32_t second) override {
            ++_source.kernings;
            return first == U'A' && second == U'V' ? -2 : 0;
        }

    private:
        bool draw(char32_t character, int radius, Glyph& glyph) {
            ++_source.drawn;
            glyph = Glyph();
            if (_capitalsOnly && character >= U'a' && character <= U'z') return false;
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
        exact = family == "Known";
        return installed;
    }
    std::string findInstalledFor(char32_t) override { return installed; }

    int opened = 0;
    int drawn = 0;
    int kernings = 0;
    std::string installed; ///< file of the only installed font
};

} // namespace copra::test
