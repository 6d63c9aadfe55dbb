#include "scene/Node.h"

#include "base/AutoreleasePool.h"
#include "base/FirstException.h"
#include "base/autoreleased.h"
#include "base/keepAlive.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "scene/Generation.h"
#include "scene/Lifecycle.h"
#include "scene/NodeExtras.h"
#include "scene/SceneContext.h"
#include "scene/rejectNaN.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace cocos2d {

namespace {

/// The order of arrival is counted across all nodes, so a child that changes its z is the newest among any
/// siblings.
std::uint32_t s_lastArrival = 0;

/// The sort key among siblings: by z, then by order of arrival.
std::int64_t orderKey(const Node* node) {
    return static_cast<std::int64_t>(node->getLocalZOrder()) * (std::int64_t{1} << 32) +
           static_cast<std::uint32_t>(node->getOrderOfArrival());
}

bool isNotAChild(const Node* child) {
    return copra::refuse(!child, "Node::addChild: the child is null") ||
           copra::refuseReleased(child, "Node::addChild: the child");
}

} // namespace

void Node::addChild(Node* child) {
    if (!isNotAChild(child)) addChildInFullForm(child, child->getLocalZOrder());
}

void Node::addChild(Node* child, int localZOrder) {
    if (!isNotAChild(child)) addChildInFullForm(child, localZOrder);
}

/// Calls the overload with a name or, in other generations, with a tag: games and container classes override it.
void Node::addChildInFullForm(Node* child, int localZOrder) {
    copra::generation() ? addChild(child, localZOrder, child->_tag)
                        : addChild(child, localZOrder, child->Node::getName());
}

void Node::addChild(Node* child, int localZOrder, int tag) {
    if (!canAttachChild(child)) return;
    child->setTag(tag);
    attachChild(child, localZOrder);
}

void Node::addChild(Node* child, int localZOrder, const std::string& name) {
    if (!canAttachChild(child)) return;
    child->setName(name);
    attachChild(child, localZOrder);
}

bool Node::canAttachChild(const Node* child) const {
    copra::expectMainThread("Node::addChild");
    if (isNotAChild(child)) return false;
    if (copra::refuse(child->_parent,
                      "Node::addChild: the child has a parent already; remove it there first"))
        return false;
    bool isAncestor = false;
    for (const Node* node = this; node && !isAncestor; node = node->_parent) isAncestor = node == child;
    return !copra::refuse(isAncestor,
                          "Node::addChild: a node cannot be added to itself or to its descendant");
}

void Node::attachChild(Node* child, int localZOrder) {
    if (child->_isLeaving) { // added back by a callback while all children are being removed
        child->_isLeaving = false;
        _knowsResting = false;
        _children.eraseObject(child);
    }
    insertChild(child, localZOrder);
    child->setParent(this);
    child->updateOrderOfArrival();
    copra::FirstException exception;
    if (_running || copra::isEnteringChildren(_lifecycle)) {
        exception.run([child] { child->enterTree(); });
        // A callback may have removed the child.
        if (_isTransitionFinished && child->_parent == this)
            exception.run([child] { child->onEnterTransitionDidFinish(); });
    }
    if (_cascadeColorEnabled || _cascadeOpacityEnabled) cascadeTo(child);
    exception.pass();
}

void Node::insertChild(Node* child, int z) {
    child->markTransformDirty();
    child->_setLocalZOrder(z);
    // Appended as the newest of its z: the list stays sorted unless the last child has a higher z.
    if (!_children.empty() && _children.back()->_localZOrder > z) _reorderChildDirty = true;
    stopResting();
    _knowsResting = false;
    _children.pushBack(child);
    _eventDispatcher->setDirtyForNode(child);
}

void Node::setParent(Node* parent) {
    _parent = parent;
    if (parent) findOverrides();
    markTransformDirty();
    if (_rareFlags.has(copra::RareFlag::NormalizedPosition)) _extras->normalizedPositionDirty = true;
}

void Node::updateOrderOfArrival() {
    _orderOfArrival = ++s_lastArrival;
}

void Node::removeFromParent() {
    removeFromParentAndCleanup(true);
}

void Node::removeFromParentAndCleanup(bool cleanup) {
    if (_parent) _parent->removeChild(this, cleanup);
}

void Node::removeChild(Node* child, bool cleanup) {
    copra::expectMainThread("Node::removeChild");
    // What is not among the children may be destroyed already: only its address is compared.
    const ssize_t index = _children.getIndex(child);
    if (index >= 0) detachChild(child, index, cleanup);
}

void Node::removeChildByTag(int tag, bool cleanup) {
    if (copra::refuse(tag == INVALID_TAG, "Node::removeChildByTag: the tag is invalid")) return;
    if (Node* child = getChildByTag(tag))
        removeChild(child, cleanup);
    else
        copra::warning("Node::removeChildByTag: no child has the tag %d", tag);
}

