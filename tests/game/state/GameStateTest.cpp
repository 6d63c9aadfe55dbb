#include "state/GameState.h"

#include "stages/StageTable.h"

#include <gtest/gtest.h>

#include <string>

using namespace beecluster;

namespace {

GameStart startAt(std::size_t stage, GameMode mode = GameMode::Story) {
    GameStart start;
    start.seed = 7;
    start.stage = stage;
    start.mode = mode;
    return start;
}

} // namespace

TEST(GameState, EqualStartsGiveEqualGames) {
    GameState first(1);
    GameState second(2);
    first.tally.score.kill(100);
    first.begin(startAt(2));
    second.begin(startAt(2));
    EXPECT_EQ(first.random.next(), second.random.next());
    EXPECT_EQ(first.tally.score.points(), 0);
    EXPECT_EQ(first.hash.value(), second.hash.value());
    EXPECT_EQ(first.tape.recording().setup.stage, second.tape.recording().setup.stage);
}

TEST(GameState, OnlyTheGameThatIsSaidToBeIsADemonstrationOrAssisted) {
    GameState game(1);
    GameStart start = startAt(0);
    start.isDemo = true;
    start.isAssisted = true;
    game.begin(start);
    EXPECT_TRUE(game.isDemo);
    EXPECT_TRUE(game.tally.cards.hasRoyalGuard());
    game.begin(startAt(0));
    EXPECT_FALSE(game.isDemo);
    EXPECT_FALSE(game.isAssisted);
    EXPECT_FALSE(game.tally.cards.hasRoyalGuard());
}

TEST(GameState, TheNumberOfStagesStandsForTheHive) {
    GameState game(1);
    game.begin(startAt(stageTable().size()));
    EXPECT_EQ(game.stageName(), kHiveName);
    game.enterNextStage();
    EXPECT_EQ(game.stageName(), "orchard");
}

TEST(GameState, TheHiveAndTheBearAreOnAWideField) {
    GameState game(1);
    game.field = FieldShape::Tall;
    std::string tall;
    for (std::size_t stage = 0; stage <= stageTable().size(); ++stage) {
        game.begin(startAt(stage));
        if (game.fieldOfStage() == FieldShape::Tall) tall += game.stageName() + ' ';
    }
    EXPECT_EQ(tall, "meadow creek orchard heath ");
}
