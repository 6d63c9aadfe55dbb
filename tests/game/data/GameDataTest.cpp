#include "data/GameData.h"
#include "testsFolder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>

using namespace beecluster;

namespace {

/// The built-in files with a change in one of them: the first `from` becomes `to`.
GameFiles changedFiles(const std::string& file, const std::string& from, const std::string& to) {
    GameFiles files = builtInFiles();
    files.read = [=, builtIn = files.read](const std::string& name, std::string& text) {
        if (!builtIn(name, text)) return false;
        if (name != "game/" + file) return true;
        const std::size_t at = text.find(from);
        EXPECT_NE(at, std::string::npos) << file << ": " << from;
        if (at != std::string::npos) text.replace(at, from.size(), to);
        return true;
    };
    return files;
}

/// The first problem of such files without its line, or "none".
std::string problemOf(const std::string& file, const std::string& from, const std::string& to) {
    std::vector<FileProblem> problems;
    const GameDataPtr data = readGameData(changedFiles(file, from, to), problems);
    EXPECT_EQ(data == nullptr, !problems.empty());
    if (problems.empty()) return "none";
    EXPECT_EQ(problems[0].file, "game/" + file);
    EXPECT_GT(problems[0].line, 0);
    return problems[0].key + ": " + problems[0].reason;
}

} // namespace

TEST(GameData, IsWhatTheFilesInResourcesSay) {
    GameFiles files;
    files.read = [](const std::string& name, std::string& text) {
        std::ifstream stream(copra::testsFolder() + "/../resources/" + name);
        text.assign(std::istreambuf_iterator<char>(stream), {});
        return stream.good() || stream.eof();
    };
    std::vector<FileProblem> problems;
    const GameDataPtr data = readGameData(files, problems);
    ASSERT_TRUE(problems.empty()) << problems.front().text();
    EXPECT_EQ(data->hash, gameData()->hash) << "as built in";
}

TEST(GameData, HoldsTheNumbersOfEveryFile) {
    const GameDataPtr& data = gameData();
    EXPECT_EQ(data->tuning.bees.speed, 330.0f);
    EXPECT_EQ(data->tuning.waxShield.interval, 14.0f);
    EXPECT_EQ(data->tuning.bear.radius, 88.0f);
    EXPECT_EQ(data->patterns.at("darts").apart, 9.0f);
    EXPECT_EQ(data->patterns.at("fan").opening, 26.0f);
    EXPECT_TRUE(data->patterns.at("fan").points);
    EXPECT_EQ(data->patterns.at("burrs").directions, (std::vector<float>{-162, -90, -18}));
    EXPECT_EQ(traitsOf(EnemyKind::Hornet).pattern, &data->patterns.at("fan"));
    EXPECT_EQ(traitsOf(EnemyKind::Ladybird).pattern, nullptr);
    const EnemyTraits& dragonfly = traitsOf(EnemyKind::Dragonfly);
    EXPECT_TRUE(dragonfly.isBoss);
    EXPECT_EQ(dragonfly.drops, (std::vector<GiftKind>{GiftKind::Honey, GiftKind::Flower, GiftKind::Honey}));
    EXPECT_FALSE(traitsOf(EnemyKind::Hornet).isBoss);
    EXPECT_EQ(traitsOf(Card::TwinStings).most, 3);
    EXPECT_EQ(data->routes.at("swoop").legs[1].by, cocos2d::Vec2(330, -70));
    EXPECT_EQ(data->bear.phases[0].acts[1], BearAct::StrikeLeft);
    EXPECT_EQ(salvoOf(BearAct::Ring).pattern, &data->patterns.at("bear-ring"));
    const Stage& creek = data->stages[1];
    EXPECT_EQ(creek.name, "creek");
    EXPECT_TRUE(creek.hasCurrent);
    const Wave& wave = creek.waves[1];
    EXPECT_EQ(wave.count, 6);
    EXPECT_EQ(wave.route, &data->routes.at("crossing"));
    EXPECT_EQ(wave.pause, 0.5f);
    EXPECT_EQ(wave.gap, 0.4f);
    EXPECT_EQ(wave.shift, cocos2d::Vec2(0, 10));
    EXPECT_TRUE(wave.isMirrored);
    EXPECT_FALSE(wave.alternates);
}

