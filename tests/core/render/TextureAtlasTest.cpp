#include "render/TextureAtlas.h"
#include "base/log.h"

#include <gtest/gtest.h>

#include <string>

using namespace cocos2d;

namespace {

class TextureAtlasTest : public ::testing::Test {
protected:
    /// An atlas whose quads are the letters a, b, c ...
    void fill(int count, int capacity) {
        atlas = TextureAtlas::createWithTexture(nullptr, capacity);
        for (int i = 0; i < count; ++i) {
            V3F_C4B_T2F_Quad quad;
            quad.bl.vertices.x = static_cast<float>('a' + i);
            atlas->insertQuad(&quad, i);
        }
    }
    /// Empty quads are dots.
    std::string order() const {
        std::string text;
        for (ssize_t i = 0; i < atlas->getTotalQuads(); ++i) {
            const float x = atlas->getQuads()[i].bl.vertices.x;
            text += x == 0 ? '.' : static_cast<char>(x);
        }
        return text;
    }
    TextureAtlas* atlas = nullptr;
};

TEST_F(TextureAtlasTest, MovesQuadsToAnotherPlace) {
    fill(6, 6);
    atlas->moveQuadsFromIndex(0, 2, 3);
    EXPECT_EQ(order(), "cdeabf");
    atlas->moveQuadsFromIndex(3, 2, 0);
    EXPECT_EQ(order(), "abcdef");
}

TEST_F(TextureAtlasTest, MakesRoomInTheMiddle) {
    fill(3, 6);
    atlas->moveQuadsFromIndex(1, 3);
    EXPECT_EQ(order(), "abcbc");
    atlas->fillWithEmptyQuadsFromIndex(1, 2);
    EXPECT_EQ(order(), "a..bc");
}

TEST_F(TextureAtlasTest, GetsMoreEmptyQuads) {
    fill(1, 4);
    atlas->increaseTotalQuadsWith(2);
    EXPECT_EQ(order(), "a..");
    EXPECT_EQ(atlas->getTotalQuads(), 3);
}

TEST_F(TextureAtlasTest, ACapacityThatIsTooLargeIsRefused) {
    const copra::LogCapture log;
    EXPECT_EQ(TextureAtlas::createWithTexture(nullptr, (1 << 20) + 1), nullptr);
    fill(2, 2);
    EXPECT_FALSE(atlas->resizeCapacity(2'000'000'000));
    EXPECT_EQ(atlas->getCapacity(), 2);
    EXPECT_EQ(order(), "ab");
    EXPECT_TRUE(
        log.contains("TextureAtlas::initWithTexture: 1048577 quads are too many; the limit is 1048576"));
    EXPECT_TRUE(log.contains("TextureAtlas::resizeCapacity: 2000000000 quads are too many"));
}

} // namespace
