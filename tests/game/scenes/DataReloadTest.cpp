#include "scenes/DataReload.h"

#include "data/GameData.h"
#include "game/GameSceneTest.h"
#include "platform/system/process.h"
#include "scenes/GameWindow.h"
#include "scenes/StageScene.h"
#include "stages/StageTable.h"
#include "testsFolder.h"

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace beecluster;
using Key = cocos2d::EventKeyboard::KeyCode;

namespace {

/// Plays the meadow with a copy of resources/game/ that a test may change.
class DataReloadTest : public GameSceneTest {
protected:
    DataReloadTest() {
        std::filesystem::create_directories(folder);
        std::filesystem::copy(copra::testsFolder() + "/../resources/game", folder / "game",
                              std::filesystem::copy_options::recursive);
        cocos2d::FileUtils::getInstance()->setSearchPaths(
            {folder.string(), copra::testsFolder() + "/../resources"});
        gamewindow::listenToKeys(session);
        session->options.autopilot = true;
        session->restart(stageIndex("meadow"));
        app.run(StageScene::create(session));
    }
    ~DataReloadTest() override {
        useGameData(before);
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }

    void change(const std::string& file, const std::string& from, const std::string& to) {
        const std::filesystem::path path = folder / "game" / file;
        std::ifstream in(path);
        std::string text(std::istreambuf_iterator<char>(in), {});
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        std::ofstream(path) << text.replace(at, from.size(), to);
    }

    const GameDataPtr before = gameData();
    const std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                         ("beecluster-data-" + std::to_string(copra::processNumber()));
};

} // namespace

TEST_F(DataReloadTest, ReadsTheFilesAgainWhileTheGameRuns) {
    app.step(60);
    change("tuning.txt", "speed = 330", "speed = 500");
    EXPECT_EQ(tuning().bees.speed, 330);
    app.press(Key::KEY_F5);
    EXPECT_EQ(tuning().bees.speed, 500);
    EXPECT_NE(findLabel("Data read"), nullptr);
    app.step(400);
    EXPECT_EQ(findLabel("Data read"), nullptr) << "it goes away";
}

TEST_F(DataReloadTest, NamesAFaultAndKeepsTheLastGoodValues) {
    change("tuning.txt", "speed = 330", "speed = 500");
    app.press(Key::KEY_F5);
    change("tuning.txt", "speed = 500", "speed = very");
    testing::internal::CaptureStderr();
    app.press(Key::KEY_F5);
    const std::string problem =
        "game/tuning.txt:10: bees.speed: 'very' is not a number from 50 to 2000 (points a second)";
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "beecluster: " + problem + "\n");
    EXPECT_NE(findLabel(problem), nullptr);
    EXPECT_EQ(tuning().bees.speed, 500);
    app.step(60);
}

TEST_F(DataReloadTest, SendsTheNextWavesAsTheNewFileSays) {
    change("stages/meadow.txt", "wave = 3 wasp zigzag after 2 every 0.45 alternating\n", "");
    while (session->game.wave < 1) app.step();
    const std::size_t waves = stageTable()[0].waves.size();
    app.press(Key::KEY_F5);
    EXPECT_EQ(stageTable()[0].waves.size(), waves - 1);
    app.step(1200);
    EXPECT_GT(session->game.wave, 1);
}

TEST_F(DataReloadTest, MarksTheRecordingOfAGameWhoseDataChanged) {
    EXPECT_EQ(session->game.tape.recording().setup.data, nameOf(*before));
    app.press(Key::KEY_F5);
    EXPECT_EQ(session->game.tape.recording().setup.data, nameOf(*before)) << "with the same values";
    change("tuning.txt", "speed = 330", "speed = 500");
    app.press(Key::KEY_F5);
    EXPECT_EQ(session->game.tape.recording().setup.data, "changed");
    session->restart(0);
    EXPECT_EQ(session->game.tape.recording().setup.data, nameOf(*gameData()));
}

TEST_F(DataReloadTest, DoesNotChangeTheGameThatARecordingRepeats) {
    session->services.quit = [] {};
    session->game.tape.play(session->game.tape.recording());
    change("tuning.txt", "speed = 330", "speed = 500");
    readDataAgain(*session);
    EXPECT_EQ(tuning().bees.speed, 330);
}

TEST_F(DataReloadTest, ReadsTheListOfStagesAtTheStartOnly) {
    change("stages.txt", "stage = creek\n", "");
    testing::internal::CaptureStderr();
    app.press(Key::KEY_F5);
    EXPECT_EQ(testing::internal::GetCapturedStderr(),
              "beecluster: game/stages.txt: stage: the list of stages is read at the start only\n");
    EXPECT_EQ(stageTable().size(), before->stages.size());
}
