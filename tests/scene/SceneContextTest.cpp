#include "scene/Stage.h"

#include "event/EventDispatcher.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// Nodes that note which of them is asked about a touch first.
class SceneOrder : public StageTest {
protected:
    Node* listener(Node* parent, const std::string& name, int z = 0) {
        Node* node = Node::create();
        parent->addChild(node, z);
        auto* touches = EventListenerTouchOneByOne::create();
        touches->onTouchBegan = [this, name](Touch*, Event*) {
            said.push_back(name);
            return false;
        };
        context.eventDispatcher()->addEventListenerWithSceneGraphPriority(touches, node);
        return node;
    }

    std::vector<std::string> touch() {
        said.clear();
        Touch finger;
        EventTouch event;
        event.setEventCode(EventTouch::EventCode::BEGAN);
        event.setTouches({&finger});
        context.eventDispatcher()->dispatchEvent(&event);
        return said;
    }
};

} // namespace

TEST_F(SceneOrder, WhatIsDrawnLastHearsFirst) {
    Node* a = listener(scene, "a");
    listener(scene, "b");
    listener(a, "a.over");
    listener(a, "a.under", -1);
    EXPECT_THAT(touch(), ElementsAre("b", "a.over", "a", "a.under"));
}

TEST_F(SceneOrder, FollowsChangesOfZAndParentsWithoutAFrame) {
    Node* a = listener(scene, "a");
    Node* b = listener(scene, "b");
    EXPECT_THAT(touch(), ElementsAre("b", "a"));
    a->setLocalZOrder(1);
    EXPECT_THAT(touch(), ElementsAre("a", "b"));
    RefPtr<Node> keep = b;
    b->removeFromParentAndCleanup(false);
    a->addChild(b);
    EXPECT_THAT(touch(), ElementsAre("b", "a"));
}

TEST_F(SceneOrder, GlobalZOutranksTheTree) {
    Node* a = listener(scene, "a");
    listener(scene, "b");
    a->setGlobalZOrder(1);
    EXPECT_THAT(touch(), ElementsAre("a", "b"));
}

TEST_F(SceneOrder, ANodeThatLeftTheSceneHearsNothingUntilItIsBack) {
    RefPtr<Node> a = listener(scene, "a");
    a->removeFromParentAndCleanup(false);
    EXPECT_TRUE(touch().empty());
    scene->addChild(a);
    EXPECT_THAT(touch(), ElementsAre("a"));
}

TEST_F(SceneOrder, TheListenersOfADeadNodeAreGone) {
    listener(scene, "a")->removeFromParent();
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_TRUE(touch().empty());
}
