#pragma once

#include "math/Vec2.h"
#include "platform/Pixels.h"
#include "platform/TextureStore.h"
#include "platform/Vertex.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

class TexturePages;

/// A texture's place on a machine; ends with this object, whichever of texture and machine goes first.
class TextureRegion {
public:
    TextureRegion(std::shared_ptr<TexturePages> pages, TextureId id, const PixelRect& cell, PixelSize size);
    TextureRegion(const TextureRegion&) = delete;
    TextureRegion& operator=(const TextureRegion&) = delete;
    ~TextureRegion();

    /// The machine's texture that holds the picture.
    TextureId id() const { return _id; }
    /// Where the picture's top left corner lies in there, in pixels.
    const cocos2d::Vec2& offset() const { return _offset; }
    /// Size of the picture in pixels.
    PixelSize size() const { return _size; }
    /// Whether other pictures live in the same texture.
    bool isShared() const { return _cell.width > 0; }
    /// The part of the page that is taken; empty when not shared.
    const PixelRect& cell() const { return _cell; }
    TexturePages& pages() const { return *_pages; }

private:
    std::shared_ptr<TexturePages> _pages;
    TextureId _id;
    PixelRect _cell;
    PixelSize _size;
    cocos2d::Vec2 _offset;
};

/// How a texture wants to be kept.
struct TextureOptions {
    bool smooth = true;
    bool repeated = false;
    bool mipmap = false;
    bool mayShare = true;
};

/// Brings textures to a machine. Small ones are put side by side into large pages, with their edges continued
/// by a pixel so that mixing neighbours at the edge looks as it does for a texture of its own. Drawing
/// thousands of sprites with different small textures then takes one draw call.
class TexturePages : public std::enable_shared_from_this<TexturePages> {
public:
    explicit TexturePages(std::shared_ptr<TextureStore> store);

    TexturePages(const TexturePages&) = delete;
    TexturePages& operator=(const TexturePages&) = delete;
    /// The pages' memory goes back to the machine.
    ~TexturePages();

    /// Brings a picture of RGBA pixels to the machine. Null when it does not fit, which is logged.
    std::unique_ptr<TextureRegion> allocate(PixelSize size, const std::uint8_t* rgba,
                                            const TextureOptions& needs);
    /// Makes a clear picture that can be drawn into. Null when it does not fit, which is logged.
    std::unique_ptr<TextureRegion> allocateTarget(PixelSize size, const TextureOptions& needs);
    /// Overwrites area of a placed picture. rgba holds the whole picture for a shared one, the area for
    /// others.
    void update(const TextureRegion& region, const PixelRect& area, const std::uint8_t* rgba);

    TextureStore& store() const { return *_store; }
    /// Number of shared pages, for tests.
    std::size_t pageCount() const { return _pages.size(); }

    /// The longest side of a picture that shares a page, and the side of a page, in pixels. Larger pictures
    /// are mostly sheets, which save draw calls by themselves.
    static constexpr int kLargestShared = 256;
    static constexpr int kPageSide = 1024;
    /// The height a page begins with, in pixels; it doubles as shelves are put on it, up to kPageSide.
    static constexpr int kFirstHeight = 64;

private:
    friend class TextureRegion;

    struct Shelf {
        int y;
        int height;
        int used; ///< pixels from the left
    };
    struct Page {
        TextureId id;
        bool smooth;
        int height = 0; ///< pixels that the machine has been asked for
        int tenants = 0;
        int top = 0; ///< pixels taken by shelves
        std::vector<Shelf> shelves;
        std::vector<PixelRect> free; ///< cells that were given back
    };

    std::unique_ptr<TextureRegion> allocateShared(PixelSize size, const std::uint8_t* rgba, bool smooth);
    std::unique_ptr<TextureRegion> allocateSeparate(PixelSize size, const std::uint8_t* rgba,
                                                    const TextureOptions& needs);
    std::unique_ptr<TextureRegion> makeSeparateRegion(TextureId id, PixelSize size,
                                                      const TextureOptions& needs);
    void upload(TextureId id, const PixelRect& cell, PixelSize size, const std::uint8_t* rgba);
    void giveBack(const TextureRegion& region);
    static bool findCell(Page& page, PixelSize wanted, PixelRect& cell);
    Page* pageWith(PixelSize wanted, bool smooth, PixelRect& cell);
    Page* addPage(bool smooth);
    bool growToTop(Page& page);

    std::shared_ptr<TextureStore> _store;
    std::vector<Page> _pages;
    std::vector<std::uint8_t> _scratch;
};

/// Moves the texture coordinates of vertices from a picture of its own to the picture's place on a shared
/// page. Returns false, and moves nothing, when some reach beyond the picture: they would show its
/// neighbours.
bool moveTexCoords(const cocos2d::Vec2& offset, PixelSize size, Vertex* vertices, std::size_t count);

} // namespace copra
