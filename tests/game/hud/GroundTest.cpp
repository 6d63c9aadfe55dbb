#include "game/GameSceneTest.h"
#include "stages/StageTable.h"

#include <array>
#include <cstddef>

using namespace beecluster;

namespace {

/// The mean of red, green and blue of a picture in resources/, 0 to 255.
std::array<double, 3> meanColor(const std::string& file) {
    cocos2d::Image image;
    EXPECT_TRUE(image.initWithImageFile(file)) << file;
    const std::size_t bytes = image.hasAlpha() ? 4 : 3;
    const std::size_t pixels =
        static_cast<std::size_t>(image.getWidth()) * static_cast<std::size_t>(image.getHeight());
    std::array<double, 3> sum{};
    for (std::size_t i = 0; i < pixels; ++i)
        for (std::size_t part = 0; part < 3; ++part) sum[part] += image.getData()[i * bytes + part];
    for (double& part : sum) part /= static_cast<double>(pixels);
    return sum;
}

class GroundTest : public GameSceneTest {};

} // namespace

TEST_F(GroundTest, ThePurpleHeathIsPurple) {
    const auto [red, green, blue] = meanColor(stageTable()[stageIndex("heath")].groundImage);
    EXPECT_GT(blue, green + 20) << "gold bees and letters stand out from it";
    EXPECT_GT(red, green);
    EXPECT_GT(blue, red);
}

TEST_F(GroundTest, IsOpaqueSoThatTheRendererDrawsItWithoutBlending) {
    for (const Stage& stage : stageTable()) {
        auto* ground = cocos2d::Sprite::create(stage.groundImage);
        ASSERT_NE(ground, nullptr) << stage.groundImage;
        app.scene()->addChild(ground);
        app.step();
        EXPECT_TRUE(ground->getTexture()->isOpaque()) << stage.groundImage;
    }
}
