#pragma once

#include "base/RefPtr.h"
#include "platform/GlyphSource.h"
#include "render/Texture2D.h"

#include <memory>
#include <vector>

namespace copra {

/// The texture pages for the glyphs of all fonts, so that labels in different fonts are drawn in one call.
///
/// Glyphs are packed in shelves, each with a transparent border of one pixel. Glyphs in color have pages of their own,
/// which are premultiplied. A page that no atlas uses is removed when space is needed; single glyphs are never removed.
class GlyphPages {
public:
    /// The place of a glyph: the top left corner of its cell, border included, in pixels.
    struct Cell {
        cocos2d::Texture2D* page; ///< to be retained by the caller
        int x;
        int y;
    };

    /// Side of a page in pixels. Larger glyphs get separate pages.
    static constexpr int kSide = 512;
    /// Transparent pixels around a glyph.
    static constexpr int kBorder = 1;

    /// The pages of the process; they exist while they are referenced.
    static std::shared_ptr<GlyphPages> shared();

    /// Adds a glyph that is not blank to a page.
    Cell add(const Glyph& glyph);

private:
    struct Page {
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        int x = 0; ///< where the next glyph goes
        int y = 0;
        int shelfHeight = 0;
    };

    static Page& pageFor(std::vector<Page>& pages, bool inColor, int width, int height);
    static bool fits(Page& page, int width, int height);

    std::vector<Page> _pages;
    std::vector<Page> _colorPages;
};

} // namespace copra
