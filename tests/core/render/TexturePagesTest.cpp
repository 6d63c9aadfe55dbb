#include "render/TexturePages.h"

#include "backend/null/NullTextureStore.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <vector>

using namespace copra;

namespace {

// Keeps pixels in memory where a test can look at them.
class PixelStore : public NullTextureStore {
public:
    TextureId create(PixelSize size, const std::uint8_t* rgba, bool mipmap) override {
        const TextureId id = NullTextureStore::create(size, rgba, mipmap);
        const auto count = static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height) * 4;
        if (id != kNoTexture) {
            images[id] = {size, rgba ? std::vector<std::uint8_t>(rgba, rgba + count)
                                     : std::vector<std::uint8_t>(count)};
        }
        return id;
    }
    void update(TextureId id, const PixelRect& area, const std::uint8_t* rgba) override {
        PixelImage& image = images[id];
        const auto row = static_cast<std::ptrdiff_t>(area.width) * 4;
        for (std::ptrdiff_t y = 0; y < area.height; ++y) {
            const std::ptrdiff_t to = ((area.y + y) * image.size.width + area.x) * 4;
            std::copy_n(rgba + y * row, row, image.rgba.begin() + to);
        }
    }
    bool grow(TextureId id, int height) override {
        if (refusesToGrow || !NullTextureStore::grow(id, height)) return false;
        PixelImage& image = images[id];
        image.size.height = height;
        image.rgba.resize(static_cast<std::size_t>(image.size.width) * static_cast<std::size_t>(height) * 4);
        return true;
    }
    int red(TextureId id, int x, int y) {
        return images[id].rgba[static_cast<std::size_t>((y * images[id].size.width + x) * 4)];
    }

    std::map<TextureId, PixelImage> images;
    bool refusesToGrow = false;
};

// Each pixel is red by its number, from 1 on.
std::vector<std::uint8_t> numbered(int width, int height) {
    std::vector<std::uint8_t> rgba;
    for (int i = 1; i <= width * height; ++i)
        rgba.insert(rgba.end(), {static_cast<std::uint8_t>(i), 0, 0, 255});
    return rgba;
}

struct Pages {
    std::shared_ptr<PixelStore> store = std::make_shared<PixelStore>();
    std::shared_ptr<TexturePages> pages = std::make_shared<TexturePages>(store);

    std::unique_ptr<TextureRegion> place(int width, int height, const TextureOptions& needs = {}) const {
        return pages->allocate({width, height}, numbered(width, height).data(), needs);
    }
};

} // namespace

TEST(TexturePages, ContinuesTheEdgeOfASharedImageByAPixel) {
    const Pages world;
    const auto region = world.place(2, 2);
    ASSERT_TRUE(region->isShared());
    const int x = static_cast<int>(region->offset().x);
    const int y = static_cast<int>(region->offset().y);
    const int expected[4][4] = {{1, 1, 2, 2}, {1, 1, 2, 2}, {3, 3, 4, 4}, {3, 3, 4, 4}};
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            EXPECT_EQ(world.store->red(region->id(), x - 1 + column, y - 1 + row), expected[row][column])
                << column << ", " << row;
        }
    }
}

TEST(TexturePages, NeverOverlapsImages) {
    const Pages world;
    std::vector<std::unique_ptr<TextureRegion>> regions;
    const int sides[] = {1, 6, 7, 14, 30, 63, 100, 256};
    for (int i = 0; i < 200; ++i) regions.push_back(world.place(sides[i % 8], sides[(i * 5 + i / 8) % 8]));
    for (std::size_t a = 0; a < regions.size(); ++a) {
        const PixelRect& p = regions[a]->cell();
        EXPECT_LE(p.x + p.width, TexturePages::kPageSide);
        EXPECT_LE(p.y + p.height, TexturePages::kPageSide);
        for (std::size_t b = a + 1; b < regions.size(); ++b) {
            const PixelRect& q = regions[b]->cell();
            const bool apart = regions[a]->id() != regions[b]->id() || p.x + p.width <= q.x ||
                               q.x + q.width <= p.x || p.y + p.height <= q.y || q.y + q.height <= p.y;
            ASSERT_TRUE(apart) << a << " and " << b;
        }
    }
}

TEST(TexturePages, ReusesReleasedCells) {
    const Pages world;
    const auto keeper = world.place(100, 100);
    for (int i = 0; i < 60; ++i) world.place(200, 200);
    EXPECT_EQ(world.pages->pageCount(), 1u);
}

TEST(TexturePages, GrowAsImagesCome) {
    const Pages world;
    const auto first = world.place(30, 30);
    EXPECT_EQ(world.store->images[first->id()].size.height, TexturePages::kInitialHeight);
    const auto second = world.place(250, 250);
    EXPECT_EQ(second->id(), first->id()) << "the same page, only higher";
    EXPECT_EQ(world.store->images[first->id()].size.height, 512);
    EXPECT_EQ(world.store->red(first->id(), static_cast<int>(first->offset().x), 1), 1) << "its pixels stay";
}

TEST(TexturePages, PutImagesElsewhereWhereAPageCannotGrow) {
    const Pages world;
    const auto first = world.place(30, 30);
    world.store->refusesToGrow = true;
    const auto second = world.place(250, 250);
    ASSERT_NE(second, nullptr);
    EXPECT_FALSE(second->isShared());
    world.store->refusesToGrow = false;
    EXPECT_EQ(world.place(250, 250)->id(), first->id());
}

TEST(TexturePages, GivesLargeImagesATextureOfTheirOwn) {
    const Pages world;
    EXPECT_TRUE(world.place(256, 256)->isShared());
    const auto region = world.place(257, 1);
    EXPECT_FALSE(region->isShared());
    EXPECT_EQ(region->offset(), cocos2d::Vec2::ZERO);
}

TEST(TexturePages, KeepsSmoothAndAliasedImagesOnDifferentPages) {
    const Pages world;
    TextureOptions aliased;
    aliased.smooth = false;
    EXPECT_NE(world.place(8, 8)->id(), world.place(8, 8, aliased)->id());
}

TEST(TexturePages, SharesNothingOnADeviceWithSmallTextures) {
    const Pages world;
    world.store->setMaximumSize(512);
    EXPECT_FALSE(world.place(8, 8)->isShared());
}

TEST(TexturePages, ReturnsNothingForWhatDoesNotFit) {
    const Pages world;
    world.store->setMaximumSize(300);
    EXPECT_EQ(world.place(301, 1), nullptr);
}

TEST(TexturePages, GivesAllMemoryBackAtTheEnd) {
    Pages world;
    auto small = world.place(8, 8);
    auto large = world.place(300, 300);
    world.pages.reset();
    EXPECT_EQ(world.store->textures().size(), 2u);
    small.reset();
    large.reset();
    EXPECT_TRUE(world.store->textures().empty());
}
