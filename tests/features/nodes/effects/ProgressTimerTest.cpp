#include "nodes/effects/ProgressTimer.h"

#include "base/expectRefused.h"
#include "base/lastReference.h"
#include "nodes/effects/EffectFixture.h"
#include "nodes/effects/ProgressTo.h"

#include <cmath>

using namespace cocos2d;

namespace {

class ProgressTimerTest : public EffectFixture {
protected:
    /// A timer over a red square of this many points, its lower left corner at (0, 0).
    static ProgressTimer* timer(float side = 4) {
        ProgressTimer* made = ProgressTimer::create(block(side, side, Color3B::RED));
        made->setAnchorPoint(Vec2::ZERO);
        return made;
    }
    static ProgressTimer* bar(const Vec2& midpoint, const Vec2& rate, float percentage) {
        ProgressTimer* made = timer();
        made->setType(ProgressTimer::Type::BAR);
        made->setMidpoint(midpoint);
        made->setBarChangeRate(rate);
        made->setPercentage(percentage);
        return made;
    }
};

TEST_F(ProgressTimerTest, SweepsClockwiseFromTheTop) {
    ProgressTimer* radial = timer();
    radial->setPercentage(25);
    EXPECT_EQ(picture(radial, 4, 4), "..rr\n..rr\n....\n....\n");
    radial->setPercentage(50);
    EXPECT_EQ(picture(radial, 4, 4), "..rr\n..rr\n..rr\n..rr\n");
    radial->setPercentage(75);
    EXPECT_EQ(picture(radial, 4, 4), "..rr\n..rr\nrrrr\nrrrr\n");
}

TEST_F(ProgressTimerTest, ShowsNothingAtZeroAndEverythingAtAHundred) {
    ProgressTimer* radial = timer();
    EXPECT_EQ(picture(radial, 2, 2), "..\n..\n");
    radial->setPercentage(100);
    EXPECT_EQ(picture(radial, 4, 4), "rrrr\nrrrr\nrrrr\nrrrr\n");
    EXPECT_EQ(picture(bar(Vec2::ZERO, Vec2(1, 0), 0), 2, 2), "..\n..\n");
}

TEST_F(ProgressTimerTest, SweepsTheOtherWayInReverse) {
    ProgressTimer* radial = timer();
    radial->setPercentage(25);
    radial->setReverseDirection(true); // also after the percentage
    EXPECT_EQ(picture(radial, 4, 4), "rr..\nrr..\n....\n....\n");
}

TEST_F(ProgressTimerTest, SweepsAroundAMidpointInACorner) {
    ProgressTimer* radial = timer();
    radial->setMidpoint(Vec2(0, 0));
    radial->setPercentage(25);
    EXPECT_EQ(picture(radial, 4, 4), "rrrr\nrrrr\nrrrr\nrrrr\n") << "a quarter turn sees all of it";
    radial->setMidpoint(Vec2(1, 1));
    radial->setPercentage(50);
    EXPECT_EQ(picture(radial, 4, 4), "....\n....\n....\n....\n");
    radial->setPercentage(75);
    EXPECT_EQ(picture(radial, 4, 4), "rrrr\nrrrr\nrrrr\nrrrr\n");
}

TEST_F(ProgressTimerTest, GrowsABarFromItsMidpoint) {
    EXPECT_EQ(picture(bar(Vec2(0, 0), Vec2(1, 0), 50), 4, 1), "rr..\n");
    EXPECT_EQ(picture(bar(Vec2(1, 0), Vec2(1, 0), 50), 4, 1), "..rr\n");
    EXPECT_EQ(picture(bar(Vec2(0.5f, 0), Vec2(1, 0), 50), 4, 1), ".rr.\n");
    EXPECT_EQ(picture(bar(Vec2(0, 0), Vec2(0, 1), 25), 1, 4), ".\n.\n.\nr\n");
    EXPECT_EQ(picture(bar(Vec2(0.5f, 0.5f), Vec2(1, 1), 50), 4, 4), "....\n.rr.\n.rr.\n....\n");
}

TEST_F(ProgressTimerTest, ShowsTheRestOfABarInReverse) {
    ProgressTimer* reversed = bar(Vec2(0.5f, 0), Vec2(1, 0), 50);
    reversed->setReverseDirection(true);
    EXPECT_EQ(picture(reversed, 4, 1), "r..r\n");
}

TEST_F(ProgressTimerTest, ShowsAtOnceWhatIsSetAfterThePercentage) {
    ProgressTimer* horizontal = bar(Vec2(0, 0), Vec2(1, 0), 50);
    horizontal->setMidpoint(Vec2(1, 0));
    EXPECT_EQ(picture(horizontal, 4, 1), "..rr\n");
    horizontal->setBarChangeRate(Vec2(0, 1));
    EXPECT_EQ(picture(horizontal, 4, 4), "....\n....\nrrrr\nrrrr\n");
    horizontal->setSprite(block(4, 4, Color3B::BLUE));
    EXPECT_EQ(picture(horizontal, 4, 4), "....\n....\nbbbb\nbbbb\n");
}

TEST_F(ProgressTimerTest, ClampsWhatItIsGiven) {
    ProgressTimer* radial = timer();
    radial->setPercentage(130);
    EXPECT_EQ(radial->getPercentage(), 100);
    radial->setPercentage(-1);
    EXPECT_EQ(radial->getPercentage(), 0);
    radial->setPercentage(std::nanf(""));
    EXPECT_EQ(radial->getPercentage(), 0);
    radial->setMidpoint(Vec2(2, -1));
    EXPECT_EQ(radial->getMidpoint(), Vec2(1, 0));
}

TEST_F(ProgressTimerTest, TakesSizeColorAndOpacityOfItsSprite) {
    ProgressTimer* radial = timer(6);
    EXPECT_TRUE(radial->getContentSize().equals(Size(6, 6)));
    radial->setColor(Color3B::BLUE);
    radial->setOpacity(9);
    EXPECT_EQ(radial->getSprite()->getColor(), Color3B::BLUE);
    EXPECT_EQ(radial->getSprite()->getOpacity(), 9);
    EXPECT_EQ(radial->getColor(), Color3B::BLUE);
    EXPECT_EQ(radial->getOpacity(), 9);
    radial->setSprite(block(3, 2, Color3B::RED));
    EXPECT_TRUE(radial->getContentSize().equals(Size(3, 2)));
}

TEST_F(ProgressTimerTest, FadesWithAParentThatCascades) {
    Node* parent = Node::create();
    parent->setCascadeOpacityEnabled(true);
    ProgressTimer* radial = timer();
    parent->addChild(radial);
    parent->setOpacity(0);
    EXPECT_EQ(radial->getSprite()->getDisplayedOpacity(), 0);
}

TEST_F(ProgressTimerTest, GoesToAPercentage) {
    ProgressTimer* radial = timer();
    scene->addChild(radial);
    radial->setPercentage(20);
    radial->runAction(ProgressTo::create(1, 60)->clone());
    frame(0);
    frame(0.5f);
    EXPECT_NEAR(radial->getPercentage(), 40, 0.01f);
    frame(0.5f);
    EXPECT_NEAR(radial->getPercentage(), 60, 0.01f);
}

TEST_F(ProgressTimerTest, GoesFromAPercentageToAnotherAndBack) {
    ProgressTimer* radial = timer();
    scene->addChild(radial);
    radial->runAction(ProgressFromTo::create(1, 10, 30)->reverse());
    frame(0);
    EXPECT_NEAR(radial->getPercentage(), 30, 0.01f);
    frame(0.25f);
    EXPECT_NEAR(radial->getPercentage(), 25, 0.01f);
    frame(2);
    EXPECT_NEAR(radial->getPercentage(), 10, 0.01f);
}

TEST_F(ProgressTimerTest, RefusesToMoveOtherNodes) {
    const auto run = [this](ActionInterval* action) {
        scene->runAction(action);
        frame(0);
        frame(2);
        return 0;
    };
    EXPECT_REFUSED(run(ProgressTo::create(1, 1)), "the target is not a ProgressTimer");
    EXPECT_REFUSED(run(ProgressFromTo::create(1, 1, 2)), "the target is not a ProgressTimer");
}

TEST_F(ProgressTimerTest, ItsSpriteMayHoldTheLastReference) {
    copra::test::endsWithItsLastReference(
        ProgressTimer::create(Sprite::create()),
        [](ProgressTimer* timer, const std::function<void()>& held) {
            auto* const sprite = Sprite::create();
            sprite->setOnEnterCallback(held);
            timer->setSprite(sprite);
        },
        [](ProgressTimer* timer) { timer->setSprite(Sprite::create()); });
}

TEST_F(ProgressTimerTest, ItsSpriteMayBeSetInADestructor) {
    copra::test::endsWithACall<ProgressTimer>(
        [](ProgressTimer& timer) { timer.initWithSprite(Sprite::create()); },
        [](ProgressTimer& timer) { timer.setSprite(Sprite::create()); });
}

} // namespace
