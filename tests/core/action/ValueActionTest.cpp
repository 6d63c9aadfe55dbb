#include "action/ActionFixture.h"
#include "action/ActionFloat.h"
#include "action/ActionTween.h"
#include "action/DelayTime.h"
#include "action/Resize.h"

using namespace cocos2d;

namespace {

class ValueActionTest : public ActionFixture {};

TEST_F(ValueActionTest, ActionFloatHandsOutValuesAndItsReverseTheOppositeWay) {
    Node* node = addNode();
    float value = 0;
    RefPtr<ActionFloat> action = ActionFloat::create(1.0f, 10, -30, [&](float v) { value = v; });
    node->runAction(action);
    firstFrame();
    EXPECT_FLOAT_EQ(value, 10);
    step(0.25f);
    EXPECT_FLOAT_EQ(value, 0);
    step(1.0f);
    EXPECT_FLOAT_EQ(value, -30);
    node->runAction(action->reverse());
    firstFrame();
    EXPECT_FLOAT_EQ(value, -30);
    step(1.0f);
    EXPECT_FLOAT_EQ(value, 10);
}

TEST_F(ValueActionTest, ResizeToAndByChangeTheContentSize) {
    Node* to = addNode();
    Node* by = addNode();
    to->setContentSize(Size(10, 20));
    by->setContentSize(Size(10, 20));
    to->runAction(ResizeTo::create(1.0f, Size(50, 0)));
    by->runAction(ResizeBy::create(1.0f, Size(50, 8)));
    firstFrame();
    step(0.5f);
    EXPECT_TRUE(to->getContentSize().equals(Size(30, 10)));
    EXPECT_TRUE(by->getContentSize().equals(Size(35, 24)));
    step(0.5f);
    EXPECT_TRUE(to->getContentSize().equals(Size(50, 0)));
    EXPECT_TRUE(by->getContentSize().equals(Size(60, 28)));
    by->runAction(ResizeBy::create(1.0f, Size(50, 8))->reverse());
    firstFrame();
    step(1.0f);
    EXPECT_TRUE(by->getContentSize().equals(Size(10, 20)));
}

class Gauge : public Node, public ActionTweenDelegate {
public:
    static Gauge* create() {
        auto* gauge = new Gauge();
        gauge->autorelease();
        return gauge;
    }
    void updateTweenAction(float newValue, const std::string& newKey) override {
        value = newValue;
        key = newKey;
    }

    float value = 0;
    std::string key;
};

TEST_F(ValueActionTest, ActionTweenChangesANamedProperty) {
    Gauge* gauge = Gauge::create();
    root->addChild(gauge);
    gauge->runAction(ActionTween::create(1.0f, "level", 4, 8)->clone());
    firstFrame();
    EXPECT_EQ(gauge->key, "level");
    EXPECT_FLOAT_EQ(gauge->value, 4);
    step(0.5f);
    EXPECT_FLOAT_EQ(gauge->value, 6);
    gauge->stopAllActions();
    gauge->runAction(ActionTween::create(1.0f, "level", 4, 8)->reverse());
    firstFrame();
    EXPECT_FLOAT_EQ(gauge->value, 8);
}

TEST_F(ValueActionTest, DelayTimeOnlyCounts) {
    Node* node = addNode(3, 4);
    RefPtr<DelayTime> delay = DelayTime::create(0.75f);
    node->runAction(delay);
    step(0.5f);
    step(0.5f);
    EXPECT_FLOAT_EQ(delay->getElapsed(), 0.5f);
    EXPECT_FALSE(delay->isDone());
    step(0.25f);
    EXPECT_TRUE(delay->isDone());
    EXPECT_EQ(node->getPosition(), Vec2(3, 4));
}

} // namespace
