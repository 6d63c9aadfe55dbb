#include "scene/Node.h"

#include "base/assert.h"
#include "base/autoreleased.h"
#include "event/EventDispatcher.h"
#include "render/Renderer.h"
#include "scene/ActionManager.h"
#include "scene/Generation.h"
#include "scene/NodeExtras.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"
#include "scene/VisitingCamera.h"
#include "time/Scheduler.h"

#include <utility>
#include <vector>

namespace cocos2d {

using copra::VisitingCamera;

Node* Node::create() {
    auto* node = new Node();
    node->init();
    return copra::autoreleased(node);
}

const int Node::INVALID_TAG;

Node::Node()
    : _running(false),
      _reorderChildDirty(false),
      _ignoreAnchorPointForPosition(false),
      _cascadeColorEnabled(false),
      _cascadeOpacityEnabled(false),
      _isTransitionFinished(false),
      _usesScheduler(false),
      _hasListeners(false) {
    copra::SceneContext& context = copra::SceneContext::current();
    _scheduler = context.scheduler();
    _actionManager = context.actionManager();
    _eventDispatcher = context.eventDispatcher();
    _scheduler->retain();
    _actionManager->retain();
    _eventDispatcher->retain();
}

Node::~Node() {
    // Children may have other owners and must not keep a dangling pointer to their parent.
    for (Node* child : _children) child->_parent = nullptr;
    if (_extras) {
        removeAllComponents();
        unbindProgram();
    }
    // Another generation does not mind.
    CCASSERT(
        !_running || copra::generation(),
        "a node was destroyed while it was running: it was released too often, destroyed with delete, or "
        "created as a local variable, or its onExit() does not call that of its base");
    if (_usesScheduler) _scheduler->unscheduleAllForTarget(this);
    if (_hasListeners) _eventDispatcher->removeEventListenersForTarget(this);
    _scheduler->release();
    _actionManager->release();
    _eventDispatcher->release();
}

bool Node::init() {
    return true;
}

std::string Node::getDescription() const {
    return "<Node | Tag = " + std::to_string(_tag) + ">";
}

// --- Drawing ---

void Node::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const uint32_t flags = parentFlags | _visitFlags;
    // Fast path: most nodes have no children and no rare flags, and many do not move. Then this is a tail
    // call of draw(). visitMoved() is in Node_placing.cpp.
    if (!_children.empty() || _rareFlags.any() || VisitingCamera::hidesDefaultMask)
        visitGeneral(renderer, parentTransform, parentFlags);
    else if (flags & (FLAGS_DIRTY_MASK | kSeparateVisit))
        visitMoved(renderer, parentTransform, flags);
    else
        draw(renderer, _modelViewTransform, flags);
}

void Node::visitGeneral(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    sortAllChildren();
    if (visitsSpecially())
        visitSpecially(renderer, flags);
    else
        visitTree(renderer, flags);
}

void Node::visitTree(Renderer* renderer, uint32_t flags) {
    // By index: a draw() may change the children.
    const bool hasMany = _children.size() >= copra::RestingChildren::kManyChildren;
    const bool leavesOut = hasMany && !(flags & (FLAGS_DIRTY_MASK | kSeparateVisit));
    if (leavesOut)
        prepareResting();
    else if (_extras)
        forgetResting();
    ssize_t i = leavesOut ? visitAwake(0, false, renderer, flags) : 0;
    for (; i < _children.size() && _children.begin()[i]->_localZOrder < 0; ++i)
        _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
    if (!_rareFlags.any() && !VisitingCamera::hidesDefaultMask && !(flags & kSeparateVisit))
        draw(renderer, _modelViewTransform, flags);
    else
        drawForCamera(renderer, flags);
    if (leavesOut) i = visitAwake(i, true, renderer, flags);
    for (; i < _children.size(); ++i) _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
}

void Node::draw() {
    draw(copra::SceneContext::current().renderer(), _modelViewTransform, FLAGS_TRANSFORM_DIRTY);
}

// The base class draws nothing.
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
    if (_extras || !name.empty()) extras().name = name;
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
    return _rareFlags.has(copra::RareFlag::CameraMask) ? _extras->cameraMask : VisitingCamera::kDefaultMask;
}

void Node::setCameraMask(unsigned short mask, bool applyChildren) {
    const bool isRare = mask != VisitingCamera::kDefaultMask;
    _rareFlags.set(copra::RareFlag::CameraMask, isRare);
    if (isRare) extras().cameraMask = mask;
    stopResting();
    if (!applyChildren) return;
    copra::forEach(_children, [&](Node* child) { child->setCameraMask(mask, true); });
}

bool Node::isVisitableByVisitingCamera() const {
    return VisitingCamera::flag == 0 || (VisitingCamera::flag & getCameraMask()) != 0;
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
    scheduleUpdate(); // update() updates the components
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

void Node::linkPhysicsBody(PhysicsBody* body) {
    extras().physicsBody = body;
}

#if CC_USE_PHYSICS
PhysicsBody* Node::getPhysicsBody() const {
    return _extras ? _extras->physicsBody : nullptr;
}
#endif

} // namespace cocos2d
