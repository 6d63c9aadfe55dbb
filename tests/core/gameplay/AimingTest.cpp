#include "gameplay/Aiming.h"

#include "gameplay/Near.h"
#include "gameplay/Random.h"

#include <limits>

using namespace copra;

TEST(Aiming, AnglesAreSignedAndExactlyBehindIsPositive) {
    const Vec2 east(1.0f, 0.0f);
    EXPECT_CLOSE(angleBetween(east, {0.0f, 2.0f}), 1.5707963);
    EXPECT_CLOSE(angleBetween(east, {0.0f, -2.0f}), -1.5707963);
    EXPECT_CLOSE(angleBetween(east, {-3.0f, 0.0f}), 3.1415926);
    EXPECT_CLOSE(angleBetween(east, {-3.0f, -0.0f}), 3.1415926);
    EXPECT_EQ(angleBetween(east, {3.0f, 0.0f}), 0.0f);
    EXPECT_EQ(angleBetween(east, Vec2::ZERO), 0.0f);
}

TEST(Aiming, SeesWhatIsExactlyAheadForAllIntegerCourses) {
    // Where acos of the dot product gives NaN for every eleventh.
    for (int x = -40; x <= 40; ++x)
        for (int y = -40; y <= 40; ++y) {
            const Vec2 course(static_cast<float>(x), static_cast<float>(y));
            for (const float factor : {1.0f, 3.0f, 7.0f})
                ASSERT_EQ(angleBetween(course, course * factor), 0.0f);
        }
}

TEST(Aiming, NeverTurnsMoreThanAllowedAndKeepsTheLength) {
    Random random(31);
    for (int i = 0; i < 5000; ++i) {
        const Vec2 course = random.direction() * random.between(0.1f, 900.0f);
        const Vec2 wanted = random.direction() * random.between(0.1f, 900.0f);
        const float most = random.between(0.0f, 1.0f);
        const Vec2 result = rotateTowards(course, wanted, most);
        ASSERT_NEAR(result.length(), course.length(), course.length() * 1.0e-5f);
        ASSERT_LE(std::fabs(angleBetween(course, result)), most + 1.0e-5f);
        ASSERT_LE(std::fabs(angleBetween(result, wanted)), std::fabs(angleBetween(course, wanted)) + 1.0e-5f);
    }
}

TEST(Aiming, EndsExactlyOnTheWantedDirection) {
    const Vec2 result = rotateTowards({0.0f, 10.0f}, {50.0f, 100.0f}, 1.5f);
    EXPECT_VEC(result, 4.47213595, 8.94427191);
}

TEST(Aiming, LeavesTheDirectionWhenThereIsNoWhereToTurn) {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_VEC(rotateTowards({3.0f, 4.0f}, Vec2::ZERO, 1.0f), 3, 4);
    EXPECT_VEC(rotateTowards({3.0f, 4.0f}, {nan, 1.0f}, 1.0f), 3, 4);
    EXPECT_VEC(rotateTowards({3.0f, 4.0f}, {0.0f, 1.0f}, nan), 3, 4);
    EXPECT_VEC(rotateTowards(Vec2::ZERO, {0.0f, 1.0f}, 1.0f), 0, 0);
}

TEST(Aiming, MeetsAMovingTarget) {
    Random random(32);
    for (int i = 0; i < 1000; ++i) {
        const Vec2 target = random.direction() * random.between(50.0f, 500.0f);
        const Vec2 velocity = random.direction() * random.between(0.0f, 200.0f);
        const Vec2 meeting = interceptPoint(Vec2::ZERO, 300.0f, target, velocity);
        const float time = meeting.length() / 300.0f;
        ASSERT_NEAR((target + velocity * time - meeting).length(), 0.0f, 0.05f);
    }
}

TEST(Aiming, AimsAtTheTargetItselfWhenItCannotBeMet) {
    EXPECT_VEC(interceptPoint(Vec2::ZERO, 100.0f, {50.0f, 0.0f}, {200.0f, 0.0f}), 50, 0);
    EXPECT_VEC(interceptPoint(Vec2::ZERO, 100.0f, {50.0f, 0.0f}, {100.0f, 0.0f}), 50, 0);
    EXPECT_VEC(interceptPoint(Vec2::ZERO, 100.0f, {50.0f, 0.0f}, {-100.0f, 0.0f}), 25, 0);
}
