#include "gameplay/bodies/Body.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>
#include <utility>

using namespace copra;

namespace {

std::pair<float, float> exchanged(float massA, float a, float massB, float b, float restitution) {
    exchangeSpeeds(a, massA > 0.0f ? 1.0f / massA : 0.0f, b, massB > 0.0f ? 1.0f / massB : 0.0f, restitution);
    return {a, b};
}

void expectSpeeds(const std::pair<float, float>& actual, double a, double b) {
    EXPECT_CLOSE(actual.first, a);
    EXPECT_CLOSE(actual.second, b);
}

constexpr float kWall = 0.0f;

} // namespace

TEST(Body, ExchangesSpeedsAsTheArticleMeantIt) {
    expectSpeeds(exchanged(10, 2, kWall, 0, 0), 0, 0);
    expectSpeeds(exchanged(10, 2, kWall, 0, 1), -2, 0);
    expectSpeeds(exchanged(10, 2, 10, 0, 0), 1, 1);
    expectSpeeds(exchanged(10, 1, 10, 0, 0), 0.5, 0.5);
    expectSpeeds(exchanged(10, 1, 10, 0, 1), 0, 1);
    expectSpeeds(exchanged(10, 3, 20, 0, 0), 1, 1);
    expectSpeeds(exchanged(20, 3, 10, 0, 0), 2, 2);
    expectSpeeds(exchanged(30, 1000, 20, 0, 0), 600, 600);
    expectSpeeds(exchanged(19, 1000, 10, 0, 0), 655.172414, 655.172414);
    expectSpeeds(exchanged(10, 1000, 10, -1000, 0.5f), -500, 500);
}

TEST(Body, LeavesWhatPartsAlone) {
    expectSpeeds(exchanged(10, -1000, 10, 1000, 1), -1000, 1000);
    expectSpeeds(exchanged(10, 5, 10, 5, 1), 5, 5);
}

TEST(Body, AnExchangeKeepsTheMomentumAndMakesNoEnergy) {
    Random random(7);
    for (int i = 0; i < 5000; ++i) {
        const float m1 = random.between(0.1f, 50.0f), m2 = random.between(0.1f, 50.0f);
        const float v1 = random.between(-900.0f, 900.0f), v2 = random.between(-900.0f, 900.0f);
        const float restitution = i % 3 == 0 ? 1.0f : random.unit();
        const auto [w1, w2] = exchanged(m1, v1, m2, v2, restitution);
        const float scale = m1 * std::fabs(v1) + m2 * std::fabs(v2);
        ASSERT_NEAR(m1 * w1 + m2 * w2, m1 * v1 + m2 * v2, scale * 1.0e-5f);
        const double before = m1 * v1 * v1 + m2 * v2 * v2;
        const double after = m1 * w1 * w1 + m2 * w2 * w2;
        ASSERT_LE(after, before * 1.00001);
        if (restitution == 1.0f) {
            ASSERT_NEAR(after, before, before * 1.0e-4);
        }
        if (v1 > v2) {
            ASSERT_NEAR(w2 - w1, restitution * (v1 - v2), 0.01f);
        }
    }
}

TEST(Body, AnExchangeOfInvalidInputDoesNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    float a = 5.0f, b = 0.0f;
    EXPECT_EQ(exchangeSpeeds(a, 0.0f, b, 0.0f, 1.0f), 0.0f) << "two walls";
    EXPECT_EQ(exchangeSpeeds(a, -1.0f, b, 0.0f, 1.0f), 0.0f);
    EXPECT_EQ(exchangeSpeeds(a, nan, b, 1.0f, 1.0f), 0.0f);
    EXPECT_EQ(exchangeSpeeds(a, 1.0f, b, 1.0f, nan), 0.0f);
    EXPECT_EQ(exchangeSpeeds(a, 1.0f, b, 1.0f, -1.0f), 0.0f);
    EXPECT_EQ(a, 5.0f);
    EXPECT_EQ(b, 0.0f);
    float odd = nan;
    EXPECT_EQ(exchangeSpeeds(odd, 1.0f, b, 1.0f, 1.0f), 0.0f);
    EXPECT_EQ(b, 0.0f);
}

TEST(Body, ReportsWhatIsInvalid) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(validate(makeBox({1.0f, 2.0f}, {30.0f, 20.0f}, 4.0f)), nullptr);
    EXPECT_CLOSE(makeBox({}, {30.0f, 20.0f}, 4.0f).inverseMass, 0.25);
    EXPECT_FALSE(makeWall({}, {30.0f, 20.0f}).isMovable());
    const auto faultWith = [](auto change) {
        Body body;
        change(body);
        return validate(body) != nullptr;
    };
    EXPECT_TRUE(faultWith([&](Body& b) { b.position.x = nan; }));
    EXPECT_TRUE(faultWith([&](Body& b) { b.velocity.y = nan; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.halfSize.x = 0.0f; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.inverseMass = -1.0f; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.restitution = 1.5f; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.restitution = -0.1f; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.friction = -1.0f; }));
    EXPECT_TRUE(faultWith([&](Body& b) { b.gravityScale = nan; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.stepHeight = -1.0f; }));
    EXPECT_TRUE(faultWith([](Body& b) { b.oneWay = true; })) << "a one-way box";
}

TEST(Body, LosesNoFractionsWhereTheArticleCutsThem) {
    expectSpeeds(exchanged(10, 3, 10, 0, 0), 1.5, 1.5);
    expectSpeeds(exchanged(10, 0, 10, -3, 0), -1.5, -1.5);
    expectSpeeds(exchanged(10, 1000, 10, 0, 1), 0, 1000); // the larger restitution is the pair's
    expectSpeeds(exchanged(10, 1000, 10, 0, 0), 500, 500);
    expectSpeeds(exchanged(10, 500, 10, 0, 0), 250, 250);
    expectSpeeds(exchanged(10, 250, kWall, 0, 0), 0, 0);
}

TEST(Body, AWallDoesNotMoveAtAll) {
    float hero = 1.0e6f, wall = 0.0f;
    exchangeSpeeds(hero, 0.1f, wall, 0.0f, 1.0f);
    EXPECT_EQ(wall, 0.0f) << "a mass of 9999999 would give 2";
    EXPECT_CLOSE(hero, -1.0e6);
}
