#include "event/EventDispatcher.h"

#include "base/AutoreleasePool.h"
#include "event/EventListenerTouch.h"
#include "event/EventTouch.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

using namespace cocos2d;

namespace {

using Code = EventTouch::EventCode;

class EventDispatcherTouchTest : public testing::Test {
protected:
    EventDispatcherTouchTest() {
        for (int i = 0; i < 3; ++i) touches[i].setTouchInfo(i, 0, 0);
    }

    /// Dispatches touches by their ids; returns what the listeners wrote.
    std::string send(Code code, const std::vector<int>& ids = {0}) {
        log.clear();
        std::vector<Touch*> changed;
        for (int id : ids) changed.push_back(&touches[id]);
        EventTouch event;
        event.setEventCode(code);
        event.setTouches(changed);
        dispatcher.dispatchEvent(&event);
        return log;
    }
    void note(const std::string& what) { log += (log.empty() ? "" : " ") + what; }

    EventListenerTouchOneByOne* make(const std::string& name, bool claims, bool swallows = false) {
        auto* l = EventListenerTouchOneByOne::create();
        l->setSwallowTouches(swallows);
        const auto noting = [this, name](const std::string& sign) {
            return [this, name, sign](Touch* touch, Event*) {
                note(name + sign + std::to_string(touch->getID()));
            };
        };
        l->onTouchBegan = [note = noting("+"), claims](Touch* touch, Event* event) {
            note(touch, event);
            return claims;
        };
        l->onTouchMoved = noting("~");
        l->onTouchEnded = noting("-");
        l->onTouchCancelled = noting("x");
        return l;
    }
    EventListenerTouchOneByOne* on(Node& node, bool claims, bool swallows = false) {
        auto* l = make(node.name, claims, swallows);
        dispatcher.addEventListenerWithSceneGraphPriority(l, &node);
        return l;
    }
    EventListenerTouchAllAtOnce* all(Node& node) {
        auto* l = EventListenerTouchAllAtOnce::create();
        const auto noting = [this](const std::string& sign) {
            return [this, sign](const std::vector<Touch*>& changed, Event*) {
                std::string ids = "all" + sign;
                for (Touch* touch : changed) ids += std::to_string(touch->getID());
                note(ids);
            };
        };
        l->onTouchesBegan = noting("+");
        l->onTouchesMoved = noting("~");
        l->onTouchesEnded = noting("-");
        l->onTouchesCancelled = noting("x");
        dispatcher.addEventListenerWithSceneGraphPriority(l, &node);
        return l;
    }

    AutoreleasePool pool;
    std::string log;
    FakeScene scene;
    Touch touches[3];
    Node a{"a", 1}, b{"b", 2}, c{"c", 3};
    EventDispatcher dispatcher{scene}; // dies first: real nodes take their listeners with them
};

} // namespace

TEST_F(EventDispatcherTouchTest, EveryListenerIsAskedAndOnlyClaimersFollow) {
    on(a, true);
    on(b, false);
    on(c, true);
    EXPECT_EQ(send(Code::BEGAN), "c+0 b+0 a+0");
    EXPECT_EQ(send(Code::MOVED), "c~0 a~0");
    EXPECT_EQ(send(Code::ENDED), "c-0 a-0");
    EXPECT_EQ(send(Code::MOVED), "");
}

TEST_F(EventDispatcherTouchTest, ACancelledTouchEndsItsClaim) {
    on(a, true);
    send(Code::BEGAN);
    EXPECT_EQ(send(Code::CANCELLED), "ax0");
    EXPECT_EQ(send(Code::ENDED), "");
}

TEST_F(EventDispatcherTouchTest, ASwallowedTouchIsHiddenFromTheListenersBehind) {
    on(a, true, true);
    on(b, true, true);
    on(c, false, true);
    EXPECT_EQ(send(Code::BEGAN), "c+0 b+0");
    EXPECT_EQ(send(Code::MOVED), "b~0");
    EXPECT_EQ(send(Code::ENDED), "b-0");
}

