#include "rules/Hillside.h"

#include "Layout.h"
#include "Tuning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

using beecluster::Hillside;
using beecluster::tuning;
using copra::Random;
using copra::Vec2;

namespace {

constexpr float kStep = 1.0f / 60;
constexpr float kScroll = 46.0f;

const copra::Body& bodyOf(const Hillside& hill, copra::Handle handle) {
    return *hill.world().find(handle);
}

/// Without apples of its own.
void roll(Hillside& hill, float seconds, Random& random) {
    for (float time = 0.0f; time < seconds; time += kStep) hill.step(kStep, 0, random);
}

} // namespace

TEST(Hillside, LetsApplesComeAndGo) {
    Random random(3);
    Hillside hill(kScroll);
    std::size_t most = 0;
    int came = 0;
    copra::Handle last;
    for (int frame = 0; frame < 60 * 60; ++frame) {
        hill.step(kStep, 1, random);
        most = std::max(most, hill.apples().size());
        if (!hill.apples().empty() && hill.apples().back().body != last) {
            last = hill.apples().back().body;
            ++came;
        }
        for (const auto& apple : hill.apples()) {
            const Vec2 place = bodyOf(hill, apple.body).position;
            ASSERT_GT(place.y, -81);
            ASSERT_GT(place.x, apple.radius - 1);
            ASSERT_LT(place.x, layout::kFieldWidth - apple.radius + 1);
        }
    }
    EXPECT_NEAR(came, 60 / tuning().orchard.appleInterval, 12);
    EXPECT_GT(most, 3U);
    EXPECT_LE(most, static_cast<std::size_t>(tuning().orchard.mostApples));
    EXPECT_LT(hill.logs().size(), 9U) << "trunks go, too";
}

TEST(Hillside, AnAppleRollsDownATrunkAndFallsOffItsLowerEnd) {
    Random random(1);
    Hillside hill(0);
    hill.step(kStep, 0, random); // the trunks of the beginning
    const Hillside::Log log = hill.logs().front();
    ASSERT_GT(log.left.y, log.right.y);
    const auto apple = hill.dropApple(log.left + Vec2(40, 60), Vec2::ZERO, false, 0);
    bool hasRolled = false;
    float fell = 0.0f;
    for (int frame = 0; frame < 60 * 8 && hill.world().find(apple); ++frame) {
        hill.step(kStep, 0, random);
        const copra::Body* body = hill.world().find(apple);
        if (!body) break;
        if (body->touch.onSlope) {
            hasRolled = true;
            EXPECT_GE(body->velocity.x, 0) << "downhill is to the right";
            EXPECT_FALSE(body->bottom() < log.right.y - 1) << "not through it";
        } else if (hasRolled && fell == 0) {
            fell = body->left();
        }
    }
    EXPECT_TRUE(hasRolled);
    EXPECT_NEAR(fell, log.right.x, 12);
}

TEST(Hillside, TrunksMoveWithTheGroundAndCarryWhatLiesInTheirValley) {
    Random random(5);
    Hillside hill(kScroll);
    hill.layLog(3, 500, random);
    const Hillside::Log left = hill.logs().front();
    const float middle = left.right.x + 6;
    const auto apple = hill.dropApple(Vec2(middle, 560), Vec2::ZERO, true, 0);
    roll(hill, 2, random);
    const auto& logs = hill.logs();
    const auto same = std::find_if(logs.begin(), logs.end(),
                                   [&](const Hillside::Log& log) { return log.number == left.number; });
    ASSERT_NE(same, logs.end());
    EXPECT_NEAR(same->right.y, 500 - 2 * kScroll, 2);
    // It may rock to and fro there.
    EXPECT_NEAR(bodyOf(hill, apple).position.x, middle, 80);
    EXPECT_GT(bodyOf(hill, apple).bottom(), same->right.y - 2);
    EXPECT_LT(bodyOf(hill, apple).bottom(), same->right.y + 30);
}

