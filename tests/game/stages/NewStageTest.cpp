// The new stage of docs/extending-game.md, read from the page and played without nodes.

#include "data/GameData.h"
#include "rules/Field.h"
#include "rules/StageProgress.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using namespace beecluster;

namespace {

/// The block of the page.
std::string pondText() {
    std::ifstream stream(copra::testsFolder() + "/../docs/extending-game.md");
    const std::string page(std::istreambuf_iterator<char>(stream), {});
    const std::string begin = "Create `resources/game/stages/pond.txt`:\n\n```text\n";
    const std::size_t from = page.find(begin) + begin.size();
    return page.substr(from, page.find("```", from) - from);
}

class NewStage : public ::testing::Test {
protected:
    NewStage() {
        GameFiles files = builtInFiles();
        files.read = [builtIn = files.read](const std::string& name, std::string& text) {
            if (name == "game/stages.txt") text = "stage = pond";
            if (name == "game/stages/pond.txt") text = pondText();
            return !text.empty() || builtIn(name, text);
        };
        std::vector<FileProblem> problems;
        data = readGameData(files, problems);
        print(problems);
    }

    GameDataPtr data;
};

} // namespace

TEST_F(NewStage, HasARouteFromOutsideToOutside) {
    ASSERT_NE(data, nullptr);
    const Route& dip = data->routes.at("dip");
    cocos2d::Vec2 position = dip.start;
    EXPECT_TRUE(isOutsideField(position, 20.0f));
    for (const Leg& leg : dip.legs) position += leg.by;
    EXPECT_TRUE(isOutsideField(position, 20.0f));
}

TEST_F(NewStage, HasARouteThatItsEnemiesCanFollow) {
    ASSERT_NE(data, nullptr);
    for (const Leg& leg : data->routes.at("dip").legs)
        EXPECT_LT(leg.by.length() / leg.seconds, traitsOf(EnemyKind::Wasp).maxSpeed);
}

TEST_F(NewStage, SendsAllItsWavesAndIsCleared) {
    ASSERT_NE(data, nullptr);
    StageProgress progress(data->stages.at(0));
    std::vector<SpawnRequest> requests;
    for (int frame = 0; frame < 60 * 60; ++frame) {
        progress.spawn(1.0f / 60, 0, tuning().bees.start, requests);
        progress.update(tuning().bees.start, 0, -1.0f);
    }
    ASSERT_EQ(requests.size(), 7U);
    EXPECT_EQ(requests.front().kind, EnemyKind::Ladybird);
    EXPECT_TRUE(requests[4].isMirrored);
    EXPECT_EQ(requests.back().kind, EnemyKind::Wasp);
    EXPECT_EQ(progress.phase(), StageProgress::Phase::Cleared);
}
