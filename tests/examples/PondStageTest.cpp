#include "data/GameData.h"
#include "rules/SpawnPlan.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

using namespace beecluster;

namespace {

/// The files of the game with the pond as the only stage. Null if they have problems, which are printed.
GameDataPtr pondData() {
    GameFiles files = builtInFiles();
    files.read = [builtIn = files.read](const std::string& name, std::string& text) {
        if (name == "game/stages.txt") {
            text = "stage = pond";
            return true;
        }
        if (name != "game/stages/pond.txt") return builtIn(name, text);
        std::ifstream stream(COPRA_TESTS_DIR "/examples/pond.txt");
        text.assign(std::istreambuf_iterator<char>(stream), {});
        return true;
    };
    std::vector<FileProblem> problems;
    GameDataPtr data = readGameData(files, problems);
    print(problems);
    return data;
}

/// The enemies that come in within `seconds` for one bee. There is always an enemy on the field, so no wave
/// comes early.
std::vector<SpawnRequest> spawnsWithin(const Stage& stage, float seconds) {
    SpawnPlan plan(stage);
    std::vector<SpawnRequest> spawned;
    constexpr float kFrame = 1.0f / 60.0f;
    for (float time = 0.0f; time < seconds; time += kFrame) plan.update(kFrame, 1, 1, spawned);
    return spawned;
}

TEST(PondStage, BeginsWithLadybirdsAfterTwoSeconds) {
    const GameDataPtr data = pondData();
    ASSERT_NE(data, nullptr);
    const Stage& stage = data->stages.front();
    EXPECT_TRUE(spawnsWithin(stage, 1.9f).empty());
    ASSERT_FALSE(spawnsWithin(stage, 2.1f).empty());
    EXPECT_EQ(spawnsWithin(stage, 2.1f)[0].kind, EnemyKind::Ladybird);
}

TEST(PondStage, EndsWithWaspsFromBothSides) {
    const GameDataPtr data = pondData();
    ASSERT_NE(data, nullptr);
    const auto spawned = spawnsWithin(data->stages.front(), 30.0f);
    ASSERT_GE(spawned.size(), 2u);
    EXPECT_EQ(spawned.back().kind, EnemyKind::Wasp);
    EXPECT_NE(spawned[spawned.size() - 1].isMirrored, spawned[spawned.size() - 2].isMirrored);
}

} // namespace
