#include "scene/Node.h"

#include "base/assert.h"
#include "event/EventDispatcher.h"
#include "render/Renderer.h"
#include "scene/ActionManager.h"
#include "scene/NodeExtras.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

namespace cocos2d {

Node* Node::create() {
    auto* node = new Node();
    node->init();
    node->autorelease();
    return node;
}

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
    if (_extras) removeAllComponents();
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

// --- Life
// ------------------------------------------------------------------------------------------------------------

namespace {
int s_attachedNodes = 0;
}

int Node::getAttachedNodeCount() {
    return s_attachedNodes;
}

void Node::onEnter() {
    if (!_running) ++s_attachedNodes;
    if (_extras) {
        if (_extras->onEnter) _extras->onEnter();
        for (ssize_t i = 0; i < _extras->components.size(); ++i) _extras->components.at(i)->onEnter();
    }
    _isTransitionFinished = false;
    for (ssize_t i = 0; i < _children.size(); ++i) _children.at(i)->onEnter();
    resume();
    _running = true;
}

void Node::onEnterTransitionDidFinish() {
    if (_extras && _extras->onEnterTransitionDidFinish) _extras->onEnterTransitionDidFinish();
    _isTransitionFinished = true;
    for (ssize_t i = 0; i < _children.size(); ++i) _children.at(i)->onEnterTransitionDidFinish();
}

void Node::onExitTransitionDidStart() {
    if (_extras && _extras->onExitTransitionDidStart) _extras->onExitTransitionDidStart();
    for (ssize_t i = 0; i < _children.size(); ++i) _children.at(i)->onExitTransitionDidStart();
}

void Node::onExit() {
    if (_extras) {
        if (_extras->onExit) _extras->onExit();
        for (ssize_t i = 0; i < _extras->components.size(); ++i) _extras->components.at(i)->onExit();
    }
    pause();
    if (_running) --s_attachedNodes;
    _running = false;
    for (ssize_t i = 0; i < _children.size(); ++i) _children.at(i)->onExit();
}

void Node::cleanup() {
    stopAllActions();
    unscheduleAllCallbacks();
    for (ssize_t i = 0; i < _children.size(); ++i) _children.at(i)->cleanup();
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

// --- Drawing
// ---------------------------------------------------------------------------------------------------------

void Node::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    if (!_visible) return;
    const uint32_t flags = processParentFlags(parentTransform, parentFlags);
    // Most nodes have no children, and then nothing is left to be done after the call.
    if (_children.empty())
        draw(renderer, _modelViewTransform, flags);
    else
        visitWithChildren(renderer, flags);
}

void Node::visitWithChildren(Renderer* renderer, uint32_t flags) {
    sortAllChildren();
    // By index: a draw() may change the children.
    ssize_t i = 0;
    for (; i < _children.size() && _children.begin()[i]->_localZOrder < 0; ++i)
        _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
    draw(renderer, _modelViewTransform, flags);
    for (; i < _children.size(); ++i) _children.begin()[i]->visit(renderer, _modelViewTransform, flags);
}

void Node::visit() {
    copra::SceneContext& context = copra::SceneContext::current();
    const bool within = context.visiting && _parent;
    const Mat4 parent = within ? _parent->getNodeToWorldTransform() : Mat4::IDENTITY;
    visit(context.renderer(), parent, FLAGS_TRANSFORM_DIRTY);
    _visitFlags |= FLAGS_TRANSFORM_DIRTY; // it may have been visited in another place than the scene will
}

void Node::draw() {
    draw(copra::SceneContext::current().renderer(), _modelViewTransform, FLAGS_TRANSFORM_DIRTY);
}

// A plain node shows nothing.
void Node::draw(Renderer*, const Mat4&, uint32_t) {}

// --- Identity
// --------------------------------------------------------------------------------------------------------

copra::NodeExtras& Node::extras() {
    if (!_extras) _extras = std::make_unique<copra::NodeExtras>();
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
    return _extras ? _extras->cameraMask : 1;
}

void Node::setCameraMask(unsigned short mask, bool applyChildren) {
    extras().cameraMask = mask;
    if (!applyChildren) return;
    for (Node* child : _children) child->setCameraMask(mask, true);
}

Scene* Node::getScene() const {
    const Node* root = this;
    while (root->_parent) root = root->_parent;
    return dynamic_cast<Scene*>(const_cast<Node*>(root));
}

// --- Components
// ------------------------------------------------------------------------------------------------------

Component* Node::getComponent(const std::string& name) {
    if (!_extras) return nullptr;
    for (Component* component : _extras->components)
        if (component->getName() == name) return component;
    return nullptr;
}

bool Node::addComponent(Component* component) {
    CCASSERT(component != nullptr, "addComponent: the component is null");
    if (!component) return false;
    CCASSERT(component->getOwner() == nullptr, "addComponent: the component has an owner already");
    if (component->getOwner() || getComponent(component->getName())) return false;
    extras().components.pushBack(component);
    component->setOwner(this);
    component->onAdd();
    if (_running) component->onEnter();
    scheduleUpdate();
    return true;
}

bool Node::removeComponent(const std::string& name) {
    return removeComponent(getComponent(name));
}

bool Node::removeComponent(Component* component) {
    if (!component || !_extras || !_extras->components.contains(component)) return false;
    const RefPtr<Component> keepAlive(component);
    _extras->components.eraseObject(component);
    if (_running) component->onExit();
    component->onRemove();
    component->setOwner(nullptr);
    return true;
}

void Node::removeAllComponents() {
    while (_extras && !_extras->components.empty()) removeComponent(_extras->components.back());
}

} // namespace cocos2d
