#include "gameplay/tracking/Unit.h"

#include "gameplay/Aiming.h"
#include "gameplay/Near.h"
#include "gameplay/Random.h"
#include "gameplay/frame.h"

#include <limits>

using namespace copra;

namespace {

UnitTuning tuned(Pursuit pursuit, float speed = 300.0f, float turnDegrees = 180.0f) {
    UnitTuning tuning;
    tuning.pursuit = pursuit;
    tuning.speed = speed;
    tuning.turnDegrees = turnDegrees;
    return tuning;
}

// Steps until it meets a target that flies evenly; 0 when it does not within ten seconds.
int stepsToHit(Pursuit pursuit, Vec2 target, const Vec2& velocity, float speed, float turnDegrees,
               float& turned) {
    Unit unit;
    unit.heading = normalizedOr(target, Vec2::UNIT_X);
    turned = 0.0f;
    for (int i = 1; i <= 600; ++i) {
        target += velocity * kFrame;
        const Vec2 before = unit.heading;
        if (unit.step(target, velocity, tuned(pursuit, speed, turnDegrees), kFrame)) return i;
        turned += std::fabs(angleBetween(before, unit.heading));
    }
    return 0;
}

const Pursuit kAll[] = {Pursuit::Straight, Pursuit::LockOn, Pursuit::Home, Pursuit::Lead, Pursuit::Navigate};

} // namespace

TEST(Unit, FliesTheArticlesHomingPathAtSixtyStepsASecond) {
    Unit unit;
    const UnitTuning tuning = tuned(Pursuit::Home, 300.0f, 300.0f);
    unit.step({100.0f, 100.0f}, tuning, kFrame);
    EXPECT_VEC(unit.position, 4.980973490, 0.435778714);
    unit.step({100.0f, 100.0f}, tuning, kFrame);
    EXPECT_VEC(unit.position, 9.905012256, 1.304019602);
    unit.step({100.0f, 100.0f}, tuning, kFrame);
    EXPECT_VEC(unit.position, 14.734641387, 2.598114828);
    int steps = 3;
    while (!unit.step({100.0f, 100.0f}, tuning, kFrame) && steps < 100) ++steps;
    EXPECT_EQ(steps + 1, 30);
    EXPECT_EQ(unit.position, Vec2(100.0f, 100.0f)) << "exactly there";
}

TEST(Unit, ArrivesExactlyFromEverywhereAtAnySpeed) {
    Random random(21);
    for (int i = 0; i < 500; ++i) {
        const Vec2 target = random.direction() * random.between(0.0f, 800.0f);
        const UnitTuning tuning = tuned(Pursuit::Straight, random.between(1.0f, 3000.0f));
        Unit unit;
        int steps = 0;
        while (!unit.step(target, tuning, kFrame) && steps < 100000) {
            ++steps;
            ASSERT_LE(unit.position.length(), target.length() + 0.01f) << "never past it";
        }
        ASSERT_EQ(unit.position, target);
        ASSERT_NEAR(static_cast<float>(steps), target.length() / tuning.speed * 60.0f,
                    1.0f + 1.0e-3f * static_cast<float>(steps));
    }
}

TEST(Unit, StraightLooksWhereItFlies) {
    Unit unit;
    unit.step({0.0f, 100.0f}, tuned(Pursuit::Straight), kFrame);
    EXPECT_VEC(unit.heading, 0, 1);
    EXPECT_NEAR(unit.rotation(), 0.0f, 1.0e-3f);
    unit.position = {0.0f, 100.0f};
    EXPECT_TRUE(unit.step({0.0f, 100.0f}, tuned(Pursuit::Straight), kFrame)) << "on the spot";
    EXPECT_VEC(unit.heading, 0, 1);
}

TEST(Unit, NeverTurnsFasterThanItsRate) {
    Random random(22);
    for (const Pursuit pursuit : {Pursuit::LockOn, Pursuit::Home, Pursuit::Lead, Pursuit::Navigate}) {
        for (int i = 0; i < 200; ++i) {
            const UnitTuning tuning =
                tuned(pursuit, random.between(50.0f, 900.0f), random.between(5.0f, 720.0f));
            Unit unit;
            unit.heading = random.direction();
            Vec2 target = random.direction() * 400.0f;
            const Vec2 velocity = random.direction() * random.between(0.0f, 500.0f);
            for (int step = 0; step < 120; ++step) {
                const Vec2 before = unit.heading;
                target += velocity * kFrame;
                if (step == 60) target = random.direction() * 400.0f; // it teleports
                unit.step(target, velocity, tuning, kFrame);
                ASSERT_LE(std::fabs(angleBetween(before, unit.heading)),
                          tuning.turnDegrees * kRadiansPerDegree * kFrame + 1.0e-4f);
                ASSERT_NEAR(unit.heading.length(), 1.0f, 1.0e-4f);
                ASSERT_TRUE(isFinite(unit.position));
            }
        }
    }
}

