#include "scene/SceneFixture.h"

#include "event/EventDispatcher.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/EventMouse.h"
#include "event/EventTouch.h"

#include <gmock/gmock.h>

using namespace cocos2d;
using testing::ElementsAre;

namespace {

/// Nodes that note which of them is asked about a touch first.
class SceneOrder : public SceneFixture {
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

TEST_F(SceneOrder, WhatIsDrawnLastReceivesFirst) {
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

TEST_F(SceneOrder, ANodeThatLeftTheSceneReceivesNothingUntilItIsBack) {
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

TEST_F(SceneOrder, CamerasAskWhatTheyShowTheFrontmostFirst) {
    Camera* front = Camera::create();
    front->setCameraFlag(CameraFlag::USER1);
    front->setDepth(1);
    scene->addChild(front);
    scene->addChild(Camera::create());
    listener(scene, "both")->setCameraMask(3);
    listener(scene, "default");
    listener(scene, "front")->setCameraMask(2);
    listener(scene, "none")->setCameraMask(4);
    // Each camera goes from its front to its back; what was not claimed is offered once more.
    EXPECT_THAT(touch(), ElementsAre("front", "both", "default", "both"));
    front->setVisible(false);
    EXPECT_THAT(touch(), ElementsAre("default", "both"));
}

TEST_F(SceneOrder, TheMouseIsReportedOnceForWhatCamerasShow) {
    Camera* front = Camera::create();
    front->setCameraFlag(CameraFlag::USER1);
    front->setDepth(1);
    scene->addChild(front);
    scene->addChild(Camera::create());
    for (const auto& [name, mask] : {std::pair("default", 1), std::pair("both", 3), std::pair("none", 4)}) {
        Node* node = Node::create();
        node->setCameraMask(static_cast<unsigned short>(mask));
        scene->addChild(node);
        auto* mouse = EventListenerMouse::create();
        mouse->onMouseMove = [this, name = std::string(name)](EventMouse*) { said.push_back(name); };
        context.eventDispatcher()->addEventListenerWithSceneGraphPriority(mouse, node);
    }
    EventMouse moved(EventMouse::MouseEventType::MOUSE_MOVE);
    context.eventDispatcher()->dispatchEvent(&moved);
    EXPECT_THAT(said, ElementsAre("both", "default"));
}
