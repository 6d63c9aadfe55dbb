#include "action/Skew.h"

#include "action/ActionFixture.h"

using namespace cocos2d;

namespace {

class SkewTest : public ActionFixture {};

TEST_F(SkewTest, SkewToReachesItsAngles) {
    Node* node = addNode();
    node->setSkewX(40);
    node->setSkewY(10);
    node->runAction(SkewTo::create(1.0f, -20, 30));
    firstFrame();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getSkewX(), 10);
    EXPECT_FLOAT_EQ(node->getSkewY(), 20);
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getSkewX(), -20);
    EXPECT_FLOAT_EQ(node->getSkewY(), 30);
}

TEST_F(SkewTest, SkewByAddsAndItsReverseSubtracts) {
    Node* node = addNode();
    Node* back = addNode();
    node->setSkewX(5);
    back->setSkewX(5);
    SkewBy* skew = SkewBy::create(1.0f, 20, -10);
    node->runAction(skew->clone());
    back->runAction(skew->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getSkewX(), 25);
    EXPECT_FLOAT_EQ(node->getSkewY(), -10);
    EXPECT_FLOAT_EQ(back->getSkewX(), -15);
    EXPECT_FLOAT_EQ(back->getSkewY(), 10);
}

} // namespace
