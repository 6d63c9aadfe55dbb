#include "event/EventDispatcher.h"

#include "base/AutoreleasePool.h"
#include "base/expectRefused.h"
#include "event/EventCustom.h"
#include "event/EventListenerCustom.h"
#include "event/EventListenerKeyboard.h"
#include "event/EventListenerMouse.h"
#include "event/EventListenerTouch.h"
#include "event/EventType.h"
#include "event/FakeScene.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>

using namespace cocos2d;

namespace {

class EventDispatcherTest : public testing::Test {
protected:
    ~EventDispatcherTest() override { PoolManager::getInstance()->getCurrentPool()->clear(); }

    /// Dispatches a custom event; returns what the listeners wrote.
    std::string send(const std::string& name = "ping") {
        log.clear();
        dispatcher.dispatchCustomEvent(name);
        return log;
    }
    void note(const std::string& what) { log += (log.empty() ? "" : " ") + what; }

    /// A listener of "ping" that writes `what` and then does `then`.
    EventListenerCustom* make(const std::string& what,
                              const std::function<void(EventCustom*)>& then = nullptr) {
        return EventListenerCustom::create("ping", [this, what, then](EventCustom* event) {
            note(what);
            if (then) then(event);
        });
    }
    EventListenerCustom* fixed(const std::string& what, int priority,
                               const std::function<void(EventCustom*)>& then = nullptr) {
        auto* listener = make(what, then);
        dispatcher.addEventListenerWithFixedPriority(listener, priority);
        return listener;
    }
    EventListenerCustom* onNode(Node& node, const std::string& what,
                                const std::function<void(EventCustom*)>& then = nullptr) {
        auto* listener = make(what, then);
        dispatcher.addEventListenerWithSceneGraphPriority(listener, &node);
        return listener;
    }

    AutoreleasePool pool;
    std::string log;
    FakeScene scene;
    Node back{"back", 1}, middle{"middle", 2}, front{"front", 3};
    EventDispatcher dispatcher{scene}; // dies first: real nodes take their listeners with them
};

} // namespace

TEST_F(EventDispatcherTest, ListenersAreNotifiedBelowZeroThenFromFrontToBackThenAboveZero) {
    fixed("8", 8);
    fixed("-3", -3);
    fixed("1", 1);
    fixed("-7", -7);
    onNode(back, "back");
    onNode(front, "front");
    onNode(middle, "middle");
    EXPECT_EQ(send(), "-7 -3 front middle back 1 8");
}

TEST_F(EventDispatcherTest, EqualsKeepTheOrderOfAdding) {
    fixed("a", 1);
    onNode(front, "f1");
    onNode(back, "b1");
    fixed("b", 1);
    onNode(front, "f2");
    onNode(back, "b2");
    EXPECT_EQ(send(), "f1 f2 b1 b2 a b");
    dispatcher.setDirty();
    EXPECT_EQ(send(), "f1 f2 b1 b2 a b");
}

TEST_F(EventDispatcherTest, NodesOutsideTheRunningSceneAreNotifiedLast) {
    front.inScene = false;
    onNode(front, "front");
    onNode(back, "back");
    onNode(middle, "middle");
    EXPECT_EQ(send(), "middle back front");
    front.inScene = true;
    dispatcher.setDirty();
    EXPECT_EQ(send(), "front middle back");
}

TEST_F(EventDispatcherTest, AChangedDrawingOrderTakesEffectAtTheNextDispatch) {
    onNode(front, "front");
    onNode(back, "back");
    send();
    back.drawn = 9;
    EXPECT_EQ(send(), "front back");
    dispatcher.setDirtyForNode(&back);
    EXPECT_EQ(send(), "back front");
}

TEST_F(EventDispatcherTest, NothingIsComparedWhileTheOrderStays) {
    onNode(front, "front");
    onNode(back, "back");
    send();
    scene.comparisons = 0;
    send();
    send();
    EXPECT_EQ(scene.comparisons, 0);
}

TEST_F(EventDispatcherTest, OneReorderCostsAboutOneComparisonAListener) {
    std::vector<Node> nodes;
    for (int i = 0; i < 1000; ++i) nodes.emplace_back("", i);
    for (Node& node : nodes) onNode(node, "");
    send();
    nodes[500].drawn = 5000;
    dispatcher.setDirtyForNode(&nodes[500]);
    scene.comparisons = 0;
    send();
    EXPECT_LE(scene.comparisons, 1100);
    dispatcher.removeAllEventListeners();
}

