#include "action/Fade.h"
#include "action/ActionFixture.h"
#include "action/Blink.h"
#include "action/Ease.h"
#include "action/Sequence.h"
#include "action/Tint.h"

using namespace cocos2d;

namespace {

class FadeTest : public ActionFixture {};

TEST_F(FadeTest, FadesEvenlyAndCutsFractionsOff) {
    Node* node = addNode();
    node->runAction(FadeOut::create(1.0f));
    firstFrame();
    EXPECT_EQ(node->getOpacity(), 255);
    step(0.5f);
    EXPECT_EQ(node->getOpacity(), 127);
    step(0.5f);
    EXPECT_EQ(node->getOpacity(), 0);
}

TEST_F(FadeTest, FadeInStartsFromTheCurrentOpacityAndEndsAtFull) {
    Node* node = addNode();
    node->setOpacity(100);
    node->runAction(FadeIn::create(1.0f));
    firstFrame();
    EXPECT_EQ(node->getOpacity(), 100);
    step(1.0f);
    EXPECT_EQ(node->getOpacity(), 255);
}

TEST_F(FadeTest, AFadeOutAndItsReverseLeadBackToWhereTheyBegan) {
    Node* node = addNode();
    node->setOpacity(121);
    FadeOut* out = FadeOut::create(0.5f);
    node->runAction(Sequence::create(out, out->reverse(), nullptr));
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getOpacity(), 0);
    step(0.5f);
    EXPECT_EQ(node->getOpacity(), 121);
}

TEST_F(FadeTest, TheReverseStillKnowsItsPartnerAfterThatIsGone) {
    Node* node = addNode();
    node->setOpacity(90);
    RefPtr<FadeTo> back;
    {
        AutoreleasePool inner;
        FadeOut* out = FadeOut::create(0.5f);
        back = out->reverse();
        node->runAction(out);
        firstFrame();
        step(0.5f);
    }
    node->runAction(back);
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getOpacity(), 90);
}

TEST_F(FadeTest, FadeToReachesAnyOpacity) {
    Node* node = addNode();
    node->setOpacity(200);
    node->runAction(FadeTo::create(1.0f, 51)->clone());
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getOpacity(), 51);
}

TEST_F(FadeTest, AnOvershootingEaseStaysInRange) {
    Node* node = addNode();
    node->setOpacity(10);
    node->runAction(EaseBackOut::create(FadeTo::create(1.0f, 250)));
    firstFrame();
    step(0.6f);
    EXPECT_EQ(node->getOpacity(), 255);
}

TEST_F(FadeTest, TintToGoesEvenlyFromTheCurrentColor) {
    Node* node = addNode();
    node->setColor(Color3B(255, 0, 100));
    node->runAction(TintTo::create(1.0f, Color3B(0, 255, 101)));
    firstFrame();
    step(0.5f);
    EXPECT_EQ(node->getColor(), Color3B(127, 127, 100));
    step(0.5f);
    EXPECT_EQ(node->getColor(), Color3B(0, 255, 101));
}

TEST_F(FadeTest, TintByAddsAndItsReverseSubtractsWithinTheRange) {
    Node* node = addNode();
    node->setColor(Color3B(200, 50, 100));
    node->runAction(TintBy::create(1.0f, -101, 103, 255));
    Node* back = addNode();
    back->setColor(Color3B(100, 120, 140));
    back->runAction(TintBy::create(1.0f, 51, -31, 7)->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_EQ(node->getColor(), Color3B(99, 153, 255));
    EXPECT_EQ(back->getColor(), Color3B(49, 151, 133));
}

TEST_F(FadeTest, BlinkHidesTheFirstHalfOfEachSliceAndRestoresInTheEnd) {
    Node* node = addNode();
    node->runAction(Blink::create(1.0f, 2));
    firstFrame();
    EXPECT_FALSE(node->isVisible());
    step(0.3f);
    EXPECT_TRUE(node->isVisible());
    step(0.3f);
    EXPECT_FALSE(node->isVisible());
    step(1.0f);
    EXPECT_TRUE(node->isVisible());
}

TEST_F(FadeTest, BlinkStoppedFromOutsideLeavesTheNodeAsItIs) {
    Node* node = addNode();
    node->runAction(Blink::create(1.0f, 1));
    firstFrame();
    step(0.2f);
    node->stopAllActions();
    EXPECT_FALSE(node->isVisible());
}

TEST_F(FadeTest, NoBlinksLeaveTheNodeAlone) {
    Node* node = addNode();
    node->runAction(Blink::create(1.0f, 0));
    firstFrame();
    EXPECT_TRUE(node->isVisible());
}

} // namespace
