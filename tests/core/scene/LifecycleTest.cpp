#include "scene/Lifecycle.h"

#include <gmock/gmock.h>

#include <initializer_list>
#include <set>
#include <utility>
#include <vector>

using copra::kLifecycleEvents;
using copra::kLifecycleStates;
using copra::LifecycleEvent;
using copra::LifecycleState;

namespace {

std::vector<LifecycleState> allLifecycleStates() {
    std::vector<LifecycleState> states;
    for (std::size_t i = 0; i < kLifecycleStates; ++i) states.push_back(static_cast<LifecycleState>(i));
    return states;
}

std::vector<LifecycleEvent> allLifecycleEvents() {
    std::vector<LifecycleEvent> events;
    for (std::size_t i = 0; i < kLifecycleEvents; ++i) events.push_back(static_cast<LifecycleEvent>(i));
    return events;
}

/// The state of a new node after these events.
LifecycleState lifecycleAfter(std::initializer_list<LifecycleEvent> events) {
    LifecycleState state = LifecycleState::Outside;
    for (const LifecycleEvent event : events) state = after(state, event);
    return state;
}

} // namespace

TEST(Lifecycle, ANodeEntersAndExits) {
    EXPECT_EQ(lifecycleAfter({LifecycleEvent::BeginEnter, LifecycleEvent::BeginEnter}),
              LifecycleState::Entering);
    EXPECT_EQ(lifecycleAfter({LifecycleEvent::BeginEnter, LifecycleEvent::BeginChildren}),
              LifecycleState::EnteringChildren);
    const LifecycleState entered =
        lifecycleAfter({LifecycleEvent::BeginEnter, LifecycleEvent::BeginChildren, LifecycleEvent::Entered});
    EXPECT_EQ(entered, LifecycleState::Running);
    EXPECT_EQ(after(entered, LifecycleEvent::EndEnter), LifecycleState::Running);
    const LifecycleState exiting = after(entered, LifecycleEvent::BeginExit);
    EXPECT_EQ(exiting, LifecycleState::Exiting);
    EXPECT_EQ(after(after(exiting, LifecycleEvent::Exited), LifecycleEvent::EndExit),
              LifecycleState::Outside);
}

TEST(Lifecycle, ANodeThatExitsInItsOnEnterDoesNotRun) {
    const LifecycleState exited = lifecycleAfter({LifecycleEvent::BeginEnter, LifecycleEvent::BeginChildren,
                                                  LifecycleEvent::BeginExit, LifecycleEvent::Exited});
    EXPECT_EQ(exited, LifecycleState::EnterCancelled);
    EXPECT_EQ(after(exited, LifecycleEvent::Entered), LifecycleState::EnterCancelled);
    EXPECT_EQ(after(exited, LifecycleEvent::BeginChildren), LifecycleState::EnterCancelled);
    EXPECT_EQ(after(exited, LifecycleEvent::EndEnter), LifecycleState::Outside);
}

TEST(Lifecycle, ANodeThatLeavesAndEntersElsewhereInItsOnEnterRuns) {
    LifecycleState state = lifecycleAfter({LifecycleEvent::BeginEnter, LifecycleEvent::BeginExit,
                                           LifecycleEvent::Exited, LifecycleEvent::EndExit});
    for (const LifecycleEvent event : {LifecycleEvent::BeginEnter, LifecycleEvent::BeginChildren,
                                       LifecycleEvent::Entered, LifecycleEvent::EndEnter})
        state = after(state, event);
    EXPECT_EQ(state, LifecycleState::Running);
    EXPECT_EQ(after(state, LifecycleEvent::EndEnter), LifecycleState::Running); // of the first onEnter()
}

TEST(Lifecycle, AnOnExitThatDoesNotCallTheBaseChangesNothing) {
    for (const LifecycleState state : allLifecycleStates()) {
        if (isExiting(state) || state == LifecycleState::Reentering) continue;
        EXPECT_EQ(after(after(state, LifecycleEvent::BeginExit), LifecycleEvent::EndExit), state);
    }
}

TEST(Lifecycle, NoNodeIsEnteringAfterItsOnEnterOrExitingAfterItsOnExit) {
    for (const LifecycleState state : allLifecycleStates()) {
        EXPECT_FALSE(isEntering(after(state, LifecycleEvent::EndEnter)));
        EXPECT_FALSE(isCancelled(after(state, LifecycleEvent::EndEnter)));
        EXPECT_FALSE(isExiting(after(state, LifecycleEvent::EndExit)));
        EXPECT_FALSE(isEntering(after(state, LifecycleEvent::Cancel)));
    }
}

TEST(Lifecycle, NoNodeHasEnteredAfterItExited) {
    for (const LifecycleState state : allLifecycleStates()) {
        EXPECT_FALSE(hasEntered(after(state, LifecycleEvent::Exited)));
        EXPECT_FALSE(isExiting(after(state, LifecycleEvent::Exited)));
        EXPECT_FALSE(hasEntered(after(state, LifecycleEvent::BeginExit)));
    }
}

TEST(Lifecycle, OnlyANodeWhoseChildrenEnterCompletes) {
    for (const LifecycleState state : allLifecycleStates()) {
        const LifecycleState entered = after(state, LifecycleEvent::Entered);
        EXPECT_EQ(entered != state, isEnteringChildren(state));
    }
}

TEST(Lifecycle, EveryStateCanBeReachedAndLeft) {
    std::set<LifecycleState> reached{LifecycleState::Outside};
    for (std::size_t round = 0; round < kLifecycleStates; ++round)
        for (const LifecycleState state : std::set<LifecycleState>(reached))
            for (const LifecycleEvent event : allLifecycleEvents()) reached.insert(after(state, event));
    EXPECT_EQ(reached.size(), kLifecycleStates);
    for (const LifecycleState state : allLifecycleStates()) {
        const LifecycleState out = after(after(after(state, LifecycleEvent::Exited), LifecycleEvent::EndExit),
                                         LifecycleEvent::EndEnter);
        EXPECT_EQ(out, LifecycleState::Outside);
    }
}

TEST(Lifecycle, TheTableNamesEachChangeOnce) {
    std::set<std::pair<LifecycleState, LifecycleEvent>> seen;
    for (const auto& transition : copra::lifecycle::kTransitions) {
        EXPECT_TRUE(seen.emplace(transition.from, transition.event).second);
        EXPECT_NE(transition.from, transition.to);
    }
}