TEST_F(EventDispatcherTouchTest, EachTouchIsClaimedByItself) {
    on(a, true);
    EXPECT_EQ(send(Code::BEGAN, {0}), "a+0");
    EXPECT_EQ(send(Code::BEGAN, {1}), "a+1");
    EXPECT_EQ(send(Code::MOVED, {0, 1, 2}), "a~0 a~1");
    EXPECT_EQ(send(Code::ENDED, {0}), "a-0");
    EXPECT_EQ(send(Code::MOVED, {0, 1}), "a~1");
}

TEST_F(EventDispatcherTouchTest, AllAtOnceListenersGetWhatWasNotSwallowed) {
    auto* swallower = on(b, true, true);
    swallower->onTouchBegan = [](Touch* touch, Event*) { return touch->getID() == 0; };
    all(a);
    EXPECT_EQ(send(Code::BEGAN, {0, 1}), "all+1");
    EXPECT_EQ(send(Code::MOVED, {0, 1}), "b~0 all~1");
    EXPECT_EQ(send(Code::ENDED, {0}), "b-0");
    EXPECT_EQ(send(Code::CANCELLED, {1, 2}), "allx12");
}

TEST_F(EventDispatcherTouchTest, AllAtOnceListenersComeAfterTheOthersAndAreStoppedByEachOther) {
    on(a, false);
    all(b);
    auto* first = all(c);
    first->onTouchesBegan = [this](const std::vector<Touch*>&, Event* event) {
        note("stop");
        event->stopPropagation();
    };
    EXPECT_EQ(send(Code::BEGAN), "a+0 stop");
    EXPECT_EQ(send(Code::MOVED), "all~0 all~0");
}

TEST_F(EventDispatcherTouchTest, StoppingInBeganKeepsTheClaimsMadeSoFar) {
    on(a, true);
    auto* stopper = on(b, true);
    stopper->onTouchBegan = [this](Touch*, Event* event) {
        note("stop");
        event->stopPropagation();
        return true;
    };
    on(c, true);
    all(a);
    EXPECT_EQ(send(Code::BEGAN, {0, 1}), "c+0 stop");
    EXPECT_EQ(send(Code::MOVED, {0}), "c~0 b~0 all~0");
}

TEST_F(EventDispatcherTouchTest, MovedAndEndedFollowTheOrderOfTheirTime) {
    on(a, true);
    on(b, true);
    EXPECT_EQ(send(Code::BEGAN), "b+0 a+0");
    a.drawn = 9;
    dispatcher.setDirtyForNode(&a);
    EXPECT_EQ(send(Code::MOVED), "a~0 b~0");
}

TEST_F(EventDispatcherTouchTest, FixedPrioritiesSurroundTheNodes) {
    on(a, true);
    dispatcher.addEventListenerWithFixedPriority(make("5", true), 5);
    dispatcher.addEventListenerWithFixedPriority(make("-1", true), -1);
    EXPECT_EQ(send(Code::BEGAN), "-1+0 a+0 5+0");
}

TEST_F(EventDispatcherTouchTest, ARemovedListenerLosesItsTouch) {
    auto* l = on(a, true);
    on(b, true);
    l->retain();
    send(Code::BEGAN);
    dispatcher.removeEventListener(l);
    EXPECT_EQ(send(Code::MOVED), "b~0");
    dispatcher.addEventListenerWithSceneGraphPriority(l, &a);
    EXPECT_EQ(send(Code::ENDED), "b-0");
    l->release();
}

TEST_F(EventDispatcherTouchTest, AListenerThatRemovesItselfInBeganNeitherClaimsNorSwallows) {
    auto* l = on(b, true, true);
    l->onTouchBegan = [this, l](Touch*, Event*) {
        note("gone");
        dispatcher.removeEventListener(l);
        return true;
    };
    on(a, true);
    EXPECT_EQ(send(Code::BEGAN), "gone a+0");
    EXPECT_EQ(send(Code::MOVED), "a~0");
}

TEST_F(EventDispatcherTouchTest, AListenerThatAddsItselfAgainInBeganReceivesTheNextTouchOnly) {
    auto* l = on(b, true, true);
    l->onTouchBegan = [this, l](Touch* touch, Event*) {
        note("again" + std::to_string(touch->getID()));
        dispatcher.removeEventListener(l);
        dispatcher.addEventListenerWithSceneGraphPriority(l, &b);
        return true;
    };
    on(a, true);
    EXPECT_EQ(send(Code::BEGAN, {0, 1}), "again0 a+0 a+1");
    EXPECT_EQ(send(Code::MOVED, {0, 1}), "a~0 a~1");
    EXPECT_EQ(send(Code::BEGAN, {2}), "again2 a+2");
}

