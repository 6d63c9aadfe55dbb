#include "records/Records.h"

#include "records/Medals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <unistd.h>

using namespace beecluster;

namespace {

GameResult game(int points, GameMode mode = GameMode::Story) {
    return {points, mode, "creek", 12, "2026-11-23"};
}

} // namespace

TEST(Records, KeepTheTenBestGamesOfEachMode) {
    Records records;
    for (int i = 1; i <= 15; ++i) records.add(game(i * 100));
    records.add(game(0));
    records.add(game(50, GameMode::Endless));
    EXPECT_EQ(records.games(GameMode::Story).size(), Records::kGames);
    EXPECT_EQ(records.best(GameMode::Story), 1500);
    EXPECT_EQ(records.games(GameMode::Story).back().points, 600);
    EXPECT_EQ(records.best(GameMode::Endless), 50);
    EXPECT_EQ(records.best(GameMode::Daily), 0);
}

TEST(Records, ReadWhatTheyWrite) {
    Records records;
    records.add(game(12345));
    EXPECT_TRUE(records.addMedal("chain"));
    EXPECT_FALSE(records.addMedal("chain"));
    std::vector<FileProblem> problems;
    const Records read = Records::parse("r.txt", records.text(), problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(read.text(), records.text());
    EXPECT_EQ(read.best(GameMode::Story), 12345);
}

TEST(Records, KeepWhatIsRightOfABrokenFileAndTheFileItself) {
    const std::string path = testing::TempDir() + "records" + std::to_string(getpid());
    std::ofstream(path) << "game = 700 story creek 9 2026-01-02\ngame = many\ngame = 5 chess a 1 b\n";
    std::vector<FileProblem> problems;
    const Records records = Records::load(path, problems);
    EXPECT_EQ(records.best(GameMode::Story), 700);
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].text(), path + ":2: game: 'many' is no record");
    EXPECT_EQ(problems[1].line, 3);
    EXPECT_TRUE(std::ifstream(path + ".broken").good());
    std::remove(path.c_str());
    std::remove((path + ".broken").c_str());
}

TEST(Records, ReportAFileThatCannotBeWritten) {
    std::vector<FileProblem> problems;
    EXPECT_FALSE(Records().save("/no/such/folder/r.txt", problems));
    EXPECT_EQ(problems.size(), 1U);
    EXPECT_TRUE(Records::load("/no/such/folder/r.txt", problems).medals().empty());
    EXPECT_EQ(problems.size(), 1U) << "no file is no problem";
}

TEST(Medals, DependOnWhatHappened) {
    MedalFacts facts;
    facts.lossesInStage = 3;
    EXPECT_EQ(medalsFor(facts), std::vector<std::string>{"first_stage"});
    facts = {GameMode::Daily, 0, 5, 44, 200000, 0, true, true};
    EXPECT_EQ(medalsFor(facts).size(), 7U) << "all but the endless one";
    for (const std::string& medal : medalsFor(facts))
        EXPECT_EQ(std::count(allMedals().begin(), allMedals().end(), medal), 1) << medal;
}
