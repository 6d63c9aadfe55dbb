#include "scenes/Battlefield.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Enemy.h"
#include "actors/Orchard.h"
#include "data/GameData.h"
#include "game/GameSceneTest.h"
#include "rules/Difficulty.h"

#include <algorithm>
#include <set>

using namespace beecluster;
using cocos2d::Vec2;

namespace {

/// Straight down the middle, slowly, and over the field for the whole test.
const Route kStraightRoute{{480, 700}, {{4.0f, {0, -240}}, {60.0f, {0, 0}}}};

/// The first node of that class below `parent`, or null.
template<typename T>
T* nodeOf(cocos2d::Node& parent) {
    for (cocos2d::Node* child : parent.getChildren()) {
        if (auto* node = dynamic_cast<T*>(child)) return node;
        if (auto* node = nodeOf<T>(*child)) return node;
    }
    return nullptr;
}

class BattlefieldTest : public GameSceneTest {
protected:
    BattlefieldTest() {
        field = Battlefield::create(session->game.tally, session->game.random, session->services.sounds);
        app.scene()->addChild(field);
    }

    void play(float seconds) {
        for (float time = 0.0f; time < seconds; time += app.kFrame) {
            app.step();
            field->step(app.kFrame);
        }
    }
    void spawnWasp(int health = 3) {
        field->spawn({EnemyKind::Wasp, health, &kStraightRoute, Vec2(), false});
    }
    Situation describe() const {
        Situation situation;
        field->describe(situation);
        return situation;
    }
    Tally& tally() { return session->game.tally; }
    /// The health left to an insect two frames after it came where an apple rolls that a sting of that velocity has just
    /// hit; (0, 0): none has.
    float healthBesideAnApple(const Vec2& sting) {
        field->addOrchard(46.0f);
        Orchard* const orchard = nodeOf<Orchard>(*field);
        for (RollingApple* apple = nullptr; !apple; play(app.kFrame / 2)) {
            apple = nodeOf<RollingApple>(*orchard);
            // Above the reach of stings that are fired at once.
            if (apple && apple->getPositionY() > 600) apple = nullptr;
            if (!apple) continue;
            if (!sting.isZero()) orchard->applyHit(apple, sting);
            placeOfApple = {apple->getPosition(), {{60.0f, {0, 0}}}};
            field->spawn({EnemyKind::Frog, 100, &placeOfApple, Vec2(), false});
            play(1.5f * app.kFrame);
        }
        return field->boss()->healthLeft();
    }

    Battlefield* field = nullptr;
    Route placeOfApple;
};

} // namespace

TEST_F(BattlefieldTest, StartsWithTheSwarmOfTheTallyAndNothingElse) {
    EXPECT_EQ(field->hive().count(), tuning().bees.start);
    EXPECT_EQ(field->enemies(), 0);
    EXPECT_LT(field->bearHealth(), 0.0f) << "there is no bear";
    EXPECT_FLOAT_EQ(field->rules().royalLeft(), 0.0f);
}

TEST_F(BattlefieldTest, FiresNoStingsWithoutEnemies) {
    play(2.0f);
    EXPECT_EQ(tally().stings, 0);
}

TEST_F(BattlefieldTest, BeesStingEnemiesToDeathAndScore) {
    spawnWasp();
    EXPECT_EQ(field->enemies(), 1);
    field->hive().setGoal(Vec2(480, 330), true); // below it: stings do not fly far
    play(8.0f);
    EXPECT_EQ(field->enemies(), 0);
    EXPECT_GE(tally().stings, 3);
    EXPECT_EQ(tally().score.kills(), 1);
    EXPECT_EQ(tally().score.points() % 10, 0);
    EXPECT_GE(tally().score.points(), traitsOf(EnemyKind::Wasp).points);
}

TEST_F(BattlefieldTest, EnemiesShootAtTheSwarm) {
    spawnWasp(100000);
    play(6.0f);
    bool shotSeen = false;
    for (const auto& threat : describe().threats) shotSeen = shotSeen || threat.velocity.y < -100.0f;
    EXPECT_TRUE(shotSeen || tally().losses > 0);
}