void Node::removeChildByName(const std::string& name, bool cleanup) {
    if (copra::refuse(name.empty(), "Node::removeChildByName: the name is empty")) return;
    if (Node* child = getChildByName(name))
        removeChild(child, cleanup);
    else
        copra::warning("Node::removeChildByName: no child has the name %s", name.c_str());
}

void Node::removeAllChildren() {
    removeAllChildrenWithCleanup(true);
}

void Node::removeAllChildrenWithCleanup(bool cleanup) {
    copra::expectMainThread("Node::removeAllChildren");
    const auto alive = copra::keepAlive(this);
    // All children exit before any of them is released, so that callbacks may access their siblings.
    Vector<Node*> leaving = _children;
    copra::FirstException exception;
    for (Node* child : leaving) {
        if (child->_parent != this || child->_isLeaving) continue;
        child->leaveTree(_running, cleanup, exception);
        child->setParent(nullptr);
    }
    _knowsResting = false;
    // Children that a callback added stay, and so does a child that an outer call is removing.
    for (ssize_t i = _children.size() - 1; i >= 0; --i)
        if (_children.at(i)->_parent != this) _children.erase(i);
    for (Node* child : leaving) {
        if (child->_parent) continue;
        child->_isLeaving = false;
        if (_cascadeColorEnabled) child->updateDisplayedColor(Color3B::WHITE);
        if (_cascadeOpacityEnabled) child->updateDisplayedOpacity(255);
        if (copra::SceneContext::current().frame.visiting) copra::keepUntilFrameEnds(*child);
    }
    exception.pass();
}

void Node::detachChild(Node* child, ssize_t index, bool cleanup) {
    if (child->_isLeaving) return;
    const auto thisAlive = copra::keepAlive(this);
    const RefPtr<Node> childAlive(child);
    copra::FirstException exception;
    child->leaveTree(_running, cleanup, exception);
    child->_isLeaving = false;
    child->setParent(nullptr);
    if (index >= _children.size() || _children.at(index) != child) index = _children.getIndex(child);
    _knowsResting = false;
    _children.erase(index);
    if (_cascadeColorEnabled) child->updateDisplayedColor(Color3B::WHITE);
    if (_cascadeOpacityEnabled) child->updateDisplayedOpacity(255);
    if (copra::SceneContext::current().frame.visiting) copra::keepUntilFrameEnds(*child);
    exception.pass();
}

void Node::reorderChild(Node* child, int localZOrder) {
    copra::expectMainThread("Node::reorderChild");
    if (copra::refuse(!child, "Node::reorderChild: the child is null")) return;
    if (copra::warn(child->_parent != this, "Node::reorderChild: the node is not a child of this one"))
        return;
    stopResting();
    _reorderChildDirty = true;
    child->updateOrderOfArrival();
    child->_setLocalZOrder(localZOrder);
    _eventDispatcher->setDirtyForNode(child);
}

void Node::setLocalZOrder(int localZOrder) {
    if (getLocalZOrder() == localZOrder) return;
    // First, since a batch node ignores a child that has this z.
    if (_parent) _parent->reorderChild(this, localZOrder);
    _setLocalZOrder(localZOrder);
    _eventDispatcher->setDirtyForNode(this);
}

void Node::_setLocalZOrder(int z) {
    _localZOrder = z;
}

void Node::setGlobalZOrder(float globalZOrder) {
    if (_globalZOrder == globalZOrder || copra::rejectNaN("setGlobalZOrder", globalZOrder)) return;
    _globalZOrder = globalZOrder;
    markTransformDirty();
    _eventDispatcher->setDirtyForNode(this);
}

bool Node::isSortedBefore(const Node* a, const Node* b) {
    return orderKey(a) < orderKey(b);
}

void Node::sortAllChildren() {
    if (!_reorderChildDirty) return;
    _reorderChildDirty = false;
    _knowsResting = false;

    // Usually few children changed: extract the elements that break the ascending order, sort them, and merge
    // them back.
    struct Entry {
        std::int64_t key;
        Node* node;
        bool operator<(const Entry& other) const { return key < other.key; }
    };
    static thread_local std::vector<Entry> s_inOrder;
    static thread_local std::vector<Entry> s_moved;
    s_inOrder.clear();
    s_moved.clear();
    for (Node* child : _children) {
        const Entry entry{orderKey(child), child};
        if (s_inOrder.empty() || s_inOrder.back() < entry) {
            s_inOrder.push_back(entry);
        } else if (s_inOrder.size() == 1 || s_inOrder[s_inOrder.size() - 2] < entry) {
            s_moved.push_back(s_inOrder.back()); // the previous element is the one out of order
            s_inOrder.back() = entry;
        } else {
            s_moved.push_back(entry);
        }
    }
    std::sort(s_moved.begin(), s_moved.end());

    auto target = _children.begin();
    auto a = s_inOrder.cbegin();
    auto b = s_moved.cbegin();
    while (a != s_inOrder.cend() || b != s_moved.cend()) {
        const bool takeMoved = a == s_inOrder.cend() || (b != s_moved.cend() && *b < *a);
        *target++ = takeMoved ? (b++)->node : (a++)->node;
    }
}

} // namespace cocos2d