TEST_F(EventDispatcherTest, TheEventCarriesDataNameAndTarget) {
    int value = 42;
    auto* listener = EventListenerCustom::create("ping", [&](EventCustom* event) {
        EXPECT_EQ(event->getEventName(), "ping");
        EXPECT_EQ(event->getUserData(), &value);
        EXPECT_EQ(event->getCurrentTarget(), &front);
        note("called");
    });
    dispatcher.addEventListenerWithSceneGraphPriority(listener, &front);
    dispatcher.dispatchCustomEvent("ping", &value);
    EXPECT_EQ(log, "called");
}

TEST_F(EventDispatcherTest, AListenerMayReleaseTheEvent) {
    auto* const event = new EventCustom("ping");
    fixed("first", 1, [](EventCustom* sent) { sent->release(); });
    fixed("second", 2);
    dispatcher.dispatchEvent(event);
    EXPECT_EQ(log, "first second");
}

TEST_F(EventDispatcherTest, AddCustomEventListenerMeansPriorityOne) {
    fixed("2", 2);
    dispatcher.addCustomEventListener("ping", [this](EventCustom* event) {
        EXPECT_EQ(event->getCurrentTarget(), nullptr);
        note("1");
    });
    onNode(front, "node");
    EXPECT_EQ(send(), "node 1 2");
    EXPECT_EQ(send("pong"), "");
}

TEST_F(EventDispatcherTest, StopPropagationKeepsTheEventFromTheRest) {
    fixed("-1", -1);
    onNode(front, "front", [](EventCustom* event) { event->stopPropagation(); });
    onNode(back, "back");
    fixed("1", 1);
    EXPECT_EQ(send(), "-1 front");
}

TEST_F(EventDispatcherTest, ADisabledDispatcherIsSilent) {
    fixed("a", 1);
    dispatcher.setEnabled(false);
    EXPECT_FALSE(dispatcher.isEnabled());
    EXPECT_EQ(send(), "");
    dispatcher.setEnabled(true);
    EXPECT_EQ(send(), "a");
}

TEST_F(EventDispatcherTest, ADisabledListenerIsSilentAtOnce) {
    auto* second = fixed("b", 2);
    fixed("a", 1, [second](EventCustom*) { second->setEnabled(false); });
    EXPECT_EQ(send(), "a");
    second->setEnabled(true);
    EXPECT_TRUE(second->isEnabled());
}

TEST_F(EventDispatcherTest, AListenerOfANodeThatDoesNotRunIsPaused) {
    front.running = false;
    onNode(front, "front");
    EXPECT_EQ(send(), "");
    dispatcher.resumeEventListenersForTarget(&front);
    EXPECT_EQ(send(), "front");
    dispatcher.pauseEventListenersForTarget(&front);
    EXPECT_EQ(send(), "");
}

TEST_F(EventDispatcherTest, PausingReachesChildrenOnlyWhenAsked) {
    back.children = {&middle};
    middle.children = {&front};
    onNode(back, "back");
    onNode(front, "front");
    dispatcher.pauseEventListenersForTarget(&back);
    EXPECT_EQ(send(), "front");
    dispatcher.pauseEventListenersForTarget(&back, true);
    EXPECT_EQ(send(), "");
    dispatcher.resumeEventListenersForTarget(&back);
    EXPECT_EQ(send(), "back");
    dispatcher.resumeEventListenersForTarget(&back, true);
    EXPECT_EQ(send(), "front back");
}

TEST_F(EventDispatcherTest, SetPriorityMovesAListener) {
    fixed("a", -1);
    auto* moved = fixed("b", 5);
    onNode(front, "node");
    EXPECT_EQ(send(), "a node b");
    dispatcher.setPriority(moved, -2);
    EXPECT_EQ(send(), "b a node");
    dispatcher.setPriority(moved, 3);
    EXPECT_EQ(send(), "a node b");
}

TEST_F(EventDispatcherTest, SetPriorityInTheMiddleOfADispatchActsOnTheNextOne) {
    auto* moved = fixed("c", 3);
    fixed("a", -1, [&](EventCustom*) { dispatcher.setPriority(moved, -5); });
    fixed("b", 1);
    EXPECT_EQ(send(), "a b c");
    EXPECT_EQ(send(), "c a b");
}

TEST_F(EventDispatcherTest, AListenerWhosePriorityHasJustChangedCanBeRemoved) {
    auto* moved = fixed("c", 3);
    fixed("a", -1);
    send();
    dispatcher.setPriority(moved, -5);
    dispatcher.removeEventListener(moved);
    EXPECT_EQ(send(), "a");
}

