// Packs small textures into large ones, the pages.
//
// Problem: a draw call has one texture, so sprites of a hundred small images would need a hundred draw calls.
//
// Idea: an image of at most kMaxSharedSide is copied to a cell of a page. A border of one pixel that repeats its edge keeps linear
// filtering from showing the neighbors. Coordinates beyond the image would show them, too, so textures that are repeated or have
// mipmaps get a device texture of their own, and a texture that is drawn with such coordinates leaves its page
// (Texture2D::leaveSharedPage()).
//
// Data: a page is a stack of shelves. A shelf is filled from left to right with cells of its height, so a place for a cell is found
// by looking at a few shelves. Lengths of cells are multiples of kCellGranularity, so that many images need the same cell: a released
// one goes to the list `free` of its page and is taken again by an image that needs exactly that size. A page that is empty starts
// again. Filtering belongs to the device texture, so smooth images and others have different pages. A page is low at first and doubles
// its height, so that a game with few textures does not pay for 4 MiB.

#include "render/TexturePages.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <utility>

namespace copra {

namespace {

constexpr int kBorder = 1;          // pixels around a texture that repeat its edge
constexpr int kCellGranularity = 8; // cell sizes are rounded up, so that released cells are reused
constexpr std::size_t kBytesPerPixel = 4;

int toCellLength(int length) {
    return (length + 2 * kBorder + kCellGranularity - 1) / kCellGranularity * kCellGranularity;
}

} // namespace

TextureRegion::TextureRegion(std::shared_ptr<TexturePages> pages, TextureId id, const PixelRect& cell,
                             PixelSize size)
    : _pages(std::move(pages)),
      _place(std::uint64_t{_pages->number()} << 32 | id),
      _id(id),
      _cell(cell),
      _size(size) {
    if (isShared()) _offset.set(static_cast<float>(cell.x + kBorder), static_cast<float>(cell.y + kBorder));
}

TextureRegion::~TextureRegion() {
    _pages->release(*this);
}

TexturePages::TexturePages(std::shared_ptr<TextureStore> store) : _store(std::move(store)) {
    static std::atomic<std::uint32_t> s_lastNumber{0};
    _number = ++s_lastNumber;
}

std::vector<TexturePages::PageInfo> TexturePages::pages() const {
    std::vector<PageInfo> pages;
    for (const Page& page : _pages) pages.push_back({page.id, {kPageSide, page.height}, page.regionCount});
    return pages;
}

TexturePages::~TexturePages() {
    for (const Page& page : _pages) _store->destroy(page.id);
}

std::unique_ptr<TextureRegion> TexturePages::allocate(PixelSize size, const std::uint8_t* rgba,
                                                      const TextureOptions& options) {
    const bool isSmall = std::max(size.width, size.height) <= kMaxSharedSide;
    const bool share = options.mayShare && isSmall && !options.repeated && !options.mipmap &&
                       _store->maximumSize() >= kPageSide;
    if (share) {
        if (auto region = allocateShared(size, rgba, options.smooth)) return region;
    }
    return allocateSeparate(size, rgba, options);
}

std::unique_ptr<TextureRegion> TexturePages::allocateSeparate(PixelSize size, const std::uint8_t* rgba,
                                                              const TextureOptions& options) {
    return makeSeparateRegion(_store->create(size, rgba, options.mipmap), size, options);
}

std::unique_ptr<TextureRegion> TexturePages::allocateTarget(PixelSize size, const TextureOptions& options) {
    const TextureId id = _store->createTarget(size);
    if (options.mipmap) _store->generateMipmap(id);
    return makeSeparateRegion(id, size, options);
}

std::unique_ptr<TextureRegion> TexturePages::makeSeparateRegion(TextureId id, PixelSize size,
                                                                const TextureOptions& options) {
    if (id == kNoTexture) return nullptr;
    _store->setSmooth(id, options.smooth);
    _store->setRepeated(id, options.repeated);
    return std::make_unique<TextureRegion>(shared_from_this(), id, PixelRect{}, size);
}

std::unique_ptr<TextureRegion> TexturePages::allocateShared(PixelSize size, const std::uint8_t* rgba,
                                                            bool smooth) {
    PixelRect cell;
    Page* const page = pageWith({toCellLength(size.width), toCellLength(size.height)}, smooth, cell);
    if (!page) return nullptr;
    if (!growToTop(*page)) {
        page->free.push_back(cell);
        return nullptr;
    }
    ++page->regionCount;
    upload(page->id, cell, size, rgba);
    return std::make_unique<TextureRegion>(shared_from_this(), page->id, cell, size);
}

TexturePages::Page* TexturePages::pageWith(PixelSize wanted, bool smooth, PixelRect& cell) {
    for (Page& page : _pages)
        if (page.smooth == smooth && findCell(page, wanted, cell)) return &page;
    Page* const fresh = addPage(smooth);
    return fresh && findCell(*fresh, wanted, cell) ? fresh : nullptr;
}

TexturePages::Page* TexturePages::addPage(bool smooth) {
    Page page{};
    page.id = _store->create({kPageSide, kInitialHeight}, nullptr, false);
    if (page.id == kNoTexture) return nullptr;
    _store->setSmooth(page.id, smooth);
    page.smooth = smooth;
    page.height = kInitialHeight;
    return &_pages.emplace_back(std::move(page));
}

bool TexturePages::growToTop(Page& page) {
    int height = page.height;
    while (height < page.top) height *= 2;
    if (height > page.height && !_store->grow(page.id, height)) return false;
    page.height = height;
    return true;
}

// A released cell, else a place at the end of a shelf, else a new shelf.
bool TexturePages::findCell(Page& page, PixelSize wanted, PixelRect& cell) {
    const auto fits = [&](const PixelRect& free) {
        return free.width == wanted.width && free.height == wanted.height;
    };
    const auto free = std::find_if(page.free.begin(), page.free.end(), fits);
    if (free != page.free.end()) {
        cell = *free;
        page.free.erase(free);
        return true;
    }
    auto shelf = std::find_if(page.shelves.begin(), page.shelves.end(), [&](const Shelf& candidate) {
        return candidate.height == wanted.height && candidate.used + wanted.width <= kPageSide;
    });
    if (shelf == page.shelves.end()) {
        if (page.top + wanted.height > kPageSide) return false;
        shelf = page.shelves.insert(page.shelves.end(), {page.top, wanted.height, 0});
        page.top += wanted.height;
    }
    cell = {shelf->used, shelf->y, wanted.width, wanted.height};
    shelf->used += wanted.width;
    return true;
}

// Uploads the pixels with a border that repeats the edge.
void TexturePages::upload(TextureId id, const PixelRect& cell, PixelSize size, const std::uint8_t* rgba) {
    const PixelRect area{cell.x, cell.y, size.width + 2 * kBorder, size.height + 2 * kBorder};
    const std::size_t sourceRow = static_cast<std::size_t>(size.width) * kBytesPerPixel;
    const std::size_t row = static_cast<std::size_t>(area.width) * kBytesPerPixel;
    _scratch.resize(row * static_cast<std::size_t>(area.height));
    for (int y = 0; y < area.height; ++y) {
        const int sourceY = std::clamp(y - kBorder, 0, size.height - 1);
        const std::uint8_t* from = rgba + static_cast<std::size_t>(sourceY) * sourceRow;
        std::uint8_t* to = _scratch.data() + static_cast<std::size_t>(y) * row;
        std::memcpy(to, from, kBytesPerPixel);
        std::memcpy(to + kBytesPerPixel, from, sourceRow);
        std::memcpy(to + kBytesPerPixel + sourceRow, from + sourceRow - kBytesPerPixel, kBytesPerPixel);
    }
    _store->update(id, area, _scratch.data());
}

void TexturePages::update(const TextureRegion& region, const PixelRect& area, const std::uint8_t* rgba) {
    if (region.isShared()) {
        upload(region.id(), region.cell(), region.size(), rgba);
    } else {
        _store->update(region.id(), area, rgba);
    }
}

void TexturePages::release(const TextureRegion& region) {
    if (!region.isShared()) {
        _store->destroy(region.id());
        return;
    }
    const auto page =
        std::find_if(_pages.begin(), _pages.end(), [&](const Page& p) { return p.id == region.id(); });
    if (page == _pages.end()) return;
    page->free.push_back(region.cell());
    if (--page->regionCount > 0) return;
    page->free.clear();
    page->shelves.clear();
    page->top = 0;
}

} // namespace copra
