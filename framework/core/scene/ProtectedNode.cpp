#include "scene/ProtectedNode.h"

#include "base/FirstException.h"
#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "scene/Lifecycle.h"
#include "scene/PerspectiveScope.h"
#include "scene/SceneContext.h"

namespace cocos2d {

ProtectedNode* ProtectedNode::create() {
    auto* node = new ProtectedNode();
    return copra::autoreleased(node, node->init());
}

ProtectedNode::ProtectedNode() = default;

ProtectedNode::~ProtectedNode() {
    for (Node* child : _protectedChildren) child->setParent(nullptr);
}

// --- Children ---

void ProtectedNode::addProtectedChild(Node* child) {
    if (child) addProtectedChild(child, child->getLocalZOrder(), child->getTag());
}

void ProtectedNode::addProtectedChild(Node* child, int localZOrder) {
    if (child) addProtectedChild(child, localZOrder, child->getTag());
}

void ProtectedNode::addProtectedChild(Node* child, int localZOrder, int tag) {
    if (copra::refuse(!child, "ProtectedNode::addProtectedChild: the child is null")) return;
    const Node* root = this;
    while (root->getParent()) root = root->getParent();
    if (copra::refuse(child->getParent(),
                      "ProtectedNode::addProtectedChild: the child has a parent already") ||
        copra::refuse(child == root,
                      "ProtectedNode::addProtectedChild: the child is this node or its ancestor"))
        return;
    child->setTag(tag);
    child->_setLocalZOrder(localZOrder);
    _protectedChildren.pushBack(child);
    _reorderProtectedChildDirty = true;
    child->setParent(this);
    child->updateOrderOfArrival();
    child->setGlobalZOrder(_globalZOrder);
    copra::FirstException exception;
    if (_running) {
        exception.run([child] { child->enterTree(); });
        // A callback may have removed the child.
        if (_isTransitionFinished && child->getParent() == this)
            exception.run([child] { child->onEnterTransitionDidFinish(); });
    }
    cascadeTo(child);
    exception.pass();
}

Node* ProtectedNode::getProtectedChildByTag(int tag) {
    for (Node* child : _protectedChildren)
        if (child->getTag() == tag) return child;
    return nullptr;
}

void ProtectedNode::removeProtectedChild(Node* child, bool cleanup) {
    if (!child || child->_isLeaving || !_protectedChildren.contains(child)) return;
    const RefPtr<Node> alive(child);
    copra::FirstException exception;
    child->leaveTree(_running, cleanup, exception);
    child->_isLeaving = false;
    if (child->getParent() == this) child->setParent(nullptr);
    _protectedChildren.eraseObject(child);
    if (copra::SceneContext::current().frame.visiting) copra::keepUntilFrameEnds(*child);
    exception.pass();
}

void ProtectedNode::removeProtectedChildByTag(int tag, bool cleanup) {
    if (Node* child = getProtectedChildByTag(tag))
        removeProtectedChild(child, cleanup);
    else
        copra::warning("ProtectedNode::removeProtectedChildByTag: no child has the tag %d", tag);
}

void ProtectedNode::removeAllProtectedChildren() {
    removeAllProtectedChildrenWithCleanup(true);
}

void ProtectedNode::removeAllProtectedChildrenWithCleanup(bool cleanup) {
    const Vector<Node*> leaving = _protectedChildren;
    copra::FirstException exception;
    for (Node* child : leaving) exception.run([&] { removeProtectedChild(child, cleanup); });
    exception.pass();
}

// A protected child, such as a menu in a widget, may call these functions of its parent without knowing its
// class.
void ProtectedNode::removeChild(Node* child, bool cleanup) {
    if (_protectedChildren.contains(child))
        removeProtectedChild(child, cleanup);
    else
        Node::removeChild(child, cleanup);
}

void ProtectedNode::reorderChild(Node* child, int localZOrder) {
    if (_protectedChildren.contains(child))
        reorderProtectedChild(child, localZOrder);
    else
        Node::reorderChild(child, localZOrder);
}

void ProtectedNode::reorderProtectedChild(Node* child, int localZOrder) {
    if (copra::refuse(!child, "ProtectedNode::reorderProtectedChild: the child is null")) return;
    _reorderProtectedChildDirty = true;
    child->updateOrderOfArrival();
    child->_setLocalZOrder(localZOrder);
    _eventDispatcher->setDirtyForNode(child);
}

void ProtectedNode::sortAllProtectedChildren() {
    if (!_reorderProtectedChildDirty) return;
    sortNodes(_protectedChildren);
    _reorderProtectedChildDirty = false;
}

// --- Drawing ---

void ProtectedNode::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    if (visitsByOverride_<ProtectedNode>(renderer, parentTransform, parentFlags)) return;
    visitAllChildren(renderer, processParentFlags(parentTransform, parentFlags));
}

