#include "scene/Node.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "event/EventDispatcher.h"
#include "render/Renderer.h"
#include "scene/ActionManager.h"
#include "scene/NodeExtras.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

#include <utility>
#include <vector>

namespace cocos2d {

Node* Node::create() {
    auto* node = new Node();
    node->init();
    return copra::autoreleased(node);
}

const int Node::INVALID_TAG;

Node::Node() {
    copra::SceneContext& context = copra::SceneContext::current();
    _scheduler = context.scheduler();
    _actionManager = context.actionManager();
    _eventDispatcher = context.eventDispatcher();
    _director = context.director;
}

Node::~Node() {
    // Children may be shared with others: they must not be left with a dead parent.
    for (Node* child : _children) child->_parent = nullptr;
    if (_extras) {
        removeAllComponents();
        unbindProgram();
    }
    CCASSERT(!_running, "a node died while it was running: it was released too often");
    if (_usesScheduler) _scheduler->unscheduleAllForTarget(this);
    if (_hasListeners) _eventDispatcher->removeEventListenersForTarget(this);
}

bool Node::init() {
    return true;
}

std::string Node::getDescription() const {
    return "<Node | Tag = " + std::to_string(_tag) + ">";
}

// --- Life ---

namespace {
int s_attachedNodes = 0;
}

int Node::getAttachedNodeCount() {
    return s_attachedNodes;
}

/// Calls `visit` for every child that there is now and still is when its turn comes, whatever the calls add
/// and remove.
template<class Visit>
void Node::forEachStayingChild(const Visit& visit) {
    if (_children.empty()) return;
    const Vector<Node*> snapshot = _children;
    for (Node* child : snapshot)
        if (child->_parent == this && !child->_isLeaving) visit(child);
}

void Node::enterTree() {
    _life = Life::entering;
    onEnter();
    _life = Life::settled;
}

void Node::exitTree() {
    _isExiting = true;
    onExit();
    _isExiting = false;
}

void Node::onEnter() {
    if (_running) return;
    if (_life != Life::evicted) enter();
    if (_life == Life::evicted) _life = Life::settled;
}

void Node::enter() {
    _life = Life::entering;
    if (_extras) {
        if (_extras->onEnter) _extras->onEnter();
        _extras->components.onEnter();
    }
    _isTransitionFinished = false;
    if (_life == Life::entering) _life = Life::enteringChildren;
    forEachStayingChild([this](Node* child) {
        if (_life == Life::enteringChildren && !child->isIn()) child->enterTree();
    });
    if (_life != Life::enteringChildren) return; // somebody took it out of the tree meanwhile
    _life = Life::settled;
    resume();
    _running = true;
    ++s_attachedNodes;
}

void Node::onEnterTransitionDidFinish() {
    if (_extras && _extras->onEnterTransitionDidFinish) _extras->onEnterTransitionDidFinish();
    _isTransitionFinished = true;
    forEachStayingChild([](Node* child) {
        // One that was added meanwhile has heard it then.
        if (!child->_isTransitionFinished) child->onEnterTransitionDidFinish();
    });
}

void Node::onExitTransitionDidStart() {
    if (_extras && _extras->onExitTransitionDidStart) _extras->onExitTransitionDidStart();
    const bool isComplete = !isEntering(); // else some children have not entered yet
    forEachStayingChild([isComplete](Node* child) {
        if (!child->_isExiting && (isComplete || child->isIn())) child->onExitTransitionDidStart();
    });
}

void Node::onExit() {
    const bool isComplete = !isEntering(); // else some children have not entered yet
    _isExiting = true;
    if (_extras) {
        if (_extras->onExit) _extras->onExit();
        _extras->components.onExit();
    }
    pause();
    if (_running) --s_attachedNodes;
    _running = false;
    if (!isComplete) _life = Life::evicted;
    _isExiting = false;
    exitChildren(isComplete);
}

void Node::exitChildren(bool evenIfNotIn) {
    if (_children.empty()) return;
    std::vector<std::pair<RefPtr<Node>, bool>> leaving;
    for (Node* child : _children)
        if (!child->_isExiting && (evenIfNotIn || child->isIn())) leaving.emplace_back(child, child->isIn());
    for (const auto& [child, wasIn] : leaving) {
        const bool hasLeft = wasIn && !child->isIn(); // taken out and put back by a callback
        if (child->_parent == this && !child->_isLeaving && !hasLeft) child->exitTree();
    }
}

void Node::cleanup() {
    stopAllActions();
    unscheduleAllCallbacks();
    forEachStayingChild([](Node* child) { child->cleanup(); });
}

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

// --- Drawing ---

void Node::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const uint32_t flags = parentFlags | _visitFlags;
    // Most nodes have no children and nothing unusual, and many rest: then all that is left is a jump to
    // draw().
    if (!_children.empty() || _special != 0 || s_isDefaultMaskHidden)
        visitInFull(renderer, parentTransform, parentFlags);
    else if (flags & (FLAGS_DIRTY_MASK | kVisitedByHand))
        visitMoved(renderer, parentTransform, flags);
    else
        draw(renderer, _modelViewTransform, flags);
}