TEST_F(BattlefieldTest, FiresSalvosAsAWholeOrNotAtAll) {
    GameFiles files = builtInFiles();
    files.read = [builtIn = files.read](const std::string& name, std::string& text) {
        if (!builtIn(name, text)) return false;
        const std::string most = "most = 360  ";
        const std::size_t at = name == "game/tuning.txt" ? text.find(most) : std::string::npos;
        if (at != std::string::npos) text.replace(at, most.size(), "most = 31 # ");
        return true;
    };
    std::vector<FileProblem> problems;
    const GameDataPtr before = gameData();
    const GameDataPtr few = readGameData(files, problems);
    ASSERT_NE(few, nullptr) << problems.front().text();
    ASSERT_EQ(few->tuning.shots.most, 31);
    useGameData(few);
    const int salvo = traitsOf(EnemyKind::Hornet).shots; // of a fan; its opening leaves some out
    static const Route kAbove{{480, 700}, {{0.4f, {0, -150}}, {60.0f, {0, 0}}}};
    for (const float x : {-300.0f, -150.0f, 0.0f, 150.0f, 300.0f})
        field->spawn({EnemyKind::Hornet, 100000, &kAbove, Vec2(x, 0), false});
    field->hive().setGoal(Vec2(60, 40), true);
    std::set<int> sizes;
    int shots = 0;
    while (tally().counts.held < 3) {
        const int salvos = tally().counts.salvos;
        play(app.kFrame / 2);
        const int fired = tally().counts.salvos - salvos;
        if (fired == 1 && field->enemyShots() > shots) sizes.insert(field->enemyShots() - shots);
        shots = field->enemyShots();
        ASSERT_LE(shots, 31);
        ASSERT_LT(tally().counts.salvos, 100) << "there is always room";
    }
    ASSERT_FALSE(sizes.empty());
    for (const int size : sizes) EXPECT_GE(size, salvo - 3) << "a salvo was cut";
    useGameData(before);
}

TEST_F(BattlefieldTest, AnEnemyAtTheEndOfItsRouteIsRemoved) {
    static const Route kShort{{-80, 500}, {{0.5f, {-200, 0}}}};
    field->spawn({EnemyKind::Beetle, 1000, &kShort, Vec2(), false});
    play(3.0f);
    EXPECT_EQ(field->enemies(), 0);
    EXPECT_EQ(tally().score.kills(), 0) << "it was not killed";
}

TEST_F(BattlefieldTest, AMirroredEnemyComesFromTheOtherSide) {
    static const Route kLeft{{100, 600}, {{60.0f, {0, 0}}}};
    field->spawn({EnemyKind::Ladybird, 1000, &kLeft, Vec2(), false});
    field->spawn({EnemyKind::Ladybird, 1000, &kLeft, Vec2(), true});
    play(0.1f);
    const auto targets = describe().targets;
    ASSERT_EQ(targets.size(), 2U);
    EXPECT_NEAR(targets[0].position.x, 100.0f, 5.0f);
    EXPECT_NEAR(targets[1].position.x, layout::kFieldWidth - 100.0f, 5.0f);
}

TEST_F(BattlefieldTest, ABeeThatTouchesAnEnemyIsLost) {
    static const Route kThroughSwarm{{480, 150}, {{60.0f, {0, 0}}}};
    field->hive().setGoal(Vec2(480, 150), true);
    play(2.0f);
    field->spawn({EnemyKind::Beetle, 100000, &kThroughSwarm, Vec2(), false});
    play(2.0f);
    EXPECT_GT(tally().losses, 0);
    EXPECT_LT(field->hive().count(), tuning().bees.start + 1);
    EXPECT_EQ(tally().bees, field->hive().count());
}

TEST_F(BattlefieldTest, AFreeFlowerSinksToTheSwarmAndBecomesABee) {
    for (int i = 0; i < 60 && tally().bees == tuning().bees.start; ++i) {
        const Situation situation = describe();
        const Vec2 goal = situation.gifts.empty() ? Vec2(480, 300) : situation.gifts[0].position;
        field->hive().setGoal(goal, true);
        play(0.5f);
    }
    const int more = tally().bees - tuning().bees.start;
    EXPECT_GE(more, 1);
    EXPECT_LE(more, tuning().gifts.flowersTogether);
    EXPECT_EQ(field->hive().count(), tally().bees);
    EXPECT_EQ(tally().score.points(), more * tuning().score.flower);
}

TEST_F(BattlefieldTest, TheEndOfTheFightFetchesGiftsAndClearsShots) {
    spawnWasp(100000);
    play(tuning().gifts.flowerInterval + 2.0f);
    ASSERT_FALSE(describe().gifts.empty());
    const int bees = tally().bees + field->gifts(GiftKind::Flower) + field->gifts(GiftKind::Bee);
    EXPECT_GT(bees, tally().bees);
    field->endFight();
    EXPECT_TRUE(describe().gifts.empty());
    EXPECT_EQ(tally().bees, bees);
    EXPECT_EQ(field->enemies(), 0) << "no enemy flies through the end of a stage";
    const int losses = tally().losses;
    play(5.0f);
    EXPECT_EQ(tally().losses, losses) << "nothing harms a bee any more";
}

