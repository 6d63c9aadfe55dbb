#pragma once

#include "math/Vec2.h"
#include "platform/Pixels.h"
#include "platform/TextureStore.h"
#include "platform/Vertex.h"
#include "render/fwd.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

/// A texture's region of a device texture; released with this object. Texture and device may be destroyed in
/// any order.
class TextureRegion {
public:
    TextureRegion(std::shared_ptr<TexturePages> pages, TextureId id, const PixelRect& cell, PixelSize size);
    TextureRegion(const TextureRegion&) = delete;
    TextureRegion& operator=(const TextureRegion&) = delete;
    ~TextureRegion();

    /// Returns the device texture that contains the region.
    TextureId id() const { return _id; }
    /// Returns the top left corner of the region in it, in pixels.
    const cocos2d::Vec2& offset() const { return _offset; }
    /// Returns the size of the region in pixels.
    PixelSize size() const { return _size; }
    /// Whether it is a part of a shared page.
    bool isShared() const { return _cell.width > 0; }
    /// A number of the device texture that no texture of another device has; never 0. For comparisons.
    std::uint64_t place() const { return _place; }
    /// Returns the allocated part of the page, border included; empty if not shared.
    const PixelRect& cell() const { return _cell; }
    TexturePages& pages() const { return *_pages; }

private:
    std::shared_ptr<TexturePages> _pages;
    std::uint64_t _place;
    TextureId _id;
    PixelRect _cell;
    PixelSize _size;
    cocos2d::Vec2 _offset;
};

/// The requirements of a texture.
struct TextureOptions {
    bool smooth = true;
    bool repeated = false;
    bool mipmap = false;
    bool mayShare = true;
};

/// Uploads textures to a device. Small ones are packed into large pages (a dynamic texture atlas), so that
/// thousands of sprites with different small textures take one draw call. Their edges are extended by a
/// pixel, so that linear filtering at the edge gives the same result as in a separate texture.
class TexturePages : public std::enable_shared_from_this<TexturePages> {
public:
    explicit TexturePages(std::shared_ptr<TextureStore> store);

    TexturePages(const TexturePages&) = delete;
    TexturePages& operator=(const TexturePages&) = delete;
    /// Releases the pages.
    ~TexturePages();

    /// Uploads RGBA pixels. Returns null, after logging, if they are too large.
    [[nodiscard]] std::unique_ptr<TextureRegion> allocate(PixelSize size, const std::uint8_t* rgba,
                                                          const TextureOptions& options);
    /// Creates a transparent render target. Null, after logging, if it is too large.
    [[nodiscard]] std::unique_ptr<TextureRegion> allocateTarget(PixelSize size,
                                                                const TextureOptions& options);
    /// Overwrites `area` of a region. `rgba` holds the whole texture if it is on a shared page; otherwise, it
    /// holds the area.
    void update(const TextureRegion& region, const PixelRect& area, const std::uint8_t* rgba);

    /// Returns the store of the backend that holds the textures.
    TextureStore& store() const { return *_store; }
    /// A number that no other object has; never 0.
    std::uint32_t number() const { return _number; }
    /// A shared page, for tools that show it.
    struct PageInfo {
        TextureId id;   ///< The device texture of the page.
        PixelSize size; ///< The size that is allocated on the device, in pixels.
        int textures;   ///< The number of textures that are stored on the page.
    };
    std::vector<PageInfo> pages() const;
    /// Returns the number of shared pages, for tests.
    std::size_t pageCount() const { return _pages.size(); }

    /// The maximum side of a texture on a shared page, and the side of a page, in pixels. Larger textures are
    /// mostly sprite sheets, which need no further batching.
    static constexpr int kMaxSharedSide = 256;
    static constexpr int kPageSide = 1024;
    /// The initial height of a page in pixels; it doubles as shelves are added, up to kPageSide.
    static constexpr int kInitialHeight = 64;

private:
    friend class TextureRegion;

    struct Shelf {
        int y;
        int height;
        int used; ///< The pixels that are used, from the left.
    };
    struct Page {
        TextureId id;
        bool smooth;
        int height = 0; ///< The height that is allocated on the device.
        int regionCount = 0;
        int top = 0; ///< The height that shelves use, in pixels.
        std::vector<Shelf> shelves;
        std::vector<PixelRect> free; ///< The cells that were released.
    };

    [[nodiscard]] std::unique_ptr<TextureRegion> allocateShared(PixelSize size, const std::uint8_t* rgba,
                                                                bool smooth);
    [[nodiscard]] std::unique_ptr<TextureRegion> allocateSeparate(PixelSize size, const std::uint8_t* rgba,
                                                                  const TextureOptions& options);
    [[nodiscard]] std::unique_ptr<TextureRegion> makeSeparateRegion(TextureId id, PixelSize size,
                                                                    const TextureOptions& options);
    void upload(TextureId id, const PixelRect& cell, PixelSize size, const std::uint8_t* rgba);
    void release(const TextureRegion& region);
    static bool findCell(Page& page, PixelSize wanted, PixelRect& cell);
    Page* pageWith(PixelSize wanted, bool smooth, PixelRect& cell);
    Page* addPage(bool smooth);
    [[nodiscard]] bool growToTop(Page& page);

    std::shared_ptr<TextureStore> _store;
    std::uint32_t _number;
    std::vector<Page> _pages;
    std::vector<std::uint8_t> _scratch;
};

// TexturePages_texCoords.cpp

/// Moves the texture coordinates of vertices from a separate texture to its region of a shared page. Returns
/// false, and changes nothing, if some reach beyond the texture: they would show its neighbors.
[[nodiscard]] bool moveTexCoords(const cocos2d::Vec2& offset, PixelSize size, Vertex* vertices,
                                 std::size_t count);
/// Whether texture coordinates from `low` to `high` are those of a texture of this size, but for rounding
/// errors.
[[nodiscard]] inline bool isWithinTexture(const cocos2d::Vec2& low, const cocos2d::Vec2& high,
                                          PixelSize size) {
    constexpr float kTolerance = 0.01f; // of coordinates that were computed from fractions
    return low.x >= -kTolerance && low.y >= -kTolerance &&
           high.x <= static_cast<float>(size.width) + kTolerance &&
           high.y <= static_cast<float>(size.height) + kTolerance;
}

} // namespace copra
