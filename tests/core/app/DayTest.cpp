/// What goes on for a day still goes on evenly, and needs no more memory.

#include "app/HeadlessTest.h"

#include "action/Move.h"
#include "action/Repeat.h"
#include "action/Rotate.h"
#include "action/Sequence.h"
#include "app/shaderTime.h"
#include "base/sanitizer.h"

#include <cmath>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace cocos2d;

namespace {

constexpr float kFrame = 1.0f / 60.0f;

class DayTest : public HeadlessTest {
protected:
    /// In steps of ten seconds, which are equal to more and shorter ones for what is tested.
    void pass(int hours) {
        for (int i = 0; i < hours * 360; ++i) frame(10.0f);
    }
    /// 0 where it cannot be measured.
    static std::size_t bytesInUse() {
#ifdef __GLIBC__
        return copra::kHasSanitizer ? 0 : mallinfo2().uordblks;
#else
        return 0;
#endif
    }
};

} // namespace

TEST_F(DayTest, TurnsMovesAndTimersAreEven) {
    Node* const turning = Node::create();
    Node* const moving = Node::create();
    director->getRunningScene()->addChild(turning);
    director->getRunningScene()->addChild(moving);
    turning->runAction(RepeatForever::create(RotateBy::create(1.0f, 3600.0f)));
    moving->runAction(RepeatForever::create(
        Sequence::create(MoveBy::create(1.0f, Vec2(100, 0)), MoveBy::create(1.0f, Vec2(-100, 0)), nullptr)));
    int calls = 0;
    turning->schedule([&](float) { ++calls; }, 0.1f, "often");
    frame();
    pass(1);
    const std::size_t bytes = bytesInUse();
    pass(23);
    EXPECT_LT(bytesInUse(), bytes + 10'000);
    EXPECT_NEAR(calls, 864'000, 2);
    frame(10.0f + kFrame / 2); // away from the ends of rounds
    for (int i = 0; i < 40; ++i) {
        const float angle = turning->getRotation();
        const float x = moving->getPositionX();
        frame(kFrame);
        EXPECT_NEAR(turning->getRotation() - angle, 60.0f, 0.1f);
        EXPECT_NEAR(std::abs(moving->getPositionX() - x), 100.0f * kFrame, 0.01f);
    }
}

TEST_F(DayTest, TheTimeOfShadersIsEvenAndItsWavesGoOn) {
    constexpr unsigned kDay = 24 * 60 * 60 * 60;
    for (unsigned i = 0; i < 1000; ++i)
        EXPECT_NEAR(copra::shaderSeconds(kDay + i + 1, kFrame) - copra::shaderSeconds(kDay + i, kFrame),
                    kFrame, 1e-3f);
    EXPECT_FLOAT_EQ(copra::shaderSeconds(60, kFrame), 1.0f);
    constexpr unsigned kLast = 7100 * 60 - 1; // before the time begins again
    EXPECT_GT(copra::shaderSeconds(kLast, kFrame), 7099.0f);
    EXPECT_LT(copra::shaderSeconds(kLast + 2, kFrame), 1.0f);
    const auto expectSmall = [](float change) { EXPECT_LT(std::abs(std::remainder(change, 1.0f)), 0.15f); };
    for (const float frequency : {0.1f, 0.5f, 1.0f, 2.0f, 4.0f}) {
        const float before = copra::shaderSeconds(kLast, kFrame) * frequency;
        const float after = copra::shaderSeconds(kLast + 2, kFrame) * frequency;
        EXPECT_NEAR(std::sin(before), std::sin(after), 0.2f) << frequency;
        expectSmall(after - before); // of a texture that repeats
    }
}