TEST_F(EventDispatcherTest, RemovedListenersReceiveNothingAndAreReleased) {
    auto* listener = fixed("a", 1);
    EXPECT_EQ(listener->getReferenceCount(), 2u); // the pool and the dispatcher
    dispatcher.removeEventListener(listener);
    EXPECT_EQ(listener->getReferenceCount(), 1u);
    dispatcher.removeEventListener(listener);
    dispatcher.removeEventListener(nullptr);
    EXPECT_EQ(send(), "");
}

TEST_F(EventDispatcherTest, HasEventListenerKnowsNamesThatHaveListeners) {
    EXPECT_FALSE(dispatcher.hasEventListener("ping"));
    fixed("a", 1);
    EXPECT_TRUE(dispatcher.hasEventListener("ping"));
    dispatcher.removeCustomEventListeners("ping");
    EXPECT_FALSE(dispatcher.hasEventListener("ping"));
}

TEST_F(EventDispatcherTest, ListenersAreRemovedByKind) {
    auto* keys = EventListenerKeyboard::create();
    keys->onKeyPressed = [this](EventKeyboard::KeyCode, Event*) { note("key"); };
    dispatcher.addEventListenerWithFixedPriority(keys, 1);
    fixed("a", 1);
    dispatcher.removeEventListenersForType(EventListener::Type::KEYBOARD);
    EventKeyboard event(EventKeyboard::KeyCode::KEY_A, true);
    dispatcher.dispatchEvent(&event);
    EXPECT_EQ(log, "");
    EXPECT_EQ(send(), "a");
}

TEST_F(EventDispatcherTest, ListenersOfATargetGoWithThoseBelowItWhenAsked) {
    back.children = {&front};
    onNode(back, "back");
    onNode(front, "front");
    onNode(middle, "middle");
    dispatcher.removeEventListenersForTarget(&back);
    EXPECT_EQ(send(), "front middle");
    onNode(back, "back");
    dispatcher.removeEventListenersForTarget(&back, true);
    EXPECT_EQ(send(), "middle");
}

TEST_F(EventDispatcherTest, TheGraphIsNotifiedWhichNodesHaveListeners) {
    auto* first = onNode(front, "a");
    auto* second = onNode(front, "b");
    EXPECT_TRUE(front.hasListeners);
    dispatcher.removeEventListener(first);
    EXPECT_TRUE(front.hasListeners);
    dispatcher.removeEventListener(second);
    EXPECT_FALSE(front.hasListeners);
    onNode(front, "c");
    EXPECT_TRUE(front.hasListeners);
    dispatcher.removeAllEventListeners();
    EXPECT_FALSE(front.hasListeners);
}

TEST_F(EventDispatcherTest, RemoveAllKeepsTheApplicationsOwnEvents) {
    dispatcher.addCustomEventListener(EVENT_COME_TO_BACKGROUND, [this](EventCustom*) { note("background"); });
    fixed("a", 1);
    onNode(front, "front");
    dispatcher.removeAllEventListeners();
    EXPECT_EQ(send(), "");
    EXPECT_EQ(send(EVENT_COME_TO_BACKGROUND), "background");
}

// --- Change during a dispatch ---

TEST_F(EventDispatcherTest, AListenerAddedInADispatchReceivesTheNextEvent) {
    bool added = false;
    fixed("a", 1, [&](EventCustom*) {
        if (std::exchange(added, true)) return;
        fixed("new", 2);
        onNode(front, "node");
        EXPECT_TRUE(front.hasListeners);
    });
    EXPECT_EQ(send(), "a");
    EXPECT_EQ(send(), "node a new");
}

TEST_F(EventDispatcherTest, AListenerAddedInANestedDispatchWaitsForTheOutermostOne) {
    int depth = 0;
    fixed("a", 1, [&](EventCustom*) {
        if (++depth > 2) return;
        dispatcher.dispatchCustomEvent("ping");
        if (depth == 3) fixed("new", 2);
    });
    EXPECT_EQ(send(), "a a a");
}

TEST_F(EventDispatcherTest, AListenerMayRemoveItself) {
    EventListener* self = nullptr;
    self = fixed("a", 1, [&](EventCustom*) { dispatcher.removeEventListener(self); });
    fixed("b", 2);
    EXPECT_EQ(send(), "a b");
    EXPECT_EQ(send(), "b");
}

TEST_F(EventDispatcherTest, ACallbackOutlivesItsOwnRemoval) {
    auto token = std::make_shared<int>(7);
    std::weak_ptr<int> alive = token;
    int seen = 0;
    dispatcher.addCustomEventListener("ping", [&, token](EventCustom*) {
        dispatcher.removeAllEventListeners();
        PoolManager::getInstance()->getCurrentPool()->clear();
        seen = *token;
    });
    token.reset();
    send();
    EXPECT_EQ(seen, 7);
    EXPECT_TRUE(alive.expired());
}