TEST_F(EventDispatcherTouchTest, AListenerRemovedByAnotherIsSkippedAndAnAddedOneWaits) {
    auto* la = on(a, true);
    auto* lc = on(c, false);
    bool first = true;
    lc->onTouchBegan = [&](Touch*, Event*) {
        note("c");
        if (!std::exchange(first, false)) return false;
        dispatcher.removeEventListener(la);
        on(a, false);
        return false;
    };
    on(b, false);
    EXPECT_EQ(send(Code::BEGAN), "c b+0");
    send(Code::ENDED);
    EXPECT_EQ(send(Code::BEGAN), "c b+0 a+0");
}

TEST_F(EventDispatcherTouchTest, RemovingTheClaimerInItsOwnMovedIsSafe) {
    auto* l = on(a, true);
    l->onTouchMoved = [&](Touch*, Event*) {
        note("moved");
        dispatcher.removeAllEventListeners();
        PoolManager::getInstance()->getCurrentPool()->clear();
    };
    send(Code::BEGAN);
    EXPECT_EQ(send(Code::MOVED, {0, 1}), "moved");
    EXPECT_EQ(send(Code::ENDED), "");
}

TEST_F(EventDispatcherTouchTest, ATouchObjectThatBeginsAgainIsFreeOfOldClaims) {
    on(a, true);
    auto* lb = on(b, true, true);
    lb->onTouchBegan = [](Touch*, Event*) { return false; };
    send(Code::BEGAN);
    dispatcher.setEnabled(false); // the end is lost, as in a transition
    send(Code::ENDED);
    dispatcher.setEnabled(true);
    lb->onTouchBegan = [](Touch*, Event*) { return true; };
    EXPECT_EQ(send(Code::BEGAN), "");
    EXPECT_EQ(send(Code::MOVED), "b~0");
    lb->setEnabled(false);
    EXPECT_EQ(send(Code::ENDED), "");
}

TEST_F(EventDispatcherTouchTest, CallbacksThatAreNotSetAreLeftOut) {
    auto* l = EventListenerTouchOneByOne::create();
    l->onTouchBegan = [](Touch*, Event*) { return true; };
    dispatcher.addEventListenerWithSceneGraphPriority(l, &a);
    auto* m = EventListenerTouchAllAtOnce::create();
    m->onTouchesEnded = [this](const std::vector<Touch*>&, Event*) { note("ended"); };
    dispatcher.addEventListenerWithSceneGraphPriority(m, &a);
    EXPECT_EQ(send(Code::BEGAN), "");
    EXPECT_EQ(send(Code::MOVED), "");
    EXPECT_EQ(send(Code::ENDED), "ended");
}

TEST_F(EventDispatcherTouchTest, TheCurrentTargetIsTheListenersNode) {
    on(a, true)->onTouchBegan = [this](Touch*, Event* event) {
        EXPECT_EQ(event->getCurrentTarget(), &a);
        return true;
    };
    on(b, true)->onTouchBegan = [this](Touch*, Event* event) {
        EXPECT_EQ(event->getCurrentTarget(), &b);
        return true;
    };
    send(Code::BEGAN);
}

TEST_F(EventDispatcherTouchTest, ATouchOfANestedDispatchIsIndependent) {
    bool nested = false;
    auto* l = on(b, true);
    l->onTouchBegan = [&](Touch* touch, Event*) {
        note("b" + std::to_string(touch->getID()));
        if (std::exchange(nested, true)) return true;
        EventTouch event;
        event.setEventCode(Code::BEGAN);
        event.setTouches({&touches[1]});
        dispatcher.dispatchEvent(&event);
        return true;
    };
    on(a, true);
    EXPECT_EQ(send(Code::BEGAN), "b0 b1 a+1 a+0");
    EXPECT_EQ(send(Code::ENDED, {0, 1}), "b-0 a-0 b-1 a-1");
}