TEST(Hillside, ApplesKnockEachOtherAndKeepTheirMomentum) {
    Random random(1);
    Hillside hill(0);
    hill.step(kStep, 0, random);
    // High in the air above everything, where nothing else is met.
    const auto a = hill.dropApple(Vec2(300, 2000), Vec2(200, 0), true, 0);
    const auto b = hill.dropApple(Vec2(360, 2000), Vec2::ZERO, false, 0);
    const auto momentum = [&] {
        return bodyOf(hill, a).velocity.x / bodyOf(hill, a).inverseMass +
               bodyOf(hill, b).velocity.x / bodyOf(hill, b).inverseMass;
    };
    const float before = momentum();
    roll(hill, 0.5f, random);
    EXPECT_GT(bodyOf(hill, b).velocity.x, bodyOf(hill, a).velocity.x);
    EXPECT_NEAR(bodyOf(hill, b).velocity.x - bodyOf(hill, a).velocity.x, 0.6f * 200, 1);
    EXPECT_NEAR(momentum(), before, 0.5f);
    for (const auto& apple : hill.apples()) EXPECT_GT(apple.turn, 0) << "it rolls to the right";
}

TEST(Hillside, StingsTurnASmallAppleBackAndALargeOneLess) {
    Random random(1);
    Hillside hill(kScroll);
    float gained[2];
    for (const bool large : {false, true}) {
        const auto apple = hill.dropApple(Vec2(400, 400), Vec2(0, -100), large, 0);
        hill.applyHit(apple, Vec2(0, tuning().sting.speed));
        gained[large ? 1 : 0] = bodyOf(hill, apple).velocity.y + 100;
    }
    EXPECT_GT(gained[0], 100) << "upwards now";
    EXPECT_GT(gained[1], 30);
    EXPECT_LT(gained[1], gained[0]);
    const auto fleeing = hill.dropApple(Vec2(400, 400), Vec2(100, 0), false, 0);
    hill.applyHit(fleeing, Vec2(-tuning().sting.speed, 0));
    EXPECT_LT(bodyOf(hill, fleeing).velocity.x, 0) << "from either side";
    hill.applyHit({}, Vec2(0, 500)); // one that has gone already
}

TEST(Hillside, TheSameSeedGivesTheSameHill) {
    const auto play = [] {
        Random random(8);
        Hillside hill(kScroll);
        std::vector<Vec2> places;
        for (int frame = 0; frame < 1200; ++frame) hill.step(kStep, 1.5f, random);
        for (const auto& apple : hill.apples()) places.push_back(bodyOf(hill, apple.body).position);
        for (const auto& log : hill.logs()) places.push_back(log.left);
        return places;
    };
    EXPECT_EQ(play(), play());
}

TEST(Hillside, NonsenseOfTimeMovesNothing) {
    Random random(1);
    Hillside hill(kScroll);
    hill.step(kStep, 0, random);
    const Vec2 left = hill.logs().front().left;
    hill.step(0, 1, random);
    EXPECT_EQ(hill.logs().front().left, left);
}

TEST(Hillside, AnAppleThatWasHitIsThrownForAWhile) {
    Random random(1);
    Hillside hill(0);
    const auto apple = hill.dropApple(Vec2(480, 500), Vec2::ZERO, false, 0);
    const auto other = hill.dropApple(Vec2(100, 500), Vec2::ZERO, false, 0);
    EXPECT_FALSE(hill.isThrown(apple));
    hill.applyHit(apple, Vec2(0, 600));
    EXPECT_TRUE(hill.isThrown(apple));
    EXPECT_FALSE(hill.isThrown(other));
    roll(hill, tuning().orchard.thrownTime * 0.9f, random);
    EXPECT_TRUE(hill.isThrown(apple));
    roll(hill, tuning().orchard.thrownTime * 0.2f, random);
    EXPECT_FALSE(hill.isThrown(apple));
}
