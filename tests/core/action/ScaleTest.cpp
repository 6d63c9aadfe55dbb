#include "action/Scale.h"

#include "action/ActionFixture.h"

using namespace cocos2d;

namespace {

class ScaleTest : public ActionFixture {};

TEST_F(ScaleTest, ScaleToReachesItsFactorsFromWhateverTheNodeHas) {
    Node* node = addNode();
    node->setScale(1, 2);
    node->runAction(ScaleTo::create(1.0f, 3));
    Node* other = addNode();
    other->setScale(2);
    other->runAction(ScaleTo::create(1.0f, -2, 0.5f));
    firstFrame();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getScaleX(), 2);
    EXPECT_FLOAT_EQ(node->getScaleY(), 2.5f);
    EXPECT_FLOAT_EQ(other->getScaleX(), 0);
    EXPECT_FLOAT_EQ(other->getScaleY(), 1.25f);
}

TEST_F(ScaleTest, ScaleByMultipliesAndItsReverseDivides) {
    Node* node = addNode();
    Node* back = addNode();
    node->setScale(2, -4);
    back->setScale(2, -4);
    ScaleBy* scale = ScaleBy::create(1.0f, 2, 0.5f);
    node->runAction(scale);
    back->runAction(scale->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getScaleX(), 4);
    EXPECT_FLOAT_EQ(node->getScaleY(), -2);
    EXPECT_FLOAT_EQ(back->getScaleX(), 1);
    EXPECT_FLOAT_EQ(back->getScaleY(), -8);
}

TEST_F(ScaleTest, OfTwoAtOnceTheLaterOneWins) {
    Node* node = addNode();
    node->runAction(ScaleBy::create(1.0f, 2));
    node->runAction(ScaleBy::create(1.0f, 3));
    firstFrame();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getScale(), 2);
}

TEST_F(ScaleTest, TheThirdFactorIsForDepth) {
    Node* node = addNode();
    node->runAction(ScaleTo::create(1.0f, 2, 3, 4)->clone());
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getScaleZ(), 4);
}

TEST_F(ScaleTest, AFactorOfZeroIsNotReversed) {
    EXPECT_WARNED(ScaleBy::create(1.0f, 0)->reverse(), "a factor of 0 cannot be reversed");
    const copra::LogCapture quiet;
    Node* node = addNode();
    node->setScale(3.0f, 3.0f);
    node->runAction(ScaleBy::create(1.0f, 0.0f, 2.0f)->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getScaleX(), 3.0f);
    EXPECT_FLOAT_EQ(node->getScaleY(), 1.5f);
}

TEST_F(ScaleTest, ScaleToHasNoReverse) {
    EXPECT_REFUSED(ScaleTo::create(1.0f, 2)->reverse(), "ScaleTo::reverse: this action has no reverse");
}

} // namespace
