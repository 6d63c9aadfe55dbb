#pragma once

#include "scene/fwd.h"

#include <cstddef>
#include <cstdint>

namespace copra {

/// Warns that the onEnter() of a node has returned without a call of Node::onEnter(): the node stays outside.
[[gnu::cold]] void warnOfSkippedEnter(const cocos2d::Node& node);

/// The state of a node between onEnter() and onExit(). Callbacks may add and remove nodes at any time, so a
/// node may have to exit while its onEnter() is still on the call stack.
enum class LifecycleState : std::uint8_t {
    Outside,          ///< The node is not in a running tree, or its onEnter() did not call Node::onEnter().
    Entering,         ///< The node is in onEnter(), before its children enter.
    EnteringChildren, ///< The node is in onEnter(), while its children enter.
    Running,          ///< The node has entered, with all its children.
    Reentering,       ///< The node is in a second onEnter(), called while it is running.
    Exiting,          ///< The node is in onExit(), before Node::onExit() stops it.
    ExitingUnentered, ///< The node is in onExit() although it has not entered.
    ExitingEarly,     ///< The node is in onExit() while its onEnter() is on the call stack.
    ExitingEarlyWithChildren, ///< The node is in onExit() while its onEnter() makes the children enter.
    EnterCancelled,           ///< The node has exited. Its onEnter(), on the call stack, must not continue.
    ExitingCancelled,         ///< The node is in a further onExit() in the state EnterCancelled.
};

/// An event in the life cycle of a node.
enum class LifecycleEvent : std::uint8_t {
    BeginEnter,    ///< onEnter() is about to be called, or has reached Node.
    BeginChildren, ///< The node's own callbacks are done; the children follow.
    Entered,       ///< All children have entered.
    EndEnter,      ///< onEnter() has returned.
    BeginExit,     ///< onExit() is about to be called, or has reached Node.
    Exited,        ///< Node::onExit() has stopped the node; its children follow.
    EndExit,       ///< onExit() has returned. It has an effect only if it did not call Node::onExit().
    Cancel,        ///< The node was removed: an onEnter() on the call stack must not continue.
};

/// The number of states and of events.
inline constexpr std::size_t kLifecycleStates = 11;
inline constexpr std::size_t kLifecycleEvents = 8;

namespace lifecycle {

/// Short names for the table.
using State = LifecycleState;
using Event = LifecycleEvent;

/// A transition from the state `from` to the state `to`, caused by an event.
struct Transition {
    State from;  ///< The state in which the event happens.
    Event event; ///< The event that causes the transition.
    State to;    ///< The state after it.
};

/// The transitions. An event that is not listed for a state does not change it.
// clang-format off
inline constexpr Transition kTransitions[] = {
    {State::Outside, Event::BeginEnter, State::Entering},
    {State::EnteringChildren, Event::BeginEnter, State::Entering},
    {State::Running, Event::BeginEnter, State::Reentering},
    {State::ExitingUnentered, Event::BeginEnter, State::ExitingEarly},
    {State::ExitingEarlyWithChildren, Event::BeginEnter, State::ExitingEarly},
    {State::EnterCancelled, Event::BeginEnter, State::Entering},
    {State::ExitingCancelled, Event::BeginEnter, State::ExitingEarly},
    {State::Entering, Event::BeginChildren, State::EnteringChildren},
    {State::ExitingEarly, Event::BeginChildren, State::ExitingEarlyWithChildren},
    {State::EnteringChildren, Event::Entered, State::Running},
    {State::ExitingEarlyWithChildren, Event::Entered, State::Exiting},
    {State::Entering, Event::EndEnter, State::Outside},
    {State::EnteringChildren, Event::EndEnter, State::Outside},
    {State::Reentering, Event::EndEnter, State::Running},
    {State::ExitingEarly, Event::EndEnter, State::ExitingUnentered},
    {State::ExitingEarlyWithChildren, Event::EndEnter, State::ExitingUnentered},
    {State::EnterCancelled, Event::EndEnter, State::Outside},
    {State::ExitingCancelled, Event::EndEnter, State::ExitingUnentered},
    {State::Outside, Event::BeginExit, State::ExitingUnentered},
    {State::Entering, Event::BeginExit, State::ExitingEarly},
    {State::EnteringChildren, Event::BeginExit, State::ExitingEarlyWithChildren},
    {State::Running, Event::BeginExit, State::Exiting},
    {State::Reentering, Event::BeginExit, State::ExitingEarly},
    {State::EnterCancelled, Event::BeginExit, State::ExitingCancelled},
    {State::Entering, Event::Exited, State::EnterCancelled},
    {State::EnteringChildren, Event::Exited, State::EnterCancelled},
    {State::Running, Event::Exited, State::Outside},
    {State::Reentering, Event::Exited, State::EnterCancelled},
    {State::Exiting, Event::Exited, State::Outside},
    {State::ExitingUnentered, Event::Exited, State::Outside},
    {State::ExitingEarly, Event::Exited, State::EnterCancelled},
    {State::ExitingEarlyWithChildren, Event::Exited, State::EnterCancelled},
    {State::ExitingCancelled, Event::Exited, State::EnterCancelled},
    {State::Exiting, Event::EndExit, State::Running},
    {State::ExitingUnentered, Event::EndExit, State::Outside},
    {State::ExitingEarly, Event::EndExit, State::Entering},
    {State::ExitingEarlyWithChildren, Event::EndExit, State::EnteringChildren},
    {State::ExitingCancelled, Event::EndExit, State::EnterCancelled},
    {State::Entering, Event::Cancel, State::EnterCancelled},
    {State::EnteringChildren, Event::Cancel, State::EnterCancelled},
    {State::Reentering, Event::Cancel, State::EnterCancelled},
    {State::ExitingEarly, Event::Cancel, State::ExitingCancelled},
    {State::ExitingEarlyWithChildren, Event::Cancel, State::ExitingCancelled},
};
// clang-format on

/// The transitions as an array: next[state][event].
struct Table {
    /// The next state for each state and event. Initially, each state leads to itself.
    State next[kLifecycleStates][kLifecycleEvents] = {};

