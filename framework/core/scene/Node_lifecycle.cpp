#include "base/Explainer.h"
#include "base/FirstException.h"
#include "base/call.h"
#include "base/keepAlive.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "scene/Lifecycle.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"

#include <typeinfo>
#include <utility>
#include <vector>

/// Entering and leaving a running tree. Callbacks may change the tree at any point; the life-cycle state then
/// determines how to continue. See Lifecycle.h for its transitions. A callback that throws does not stop the walk: all nodes
/// enter or leave, and the first exception is thrown at the end.

void copra::warnOfSkippedEnter(const cocos2d::Node& node) {
    warning(
        "%s::onEnter: it does not call onEnter() of its base class, so the timers and actions of the node "
        "stay paused, and its children do not enter",
        explainer().className(typeid(node)).c_str());
}

namespace cocos2d {

using copra::LifecycleEvent;

namespace {
int s_attachedNodes = 0;
}

int Node::getAttachedNodeCount() {
    return s_attachedNodes;
}

struct Node::Life_ {
    /// Whether the node has no callback and no child: most nodes have neither.
    static bool isAlone(const Node& node) { return !node._extras && node._children.empty(); }

    /// Calls `visit` for every current child, except children that earlier calls have removed. Children that the
    /// calls add are not visited.
    template<class Visit>
    static void forEachRemainingChild(const Node& node, const Visit& visit) {
        if (!node._children.empty()) forEachOfSome(node, visit);
    }
    template<class Visit>
    [[gnu::noinline]] static void forEachOfSome(const Node& node, const Visit& visit) {
        const Vector<Node*> snapshot = node._children;
        copra::FirstException exception;
        for (Node* child : snapshot)
            if (child->_parent == &node && !child->_isLeaving) exception.run([&] { visit(child); });
        exception.pass();
    }

    [[gnu::noinline]] static void finishEntering(Node& node) {
        copra::FirstException exception;
        if (node._extras) exception.run([&node] { copra::call(node._extras->onEnterTransitionDidFinish); });
        node._isTransitionFinished = true;
        exception.run([&node] {
            forEachRemainingChild(node, [](Node* child) {
                // Children that a callback added were already notified.
                if (!child->_isTransitionFinished) child->onEnterTransitionDidFinish();
            });
        });
        exception.pass();
    }

