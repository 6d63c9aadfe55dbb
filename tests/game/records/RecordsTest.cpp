#include "records/Records.h"

#include "Tuning.h"
#include "platform/system/process.h"
#include "records/Medals.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>

using namespace beecluster;

namespace {

constexpr FieldShape kWide = FieldShape::Wide;
constexpr FieldShape kTall = FieldShape::Tall;

GameResult game(int points, GameMode mode = GameMode::Story, FieldShape field = kWide) {
    return {points, mode, "creek", 12, "2026-11-23", field};
}

} // namespace

TEST(Records, KeepTheTenBestGamesOfEachMode) {
    Records records;
    for (int i = 1; i <= 15; ++i) records.add(game(i * 100));
    records.add(game(0));
    records.add(game(50, GameMode::Endless));
    EXPECT_EQ(records.games(GameMode::Story, kWide).size(), Records::kGames);
    EXPECT_EQ(records.best(GameMode::Story, kWide), 1500);
    EXPECT_EQ(records.games(GameMode::Story, kWide).back().points, 600);
    EXPECT_EQ(records.best(GameMode::Endless, kWide), 50);
    EXPECT_EQ(records.best(GameMode::Daily, kWide), 0);
}

TEST(Records, KeepAListOfEachField) {
    Records records;
    for (int i = 1; i <= 15; ++i) records.add(game(i * 100, GameMode::Story, kTall));
    records.add(game(50));
    EXPECT_EQ(records.games(GameMode::Story, kTall).size(), Records::kGames);
    EXPECT_EQ(records.best(GameMode::Story, kTall), 1500);
    EXPECT_EQ(records.best(GameMode::Story, kWide), 50) << "not pushed out by those of the tall field";
}

