#include "base/AutoreleasePool.h"
#include "base/RefPtr.h"
#include "base/expectRefused.h"
#include "base/log.h"
#include "event/EventCustom.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerTouch.h"
#include "event/FakeScene.h"

using namespace cocos2d;

namespace {

class EventDispatcherRefusalTest : public testing::Test {
protected:
    EventDispatcherRefusalTest() { dispatcher.addEventListenerWithFixedPriority(added, 1); }
    ~EventDispatcherRefusalTest() override { PoolManager::getInstance()->getCurrentPool()->clear(); }
    /// What was added before is still notified, and nothing else.
    void TearDown() override {
        calls = 0;
        dispatcher.dispatchCustomEvent("ping");
        EXPECT_EQ(calls, 1);
    }

    RefPtr<EventListener> make() {
        return EventListenerCustom::create("ping", [this](EventCustom*) { ++calls; });
    }

    AutoreleasePool pool;
    FakeScene scene;
    Node node{"node", 1};
    int calls = 0;
    const RefPtr<EventListener> added = make(), other = make();
    EventDispatcher dispatcher{scene};
};

TEST_F(EventDispatcherRefusalTest, NullIsNoEvent) {
    EXPECT_REFUSED(dispatcher.dispatchEvent(nullptr), "event is null");
}

TEST_F(EventDispatcherRefusalTest, NullIsNoListenerAndNoNode) {
    EXPECT_REFUSED(dispatcher.addEventListenerWithFixedPriority(nullptr, 1), "listener");
    EXPECT_REFUSED(dispatcher.addEventListenerWithSceneGraphPriority(other, nullptr), "null");
}

TEST_F(EventDispatcherRefusalTest, Priority0IsThatOfNodes) {
    EXPECT_REFUSED(dispatcher.addEventListenerWithFixedPriority(other, 0), "0 stands for");
}

TEST_F(EventDispatcherRefusalTest, AListenerIsAddedOnce) {
    EXPECT_REFUSED(dispatcher.addEventListenerWithFixedPriority(added, 2), "added already");
    EXPECT_REFUSED(dispatcher.addEventListenerWithSceneGraphPriority(added, &node), "added already");
}

TEST_F(EventDispatcherRefusalTest, CustomListenersAreRemovedByName) {
    EXPECT_REFUSED(dispatcher.removeEventListenersForType(EventListener::Type::CUSTOM), "by name");
}

TEST_F(EventDispatcherRefusalTest, AListenerOfTouchesNeedsABegin) {
    EXPECT_REFUSED(dispatcher.addEventListenerWithFixedPriority(EventListenerTouchOneByOne::create(), 1),
                   "onTouchBegan is not set");
    EXPECT_FALSE(dispatcher.hasEventListener(EventListenerTouchOneByOne::LISTENER_ID));
}

TEST_F(EventDispatcherRefusalTest, NullHasNoListeners) {
    EXPECT_WARNED(dispatcher.removeEventListenersForTarget(nullptr, true), "target is null");
    EXPECT_WARNED(dispatcher.pauseEventListenersForTarget(nullptr, true), "target is null");
    EXPECT_WARNED(dispatcher.resumeEventListenersForTarget(nullptr, true), "target is null");
}

TEST_F(EventDispatcherRefusalTest, WhatWasNeverAddedIsIgnored) {
    const copra::LogCapture log;
    dispatcher.removeEventListener(nullptr);
    dispatcher.removeEventListener(other);
    dispatcher.setPriority(nullptr, 1);
    dispatcher.setPriority(other, 3);
    dispatcher.removeCustomEventListeners("unknown");
    dispatcher.dispatchCustomEvent("unknown");
    EXPECT_EQ(log.text(), "");
}

TEST_F(EventDispatcherRefusalTest, ANameWithoutACallbackIsNotAdded) {
    EXPECT_WARNED(dispatcher.addCustomEventListener("deaf", nullptr), "the callback is empty");
    EXPECT_FALSE(dispatcher.hasEventListener("deaf"));
    dispatcher.dispatchCustomEvent("deaf");
}

} // namespace
