/// What the inspector keeps while a game runs: times of phases, lines of the log, textures.

#include "base/log.h"
#include "inspector/LogLines.h"
#include "inspector/PhaseTimes.h"
#include "inspector/textures.h"
#include "nodes/sprites/Sprite.h"
#include "nodes/text/Label.h"
#include "testing/GameTest.h"
#include "testing/Picture.h"
#include "testing/TestFiles.h"

#include <algorithm>

using namespace cocos2d;
using namespace copra::inspector;
using copra::LogLevel;

namespace {

const PhaseTimes::Phase* find(const std::vector<PhaseTimes::Phase>& phases, const std::string& name) {
    const auto found =
        std::find_if(phases.begin(), phases.end(), [&](const auto& phase) { return phase.name == name; });
    return found == phases.end() ? nullptr : &*found;
}

class InspectorRecordsTest : public copra::testing::GameTest {};

} // namespace

TEST(PhaseTimes, AScopeDoesNotContainTheTimeOfThoseWithinIt) {
    PhaseTimes times;
    times.add("frame", true, 0.0);
    times.add("update", true, 1.0);
    times.add("actions", true, 2.0);
    times.add("actions", false, 5.0);
    times.add("update", false, 6.0);
    times.add("frame", false, 10.0);
    const auto phases = times.phases();
    EXPECT_FLOAT_EQ(find(phases, "actions")->average, 3.0f);
    EXPECT_FLOAT_EQ(find(phases, "update")->average, 2.0f);
    EXPECT_FLOAT_EQ(find(phases, "other")->average, 5.0f);
}

TEST(PhaseTimes, EndsWithoutABeginAreIgnored) {
    PhaseTimes times; // set within a frame
    times.add("draw", false, 1.0);
    times.add("frame", false, 2.0);
    EXPECT_EQ(times.frameCount(), 0u);
}

TEST(PhaseTimes, KeepsTheLastFrames) {
    PhaseTimes times;
    for (std::size_t i = 0; i < PhaseTimes::kFrames + 10; ++i) {
        times.add("frame", true, static_cast<double>(i));
        times.add("frame", false, static_cast<double>(i) + (i < 10 ? 0.9 : 0.1));
    }
    EXPECT_EQ(times.frameCount(), PhaseTimes::kFrames);
    EXPECT_NEAR(times.phases()[0].longest, 0.1f, 1e-3f);
    times.clear();
    EXPECT_EQ(times.frameCount(), 0u);
}

TEST(InspectorLogLines, KeepsLinesWithTheirLevels) {
    const copra::LogCapture quiet;
    LogLines lines;
    cocos2d::log("one");
    copra::logWarning("two");
    ASSERT_EQ(lines.lines().size(), 2u);
    ASSERT_EQ(lines.lines(LogLevel::Warning).size(), 1u);
    EXPECT_EQ(lines.lines(LogLevel::Warning)[0].text, "two");
    lines.clear();
    EXPECT_TRUE(lines.lines().empty());
}

TEST(InspectorLogLines, ForgetsTheOldest) {
    const copra::LogCapture quiet;
    LogLines lines;
    for (std::size_t i = 0; i <= LogLines::kLines; ++i) cocos2d::log("%d", static_cast<int>(i));
    EXPECT_EQ(lines.lines().size(), LogLines::kLines);
    EXPECT_EQ(lines.lines().front().text, "1");
}

TEST_F(InspectorRecordsTest, TexturesAreListedWithTheirFilesFontsAndPages) {
    copra::testing::TestFiles files;
    copra::testing::savePicture({{8, 4}, std::vector<std::uint8_t>(8 * 4 * 4, 255)},
                                files.folder() + "hero.png");
    Scene* scene = Scene::create();
    scene->addChild(Sprite::create("hero.png"));
    scene->addChild(Label::createWithSystemFont("text", "DejaVu Sans", 20));
    app.run(scene);
    app.step();
    const auto rows = listTextures(*app.director().getRenderer());
    const auto has = [&rows](TextureRow::Kind kind, const std::string& name) {
        return std::any_of(rows.begin(), rows.end(), [&](const TextureRow& row) {
            return row.kind == kind && row.name.find(name) != std::string::npos;
        });
    };
    EXPECT_TRUE(has(TextureRow::Kind::File, "hero.png"));
    EXPECT_TRUE(has(TextureRow::Kind::Font, "DejaVu"));
    EXPECT_TRUE(has(TextureRow::Kind::Page, "page of "));
    const auto hero =
        std::find_if(rows.begin(), rows.end(), [](const TextureRow& row) { return row.name == "hero.png"; });
    EXPECT_TRUE(hero->isOnPage);
    EXPECT_EQ(hero->bytes, 8u * 4u * 4u);
    EXPECT_EQ(inMegabytes(1500000), "1.5 MB");
}