    [[gnu::noinline]] static void startExiting(Node& node) {
        copra::FirstException exception;
        if (node._extras) exception.run([&node] { copra::call(node._extras->onExitTransitionDidStart); });
        const bool isComplete =
            !copra::isEntering(node._lifecycle); // else some children have not entered yet
        exception.run([&node, isComplete] {
            forEachRemainingChild(node, [isComplete](Node* child) {
                if (!copra::isExiting(child->_lifecycle) &&
                    (isComplete || copra::hasEntered(child->_lifecycle)))
                    child->onExitTransitionDidStart();
            });
        });
        exception.pass();
    }
};

// --- Enter ---

void Node::enterTree() {
    copra::advance(_lifecycle, LifecycleEvent::BeginEnter);
    copra::FirstException exception;
    const bool hasReturned = exception.run([this] { onEnter(); });
    if (hasReturned && _lifecycle == copra::LifecycleState::Entering) copra::warnOfSkippedEnter(*this);
    copra::advance(_lifecycle, LifecycleEvent::EndEnter);
    exception.pass();
}

void Node::onEnter() {
    if (_running) return;
    if (!copra::isCancelled(_lifecycle)) enterSelf();
    if (copra::isCancelled(_lifecycle)) copra::advance(_lifecycle, LifecycleEvent::EndEnter);
}

void Node::enterSelf() {
    if (!_parent) findOverrides(); // other nodes know since they have one
    copra::advance(_lifecycle, LifecycleEvent::BeginEnter);
    copra::FirstException exception;
    if (_extras) {
        exception.run([this] { copra::call(_extras->onEnter); });
        exception.run([this] { _extras->components.onEnter(); });
    }
    _isTransitionFinished = false;
    copra::advance(_lifecycle, LifecycleEvent::BeginChildren);
    exception.run([this] {
        Life_::forEachRemainingChild(*this, [this](Node* child) {
            if (copra::isEnteringChildren(_lifecycle) && !copra::hasEntered(child->_lifecycle))
                child->enterTree();
        });
    });
    if (copra::isEnteringChildren(_lifecycle)) { // else a callback has removed it from the tree
        copra::advance(_lifecycle, LifecycleEvent::Entered);
        resumeSchedulerAndActions();
        _running = true;
        ++s_attachedNodes;
    }
    exception.pass();
}

void Node::onEnterTransitionDidFinish() {
    if (Life_::isAlone(*this))
        _isTransitionFinished = true;
    else
        Life_::finishEntering(*this);
}

// --- Exit ---

void Node::onExitTransitionDidStart() {
    if (!Life_::isAlone(*this)) Life_::startExiting(*this);
}

void Node::exitTree() {
    copra::advance(_lifecycle, LifecycleEvent::BeginExit);
    copra::FirstException exception;
    // One that throws before it calls the base class leaves all the same.
    if (!exception.run([this] { onExit(); }) && copra::isExiting(_lifecycle))
        exception.run([this] { Node::onExit(); });
    copra::advance(_lifecycle, LifecycleEvent::EndExit);
    exception.pass();
}

void Node::onExit() {
    const bool isComplete = !copra::isEntering(_lifecycle); // else some children have not entered yet
    copra::advance(_lifecycle, LifecycleEvent::BeginExit);
    copra::FirstException exception;
    if (_extras) {
        exception.run([this] { copra::call(_extras->onExit); });
        exception.run([this] { _extras->components.onExit(); });
    }
    pauseSchedulerAndActions();
    if (_running) --s_attachedNodes;
    _running = false;
    copra::advance(_lifecycle, LifecycleEvent::Exited);
    exception.run([this, isComplete] { exitChildren(_children, isComplete); });
    exception.pass();
}

/// Exits all of these children, or only the ones that have entered if `all` is false.
void Node::exitChildren(const Vector<Node*>& children, bool all) {
    if (children.empty()) return;
    std::vector<std::pair<RefPtr<Node>, bool>> leaving;
    for (Node* child : children) {
        const bool hasEntered = copra::hasEntered(child->_lifecycle);
        if (!copra::isExiting(child->_lifecycle) && (all || hasEntered))
            leaving.emplace_back(child, hasEntered);
    }
    copra::FirstException exception;
    for (const auto& entry : leaving) {
        Node& child = *entry.first;
        const bool hasLeft =
            entry.second && !copra::hasEntered(child._lifecycle); // removed and added by a callback
        if (child._parent == this && !child._isLeaving && !hasLeft)
            exception.run([&child] { child.exitTree(); });
    }
    exception.pass();
}

/// Exits and cleans up a node that its parent removes. A further removal by one of its callbacks has no
/// effect. What they throw is thrown by the caller when the node has been removed.
void Node::leaveTree(bool isParentRunning, bool cleanup, copra::FirstException& exception) {
    _isLeaving = true;
    if (copra::hasEntered(_lifecycle) || (isParentRunning && !copra::isExiting(_lifecycle))) {
        exception.run([this] { onExitTransitionDidStart(); });
        exception.run([this] { exitTree(); });
        // Has an effect only if an override of onExit() did not call the base class.
        copra::advance(_lifecycle, LifecycleEvent::Cancel);
    }
    if (cleanup) exception.run([this] { this->cleanup(); });
}

void Node::cleanup() {
    const auto alive = copra::keepAlive(this); // an action or a timer may hold the last reference
    stopAllActions();
    unscheduleAllCallbacks();
    Life_::forEachRemainingChild(*this, [](Node* child) { child->cleanup(); });
}

// --- Callbacks ---

void Node::setOnEnterCallback(const std::function<void()>& callback) {
    extras().onEnter = callback;
}
void Node::setOnExitCallback(const std::function<void()>& callback) {
    extras().onExit = callback;
}
void Node::setonEnterTransitionDidFinishCallback(const std::function<void()>& callback) {
    extras().onEnterTransitionDidFinish = callback;
}
void Node::setonExitTransitionDidStartCallback(const std::function<void()>& callback) {
    extras().onExitTransitionDidStart = callback;
}

namespace {
const std::function<void()> kNoCallback;
}

const std::function<void()>& Node::getOnEnterCallback() const {
    return _extras ? _extras->onEnter : kNoCallback;
}
const std::function<void()>& Node::getOnExitCallback() const {
    return _extras ? _extras->onExit : kNoCallback;
}
const std::function<void()>& Node::getonEnterTransitionDidFinishCallback() const {
    return _extras ? _extras->onEnterTransitionDidFinish : kNoCallback;
}
const std::function<void()>& Node::getonExitTransitionDidStartCallback() const {
    return _extras ? _extras->onExitTransitionDidStart : kNoCallback;
}

} // namespace cocos2d