TEST(Unit, ATurretSnapsOntoItsTargetAndStaysOnIt) {
    Unit unit;
    const UnitTuning tuning = tuned(Pursuit::LockOn, 0.0f, 300.0f); // needs no speed
    int steps = 1;
    while (!unit.step({-100.0f, 100.0f}, tuning, kFrame) && steps < 100) ++steps;
    EXPECT_NEAR(steps, 27, 1) << "135 degrees, 5 a step";
    EXPECT_VEC(unit.position, 0, 0);
    for (int i = 0; i < 50; ++i) {
        EXPECT_TRUE(unit.step({-100.0f, 100.0f}, tuning, kFrame));
        EXPECT_NEAR(angleBetween(unit.heading, {-100.0f, 100.0f}), 0.0f, 1.0e-6f);
    }
}

TEST(Unit, LeadMeetsAnEvenTargetOnAStraightLine) {
    float turned = 0.0f;
    const int led = stepsToHit(Pursuit::Lead, {300.0f, 0.0f}, {0.0f, 180.0f}, 300.0f, 720.0f, turned);
    EXPECT_NEAR(static_cast<float>(led) / 60.0f, 1.25f, 0.04f) << "300 / sqrt(300^2 - 180^2) s";
    float homed = 0.0f;
    const int followed = stepsToHit(Pursuit::Home, {300.0f, 0.0f}, {0.0f, 180.0f}, 300.0f, 720.0f, homed);
    EXPECT_GT(followed, led) << "pure pursuit comes round behind it";
    EXPECT_GT(homed, turned);
}

TEST(Unit, NavigationHitsCrossingTargetsAndEndsItsTurnEarly) {
    for (const float crossing : {60.0f, 150.0f, 200.0f}) {
        float turned = 0.0f, homed = 0.0f;
        const int navigated =
            stepsToHit(Pursuit::Navigate, {400.0f, 0.0f}, {0.0f, crossing}, 300.0f, 360.0f, turned);
        const int followed =
            stepsToHit(Pursuit::Home, {400.0f, 0.0f}, {0.0f, crossing}, 300.0f, 360.0f, homed);
        EXPECT_GT(navigated, 0) << crossing;
        EXPECT_LE(navigated, followed) << crossing;
        EXPECT_LT(turned, homed) << crossing;
    }
}

TEST(Unit, NavigationTurnsRoundToATargetBehind) {
    Unit unit;
    unit.heading = Vec2(-1.0f, 0.0f);
    int steps = 0;
    while (!unit.step({500.0f, 20.0f}, {}, tuned(Pursuit::Navigate), kFrame) && steps < 600) ++steps;
    EXPECT_LT(steps, 300);
}

TEST(Unit, ATargetInsideTheTurningCircleIsOrbited) {
    EXPECT_CLOSE(turningRadius(600.0f, 60.0f), 572.957795);
    EXPECT_TRUE(std::isinf(turningRadius(600.0f, 0.0f)));
    EXPECT_EQ(turningRadius(-1.0f, 60.0f), 0.0f);
    const float speed = 300.0f, turn = 90.0f; // radius 191
    const Vec2 inside(0.0f, 100.0f), outside(300.0f, 300.0f);
    EXPECT_TRUE(isBeyondReach({}, {1.0f, 0.0f}, inside, speed, turn));
    EXPECT_TRUE(isBeyondReach({}, {1.0f, 0.0f}, -inside, speed, turn));
    EXPECT_FALSE(isBeyondReach({}, {1.0f, 0.0f}, outside, speed, turn));
    EXPECT_FALSE(isBeyondReach({}, {1.0f, 0.0f}, {50.0f, 0.0f}, speed, turn));
    for (const Vec2& target : {inside, outside}) {
        Unit unit;
        bool hit = false;
        for (int i = 0; i < 1200 && !hit; ++i)
            hit = unit.step(target, tuned(Pursuit::Home, speed, turn), kFrame);
        EXPECT_EQ(hit, target == outside);
    }
}