TEST_F(EventDispatcherTest, ListenersRemovedByAnotherAreSkipped) {
    auto* b = fixed("b", 2);
    auto* node = onNode(front, "node");
    fixed("a", -1, [&](EventCustom*) {
        dispatcher.removeEventListener(b);
        dispatcher.removeEventListener(node);
    });
    fixed("c", 3);
    EXPECT_EQ(send(), "a c");
    EXPECT_EQ(send(), "a c");
}

TEST_F(EventDispatcherTest, RemovingAllListenersEndsTheDispatch) {
    fixed("a", 1, [&](EventCustom*) {
        dispatcher.removeAllEventListeners();
        EXPECT_FALSE(dispatcher.hasEventListener("ping"));
    });
    fixed("b", 2);
    EXPECT_EQ(send(), "a");
    EXPECT_EQ(send(), "");
}

TEST_F(EventDispatcherTest, AListenerThatIsAddedAndRemovedInOneDispatchIsNeverCalled) {
    std::weak_ptr<int> alive;
    fixed("a", 1, [&](EventCustom*) {
        auto token = std::make_shared<int>(1);
        alive = token;
        auto* fresh =
            dispatcher.addCustomEventListener("ping", [this, token](EventCustom*) { note("never"); });
        dispatcher.removeEventListener(fresh);
        PoolManager::getInstance()->getCurrentPool()->clear();
    });
    EXPECT_EQ(send(), "a");
    EXPECT_TRUE(alive.expired());
}

TEST_F(EventDispatcherTest, AListenerMayBeRemovedAndAddedAgainInItsOwnCallback) {
    EventListener* self = nullptr;
    self = fixed("a", 1, [&](EventCustom*) {
        dispatcher.removeEventListener(self);
        dispatcher.addEventListenerWithSceneGraphPriority(self, &front);
    });
    fixed("b", 2);
    EXPECT_EQ(send(), "a b");
    EXPECT_EQ(send(), "a b");
    EXPECT_EQ(self->getReferenceCount(), 2u);
}

TEST_F(EventDispatcherTest, ANodeThatDiesInADispatchTakesItsListenersWithIt) {
    auto doomed = std::make_unique<Node>("doomed", 5);
    onNode(*doomed, "doomed1", [&](EventCustom*) {
        dispatcher.removeEventListenersForTarget(doomed.get());
        doomed.reset();
    });
    onNode(*doomed, "doomed2");
    onNode(front, "front");
    EXPECT_EQ(send(), "doomed1 front");
    EXPECT_EQ(send(), "front");
}

TEST_F(EventDispatcherTest, ANodeThatDiesTakesListenersWithItThatStillWait) {
    auto doomed = std::make_unique<Node>("doomed", 5);
    fixed("a", 1, [&](EventCustom*) {
        if (!doomed) return;
        onNode(*doomed, "never");
        dispatcher.removeEventListenersForTarget(doomed.get());
        doomed.reset();
    });
    send();
    EXPECT_EQ(send(), "a");
}

TEST_F(EventDispatcherTest, PausingReachesListenersThatStillWait) {
    bool added = false;
    fixed("a", 1, [&](EventCustom*) {
        if (std::exchange(added, true)) return;
        onNode(front, "front");
        dispatcher.pauseEventListenersForTarget(&front);
    });
    send();
    EXPECT_EQ(send(), "a");
    dispatcher.resumeEventListenersForTarget(&front);
    EXPECT_EQ(send(), "front a");
}

TEST_F(EventDispatcherTest, ANestedDispatchAfterAReorderDoesNotDisturbTheOuterOne) {
    bool nested = false;
    onNode(front, "front", [&](EventCustom*) {
        if (std::exchange(nested, true)) return;
        back.drawn = 9;
        dispatcher.setDirtyForNode(&back);
        dispatcher.dispatchCustomEvent("ping");
    });
    onNode(back, "back");
    EXPECT_EQ(send(), "front front back back");
    EXPECT_EQ(send(), "back front");
}

TEST_F(EventDispatcherTest, NestedDispatchesOfItsOwnEventWithSelfRemovalAreSafe) {
    EventListener* self = nullptr;
    int depth = 0;
    self = fixed("first", 1, [&](EventCustom*) {
        if (++depth < 3) dispatcher.dispatchCustomEvent("ping");
        dispatcher.removeEventListener(std::exchange(self, nullptr));
    });
    fixed("second", 1);
    EXPECT_EQ(send(), "first first first second second second");
    EXPECT_EQ(send(), "second");
}

