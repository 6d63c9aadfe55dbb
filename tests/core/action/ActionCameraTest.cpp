#include "action/ActionCamera.h"

#include "action/ActionFixture.h"
#include "action/Sequence.h"

#include <cmath>
#include <limits>

using namespace cocos2d;

namespace {

class ActionCameraTest : public ActionFixture {
protected:
    Node* addCard() {
        Node* card = addNode(200, 100);
        card->setContentSize(Size(100, 50));
        card->setAnchorPoint(Vec2::ANCHOR_MIDDLE);
        return card;
    }
    static void expectBox(const Node* node, float x, float y, float width, float height) {
        const Rect box = node->getBoundingBox();
        EXPECT_NEAR(box.origin.x, x, 0.01f);
        EXPECT_NEAR(box.origin.y, y, 0.01f);
        EXPECT_NEAR(box.size.width, width, 0.01f);
        EXPECT_NEAR(box.size.height, height, 0.01f);
    }
};

TEST_F(ActionCameraTest, OrbitingSidewaysMakesTheNodeNarrowerAroundItsAnchor) {
    Node* card = addCard();
    card->runAction(OrbitCamera::create(3.0f, 1, 0, 0, 90, 0, 0));
    firstFrame();
    expectBox(card, 150, 75, 100, 50);
    step(2.0f);
    expectBox(card, 175, 75, 50, 50);
    step(1.0f);
    expectBox(card, 200, 75, 0, 50);
}

TEST_F(ActionCameraTest, OrbitingUpwardsMakesItLowerAndFromBehindUpIsStillUp) {
    Node* card = addCard();
    card->runAction(OrbitCamera::create(3.0f, 1, 0, 0, 180, 90, 0));
    firstFrame();
    step(1.0f);
    expectBox(card, 150, 87.5f, 100, 25);
    step(2.0f);
    expectBox(card, 150, 75, 100, 50);
    EXPECT_NEAR(card->convertToWorldSpace(Vec2(0, 0)).x, 250, 0.01f);
    EXPECT_NEAR(card->convertToWorldSpace(Vec2(0, 0)).y, 75, 0.01f);
}

TEST_F(ActionCameraTest, TheReverseComesBack) {
    Node* card = addCard();
    auto* there = OrbitCamera::create(1.0f, 1, 0, 0, 60, 0, 0);
    card->runAction(Sequence::create(there, there->reverse(), nullptr));
    firstFrame();
    step(1.0f);
    expectBox(card, 175, 75, 50, 50);
    step(1.0f);
    expectBox(card, 150, 75, 100, 50);
}

TEST_F(ActionCameraTest, AStartThatIsNotGivenIsWhereTheEyeIs) {
    const float here = std::numeric_limits<float>::quiet_NaN();
    Node* card = addCard();
    card->runAction(OrbitCamera::create(1.0f, here, 0, here, 60, here, 0));
    firstFrame();
    expectBox(card, 150, 75, 100, 50);
    step(1.0f);
    expectBox(card, 175, 75, 50, 50);
}

TEST_F(ActionCameraTest, ACloneIsItsOwn) {
    Node* card = addCard();
    auto* orbit = OrbitCamera::create(1.0f, 1, 0, 0, 60, 0, 0);
    card->runAction(orbit->clone());
    firstFrame();
    step(1.0f);
    expectBox(card, 175, 75, 50, 50);
    EXPECT_EQ(orbit->getTarget(), nullptr);
}

TEST_F(ActionCameraTest, TheEyeMayBeSetManuallyAndWaitsForATarget) {
    auto* camera = new ActionCamera();
    camera->autorelease();
    camera->setEye(1, 0, 1);
    EXPECT_TRUE(camera->getEye() == Vec3(1, 0, 1));
    Node* card = addCard();
    camera->startWithTarget(card);
    camera->setCenter(Vec3::ZERO);
    expectBox(card, 200 - 50 * std::sqrt(0.5f), 75, 100 * std::sqrt(0.5f), 50);
}

} // namespace
