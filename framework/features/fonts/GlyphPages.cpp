#include "fonts/GlyphPages.h"

#include "base/limits.h"

#include <algorithm>
#include <utility>

namespace copra {

using cocos2d::Texture2D;

namespace {

/// Lengthens pixels to `count`, all of them transparent; those of glyphs without color are white, as format A8 is drawn.
void extend(std::vector<std::uint8_t>& rgba, std::size_t count, bool inColor) {
    std::size_t alpha = rgba.size() + 3;
    rgba.resize(std::max(rgba.size(), count * 4), inColor ? 0 : 255);
    for (; alpha < rgba.size(); alpha += 4) rgba[alpha] = 0;
}

cocos2d::RefPtr<Texture2D> makePage(std::vector<std::uint8_t> rgba, int width, int height, bool inColor) {
    auto* const texture = new Texture2D;
    texture->initWithRgba_(std::move(rgba),
                           inColor ? Texture2D::PixelFormat::RGBA8888 : Texture2D::PixelFormat::A8, width,
                           height);
    texture->setPremultipliedAlpha(inColor);
    cocos2d::RefPtr<Texture2D> page(texture);
    texture->release();
    return page;
}

std::size_t pixelsOf(int width, int height) {
    return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
}

} // namespace

std::shared_ptr<GlyphPages> GlyphPages::shared() {
    static std::weak_ptr<GlyphPages> s_pages;
    std::shared_ptr<GlyphPages> pages = s_pages.lock();
    if (!pages) s_pages = pages = std::make_shared<GlyphPages>();
    return pages;
}

bool GlyphPages::fits(Page& page, int width, int height) {
    if (page.x + width > page.texture->getPixelsWide()) {
        page.x = 0;
        page.y += page.shelfHeight;
        page.shelfHeight = 0;
    }
    return page.x + width <= page.texture->getPixelsWide() &&
           page.y + height <= page.texture->getPixelsHigh();
}

void GlyphPages::removeUnused() {
    const auto isUnused = [](const Page& page) { return page.texture->getReferenceCount() == 1; };
    for (std::vector<Page>* const pages : {&_plain.pages, &_colored.pages})
        pages->erase(std::remove_if(pages->begin(), pages->end(), isUnused), pages->end());
}

std::size_t GlyphPages::countPixels() const {
    std::size_t count = 0;
    for (const std::vector<Page>* const pages : {&_plain.pages, &_colored.pages})
        for (const Page& page : *pages)
            count += pixelsOf(page.texture->getPixelsWide(), page.texture->getPixelsHigh());
    return count;
}

GlyphPages::Page* GlyphPages::pageFor(const Glyph& glyph, bool inColor) {
    const int width = glyph.width + 2 * kBorder;
    const int height = glyph.height + 2 * kBorder;
    std::vector<Page>& pages = (inColor ? _colored : _plain).pages;
    if (!pages.empty() && fits(pages.back(), width, height)) return &pages.back();
    removeUnused();
    const bool isOversize = width > kSide || height > kSide; // the last page stays the one that is filled
    const int pageWidth = isOversize ? width : kSide;
    const int pageHeight = isOversize ? height : kSide;
    if (isTooLarge("GlyphPages::add", "pixels of all glyphs", countPixels() + pixelsOf(pageWidth, pageHeight),
                   _maxPixels))
        return nullptr;
    std::vector<std::uint8_t> rgba;
    if (!isOversize) rgba.swap((inColor ? _colored : _plain).next);
    extend(rgba, pixelsOf(pageWidth, pageHeight), inColor);
    const Page page = {makePage(std::move(rgba), pageWidth, pageHeight, inColor)};
    return &*pages.insert(isOversize ? pages.begin() : pages.end(), page);
}

/// To clear all memory of a page at once would stall a frame: each glyph in the last quarter of a page clears its share of the
/// next one.
void GlyphPages::prepareNext(bool inColor) {
    Pages& pages = inColor ? _colored : _plain;
    const Page& last = pages.pages.back();
    const int filled = last.y + last.shelfHeight * last.x / kSide;
    const int rows = std::min(kSide - (kSide - filled) * 4, kSide);
    if (rows <= 0) return;
    pages.next.reserve(pixelsOf(kSide, kSide) * 4);
    extend(pages.next, pixelsOf(kSide, rows), inColor);
}

GlyphPages::Cell GlyphPages::add(const Glyph& glyph) {
    const bool inColor = !glyph.rgba.empty();
    Page* const page = pageFor(glyph, inColor);
    if (!page) return {nullptr, 0, 0};
    page->texture->updateWithData(inColor ? glyph.rgba.data() : glyph.alpha.data(), page->x + kBorder,
                                  page->y + kBorder, glyph.width, glyph.height);
    const Cell cell = {page->texture, page->x, page->y};
    page->x += glyph.width + 2 * kBorder;
    page->shelfHeight = std::max(page->shelfHeight, glyph.height + 2 * kBorder);
    prepareNext(inColor);
    return cell;
}

} // namespace copra