TEST(Unit, CoastsOnWithoutATarget) {
    for (const Pursuit pursuit : kAll) {
        Unit unit;
        unit.coast(tuned(pursuit), 0.5f);
        const bool flies = pursuit != Pursuit::Straight && pursuit != Pursuit::LockOn;
        EXPECT_VEC(unit.position, flies ? 150 : 0, 0);
    }
}

TEST(Unit, InvalidInputChangesNothing) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float inf = std::numeric_limits<float>::infinity();
    for (const Pursuit pursuit : kAll) {
        Unit unit;
        EXPECT_FALSE(unit.step({nan, 0.0f}, tuned(pursuit), kFrame));
        EXPECT_FALSE(unit.step({inf, 0.0f}, tuned(pursuit), kFrame));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit), 0.0f));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit), -1.0f));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit), nan));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit, nan, nan), kFrame));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit, 0.0f, 0.0f), kFrame));
        EXPECT_FALSE(unit.step({100.0f, 0.0f}, tuned(pursuit, -5.0f, -5.0f), kFrame));
        EXPECT_VEC(unit.position, 0, 0);
        EXPECT_VEC(unit.heading, 1, 0);
        unit.coast(tuned(pursuit, -5.0f, -5.0f), kFrame);
        unit.coast(tuned(pursuit), nan);
        EXPECT_VEC(unit.position, 0, 0);
        // A velocity that is none counts as standing.
        unit.step({100.0f, 0.0f}, {nan, nan}, tuned(pursuit), kFrame);
        EXPECT_TRUE(isFinite(unit.position));
    }
    UnitTuning gainless = tuned(Pursuit::Navigate);
    gainless.gain = 0.0f;
    EXPECT_NE(validate(gainless), nullptr);
}

TEST(Unit, AHeadingOfNothingLooksAtTheTarget) {
    for (const Pursuit pursuit : {Pursuit::LockOn, Pursuit::Home, Pursuit::Lead, Pursuit::Navigate}) {
        Unit unit;
        unit.heading = Vec2::ZERO;
        unit.step({0.0f, 100.0f}, tuned(pursuit), kFrame);
        EXPECT_VEC(unit.heading, 0, 1);
    }
}

// What the article's Vector2D could, by the names that Vec2 has for it.
TEST(Unit, Vec2CanWhatTheArticlesVectorCould) {
    const Vec2 from(1.0f, 2.0f), to(4.0f, 6.0f);
    Vec2 way(from, to); // new Vector2D(from, to)
    EXPECT_VEC(way, 3, 4);
    way.set(from, to);                       // set(from, to)
    EXPECT_CLOSE(way.length(), 5);           // length()
    EXPECT_CLOSE(from.distance(to), 5);      // distance(to), distance(from, to)
    EXPECT_CLOSE(way.dot({2.0f, 1.0f}), 10); // dot(vec)
    way.normalize();                         // normalize()
    EXPECT_VEC(way, 0.6, 0.8);
    way *= 5.0f;             // times(pow)
    way += Vec2(1.0f, 1.0f); // add(vec), add(ax, ay), offset(vec)
    way -= Vec2(2.0f, 3.0f); // dec(vec), dec(ax, ay)
    EXPECT_VEC(way, 2, 2);
    EXPECT_TRUE(way == Vec2(2.0f, 2.0f));        // isEquals(vec)
    EXPECT_EQ(-Vec2::UNIT_X, Vec2(-1.0f, 0.0f)); // LEFT; RIGHT is UNIT_X, UP (y up here) UNIT_Y
}

TEST(Unit, TheTurningCircleOfWholeFramesIsAPolygonAroundIt) {
    // 10 points and 1 degree a frame: s / (2 sin(d / 2)) = 572.965.
    Unit unit;
    UnitTuning tuning;
    tuning.pursuit = Pursuit::Home;
    tuning.speed = 600.0f;
    tuning.turnDegrees = 60.0f;
    Vec2 low = unit.position, high = unit.position;
    for (int frame = 0; frame < 360; ++frame) {
        const Vec2 beside = unit.position + unit.heading.getPerp() * 1000.0f;
        unit.step(beside, tuning, 1.0f / 60.0f);
        low = {std::min(low.x, unit.position.x), std::min(low.y, unit.position.y)};
        high = {std::max(high.x, unit.position.x), std::max(high.y, unit.position.y)};
    }
    EXPECT_NEAR((high.y - low.y) / 2.0f, 572.965f, 0.06f);
    EXPECT_NEAR((high.x - low.x) / 2.0f, 572.965f, 0.06f);
}
