#include "actors/Sting.h"

#include "actors/Bee.h"
#include "data/GameData.h"
#include "game/GameSceneTest.h"

using namespace beecluster;
using cocos2d::Vec2;

namespace {

/// The built-in data with another value of tuning.txt, in use until the end of the test.
class StingTest : public GameSceneTest {
protected:
    ~StingTest() override { useGameData(before); }

    static void change(const std::string& from, const std::string& to) {
        GameFiles files = builtInFiles();
        const auto read = files.read;
        files.read = [read, from, to](const std::string& name, std::string& text) {
            if (!read(name, text)) return false;
            const std::size_t at = text.find(from);
            if (name == "game/tuning.txt" && at != std::string::npos) text.replace(at, from.size(), to);
            return true;
        };
        std::vector<FileProblem> problems;
        const GameDataPtr data = readGameData(files, problems);
        ASSERT_NE(data, nullptr) << problems.front().text();
        ASSERT_NE(data->hash, gameData()->hash) << from;
        useGameData(data);
    }

    const GameDataPtr before = gameData();
};

} // namespace

TEST_F(StingTest, TakesSpeedAndTurnThatWereReadAgain) {
    const auto* first = createSting(Vec2(480, 100), Vec2(0, 1), Cards());
    EXPECT_FLOAT_EQ(first->getTuning().speed, before->tuning.sting.speed);
    EXPECT_FLOAT_EQ(first->getTuning().turnDegrees, before->tuning.sting.turn);
    change("speed = 520", "speed = 610");
    EXPECT_FLOAT_EQ(createSting(Vec2(480, 100), Vec2(0, 1), Cards())->getTuning().speed, 610.0f);
    change("turn = 95", "turn = 200");
    EXPECT_FLOAT_EQ(createSting(Vec2(480, 100), Vec2(0, 1), Cards())->getTuning().turnDegrees, 200.0f);
}

TEST_F(StingTest, FliesAsFarAsTheCardsLetIt) {
    Cards cards;
    cards.add(Card::LongStings);
    const auto* plain = createSting(Vec2(480, 100), Vec2(0, 1), Cards());
    const auto* longer = createSting(Vec2(480, 100), Vec2(0, 1), cards);
    EXPECT_NEAR(plain->getTuning().lifetime * plain->getTuning().speed, tuning().sting.range, 0.1f);
    EXPECT_GT(longer->getTuning().lifetime, plain->getTuning().lifetime);
    EXPECT_GT(longer->getTuning().seekDistance, plain->getTuning().seekDistance);
}

TEST_F(StingTest, FliesWhereItsBeePoints) {
    Bee* bee = Bee::create();
    ASSERT_NE(bee, nullptr);
    EXPECT_TRUE(bee->heading().equals(Vec2(0, 1)));
    for (int i = 0; i < 60; ++i) bee->step(1.0f / 60, Vec2(tuning().bees.speed, 0));
    EXPECT_GT(bee->heading().x, 0.4f) << "it leans to the side to which it flies";
    const auto* sting = createSting(Vec2(480, 100), bee->heading(), Cards());
    EXPECT_TRUE(sting->getVelocity().getNormalized().fuzzyEquals(bee->heading(), 1e-3f));
}