TEST_F(EventDispatcherTest, AnExceptionInACallbackLeavesTheDispatcherUsable) {
    bool thrown = false;
    fixed("a", 1, [&](EventCustom*) {
        if (std::exchange(thrown, true)) return;
        fixed("b", 2);
        throw std::runtime_error("oops");
    });
    EXPECT_THROW(send(), std::runtime_error);
    EXPECT_EQ(send(), "a b");
}

TEST_F(EventDispatcherTest, ADestroyedCallbackMayCallTheDispatcher) {
    struct LastWords {
        std::function<void()> say;
        ~LastWords() { say(); }
    };
    auto words = std::make_shared<LastWords>();
    words->say = [this] { fixed("reborn", 1); };
    auto* listener = dispatcher.addCustomEventListener("ping", [words](EventCustom*) {});
    words.reset();
    listener->retain();
    PoolManager::getInstance()->getCurrentPool()->clear();
    listener->release();
    dispatcher.removeEventListener(listener);
    EXPECT_EQ(send(), "reborn");
}

// --- Refusals ---

TEST_F(EventDispatcherTest, AListenerWithoutItsCallbackIsNotAdded) {
    dispatcher.addCustomEventListener("ping", nullptr);
    EXPECT_FALSE(dispatcher.hasEventListener("ping"));
}

/// Gives a listener of its own the ID of another kind.
class WrongListener : public EventListener {
public:
    WrongListener(Type type, const ListenerID& id) {
        init(type, id, [](Event*) {});
        autorelease();
    }
    bool checkAvailable() override { return true; }
    EventListener* clone() override { return nullptr; }
};

TEST_F(EventDispatcherTest, AListenerOfAnotherClassIsRefused) {
    const auto add = [this](EventListener* listener) {
        dispatcher.addEventListenerWithFixedPriority(listener, 1);
        return dispatcher.hasEventListener("__cc_mouse") ||
               dispatcher.hasEventListener("__cc_touch_one_by_one");
    };
    const char* const sentence = "the ID of the listener belongs to listeners of another class";
    const auto oneByOne = EventListener::Type::TOUCH_ONE_BY_ONE;
    EXPECT_REFUSED(add(EventListenerCustom::create("__cc_touch_one_by_one", [](EventCustom*) {})), sentence);
    EXPECT_REFUSED(add(new WrongListener(oneByOne, "__cc_touch_one_by_one")), sentence);
    EXPECT_REFUSED(add(new WrongListener(oneByOne, "other")), sentence);
    EXPECT_REFUSED(add(new WrongListener(EventListener::Type::UNKNOWN, "__cc_mouse")), sentence);
}

TEST_F(EventDispatcherTest, AnEventOfAnotherClassIsRefused) {
    auto* const mouse = EventListenerMouse::create();
    mouse->onMouseDown = [](EventMouse* event) { event->getMouseButton(); };
    dispatcher.addEventListenerWithFixedPriority(mouse, 1);
    const auto send = [this](Event::Type type) {
        Event event(type);
        dispatcher.dispatchEvent(&event);
        return 0;
    };
    const auto sendCustom = [this] {
        dispatcher.dispatchCustomEvent("__cc_mouse");
        return 0;
    };
    const char* const sentence = "expect an event of another class";
    EXPECT_REFUSED(send(Event::Type::MOUSE), sentence);
    EXPECT_REFUSED(send(Event::Type::TOUCH), sentence);
    EXPECT_REFUSED(send(Event::Type::CUSTOM), sentence);
    EXPECT_REFUSED(sendCustom(), sentence);
}

// Games remove a listener in a destructor though its node, which goes first, has removed it already, or name a member that was never
// set. The address is only compared: it may be of no listener.
TEST_F(EventDispatcherTest, RemovingWhatIsNoListenerAnyMoreReadsNothing) {
    auto* const nothing = reinterpret_cast<EventListener*>(std::uintptr_t{16});
    dispatcher.removeEventListener(nothing);
    dispatcher.setPriority(nothing, 3);
    dispatcher.addEventListenerWithFixedPriority(make("a"), 1);
    EXPECT_EQ(send(), "a");
}

TEST_F(EventDispatcherTest, AListenerThatWasReleasedIsRefusedWithItsName) {
    EventListener* const released = make("a");
    PoolManager::getInstance()->getCurrentPool()->clear();
    EXPECT_CHECKED(dispatcher.addEventListenerWithFixedPriority(released, 1),
                   "addEventListener: the listener has been released");
}
