#include "nodes/tiles/TileMapAtlas.h"

#include "base/log.h"
#include "nodes/text/LabelFixture.h"

using namespace cocos2d;

namespace {

class TileMapAtlasTest : public LabelFixture {
protected:
    /// A true-color TGA image, bottom row first; one character per pixel is its red channel.
    std::string tga(const std::string& reds, int width, bool isTopDown = false) {
        const int height = static_cast<int>(reds.size()) / width;
        std::string bytes(18, '\0');
        bytes[2] = 2;
        bytes[12] = static_cast<char>(width);
        bytes[14] = static_cast<char>(height);
        bytes[16] = 24;
        bytes[17] = isTopDown ? 0x20 : 0;
        for (const char red : reds) bytes += std::string{7, 5, static_cast<char>(red - '0')};
        folder.write("map.tga", bytes);
        return "map.tga";
    }
    /// Cells of 10 x 14 in "digits.png", 12 of them in a row.
    TileMapAtlas* map(const std::string& file) {
        TileMapAtlas* made = TileMapAtlas::create("digits.png", file, 10, 14);
        if (made) scene->addChild(made);
        return made;
    }
};

TEST_F(TileMapAtlasTest, DrawsATileForEachCellThatHasRed) {
    TileMapAtlas* made = map(tga("20"
                                 "03",
                                 2));
    ASSERT_NE(made, nullptr);
    EXPECT_TRUE(made->getContentSize().equals(Size(20, 28)));
    EXPECT_EQ(made->getTextureAtlas()->getTotalQuads(), 2);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    ASSERT_EQ(draws[0].vertices.size(), 8u);
    EXPECT_EQ(draws[0].vertices[0].position, Vec2(0, 0)) << "the first row of the file is the lowest";
    EXPECT_EQ(draws[0].vertices[4].position, Vec2(10, 14));
    EXPECT_NEAR(made->getTextureAtlas()->getQuads()[0].bl.texCoords.u, 20.0f / 120, 1e-6f);
}

TEST_F(TileMapAtlasTest, ReadsMapsThatBeginAtTheTop) {
    TileMapAtlas* made = map(tga("10"
                                 "02",
                                 2, true));
    EXPECT_EQ(made->getTileAt(Vec2(0, 1)).r, 1);
    EXPECT_EQ(made->getTileAt(Vec2(1, 0)), Color3B(2, 5, 7));
}

TEST_F(TileMapAtlasTest, ChangesTilesThatAreThere) {
    TileMapAtlas* made = map(tga("20", 2));
    made->setTile(Color3B(4, 0, 0), Vec2(0, 0));
    EXPECT_EQ(made->getTileAt(Vec2(0, 0)).r, 4);
    EXPECT_NEAR(made->getTextureAtlas()->getQuads()[0].bl.texCoords.u, 40.0f / 120, 1e-6f);
    const copra::LogCapture log;
    made->setTile(Color3B(4, 0, 0), Vec2(1, 0));
    EXPECT_EQ(made->getTileAt(Vec2(1, 0)).r, 0);
    EXPECT_EQ(log.lineCount(), 1);
}

TEST_F(TileMapAtlasTest, IsStillDrawnWithoutItsMap) {
    TileMapAtlas* made = map(tga("2", 1));
    made->releaseMap();
    EXPECT_EQ(made->getTGAInfo(), nullptr);
    made->setOpacity(100);
    const auto draws = drawn();
    ASSERT_EQ(draws.size(), 1u);
    EXPECT_EQ(draws[0].vertices[0].color.a, 100);
}

TEST_F(TileMapAtlasTest, IsAsLargeAsHugeTilesMakeIt) {
    constexpr int kHuge = 2'000'000'000;
    const TileMapAtlas* made = TileMapAtlas::create("digits.png", tga("2020", 2), 10, kHuge);
    EXPECT_EQ(made->getContentSize().height, 2.0f * static_cast<float>(kHuge));
}

TEST_F(TileMapAtlasTest, IsNullWithOneLineWhenAFileIsMissingOrBroken) {
    const copra::LogCapture log;
    EXPECT_EQ(map("lost.tga"), nullptr);
    EXPECT_EQ(log.lineCount(), 1);
    folder.write("short.tga", "no picture");
    EXPECT_EQ(map("short.tga"), nullptr);
    EXPECT_EQ(log.lineCount(), 2);
    EXPECT_EQ(TileMapAtlas::create("digits.png", tga("2", 1), 500, 14), nullptr);
    EXPECT_TRUE(log.contains("smaller than one tile"));
}

} // namespace
