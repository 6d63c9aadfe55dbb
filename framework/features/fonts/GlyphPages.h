#pragma once

#include "base/RefPtr.h"
#include "platform/GlyphSource.h"
#include "render/Texture2D.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

/// The texture pages for the glyphs of all fonts, so that labels in different fonts are drawn in one call.
///
/// Glyphs are packed in shelves, each with a transparent border of one pixel. Glyphs in color have separate
/// pages, which are premultiplied. A page that no atlas uses is removed when space is needed; single glyphs
/// are never removed.
class GlyphPages {
public:
    /// The place of a glyph: the top left corner of its cell, border included, in pixels.
    struct Cell {
        cocos2d::Texture2D*
            page; ///< The page, to be retained by the caller; null if there is no memory left for the glyph.
        int x;
        int y;
    };

    /// The side of a page in pixels. Larger glyphs get separate pages.
    static constexpr int kSide = 512;
    /// The number of transparent pixels around a glyph.
    static constexpr int kBorder = 1;
    /// The pixels of all pages together: 256 MiB of memory, or 60,000 glyphs of 32 x 32 pixels.
    static constexpr std::size_t kMaxPixels = std::size_t{1} << 26;

    /// Constructs an object whose pages have at most `maxPixels`.
    explicit GlyphPages(std::size_t maxPixels = kMaxPixels) : _maxPixels(maxPixels) {}

    /// Returns the pages of the process, which exist while they are referenced.
    [[nodiscard]] static std::shared_ptr<GlyphPages> shared();

    /// Adds a glyph, which must not be blank, to a page. If all pages are full and in use and no page may be
    /// added, the function logs a warning and returns a cell without a page.
    Cell add(const Glyph& glyph);

private:
    struct Page {
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        int x = 0; ///< The position of the next glyph.
        int y = 0;
        int shelfHeight = 0;
    };

    struct Pages {
        std::vector<Page> pages;
        std::vector<std::uint8_t> next; ///< The pixels of the next page as RGBA, as far as they are prepared.
    };

    Page* pageFor(const Glyph& glyph, bool inColor);
    void prepareNext(bool inColor);
    void removeUnused();
    std::size_t countPixels() const;
    static bool fits(Page& page, int width, int height);

    std::size_t _maxPixels;
    Pages _plain;
    Pages _colored;
};

} // namespace copra