    constexpr Table() {
        for (std::size_t state = 0; state < kLifecycleStates; ++state)
            for (State& entry : next[state]) entry = static_cast<State>(state);
        for (const Transition& t : kTransitions)
            next[static_cast<std::size_t>(t.from)][static_cast<std::size_t>(t.event)] = t.to;
    }
};
/// The table, computed at compile time.
inline constexpr Table kTable;

} // namespace lifecycle

/// Returns the state that follows `state` after `event`.
constexpr LifecycleState after(LifecycleState state, LifecycleEvent event) {
    return lifecycle::kTable.next[static_cast<std::size_t>(state)][static_cast<std::size_t>(event)];
}

/// Changes the state of a node: the event has happened.
constexpr void advance(LifecycleState& state, LifecycleEvent event) {
    state = after(state, event);
}

/// Whether onEnter() is on the call stack and has not completed.
constexpr bool isEntering(LifecycleState state) {
    return state == LifecycleState::Entering || state == LifecycleState::EnteringChildren ||
           state == LifecycleState::Reentering || state == LifecycleState::ExitingEarly ||
           state == LifecycleState::ExitingEarlyWithChildren;
}

/// Whether children that are added now enter at once although the node is not running yet.
constexpr bool isEnteringChildren(LifecycleState state) {
    return state == LifecycleState::EnteringChildren || state == LifecycleState::ExitingEarlyWithChildren;
}

/// Whether onExit() has been called and has not stopped the node yet.
constexpr bool isExiting(LifecycleState state) {
    return state == LifecycleState::Exiting || state == LifecycleState::ExitingUnentered ||
           state == LifecycleState::ExitingEarly || state == LifecycleState::ExitingEarlyWithChildren ||
           state == LifecycleState::ExitingCancelled;
}

/// Whether onEnter() is on the call stack although the node has exited again.
constexpr bool isCancelled(LifecycleState state) {
    return state == LifecycleState::EnterCancelled || state == LifecycleState::ExitingCancelled;
}

/// Whether the node has entered or is about to, and will have to exit.
constexpr bool hasEntered(LifecycleState state) {
    return state == LifecycleState::Running || (isEntering(state) && !isExiting(state));
}

} // namespace copra
