#include "testing/GameTest.h"

#include "action/Move.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerTouch.h"

using namespace cocos2d;
using copra::testing::GameTest;

namespace {
class HeadlessStageTest : public GameTest {};
} // namespace

TEST_F(HeadlessStageTest, StepsByTheGivenTime) {
    Node* node = Node::create();
    stage.scene()->addChild(node);
    node->runAction(MoveBy::create(1.0f, Vec2(100, 0)));
    stage.step(1, 0.0f);
    stage.step(2, 0.25f);
    EXPECT_FLOAT_EQ(node->getPositionX(), 50.0f);
    EXPECT_TRUE(stage.stepUntil([node] { return node->getPositionX() >= 100.0f; }));
}

TEST_F(HeadlessStageTest, AConditionThatNeverHoldsEnds) {
    EXPECT_FALSE(stage.stepUntil([] { return false; }, 3));
}

TEST_F(HeadlessStageTest, TouchesArriveAtTheirPoint) {
    Vec2 began, ended;
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [&began](Touch* touch, Event*) {
        began = touch->getLocation();
        return true;
    };
    listener->onTouchEnded = [&ended](Touch* touch, Event*) { ended = touch->getLocation(); };
    stage.director().getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, stage.scene());
    stage.touchDown(Vec2(10, 300));
    stage.touchMove(Vec2(40, 50));
    stage.touchUp(Vec2(42, 50));
    EXPECT_TRUE(began.fuzzyEquals(Vec2(10, 300), 1e-3f));
    EXPECT_TRUE(ended.fuzzyEquals(Vec2(42, 50), 1e-3f));
}

TEST_F(HeadlessStageTest, KeysArrive) {
    std::vector<EventKeyboard::KeyCode> keys;
    auto* listener = EventListenerKeyboard::create();
    listener->onKeyPressed = [&keys](EventKeyboard::KeyCode key, Event*) { keys.push_back(key); };
    stage.director().getEventDispatcher()->addEventListenerWithFixedPriority(listener, 1);
    stage.press(EventKeyboard::KeyCode::KEY_SPACE);
    EXPECT_EQ(keys, std::vector<EventKeyboard::KeyCode>{EventKeyboard::KeyCode::KEY_SPACE});
}

TEST_F(HeadlessStageTest, TheHashTellsStatesApart) {
    Node* node = Node::create();
    stage.scene()->addChild(node);
    const auto before = stage.stateHash();
    EXPECT_EQ(stage.stateHash(), before);
    node->setPositionX(1);
    EXPECT_NE(stage.stateHash(), before);
    node->setPositionX(-0.0f);
    EXPECT_EQ(stage.stateHash(), before);
}

TEST_F(HeadlessStageTest, LeavesNothingBehind) {
    Node* node = Node::create();
    stage.scene()->addChild(node);
    bool called = false;
    node->schedule([&called](float) { called = true; }, "later");
    stage.director().pushScene(Scene::create());
    { copra::testing::HeadlessStage fresh; }
    called = false; // it may have been due in the last frame of the old stage
    stage.step(3);
    EXPECT_FALSE(called);
    EXPECT_EQ(stage.scene()->getChildrenCount(), 1); // the camera
}
