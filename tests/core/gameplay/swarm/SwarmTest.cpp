#include "gameplay/swarm/Swarm.h"
#include "gameplay/Random.h"

#include "base/log.h"
#include "gameplay/Near.h"
#include "gameplay/frame.h"

#include <limits>

using namespace copra;

namespace {

const std::vector<Threat> kNoThreats;

Swarm swarmOf(int count, std::uint64_t seed, const SwarmTuning& tuning = {}) {
    Swarm swarm(tuning, seed);
    Random random(seed, 1);
    for (int i = 0; i < count; ++i) {
        const float x = random.between(0.0f, 480.0f);
        swarm.add({x, random.between(0.0f, 320.0f)});
    }
    return swarm;
}

std::vector<Threat> bulletsOf(Random& random, int count) {
    std::vector<Threat> bullets;
    for (int i = 0; i < count; ++i) {
        const Vec2 place = random.direction() * random.between(50.0f, 300.0f) + Vec2(240.0f, 160.0f);
        bullets.push_back({place, random.direction() * random.between(0.0f, 500.0f), 4.0f});
    }
    return bullets;
}

std::vector<Vec2> flown(std::uint64_t seed, int frames) {
    Swarm swarm = swarmOf(60, seed);
    Random random(seed, 2);
    for (int i = 0; i < frames; ++i)
        swarm.step(kFrame, {{240.0f, 160.0f}, i % 100 < 30}, bulletsOf(random, 20));
    return swarm.positions();
}

} // namespace

TEST(Swarm, FliesTheSameWayForTheSameSeed) {
    EXPECT_EQ(flown(5, 300), flown(5, 300));
    EXPECT_NE(flown(5, 300), flown(6, 300));
}

TEST(Swarm, NeverExceedsItsLimits) {
    Swarm swarm = swarmOf(60, 1);
    Random random(1, 2);
    for (int frame = 0; frame < 600; ++frame) {
        std::vector<Vec2> before;
        for (std::size_t i = 0; i < swarm.size(); ++i) before.push_back(swarm.velocity(i));
        swarm.step(kFrame, {{240.0f, 160.0f}, frame % 2 == 0}, bulletsOf(random, 20));
        for (std::size_t i = 0; i < swarm.size(); ++i) {
            ASSERT_LE(swarm.velocity(i).length(), swarm.tuning().maxSpeed * 1.0001f);
            ASSERT_LE((swarm.velocity(i) - before[i]).length(), swarm.tuning().maxAccel * kFrame * 1.001f);
        }
    }
}

TEST(Swarm, GathersAtATouch) {
    Swarm swarm = swarmOf(30, 2);
    for (int i = 0; i < 300; ++i) swarm.step(kFrame, {{400.0f, 100.0f}, true}, kNoThreats);
    for (const Vec2& place : swarm.positions()) EXPECT_LT(place.distance({400.0f, 100.0f}), 60.0f);
}

TEST(Swarm, ComesBackToThePointerWithoutATouch) {
    Swarm swarm = swarmOf(30, 3);
    for (int i = 0; i < 600; ++i) swarm.step(kFrame, {{1000.0f, 1000.0f}, false}, kNoThreats);
    for (const Vec2& place : swarm.positions())
        EXPECT_LT(place.distance({1000.0f, 1000.0f}), swarm.tuning().leash + 80.0f);
}

TEST(Swarm, KeepsItsMembersApart) {
    Swarm swarm(SwarmTuning{}, 4);
    for (int i = 0; i < 10; ++i) swarm.add({100.0f, 100.0f}); // all at the very same place
    for (int i = 0; i < 120; ++i) swarm.step(kFrame, {{100.0f, 100.0f}, true}, kNoThreats);
    for (std::size_t a = 0; a < swarm.size(); ++a)
        for (std::size_t b = a + 1; b < swarm.size(); ++b)
            EXPECT_GT(swarm.position(a).distance(swarm.position(b)), 3.0f);
}

TEST(Swarm, GetsOutOfTheWayOfABullet) {
    Swarm swarm(SwarmTuning{}, 5);
    swarm.add({240.0f, 160.0f});
    Threat bullet{{40.0f, 158.0f}, {300.0f, 0.0f}, 4.0f};
    float nearest = 1.0e9f;
    for (int i = 0; i < 90; ++i) {
        swarm.step(kFrame, {{240.0f, 160.0f}, false}, {bullet});
        bullet.position += bullet.velocity * kFrame;
        nearest = std::min(nearest, bullet.position.distance(swarm.position(0)));
    }
    EXPECT_GT(nearest, 12.0f) << "both radii";
}

TEST(Swarm, IgnoresABulletThatFliesAway) {
    Swarm swarm(SwarmTuning{}, 6);
    swarm.add({240.0f, 160.0f});
    SwarmTuning calm;
    calm.recallsPerSecond = 0.0f;
    swarm.setTuning(calm);
    swarm.step(kFrame, {{240.0f, 160.0f}, false}, {{{220.0f, 160.0f}, {-300.0f, 0.0f}, 4.0f}});
    EXPECT_VEC(swarm.velocity(0), 0, 0);
}