TEST(GameData, NamesTheKeyOfAFaultInAnyFile) {
    EXPECT_EQ(problemOf("tuning.txt", "start = 8", "start = many"),
              "bees.start: 'many' is not a whole number from 2 to 40 (bees)");
    EXPECT_EQ(problemOf("tuning.txt", "leash", "lesh"), "bees.leash: is missing");
    EXPECT_EQ(problemOf("cards.txt", "worth = 1", "worth = 1000"),
              "twin_stings.worth: '1000.0' is not a number from 0 to 100 (to the autopilot)");
    EXPECT_EQ(problemOf("cards.txt", "[magnet]", "[magnets]\n[magnet]"), "magnets: there is no such section");
    EXPECT_EQ(problemOf("enemies.txt", "pattern = fan", "pattern = fen"),
              "hornet.pattern: there is no pattern 'fen'");
    EXPECT_EQ(problemOf("patterns.txt", "form = ring", "form = round"),
              "ring.form: 'round' is not fan, ring, fixed or spiral");
    EXPECT_EQ(problemOf("enemies.txt", "drops = honey flower honey", "drops = money"),
              "dragonfly.drops: there is no gift 'money'");
    EXPECT_EQ(problemOf("bear.txt", "acts = fan strike-left", "acts = fan stroke-left"),
              "phase 1.acts: there is no act 'stroke-left'");
    EXPECT_EQ(problemOf("bear.txt", "burrs = burrs 3", "burrs = burrs"),
              "salvos.burrs: 'burrs' is not a pattern and a number of shots from 1 to 200");
    EXPECT_EQ(problemOf("bear.txt", "route = swoop", "route = swop"), "help.route: there is no route 'swop'");
    EXPECT_EQ(problemOf("routes.txt", "start = 150 710", "start = 150"),
              "route swoop.start: needs two numbers: x and y in points");
    EXPECT_EQ(problemOf("routes.txt", "leg = 1.3 60 -310", "leg = 0 60 -310"),
              "route swoop.leg: needs three numbers: seconds above 0, and x and y in points");
    EXPECT_EQ(problemOf("stages.txt", "stage = creek", "stage = ../creek"),
              "stage: '../creek' is not a name of letters, digits, - and _");
    EXPECT_EQ(problemOf("stages.txt", "stage = creek", "stage = meadow"), "stage: 'meadow' occurs twice");
}

TEST(GameData, RefusesASalvoThatWouldNeverHaveRoom) {
    GameFiles files = changedFiles("tuning.txt", "most = 360               # alive at once; a salvo",
                                   "most = 20 # a salvo");
    std::vector<FileProblem> problems;
    EXPECT_EQ(readGameData(files, problems), nullptr);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].file, "game/bear.txt");
    EXPECT_GT(problems[0].line, 0);
    EXPECT_EQ(problems[0].key, "salvos.ring");
    EXPECT_EQ(problems[0].reason,
              "26 shots are more than shots.most of tuning.txt, 20: the salvo would never be fired");
}

TEST(GameData, NamesTheFaultOfACardAndOfAPair) {
    EXPECT_EQ(problemOf("cards.txt", "sting-range = 0.18", "sting-range = far"),
              "long_stings.sting-range: 'far' is not a number from -0.9 to 10 (share of the number)");
    EXPECT_EQ(problemOf("cards.txt", "[pair twin_stings long_stings]", "[pair twin_stings long]"),
              "pair twin_stings long: there is no card 'long'");
}

TEST(GameData, NamesTheFaultOfAWave) {
    const auto problem = [](const std::string& wave) {
        return problemOf("stages/creek.txt", "8 wasp loop after 1 every 0.3 alternating", wave);
    };
    EXPECT_EQ(problem("8 wasp"), "wave: needs a number, an enemy and a route, such as '8 wasp swoop'");
    EXPECT_EQ(problem("no wasp loop"), "wave: the number of enemies: 'no' is not a number from 1 to 100");
    EXPECT_EQ(problem("8 wasps loop"), "wave: there is no enemy 'wasps'");
    EXPECT_EQ(problem("8 wasp lop"), "wave: there is no route 'lop'");
    EXPECT_EQ(problem("8 wasp loop after"), "wave: after: '' is not a number from 0 to 120");
    EXPECT_EQ(problem("8 wasp loop shift 3"), "wave: shift: '' is not a number from -3000 to 3000");
    EXPECT_EQ(problem("8 wasp loop backwards"),
              "wave: 'backwards' is not after, every, shift, mirrored or alternating");
    EXPECT_EQ(problem("8 wasp loop"), "none");
}

TEST(GameData, ReportsAMissingFile) {
    GameFiles files = builtInFiles();
    files.read = [builtIn = files.read](const std::string& name, std::string& text) {
        return name != "game/stages/heath.txt" && builtIn(name, text);
    };
    std::vector<FileProblem> problems;
    EXPECT_EQ(readGameData(files, problems), nullptr);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].text(), "game/stages/heath.txt: there is no such file");
}

TEST(GameData, LooksForThePictureAndTheTuneOfAStage) {
    GameFiles files = builtInFiles();
    files.has = [](const std::string& name) { return name != "meadow_creek.webp"; };
    std::vector<FileProblem> problems;
    EXPECT_EQ(readGameData(files, problems), nullptr);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0].text(), "game/stages/creek.txt:3: ground: there is no file 'meadow_creek.webp'");
}

TEST(GameData, HasAHashThatFollowsItsValues) {
    std::vector<FileProblem> problems;
    const auto hashOf = [&](const std::string& file, const std::string& from, const std::string& to) {
        return readGameData(changedFiles(file, from, to), problems)->hash;
    };
    const auto before = gameData()->hash;
    EXPECT_EQ(hashOf("tuning.txt", "speed = 330", "speed =   330.0  # quick"), before);
    EXPECT_NE(hashOf("tuning.txt", "speed = 330", "speed = 331"), before);
    EXPECT_NE(hashOf("stages/creek.txt", "wave = 6 wasp", "wave = 9 wasp"), before);
    EXPECT_NE(hashOf("enemies.txt", "drops = honey flower", "drops = honey honey"), before);
    EXPECT_NE(hashOf("bear.txt", "acts = fan strike-left", "acts = fan strike-right"), before);
    EXPECT_EQ(nameOf(*gameData()).size(), 16U);
}