TEST_F(BattlefieldTest, TheBearComesWithFullHealthAndLosesItToStings) {
    field->spawnBear();
    EXPECT_FLOAT_EQ(field->bearHealth(), 1.0f);
    field->hive().setGoal(Vec2(480, 200), true);
    play(6.0f);
    EXPECT_LT(field->bearHealth(), 1.0f);
    EXPECT_GT(field->bearHealth(), 0.5f);
    EXPECT_GT(tally().stings, 10);
}

TEST_F(BattlefieldTest, ASpearPiercesInsectsUnharmed) {
    static const Route kHere{{480, 300}, {{60.0f, {0, 0}}}};
    field->hive().setGoal(Vec2(480, 150), true);
    play(2.0f);
    field->spawn({EnemyKind::Ladybird, 40, &kHere, Vec2(), false});
    tally().honey = 1.0f;
    field->holdSpear(true);
    field->hive().setGoal(Vec2(480, 420), true);
    play(1.2f);
    EXPECT_TRUE(field->rules().spear().isActive());
    EXPECT_EQ(tally().losses, 0);
    EXPECT_LT(tally().honey, 1.0f);
}

TEST_F(BattlefieldTest, ABurstClearsTheShotsAroundTheSwarmAndPaysForThem) {
    field->hive().setGoal(Vec2(480, 220), true);
    spawnWasp(100000);
    ASSERT_TRUE([&] {
        for (int i = 0; i < 300; ++i) {
            play(0.02f);
            for (const auto& threat : describe().threats)
                if (threat.radius <= tuning().shots.radius * 1.2f &&
                    threat.position.distance(field->hive().center()) < tuning().burst.radius)
                    return true;
        }
        return false;
    }());
    const int shots = field->enemyShots();
    tally().honey = tuning().spear.cost;
    field->holdSpear(true);
    play(0.02f);
    field->holdSpear(false);
    play(0.02f);
    EXPECT_LT(field->enemyShots(), shots);
    EXPECT_GE(tally().score.points(), tuning().burst.shotPoints);
    EXPECT_NEAR(tally().honey, 0.0f, 0.03f);
}

TEST_F(BattlefieldTest, ShotsThatNarrowlyMissFillTheHoneyJar) {
    field->hive().setGoal(Vec2(480, 200), true);
    spawnWasp(100000);
    play(12.0f);
    EXPECT_GT(tally().honey, 0.0f);
}

TEST_F(BattlefieldTest, ABumblebeeTakesHitsBeforeItIsLost) {
    tally().cards.add(Card::Bumblebee);
    auto* other = Battlefield::create(tally(), session->game.random, session->services.sounds);
    Bee* big = other->hive().bees().front();
    EXPECT_TRUE(big->hasArmor());
    for (int i = 0; i < tuning().bumblebee.armor; ++i) big->crackArmor();
    EXPECT_FALSE(big->hasArmor());
    EXPECT_FALSE(other->hive().bees().back()->hasArmor());
}

TEST_F(BattlefieldTest, ABumblebeeJoinsTheSwarmWithItsCard) {
    tally().cards.add(Card::Bumblebee);
    field->takeCards();
    const std::vector<Bee*>& bees = field->hive().bees();
    EXPECT_TRUE(bees[0]->hasArmor());
    EXPECT_FALSE(bees[1]->hasArmor());
    for (int i = 0; i < tuning().bumblebee.armor; ++i) bees[0]->crackArmor();
    tally().cards.add(Card::Magnet);
    field->takeCards();
    EXPECT_FALSE(bees[0]->hasArmor()) << "another card does not mend it";
    tally().cards.add(Card::Bumblebee);
    field->takeCards();
    EXPECT_TRUE(bees[1]->hasArmor());
}

TEST_F(BattlefieldTest, TheCurrentCarriesTheBees) {
    field->addCurrent();
    field->hive().setGoal(Vec2(480, 200), false);
    play(tuning().creek.pause);
    const float before = field->hive().center().x;
    play(tuning().creek.warning + 0.6f * tuning().creek.time);
    EXPECT_GT(field->hive().center().x, before + 15);
}