void ProtectedNode::visitAllChildren(Renderer* renderer, uint32_t flags) {
    sortAllChildren();
    sortAllProtectedChildren();
    const copra::PerspectiveScope perspective(*this, *renderer);
    // By index: a draw() may change the children.
    ssize_t own = 0;
    ssize_t other = 0;
    for (; other < _children.size() && _children.at(other)->getLocalZOrder() < 0; ++other)
        _children.at(other)->visit(renderer, _modelViewTransform, flags);
    for (; own < _protectedChildren.size() && _protectedChildren.at(own)->getLocalZOrder() < 0; ++own)
        _protectedChildren.at(own)->visit(renderer, _modelViewTransform, flags);
    if (isVisitableByVisitingCamera()) drawWithProgram(renderer, flags);
    for (; own < _protectedChildren.size(); ++own)
        _protectedChildren.at(own)->visit(renderer, _modelViewTransform, flags);
    for (; other < _children.size(); ++other)
        _children.at(other)->visit(renderer, _modelViewTransform, flags);
}

// --- Life cycle, color and opacity: passed to both kinds of children ---

/// Calls `first`, and then `visit` for every current protected child, except those that earlier calls have removed.
template<class First, class Visit>
void ProtectedNode::doAndVisit(const First& first, const Visit& visit) {
    copra::FirstException exception;
    exception.run(first);
    const Vector<Node*> snapshot = _protectedChildren;
    for (Node* child : snapshot)
        if (child->_parent == this && !child->_isLeaving) exception.run([&] { visit(child); });
    exception.pass();
}

void ProtectedNode::cleanup() {
    doAndVisit([this] { Node::cleanup(); }, [](Node* child) { child->cleanup(); });
}

void ProtectedNode::onEnter() {
    doAndVisit([this] { Node::onEnter(); },
               [this](Node* child) {
                   if (_running && !copra::hasEntered(child->_lifecycle)) child->enterTree();
               });
}

void ProtectedNode::onEnterTransitionDidFinish() {
    doAndVisit([this] { Node::onEnterTransitionDidFinish(); },
               [](Node* child) {
                   if (!child->_isTransitionFinished) child->onEnterTransitionDidFinish();
               });
}

void ProtectedNode::onExit() {
    const bool isComplete = !copra::isEntering(_lifecycle); // else these children have not entered yet
    copra::FirstException exception;
    exception.run([this] { Node::onExit(); });
    exception.run([this, isComplete] { exitChildren(_protectedChildren, isComplete); });
    exception.pass();
}

void ProtectedNode::onExitTransitionDidStart() {
    doAndVisit([this] { Node::onExitTransitionDidStart(); },
               [](Node* child) {
                   if (!copra::isExiting(child->_lifecycle)) child->onExitTransitionDidStart();
               });
}

void ProtectedNode::updateDisplayedOpacity(GLubyte parentOpacity) {
    Node::updateDisplayedOpacity(parentOpacity);
    if (!_cascadeOpacityEnabled) return;
    copra::forEach(_protectedChildren,
                   [&](Node* child) { child->updateDisplayedOpacity(_displayedOpacity); });
}

void ProtectedNode::updateDisplayedColor(const Color3B& parentColor) {
    Node::updateDisplayedColor(parentColor);
    if (!_cascadeColorEnabled) return;
    copra::forEach(_protectedChildren, [&](Node* child) { child->updateDisplayedColor(_displayedColor); });
}

void ProtectedNode::disableCascadeColor() {
    Node::disableCascadeColor();
    copra::forEach(_protectedChildren, [](Node* child) { child->updateDisplayedColor(Color3B::WHITE); });
}

void ProtectedNode::disableCascadeOpacity() {
    Node::disableCascadeOpacity();
    copra::forEach(_protectedChildren, [](Node* child) { child->updateDisplayedOpacity(255); });
}

void ProtectedNode::setCameraMask(unsigned short mask, bool applyChildren) {
    Node::setCameraMask(mask, applyChildren);
    if (!applyChildren) return;
    copra::forEach(_protectedChildren, [&](Node* child) { child->setCameraMask(mask, true); });
}

void ProtectedNode::setGlobalZOrder(float globalZOrder) {
    Node::setGlobalZOrder(globalZOrder);
    copra::forEach(_protectedChildren, [&](Node* child) { child->setGlobalZOrder(globalZOrder); });
}

} // namespace cocos2d
