#include "action/Rotate.h"

#include "action/ActionFixture.h"

using namespace cocos2d;

namespace {

class RotateTest : public ActionFixture {};

struct Way {
    float from, to, half, end;
};

TEST_F(RotateTest, RotateToTakesTheShortWayFromAnyAngle) {
    const Way ways[] = {
        {0, 270, -45, -90},  {350, 10, 360, 370}, {10, 350, 0, -10},    {170, -170, 180, 190},
        {720, 40, 20, 40},   {-450, 0, -45, 0},   {0, 720, 0, 0},       {0, 450, 45, 90},
        {30, -400, -5, -40}, {0, 180, 90, 180},   {0, -180, -90, -180}, {90, 90, 90, 90},
    };
    for (const Way& way : ways) {
        Node* node = addNode();
        node->setRotation(way.from);
        node->runAction(RotateTo::create(1.0f, way.to));
        firstFrame();
        step(0.5f);
        EXPECT_FLOAT_EQ(node->getRotation(), way.half) << way.from << " to " << way.to;
        step(0.5f);
        EXPECT_FLOAT_EQ(node->getRotation(), way.end) << way.from << " to " << way.to;
    }
}

TEST_F(RotateTest, RotateByPassesFullTurns) {
    Node* node = addNode();
    node->setRotation(90);
    node->runAction(RotateBy::create(1.0f, 720));
    firstFrame();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getRotation(), 450);
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getRotation(), 810);
}

TEST_F(RotateTest, TheAxesTurnIndependently) {
    Node* node = addNode();
    node->setRotationSkewX(10);
    node->setRotationSkewY(20);
    node->runAction(RotateBy::create(1.0f, 40, -80));
    firstFrame();
    step(0.25f);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 20);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 0);
    node->stopAllActions();
    node->runAction(RotateTo::create(1.0f, 30, 200));
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), 30);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), -160);
}

TEST_F(RotateTest, TheReverseTurnsBack) {
    Node* node = addNode();
    node->runAction(RotateBy::create(1.0f, 40, -80)->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getRotationSkewX(), -40);
    EXPECT_FLOAT_EQ(node->getRotationSkewY(), 80);
}

TEST_F(RotateTest, TheThreeAxisFormTurnsAboutZ) {
    Node* node = addNode();
    node->runAction(RotateBy::create(1.0f, Vec3(0, 0, 90)));
    firstFrame();
    step(0.5f);
    EXPECT_FLOAT_EQ(node->getRotation3D().z, 45);
    node->stopAllActions();
    node->runAction(RotateTo::create(1.0f, Vec3(0, 0, -170)));
    firstFrame();
    step(1.0f);
    EXPECT_FLOAT_EQ(node->getRotation3D().z, 190);
}

TEST_F(RotateTest, RotateToHasNoReverse) {
    EXPECT_REFUSED(RotateTo::create(1.0f, 40)->reverse(), "RotateTo::reverse: this action has no reverse");
}

} // namespace
