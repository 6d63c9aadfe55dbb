#include "state/PlayerData.h"

#include "state/GameState.h"
#include "testing/TestFiles.h"

#include <gtest/gtest.h>

using namespace beecluster;

namespace {

class PlayerDataTest : public ::testing::Test {
protected:
    /// A game with that many points.
    static GameState gameOf(int points) {
        GameState game(1);
        game.begin({});
        game.tape.step(PlayInput());
        game.hash.add(points);
        game.tally.score.bonus(points);
        return game;
    }

    copra::testing::TestFiles files; // the writable folder
    PlayerData player;
};

} // namespace

TEST_F(PlayerDataTest, WithoutAFileOfSettingsTheDefaultsStay) {
    ::testing::internal::CaptureStderr();
    player.loadSettings();
    EXPECT_EQ(::testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(player.settings.sound, 100);
}

TEST_F(PlayerDataTest, AGameThatIsSavedTwiceIsOneRecord) {
    player.beginGame(GameMode::Story, FieldShape::Wide);
    player.save(gameOf(100));
    player.save(gameOf(300));
    EXPECT_EQ(player.records.games(GameMode::Story, FieldShape::Wide).size(), 1U);
    EXPECT_EQ(player.records.best(GameMode::Story, FieldShape::Wide), 300);
    EXPECT_EQ(player.recordsBefore().best(GameMode::Story, FieldShape::Wide), 0);
}

TEST_F(PlayerDataTest, TheNextGameHasTheBestOneAsItsGhost) {
    player.beginGame(GameMode::Story, FieldShape::Wide);
    player.save(gameOf(100));
    PlayerData later;
    later.beginGame(GameMode::Story, FieldShape::Wide);
    EXPECT_NE(later.ghost.goal("meadow", 0), nullptr);
    later.beginGame(GameMode::Endless, FieldShape::Wide);
    EXPECT_EQ(later.ghost.goal("meadow", 0), nullptr) << "of another mode";
}

TEST_F(PlayerDataTest, ALessonIsGivenOnceAndNotWithEachStartOfTheProgram) {
    Lessons::Signs signs{};
    signs[static_cast<std::size_t>(Lesson::Lead)] = true;
    player.beginGame(GameMode::Story, FieldShape::Wide);
    ASSERT_EQ(player.lessons.update(10, signs), Lesson::Lead);
    player.save(gameOf(100));
    PlayerData later;
    later.beginGame(GameMode::Story, FieldShape::Wide);
    EXPECT_FALSE(later.lessons.update(10, signs));
    signs[static_cast<std::size_t>(Lesson::Dodge)] = true;
    EXPECT_EQ(later.lessons.update(10, signs), Lesson::Dodge);
}

TEST_F(PlayerDataTest, SettingsAreKept) {
    player.settings.music = 40;
    player.saveSettings();
    PlayerData later;
    later.loadSettings();
    EXPECT_EQ(later.settings.music, 40);
}

TEST_F(PlayerDataTest, ALookOfTheSwarmIsShownWhenItsMedalIsEarned) {
    player.settings.look = SwarmLook::Rose;
    EXPECT_EQ(player.look(), SwarmLook::Honey);
    player.earn({"bear"});
    EXPECT_EQ(player.look(), SwarmLook::Rose);
    for (const SwarmLook look : {SwarmLook::Rose, SwarmLook::Mint, SwarmLook::Moon})
        EXPECT_NE(medalNamed(medalThatOpens(look)), nullptr) << "a medal that can be earned";
}
