#include "fonts/GlyphPages.h"

#include <algorithm>

namespace copra {

using cocos2d::Size;
using cocos2d::Texture2D;

namespace {

/// A transparent texture, of format A8, which is drawn in white, or RGBA.
cocos2d::RefPtr<Texture2D> makePage(int side, bool inColor) {
    const std::size_t bytes = inColor ? 4 : 1;
    const std::vector<unsigned char> transparent(
        static_cast<std::size_t>(side) * static_cast<std::size_t>(side) * bytes, 0);
    const auto size = static_cast<float>(side);
    auto* const texture = new Texture2D;
    texture->initWithData(transparent.data(), static_cast<ssize_t>(transparent.size()),
                          inColor ? Texture2D::PixelFormat::RGBA8888 : Texture2D::PixelFormat::A8, side, side,
                          Size(size, size));
    texture->setPremultipliedAlpha(inColor);
    cocos2d::RefPtr<Texture2D> page(texture);
    texture->release();
    return page;
}

} // namespace

std::shared_ptr<GlyphPages> GlyphPages::shared() {
    static std::weak_ptr<GlyphPages> s_pages;
    std::shared_ptr<GlyphPages> pages = s_pages.lock();
    if (!pages) s_pages = pages = std::make_shared<GlyphPages>();
    return pages;
}

bool GlyphPages::fits(Page& page, int width, int height) {
    const int side = page.texture->getPixelsWide();
    if (page.x + width > side) {
        page.x = 0;
        page.y += page.shelfHeight;
        page.shelfHeight = 0;
    }
    return page.x + width <= side && page.y + height <= side;
}

GlyphPages::Page& GlyphPages::pageFor(std::vector<Page>& pages, bool inColor, int width, int height) {
    if (!pages.empty() && fits(pages.back(), width, height)) return pages.back();
    const auto isUnused = [](const Page& page) { return page.texture->getReferenceCount() == 1; };
    pages.erase(std::remove_if(pages.begin(), pages.end(), isUnused), pages.end());
    const bool isOversize = width > kSide || height > kSide; // the last page stays the one that is filled
    const Page page = {makePage(std::max({kSide, width, height}), inColor)};
    return *pages.insert(isOversize ? pages.begin() : pages.end(), page);
}

GlyphPages::Cell GlyphPages::add(const Glyph& glyph) {
    const int width = glyph.width + 2 * kBorder;
    const int height = glyph.height + 2 * kBorder;
    const bool inColor = !glyph.rgba.empty();
    Page& page = pageFor(inColor ? _colorPages : _pages, inColor, width, height);
    page.texture->updateWithData(inColor ? glyph.rgba.data() : glyph.alpha.data(), page.x + kBorder,
                                 page.y + kBorder, glyph.width, glyph.height);
    const Cell cell = {page.texture, page.x, page.y};
    page.x += width;
    page.shelfHeight = std::max(page.shelfHeight, height);
    return cell;
}

} // namespace copra
