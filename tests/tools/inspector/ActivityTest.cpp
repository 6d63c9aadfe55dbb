#include "inspector/activity.h"

#include "action/Fade.h"
#include "action/Move.h"
#include "action/Repeat.h"
#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "testing/GameTest.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using namespace copra::inspector;
using testing::ElementsAre;

namespace {

class ActivityTest : public copra::testing::GameTest {
protected:
    void SetUp() override {
        Scene* scene = Scene::create();
        node = Node::create();
        scene->addChild(node);
        app.run(scene);
    }

    Node* node = nullptr;
};

} // namespace

TEST_F(ActivityTest, ActionsHaveNameTimeAndTag) {
    Action* move = MoveBy::create(2.0f, Vec2(10, 0));
    move->setTag(5);
    node->runAction(move);
    node->runAction(RepeatForever::create(FadeOut::create(1.0f)));
    app.step(1);
    app.step(2, 0.25f);
    const auto rows = actionsOf(*node);
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows[0].name, "MoveBy");
    EXPECT_NEAR(rows[0].elapsed, 0.5f, 0.01f);
    EXPECT_FLOAT_EQ(rows[0].duration, 2.0f);
    EXPECT_EQ(rows[0].tag, 5);
    EXPECT_EQ(rows[1].name, "RepeatForever");
}

TEST_F(ActivityTest, TimersSayWhenTheyAreCalledNext) {
    EXPECT_TRUE(timersOf(*node).empty());
    node->scheduleUpdateWithPriority(3);
    node->schedule([](float) {}, 0.5f, "spawn");
    node->schedule([](float) {}, "each");
    node->scheduleOnce([](float) {}, 2.0f, "once");
    app.step(1, 0.0f);
    app.step(1, 0.125f);
    EXPECT_THAT(timersOf(*node),
                ElementsAre("update, priority 3", "spawn: every 0.5 s, next in 0.375 s",
                            "each: in every frame", "once: in every frame, next in 1.88 s, 1 left"));
    node->pause();
    EXPECT_EQ(timersOf(*node).front(), "update, priority 3, paused");
}

TEST_F(ActivityTest, ListenersSayWhatTheyListenFor) {
    auto* listener = EventListenerTouchOneByOne::create();
    listener->onTouchBegan = [](Touch*, Event*) { return true; };
    listener->setSwallowTouches(true);
    node->getEventDispatcher()->addEventListenerWithSceneGraphPriority(listener, node);
    EXPECT_THAT(listenersOf(*node), ElementsAre("touch, one by one, swallows"));
    node->pause();
    EXPECT_THAT(listenersOf(*node), ElementsAre("touch, one by one, swallows, paused"));
}