void Node::visitMoved(Renderer* renderer, const Mat4& parentTransform, uint32_t flags) {
    if (!(flags & kVisitedByHand)) updateModelView(parentTransform);
    // It may have turned out of the plane just now.
    if (_special != 0 || (flags & kVisitedByHand))
        visitInFull(renderer, parentTransform, flags);
    else
        draw(renderer, _modelViewTransform, flags);
}

void Node::visitInFull(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    sortAllChildren();
    const bool isTilted = beginTilt(renderer);
    // By index: a draw() may change the children.
    ssize_t i = 0;
    for (; i < _children.size() && _children.begin()[i]->_localZOrder < 0; ++i)
        _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
    drawByRule(renderer, flags);
    for (; i < _children.size(); ++i) _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
    endTilt(renderer, isTilted);
}

void Node::visit() {
    copra::SceneContext& context = copra::SceneContext::current();
    const bool within = context.visiting && _parent;
    const Mat4 parent = within ? _parent->getNodeToWorldTransform() : Mat4::IDENTITY;
    visit(context.renderer(), parent, FLAGS_TRANSFORM_DIRTY | kVisitedByHand);
    _visitFlags |= FLAGS_TRANSFORM_DIRTY; // it may have been visited in another place than the scene will
}

void Node::draw() {
    draw(copra::SceneContext::current().renderer(), _modelViewTransform, FLAGS_TRANSFORM_DIRTY);
}

// A plain node shows nothing.
void Node::draw(Renderer*, const Mat4&, uint32_t) {}

// --- Identity ---

copra::NodeExtras& Node::extras() {
    if (!_extras) _extras = std::make_unique<copra::NodeExtras>(this);
    return *_extras;
}

const std::string& Node::getName() const {
    static const std::string kNoName;
    return _extras ? _extras->name : kNoName;
}

void Node::setName(const std::string& name) {
    if (&name == &getName() || (name.empty() && !_extras)) return;
    extras().name = name;
}

void* Node::getUserData() {
    return _extras ? _extras->userData : nullptr;
}
const void* Node::getUserData() const {
    return _extras ? _extras->userData : nullptr;
}
void Node::setUserData(void* userData) {
    extras().userData = userData;
}
Ref* Node::getUserObject() {
    return _extras ? _extras->userObject.get() : nullptr;
}
const Ref* Node::getUserObject() const {
    return _extras ? _extras->userObject.get() : nullptr;
}
void Node::setUserObject(Ref* userObject) {
    if (userObject || _extras) extras().userObject = userObject;
}

unsigned short Node::getCameraMask() const {
    return (_special & kHasCameraMask) != 0 ? _extras->cameraMask : kDefaultCameraMask;
}

void Node::setCameraMask(unsigned short mask, bool applyChildren) {
    setSpecial(kHasCameraMask, mask != kDefaultCameraMask);
    if (mask != kDefaultCameraMask) extras().cameraMask = mask;
    if (!applyChildren) return;
    for (Node* child : _children) child->setCameraMask(mask, true);
}

Scene* Node::getScene() const {
    const Node* root = this;
    while (root->_parent) root = root->_parent;
    return dynamic_cast<Scene*>(const_cast<Node*>(root));
}

// --- Components ---

Component* Node::getComponent(const std::string& name) {
    return _extras ? _extras->components.get(name) : nullptr;
}

bool Node::addComponent(Component* component) {
    if (!extras().components.add(component)) return false;
    scheduleUpdate(); // by which components are updated
    return true;
}

bool Node::removeComponent(const std::string& name) {
    return _extras && _extras->components.remove(name);
}

bool Node::removeComponent(Component* component) {
    return _extras && _extras->components.remove(component);
}

void Node::removeAllComponents() {
    if (_extras) _extras->components.removeAll();
}

} // namespace cocos2d