TEST_F(BattlefieldTest, TheOrchardLetsApplesRoll) {
    field->addOrchard(46.0f);
    play(6.0f);
    EXPECT_FALSE(describe().threats.empty()) << "apples are what bees have to dodge";
    EXPECT_TRUE(describe().targets.empty()) << "and no enemies";
}

TEST_F(BattlefieldTest, AnAppleThatOnlyRollsDoesNotHurtInsects) {
    EXPECT_FLOAT_EQ(healthBesideAnApple(Vec2::ZERO), 1.0f);
}

TEST_F(BattlefieldTest, AnAppleThatAStingHasHitHurtsInsects) {
    EXPECT_FLOAT_EQ(healthBesideAnApple(Vec2(0, 700)),
                    1.0f - static_cast<float>(tuning().orchard.appleStings) / 100);
}

TEST_F(BattlefieldTest, TheSituationNamesSwarmThreatsAndGifts) {
    spawnWasp(100000);
    play(1.0f);
    const Situation situation = describe();
    EXPECT_EQ(situation.bees, tuning().bees.start);
    EXPECT_NEAR(situation.swarm.x, field->hive().center().x, 1e-3f);
    EXPECT_EQ(situation.targets.size(), 1U);
    EXPECT_FALSE(situation.threats.empty());
}

TEST_F(BattlefieldTest, EqualSeedsGiveEqualHashes) {
    const auto hashOf = [this](std::uint64_t seed) {
        Tally ownTally;
        copra::Random random(seed);
        auto* other = Battlefield::create(ownTally, random, session->services.sounds);
        app.scene()->addChild(other);
        other->spawn({EnemyKind::Hornet, 20, &kStraightRoute, Vec2(), false});
        StateHash hash;
        for (int frame = 0; frame < 200; ++frame) {
            app.step();
            other->step(app.kFrame);
            other->addTo(hash);
        }
        other->removeFromParent();
        return hash.value();
    };
    const auto first = hashOf(5);
    EXPECT_EQ(hashOf(5), first);
    EXPECT_NE(hashOf(6), first);
}

TEST_F(BattlefieldTest, ABossIsSeenUntilItFallsAndLeavesWhatItsKindLeaves) {
    EXPECT_EQ(field->boss(), nullptr);
    spawnWasp(1000);
    EXPECT_EQ(field->boss(), nullptr);
    field->spawn({EnemyKind::Frog, 12, &kStraightRoute, Vec2(), false});
    ASSERT_NE(field->boss(), nullptr);
    EXPECT_FLOAT_EQ(field->boss()->healthLeft(), 1.0f);
    field->hive().setGoal(Vec2(480, 330), true);
    const int kills = tally().score.kills();
    int flowers = 0;
    int honey = 0;
    for (int frame = 0; frame < 1200 && tally().score.kills() == kills; ++frame) {
        play(app.kFrame / 2);
        flowers = field->gifts(GiftKind::Flower);
        honey = field->gifts(GiftKind::Honey);
    }
    EXPECT_EQ(field->boss(), nullptr);
    EXPECT_EQ(flowers, 2);
    EXPECT_EQ(honey, 1);
}

TEST_F(BattlefieldTest, TheSwarmCheersWhenTheFightIsOver) {
    const auto cheers = [this] { return field->hive().bees().front()->isCheering(); };
    EXPECT_FALSE(cheers());
    field->endFight();
    EXPECT_TRUE(cheers());
    play(3.0f);
    EXPECT_FALSE(cheers());
}

TEST_F(BattlefieldTest, AnInsectCanFollowTheWayOfTheSwarm) {
    field->hive().setGoal(Vec2(300, 150), true);
    play(8.0f);
    const Route trail{Vec2(), {}, true};
    field->spawn({EnemyKind::Ladybird, 1000, &trail, Vec2(), false});
    auto* enemy = nodeOf<Enemy>(*field);
    ASSERT_NE(enemy, nullptr);
    EXPECT_LT(enemy->getPositionX(), 0) << "from the nearer side";
    field->hive().setGoal(Vec2(700, 400), true);
    float nearest = 1000;
    for (int i = 0; i < 240 && field->enemies() > 0; ++i) {
        nearest = std::min(nearest, enemy->getPosition().distance(Vec2(300, 150)));
        play(app.kFrame / 2);
    }
    EXPECT_LT(nearest, 60) << "where the swarm was";
}

TEST_F(BattlefieldTest, NoFlowersComeInTheFightWithTheBear) {
    field->spawnBear();
    play(2 * tuning().gifts.flowerInterval);
    EXPECT_EQ(field->gifts(GiftKind::Flower), 0);
}
