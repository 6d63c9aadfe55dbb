#include "nodes/sprites/AutoPolygon.h"
#include "scene/SceneFixture.h"

#include "backend/backend.h"
#include "images/Image.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstdio>

using namespace cocos2d;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

/// Writes pictures that are drawn as text, one letter a pixel; '#' is opaque.
class AutoPolygonTest : public SceneFixture {
protected:
    void SetUp() override {
        SceneFixture::SetUp();
        copra::installImageCodec();
    }
    void TearDown() override {
        std::remove(_path.c_str());
        SceneFixture::TearDown();
    }
    std::string picture(const std::vector<std::string>& rows) {
        const int width = static_cast<int>(rows[0].size());
        const int height = static_cast<int>(rows.size());
        std::vector<unsigned char> pixels;
        for (const std::string& row : rows)
            for (const char letter : row) pixels.insert(pixels.end(), 4, letter == '#' ? 255 : 0);
        Image image;
        image.initWithRawData(pixels.data(), static_cast<ssize_t>(pixels.size()), width, height, 8);
        // Tests run at the same time.
        const std::string test = testing::UnitTest::GetInstance()->current_test_info()->name();
        _path = testing::TempDir() + "copra_outline_" + test + ".png";
        EXPECT_TRUE(image.saveToFile(_path, false));
        return _path;
    }

    static std::vector<std::string> rowsOf(int size, bool (*isInside)(int x, int y)) {
        std::vector<std::string> rows(static_cast<std::size_t>(size));
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) rows[static_cast<std::size_t>(y)] += isInside(x, y) ? '#' : '.';
        return rows;
    }

private:
    std::string _path;
};

bool isInDisc(int x, int y) {
    return std::hypot(x - 31.5, y - 31.5) < 30;
}

} // namespace

TEST_F(AutoPolygonTest, TracesTheEdgesOfPixelsClockwiseFromTheTop) {
    AutoPolygon outline(picture({"....", ".##.", ".#..", "...."}));
    EXPECT_THAT(outline.trace(Rect::ZERO),
                ElementsAre(Vec2(1, 3), Vec2(3, 3), Vec2(3, 2), Vec2(2, 2), Vec2(2, 1), Vec2(1, 1)));
}

TEST_F(AutoPolygonTest, TakesPixelsThatTouchAtACornerTogether) {
    AutoPolygon outline(picture({"#..", ".#.", "..#"}));
    EXPECT_EQ(outline.trace(Rect::ZERO).size(), 12u);
}

TEST_F(AutoPolygonTest, LooksOnlyIntoTheRect) {
    AutoPolygon outline(picture({"####", "####", "####", "####"}));
    EXPECT_THAT(outline.trace(Rect(1, 1, 2, 2)), ElementsAre(Vec2(0, 2), Vec2(2, 2), Vec2(2, 0), Vec2(0, 0)));
    EXPECT_THAT(AutoPolygon(picture({"..", ".."})).trace(Rect::ZERO), IsEmpty());
}

TEST_F(AutoPolygonTest, ADiscNeedsFewTrianglesAndLittleMoreThanItsArea) {
    const PolygonInfo disc = AutoPolygon::generatePolygon(picture(rowsOf(64, isInDisc)));
    const float exact = 3.14159f * 30 * 30;
    EXPECT_LT(disc.getTrianglesCount(), 24u);
    EXPECT_GT(disc.getArea(), exact);
    EXPECT_LT(disc.getArea(), 1.2f * exact);
    for (int i = 0; i < disc.triangles.vertCount; ++i) {
        const V3F_C4B_T2F& corner = disc.triangles.verts[i];
        EXPECT_NEAR(corner.texCoords.u, corner.vertices.x / 64, 1e-5f);
        EXPECT_NEAR(corner.texCoords.v, 1 - corner.vertices.y / 64, 1e-5f);
    }
}

TEST_F(AutoPolygonTest, AShapeOfSeveralPartsGetsARectangle) {
    const PolygonInfo islands = AutoPolygon::generatePolygon(
        picture(rowsOf(64, [](int x, int y) { return x % 32 < 20 && y > 9 && y < 50; })));
    EXPECT_EQ(islands.getTrianglesCount(), 2u);
    EXPECT_FLOAT_EQ(islands.getArea(), 64 * 64);
}

TEST_F(AutoPolygonTest, AnImageThatIsMissingHasNoPolygon) {
    EXPECT_EQ(AutoPolygon::generatePolygon("there_is_no_such.png").getTrianglesCount(), 0u);
}