TEST(Records, ReadWhatTheyWrite) {
    Records records;
    records.add(game(12345));
    records.add(game(700, GameMode::Daily, kTall));
    EXPECT_TRUE(records.addMedal("chain"));
    EXPECT_FALSE(records.addMedal("chain"));
    records.addLesson("lead");
    std::vector<FileProblem> problems;
    const Records read = Records::parse("r.txt", records.text(), problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(read.text(), records.text());
    EXPECT_EQ(read.best(GameMode::Story, kWide), 12345);
}

TEST(Records, OfAFileWithoutFieldsAreOfTheWideOne) {
    std::vector<FileProblem> problems;
    const Records records = Records::parse("r.txt", "game = 700 story creek 9 2026-01-02\n", problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(records.best(GameMode::Story, kWide), 700);
    EXPECT_EQ(records.best(GameMode::Story, kTall), 0);
    Records::parse("r.txt", "game = 700 story creek 9 2026-01-02 round\n", problems);
    EXPECT_EQ(problems.size(), 1U) << "there is no such field";
}

TEST(Records, KeepWhatIsRightOfABrokenFileAndTheFileItself) {
    const std::string path = testing::TempDir() + "records" + std::to_string(copra::processNumber());
    std::ofstream(path) << "game = 700 story creek 9 2026-01-02\ngame = many\ngame = 5 chess a 1 b\n";
    std::vector<FileProblem> problems;
    const Records records = Records::load(path, problems);
    EXPECT_EQ(records.best(GameMode::Story, kWide), 700);
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[0].text(), path + ":2: game: 'many' is not a record");
    EXPECT_EQ(problems[1].line, 3);
    EXPECT_TRUE(std::ifstream(path + ".broken").good());
    std::remove(path.c_str());
    std::remove((path + ".broken").c_str());
}

TEST(Records, RefuseNumbersThatAreNotWholeOrTooLarge) {
    for (const char* number : {"1e9", "2.5", "-7", "nan", "99999999999999999999", "2147483648", "7x"}) {
        std::vector<FileProblem> problems;
        const std::string line = std::string("game = ") + number + " story creek 9 2026-01-02\n";
        const Records records =
            Records::parse("r.txt", line + "game = 1999999999 story bear 9 2026-01-02\n", problems);
        ASSERT_EQ(problems.size(), 1U) << number;
        EXPECT_EQ(problems[0].line, 1);
        EXPECT_EQ(problems[0].key, "game");
        EXPECT_EQ(records.best(GameMode::Story, kWide), 1999999999) << "the other one is kept";
    }
}

TEST(Records, ReadTruncatedFilesAndGarbage) {
    Records records;
    records.add(game(700));
    records.add(game(500, GameMode::Daily, kTall));
    records.addMedal("chain");
    const std::string whole = records.text();
    std::vector<FileProblem> problems;
    for (std::size_t size = 0; size <= whole.size(); ++size)
        Records::parse("r.txt", whole.substr(0, size), problems);
    EXPECT_EQ(Records::parse("r.txt", std::string("\0\xff\xfe[[=\n", 7) + whole, problems).text(), whole);
    EXPECT_FALSE(problems.empty());
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
    EXPECT_EQ(medalsFor(facts, Tally()), std::vector<std::string>{"first_stage"});
    facts.mode = GameMode::Hard;
    facts.stage = "bear";
    facts.lossesInStage = 0;
    facts.round = 100;
    facts.wasBear = facts.isLast = true;
    Tally tally;
    tally.bees = tally.maxBees = tuning().bees.most;
    tally.score.bonus(2000000);
    for (int i = 0; i < 5000; ++i) tally.score.kill(1, false);
    tally.combs = 100;
    for (std::size_t i = 0; i < kCards; ++i) tally.cards.add(static_cast<Card>(i));
    for (const std::string& medal : medalsFor(facts, tally)) EXPECT_NE(medalNamed(medal), nullptr) << medal;
    const auto hive = medalsForHive(GameMode::Hive, 6, 6, 60);
    for (const std::string& medal : hive) EXPECT_NE(medalNamed(medal), nullptr) << medal;
    constexpr std::size_t kNotThere = 1 + 4; // the swarm of the day, and the losses of the other stages
    EXPECT_EQ(medalsFor(facts, tally).size() + hive.size() + kNotThere, allMedals().size());
    EXPECT_TRUE(medalsForHive(GameMode::Hive, 5, 6, 0).empty());
    EXPECT_TRUE(medalsForHive(GameMode::Story, 6, 6, 60).empty());
}

TEST(Medals, AreThirtyWithNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const Medal& medal : allMedals()) names.insert(medal.name);
    EXPECT_EQ(names.size(), 30U);
    EXPECT_EQ(medalNamed("chain"), nullptr) << "one of an older version";
}

TEST(Medals, OpenModesAndCards) {
    EXPECT_EQ(medalThatOpens(GameMode::Story), "");
    for (const GameMode mode : {GameMode::Hard, GameMode::Hive})
        EXPECT_NE(medalNamed(medalThatOpens(mode)), nullptr) << nameOf(mode);
    int closed = 0;
    for (std::size_t i = 0; i < kCards; ++i) {
        const std::string medal = medalThatOpens(static_cast<Card>(i));
        closed += medal.empty() ? 0 : 1;
        EXPECT_TRUE(medal.empty() || medalNamed(medal)) << kCardNames[i] << " needs " << medal;
    }
    EXPECT_EQ(closed, 6);
}

TEST(Records, RememberTheLastGameOfTheDayWhateverItsPlace) {
    Records records;
    EXPECT_TRUE(records.lastDaily().date.empty());
    for (int i = 1; i <= 12; ++i) records.add(game(i * 1000, GameMode::Daily));
    GameResult last = game(70, GameMode::Daily);
    last.date = "2026-11-27";
    records.add(last);
    std::vector<FileProblem> problems;
    const Records read = Records::parse("r.txt", records.text(), problems);
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(read.lastDaily().points, 70);
    EXPECT_EQ(read.lastDaily().date, "2026-11-27");
    EXPECT_EQ(read.games(GameMode::Daily, kWide).size(), Records::kGames);
}
