#include "gameplay/reference/Body.h"

#include <climits>
#include <gtest/gtest.h>
#include <tuple>
#include <utility>

namespace copra::reference {

namespace {

Body bodyOf(int mass, int speed, int elasticForce = 0) {
    Body body;
    body.mass = mass;
    body.detailSpeedX = speed;
    body.elasticForce = elasticForce;
    return body;
}

using Speeds = std::pair<int, int>;

Speeds exchanged(Body a, Body b) {
    EXPECT_TRUE(copra::reference::exchangeSpeeds(a, b));
    return {a.detailSpeedX, b.detailSpeedX};
}

// Boxes of width 10 side by side, then a wall that touches the last.
struct Row {
    Row(std::initializer_list<int> masses, int elasticForce) {
        for (const int mass : masses) {
            boxes[count] = bodyOf(mass, 0, elasticForce);
            boxes[count].x = 10 * static_cast<int>(count);
            boxes[count].width = 10;
            ++count;
        }
    }
    void step() { copra::reference::stepRow(boxes, count); }
    int speed(std::size_t i) const { return boxes[i].detailSpeedX; }

    Body boxes[6];
    std::size_t count = 0;
};

} // namespace

TEST(ReferenceBody, TheArticlesFirstExampleStopsAtTheWall) {
    EXPECT_EQ(exchanged(bodyOf(10, 2), bodyOf(kWallMass, 0)), Speeds(0, 0));
}

TEST(ReferenceBody, TheArticlesSecondExampleBouncesOffTheWall) {
    EXPECT_EQ(exchanged(bodyOf(10, 2, 1000), bodyOf(kWallMass, 0)), Speeds(-2, 0));
}

TEST(ReferenceBody, CutsSpeedsTowardsZero) {
    EXPECT_EQ(exchanged(bodyOf(10, 2), bodyOf(10, 0)), Speeds(1, 1));
    EXPECT_EQ(exchanged(bodyOf(10, 1), bodyOf(10, 0)), Speeds(1, 0)) << "a speed of 1 pushes nothing";
    EXPECT_EQ(exchanged(bodyOf(10, 1, 1000), bodyOf(10, 0, 1000)), Speeds(0, 1));
    EXPECT_EQ(exchanged(bodyOf(10, 3), bodyOf(10, 0)), Speeds(2, 1));
    EXPECT_EQ(exchanged(bodyOf(10, -3), bodyOf(10, 0)), Speeds(-2, -1));
}

TEST(ReferenceBody, CutsTheRatioOfTheMassesSoThatMomentumIsNotKept) {
    EXPECT_EQ(exchanged(bodyOf(10, 3), bodyOf(20, 0)), Speeds(0, 1)) << "momentum 30 becomes 20";
    EXPECT_EQ(exchanged(bodyOf(20, 3), bodyOf(10, 0)), Speeds(2, 3)) << "momentum 60 becomes 70";
    EXPECT_EQ(exchanged(bodyOf(30, 1000), bodyOf(20, 0)), Speeds(500, 1000)) << "exact: 600, 600";
    EXPECT_EQ(exchanged(bodyOf(19, 1000), bodyOf(10, 0)), Speeds(500, 1000)) << "exact: 655.17 each";
}

TEST(ReferenceBody, EachBouncesByItsOwnElasticity) {
    EXPECT_EQ(exchanged(bodyOf(10, 1000, 500), bodyOf(10, -1000, 500)), Speeds(-500, 500));
    EXPECT_EQ(exchanged(bodyOf(10, 1000, 1000), bodyOf(10, 0, 0)), Speeds(0, 500)) << "half the momentum";
}

TEST(ReferenceBody, ExchangesAlsoWhatParts) {
    EXPECT_EQ(exchanged(bodyOf(10, -1000, 1000), bodyOf(10, 1000, 1000)), Speeds(1000, -1000));
}

TEST(ReferenceBody, APushRunsThroughTheRowOneLinkAFrame) {
    Row row({40, 20, 10, kWallMass}, 0);
    row.boxes[0].detailSpeedX = 1;
    row.step();
    EXPECT_EQ(row.speed(0), 1);
    EXPECT_EQ(row.speed(1), 1);
    EXPECT_EQ(row.speed(2), 0);
    row.boxes[0].detailSpeedX = 0; // one push only
    row.step();
    EXPECT_EQ(row.speed(1), 1);
    EXPECT_EQ(row.speed(2), 1);
    row.boxes[1].detailSpeedX = 0;
    row.step();
    EXPECT_EQ(row.speed(2), 0);
    EXPECT_EQ(row.speed(3), 0);
}

TEST(ReferenceBody, AnElasticPushIsHandedOnAndComesBackFromTheWall) {
    Row row({10, 10, 10, kWallMass}, 1000);
    row.boxes[3].elasticForce = 0;
    row.boxes[0].detailSpeedX = 1;
    const Speeds expected[] = {{0, 1}, {0, 1}};
    row.step();
    EXPECT_EQ(Speeds(row.speed(0), row.speed(1)), expected[0]);
    row.step();
    EXPECT_EQ(Speeds(row.speed(1), row.speed(2)), expected[1]);
    row.step();
    EXPECT_EQ(row.speed(2), -1);
    EXPECT_EQ(row.speed(3), 0);
}

TEST(ReferenceBody, AnInelasticPushHalvesFromBoxToBox) {
    Body a = bodyOf(10, 1000), b = bodyOf(10, 0), c = bodyOf(10, 0);
    Body wall = bodyOf(kWallMass, 0);
    copra::reference::exchangeSpeeds(a, b);
    EXPECT_EQ(Speeds(a.detailSpeedX, b.detailSpeedX), Speeds(500, 500));
    copra::reference::exchangeSpeeds(b, c);
    EXPECT_EQ(Speeds(b.detailSpeedX, c.detailSpeedX), Speeds(250, 250));
    copra::reference::exchangeSpeeds(c, wall);
    EXPECT_EQ(c.detailSpeedX, 0);
}

TEST(ReferenceBody, IsPutBackToWhereItTouches) {
    Row row({10, 10}, 0);
    row.boxes[1].x = 13;
    row.boxes[0].detailSpeedX = 8;
    row.step();
    EXPECT_EQ(row.boxes[0].x, 3) << "3 of the 8 were free";
    EXPECT_EQ(row.boxes[1].x, 13) << "nothing is pushed out of the way";
    EXPECT_EQ(row.boxes[0].stoppedBy, 1u);
    EXPECT_EQ(row.boxes[1].stoppedBy, Body::kNothing);
}

TEST(ReferenceBody, TwoThatRunIntoEachOtherExchangeOnce) {
    Row row({10, 10}, 1000);
    row.boxes[0].detailSpeedX = 4;
    row.boxes[1].detailSpeedX = -4;
    row.step();
    EXPECT_EQ(Speeds(row.speed(0), row.speed(1)), Speeds(-4, 4));
}

TEST(ReferenceBody, NeverSinksIntoAnother) {
    Row row({10, 30, 5, 20, kWallMass}, 700);
    for (std::size_t i = 0; i < row.count; ++i) row.boxes[i].x = 40 * static_cast<int>(i);
    row.boxes[0].detailSpeedX = 70;
    row.boxes[2].detailSpeedX = -35;
    for (int frame = 0; frame < 200; ++frame) {
        row.step();
        for (std::size_t i = 1; i < row.count; ++i)
            ASSERT_GE(row.boxes[i].x, row.boxes[i - 1].x + 10) << frame;
    }
}

TEST(ReferenceBody, DoesNothingForAMassOfZeroOrBelow) {
    for (const int mass : {0, -5}) {
        Body a = bodyOf(mass, 7), b = bodyOf(10, 0);
        EXPECT_FALSE(copra::reference::exchangeSpeeds(a, b));
        EXPECT_FALSE(copra::reference::exchangeSpeeds(b, a));
        EXPECT_EQ(Speeds(a.detailSpeedX, b.detailSpeedX), Speeds(7, 0));
    }
    copra::reference::stepRow(nullptr, 0);
}

TEST(ReferenceBody, HugeNumbersDoNotOverflow) {
    Body a = bodyOf(1, INT_MAX, 1000), b = bodyOf(1, INT_MIN, 1000);
    copra::reference::exchangeSpeeds(a, b);
    EXPECT_EQ(a.detailSpeedX, INT_MIN);
    EXPECT_EQ(b.detailSpeedX, INT_MAX);
    Body alone = bodyOf(1, INT_MAX);
    alone.x = INT_MAX - 1;
    copra::reference::stepRow(&alone, 1);
    EXPECT_EQ(alone.x, INT_MAX);
}

TEST(ReferenceBody, TheOrderOfTheObjectsMatters) {
    // Both move to the right at 4 and touch each other: the front one has to go first.
    Body behind = bodyOf(10, 4, 1000), front = bodyOf(10, 4, 1000);
    behind.width = front.width = 10;
    front.x = 10;
    Body first[] = {behind, front};
    Body second[] = {front, behind};
    copra::reference::stepRow(first, 2);
    copra::reference::stepRow(second, 2);
    EXPECT_EQ(first[0].x, 0) << "held up by who is about to leave";
    EXPECT_EQ(second[1].x, 4);
}

TEST(ReferenceBody, TwoThatPartCollideAgainAndAgain) {
    Body a = bodyOf(10, -1000, 1000), b = bodyOf(10, 1000, 1000);
    copra::reference::exchangeSpeeds(a, b);
    copra::reference::exchangeSpeeds(a, b);
    EXPECT_EQ(Speeds(a.detailSpeedX, b.detailSpeedX), Speeds(-1000, 1000));
}

TEST(ReferenceBody, AWallOfTenMillionIsTheArticlesWall) {
    // 9999999 / 10 is 999999, where the article's text writes 9999999 + 1: the same speeds.
    for (const int speed : {1, 2, 700, 900000})
        EXPECT_EQ(exchanged(bodyOf(10, speed), bodyOf(kWallMass, 0)), Speeds(0, 0)) << speed;
}

} // namespace copra::reference
