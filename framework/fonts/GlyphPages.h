#pragma once

#include "base/RefPtr.h"
#include "platform/GlyphSource.h"
#include "render/Texture2D.h"

#include <memory>
#include <vector>

namespace copra {

/// Pages onto which the letters of all fonts are put, so that labels in different fonts are drawn in one
/// call.
///
/// Letters stand in shelves, each with a clear border of a pixel. A page that no atlas holds any more goes
/// when room is needed; single letters never go.
class GlyphPages {
public:
    /// Where a letter was put: the cell's corner, border included, in pixels.
    struct Cell {
        cocos2d::Texture2D* page; ///< kept alive by the caller from now on
        int x;
        int y;
    };

    /// Side of a page in pixels. Larger letters get pages of their own.
    static constexpr int kSide = 512;
    /// Clear pixels around a letter.
    static constexpr int kBorder = 1;

    /// The pages of the process; they live as long as somebody holds them.
    static std::shared_ptr<GlyphPages> shared();

    /// Puts a letter that has a picture onto a page. The page is null if it cannot be made.
    Cell add(const Glyph& glyph);

private:
    struct Page {
        cocos2d::RefPtr<cocos2d::Texture2D> texture;
        int x = 0; ///< where the next letter goes
        int y = 0;
        int shelfHeight = 0;
    };

    Page& pageFor(int width, int height);
    static bool makeRoom(Page& page, int width, int height);

    std::vector<Page> _pages;
};

} // namespace copra
