#include "Wiggle.h"

#include "action/ActionFixture.h"

using namespace cocos2d;

namespace {

class WiggleTest : public ActionFixture {};

TEST_F(WiggleTest, SwingsToBothSidesAndEndsWhereItStarted) {
    Node* node = addNode();
    node->setRotation(30.0f);
    node->runAction(Wiggle::create(1.0f, 10.0f, 1));
    firstFrame();
    step(0.25f);
    EXPECT_NEAR(node->getRotation(), 40.0f, 0.001f);
    step(0.5f);
    EXPECT_NEAR(node->getRotation(), 20.0f, 0.001f);
    step(0.25f);
    EXPECT_EQ(node->getRotation(), 30.0f);
    EXPECT_EQ(node->getNumberOfRunningActions(), 0);
}

TEST_F(WiggleTest, ANegativeDurationIsReadAsZero) {
    EXPECT_WARNED(Wiggle::create(-1.0f, 10.0f, 1), "duration");
}

} // namespace