TEST(Swarm, DoesNotDependOnTheOrderOfItsMembers) {
    SwarmTuning calm;
    calm.recallsPerSecond = 0.0f;
    const Vec2 places[] = {{100.0f, 100.0f}, {115.0f, 100.0f}, {100.0f, 118.0f}};
    Swarm forth(calm, 7);
    Swarm back(calm, 7);
    for (int i = 0; i < 3; ++i) {
        forth.add(places[i]);
        back.add(places[2 - i]);
    }
    for (int i = 0; i < 30; ++i) {
        forth.step(kFrame, {{105.0f, 105.0f}, false}, kNoThreats);
        back.step(kFrame, {{105.0f, 105.0f}, false}, kNoThreats);
    }
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(forth.position(i).distance(back.position(2 - i)), 0.0f, 1.0e-2f);
}

TEST(Swarm, FliesTheSameToTheLastBitWhateverTheOrderOfMembersAndThreats) {
    for (const DodgeStyle style : {DodgeStyle::Swerve, DodgeStyle::Plan}) {
        SwarmTuning tuning;
        tuning.style = style;
        Swarm forth(tuning, 7);
        Swarm back(tuning, 7);
        Random random(3);
        constexpr std::uint32_t kMembers = 80;
        std::vector<Vec2> places;
        for (std::uint32_t i = 0; i < kMembers; ++i) {
            const float x = random.between(100.0f, 380.0f);
            places.emplace_back(x, random.between(60.0f, 260.0f));
        }
        for (std::uint32_t i = 0; i < kMembers; ++i) {
            forth.add(places[i], i);
            back.add(places[kMembers - 1 - i], kMembers - 1 - i);
        }
        for (int frame = 0; frame < 120; ++frame) {
            std::vector<Threat> threats = bulletsOf(random, 40);
            forth.step(kFrame, {{240.0f, 160.0f}, frame > 60}, threats);
            std::reverse(threats.begin(), threats.end());
            back.step(kFrame, {{240.0f, 160.0f}, frame > 60}, threats);
        }
        for (std::uint32_t i = 0; i < kMembers; ++i)
            ASSERT_EQ(forth.position(i), back.position(kMembers - 1 - i)) << i;
    }
}

TEST(Swarm, TheLossOfAMemberDoesNotChangeTheLuckOfAnother) {
    Swarm with(SwarmTuning{}, 8);
    Swarm without(SwarmTuning{}, 8);
    for (Swarm* swarm : {&with, &without}) {
        swarm->add({0.0f, 0.0f});
        swarm->add({70.0f, 0.0f});
    }
    without.remove(0);
    for (int i = 0; i < 300; ++i) {
        with.step(kFrame, {{40.0f, 0.0f}, false}, kNoThreats);
        with.setPosition(0, {-5000.0f, 0.0f});
        without.step(kFrame, {{40.0f, 0.0f}, false}, kNoThreats);
    }
    EXPECT_EQ(with.position(1), without.position(0));
}

TEST(Swarm, MembersMoveUpWhenOneLeaves) {
    Swarm swarm;
    swarm.add({1.0f, 0.0f});
    swarm.add({2.0f, 0.0f});
    swarm.add({3.0f, 0.0f});
    swarm.remove(1);
    swarm.remove(99);
    ASSERT_EQ(swarm.size(), 2u);
    EXPECT_VEC(swarm.position(1), 3, 0);
}

TEST(Swarm, RefusesAFaultyTuningWithASentence) {
    LogCapture log;
    SwarmTuning faulty;
    faulty.maxAccel = -1.0f;
    Swarm swarm(faulty, 1);
    EXPECT_EQ(log.lineCount(), 1);
    EXPECT_TRUE(log.contains("maxAccel"));
    EXPECT_EQ(swarm.tuning().maxAccel, SwarmTuning{}.maxAccel);
}

TEST(Swarm, AnEmptySwarmAndOneWithoutThreatsAreFine) {
    Swarm swarm;
    swarm.step(kFrame, {{0.0f, 0.0f}, true}, kNoThreats);
    swarm.step(kFrame, {{0.0f, 0.0f}, true}, nullptr, 0);
    EXPECT_EQ(swarm.size(), 0u);
}

TEST(Swarm, DoesNotMindInvalidInput) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    Swarm swarm;
    swarm.add({nan, 1.0f});
    swarm.add({50.0f, 50.0f});
    swarm.setPosition(1, {nan, nan});
    swarm.step(nan, {{0.0f, 0.0f}, true}, kNoThreats);
    swarm.step(0.0f, {{0.0f, 0.0f}, true}, kNoThreats);
    swarm.step(kFrame, {{nan, 0.0f}, true}, kNoThreats);
    EXPECT_VEC(swarm.position(0), 0, 0);
    EXPECT_VEC(swarm.position(1), 50, 50);
    swarm.step(kFrame, {{0.0f, 0.0f}, true},
               {{{nan, 0.0f}, {1.0f, 0.0f}, 4.0f}, {{0.0f, 0.0f}, {nan, 0.0f}, 4.0f}});
    for (const Vec2& place : swarm.positions()) EXPECT_TRUE(isFinite(place));
}
