#include "event/EventDispatcher.h"
#include "scene/Lifecycle.h"
#include "scene/Node.h"
#include "scene/NodeExtras.h"

#include <utility>
#include <vector>

/// Entering and leaving a running tree. Callbacks may change the tree at any point; the life-cycle state then
/// determines how to continue. See Lifecycle.h for its transitions.

namespace cocos2d {

using copra::LifecycleEvent;

namespace {
int s_attachedNodes = 0;
}

int Node::getAttachedNodeCount() {
    return s_attachedNodes;
}

struct Node::Life_ {
    /// Calls `visit` for every current child, except children that earlier calls have removed. Children that the
    /// calls add are not visited.
    template<class Visit>
    static void forEachRemainingChild(const Node& node, const Visit& visit) {
        if (node._children.empty()) return;
        const Vector<Node*> snapshot = node._children;
        for (Node* child : snapshot)
            if (child->_parent == &node && !child->_isLeaving) visit(child);
    }
};

// --- Enter ---

void Node::enterTree() {
    copra::advance(_lifecycle, LifecycleEvent::BeginEnter);
    onEnter();
    copra::advance(_lifecycle, LifecycleEvent::EndEnter);
}

void Node::onEnter() {
    if (_running) return;
    if (!copra::isCancelled(_lifecycle)) enterSelf();
    if (copra::isCancelled(_lifecycle)) copra::advance(_lifecycle, LifecycleEvent::EndEnter);
}

void Node::enterSelf() {
    if (!_parent) findOverrides(); // other nodes know since they have one
    copra::advance(_lifecycle, LifecycleEvent::BeginEnter);
    if (_extras) {
        if (_extras->onEnter) _extras->onEnter();
        _extras->components.onEnter();
    }
    _isTransitionFinished = false;
    copra::advance(_lifecycle, LifecycleEvent::BeginChildren);
    Life_::forEachRemainingChild(*this, [this](Node* child) {
        if (copra::isEnteringChildren(_lifecycle) && !copra::hasEntered(child->_lifecycle))
            child->enterTree();
    });
    if (!copra::isEnteringChildren(_lifecycle)) return; // removed from the tree by a callback
    copra::advance(_lifecycle, LifecycleEvent::Entered);
    resumeSchedulerAndActions();
    _running = true;
    ++s_attachedNodes;
}

void Node::onEnterTransitionDidFinish() {
    if (_extras && _extras->onEnterTransitionDidFinish) _extras->onEnterTransitionDidFinish();
    _isTransitionFinished = true;
    Life_::forEachRemainingChild(*this, [](Node* child) {
        // Children that a callback added were already notified.
        if (!child->_isTransitionFinished) child->onEnterTransitionDidFinish();
    });
}

// --- Exit ---

void Node::onExitTransitionDidStart() {
    if (_extras && _extras->onExitTransitionDidStart) _extras->onExitTransitionDidStart();
    const bool isComplete = !copra::isEntering(_lifecycle); // else some children have not entered yet
    Life_::forEachRemainingChild(*this, [isComplete](Node* child) {
        if (!copra::isExiting(child->_lifecycle) && (isComplete || copra::hasEntered(child->_lifecycle)))
            child->onExitTransitionDidStart();
    });
}

void Node::exitTree() {
    copra::advance(_lifecycle, LifecycleEvent::BeginExit);
    onExit();
    copra::advance(_lifecycle, LifecycleEvent::EndExit);
}

void Node::onExit() {
    const bool isComplete = !copra::isEntering(_lifecycle); // else some children have not entered yet
    copra::advance(_lifecycle, LifecycleEvent::BeginExit);
    if (_extras) {
        if (_extras->onExit) _extras->onExit();
        _extras->components.onExit();
    }
    pauseSchedulerAndActions();
    if (_running) --s_attachedNodes;
    _running = false;
    copra::advance(_lifecycle, LifecycleEvent::Exited);
    exitChildren(_children, isComplete);
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
    for (const auto& [child, hadEntered] : leaving) {
        const bool hasLeft =
            hadEntered && !copra::hasEntered(child->_lifecycle); // removed and added by a callback
        if (child->_parent == this && !child->_isLeaving && !hasLeft) child->exitTree();
    }
}

/// Exits and cleans up a node that its parent removes. A further removal by one of its callbacks has no
/// effect.
void Node::leaveTree(bool isParentRunning, bool cleanup) {
    _isLeaving = true;
    if (copra::hasEntered(_lifecycle) || (isParentRunning && !copra::isExiting(_lifecycle))) {
        onExitTransitionDidStart();
        exitTree();
        // Has an effect only if an override of onExit() did not call the base class.
        copra::advance(_lifecycle, LifecycleEvent::Cancel);
    }
    if (cleanup) this->cleanup();
}

void Node::cleanup() {
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
