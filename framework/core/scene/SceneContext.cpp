#include "scene/SceneContext.h"

#include "event/EventDispatcher.h"
#include "event/SceneGraph.h"
#include "render/Renderer.h"
#include "scene/ActionManager.h"
#include "scene/Camera.h"
#include "scene/Scene.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <utility>

using cocos2d::ActionManager;
using cocos2d::Camera;
using cocos2d::EventDispatcher;
using cocos2d::Node;
using cocos2d::RefPtr;
using cocos2d::Renderer;
using cocos2d::Scheduler;

namespace copra {

namespace {

SceneContext* s_current = nullptr;

int depthOf(const Node* node) {
    int depth = 0;
    while ((node = node->getParent())) ++depth;
    return depth;
}

/// Whether sibling `a` is drawn before sibling `b`.
bool isEarlierSibling(const Node* a, const Node* b) {
    if (a->getLocalZOrder() != b->getLocalZOrder()) return a->getLocalZOrder() < b->getLocalZOrder();
    return static_cast<unsigned>(a->getOrderOfArrival()) < static_cast<unsigned>(b->getOrderOfArrival());
}

/// The ancestor of `node` that is `levels` above it; `below` receives the child of it that was passed.
const Node* climb(const Node* node, int levels, const Node*& below) {
    while (levels-- > 0) {
        below = node;
        node = node->getParent();
    }
    return node;
}

} // namespace

/// Implements the scene graph interface of the event module.
class SceneContext::Graph final : public SceneGraph {
public:
    explicit Graph(const SceneContext& context) : _context(context) {}

    bool isRunning(const Node* node) const override { return node->isRunning(); }

    bool isInRunningScene(const Node* node) const override {
        while (const Node* parent = node->getParent()) node = parent;
        return node == _context.frame.runningScene;
    }

    bool isDrawnBefore(const Node* a, const Node* b) const override {
        if (a == b) return false;
        if (a->getGlobalZOrder() != b->getGlobalZOrder()) return a->getGlobalZOrder() < b->getGlobalZOrder();
        const int depthA = depthOf(a);
        const int depthB = depthOf(b);
        const Node* belowA = nullptr;
        const Node* belowB = nullptr;
        a = climb(a, depthA - depthB, belowA);
        b = climb(b, depthB - depthA, belowB);
        // One is an ancestor of the other: children with z < 0 come before their parent.
        if (a == b) return belowA ? belowA->getLocalZOrder() < 0 : belowB->getLocalZOrder() >= 0;
        while (a->getParent() != b->getParent()) {
            a = a->getParent();
            b = b->getParent();
        }
        return isEarlierSibling(a, b);
    }

    bool forEachCamera(const std::function<bool(unsigned short)>& fn) const override {
        if (!_context.frame.runningScene || _context.frame.runningScene->getCameras().empty())
            return fn(kEveryCamera);
        const std::vector<Camera*>& cameras = _context.frame.runningScene->getCameras();
        if (cameras.size() == 1) return callWithCamera(cameras.front(), fn);
        // A callback may add and remove cameras, and replace the scene.
        const std::vector<Camera*> before = cameras;
        for (auto camera = before.rbegin(); camera != before.rend(); ++camera)
            if (isShown(*camera) && callWithCamera(*camera, fn)) return true;
        return false;
    }

    unsigned short cameraMask(const Node* node) const override { return node->getCameraMask(); }

    void forEachChild(Node* node, const std::function<void(Node*)>& fn) const override {
        for (Node* child : node->getChildren()) fn(child);
    }

    void listenersChanged(Node* node, bool hasAny) override { markListeners(node, hasAny); }

private:
    bool isShown(const Camera* camera) const {
        if (!_context.frame.runningScene) return false;
        const auto& cameras = _context.frame.runningScene->getCameras();
        return std::find(cameras.begin(), cameras.end(), camera) != cameras.end();
    }

    static bool callWithCamera(const Camera* camera, const std::function<bool(unsigned short)>& fn) {
        if (!camera->isVisible()) return false;
        const Camera::Visiting visiting(camera);
        return fn(static_cast<unsigned short>(camera->getCameraFlag()));
    }

    const SceneContext& _context;
};

void SceneContext::markListeners(Node* node, bool hasAny) {
    node->_hasListeners = hasAny;
}

FrameState::FrameState() : lastView(std::make_unique<Homography>()) {}

FrameState::~FrameState() = default;

SceneContext::SceneContext()
    : _graph(std::make_unique<Graph>(*this)),
      _renderer(std::make_unique<Renderer>()),
      _scheduler(new Scheduler()),
      _actionManager(new ActionManager()),
      _eventDispatcher(new EventDispatcher(*_graph)),
      _previous(s_current) {
    s_current = this;
    schedule(_actionManager);
}

SceneContext::~SceneContext() {
    _scheduler->unscheduleAll();
    removeAllActions(); // managers retain their nodes, which retain them
    releaseUnusedManagers();
    _actionManager->release();
    _scheduler->release();
    _eventDispatcher->release();
    s_current = _previous;
}

SceneContext& SceneContext::current() {
    return s_current ? *s_current : ofProgram();
}

SceneContext& SceneContext::ofProgram() {
    // Never destroyed: nodes in static variables of a game are destroyed later and still need it.
    static auto* s_context = new SceneContext();
    return *s_context;
}

void SceneContext::setDirector(cocos2d::Director* director) {
    Node::_director = director;
}

void SceneContext::setScheduler(Scheduler* scheduler) {
    if (!scheduler || scheduler == _scheduler) return;
    scheduler->retain();
    Scheduler* const before = std::exchange(_scheduler, scheduler);
    const auto move = [this, before](ActionManager* manager) {
        before->unscheduleUpdate(manager);
        schedule(manager);
    };
    move(_actionManager);
    for (ActionManager* manager : _replacedManagers) move(manager);
    before->release();
}

void SceneContext::setActionManager(ActionManager* actionManager) {
    if (!actionManager || actionManager == _actionManager) return;
    const auto replaced = std::find(_replacedManagers.begin(), _replacedManagers.end(), actionManager);
    if (replaced != _replacedManagers.end()) {
        _replacedManagers.erase(replaced);
    } else {
        actionManager->retain();
        schedule(actionManager);
    }
    _replacedManagers.push_back(std::exchange(_actionManager, actionManager));
    releaseUnusedManagers();
}

void SceneContext::schedule(ActionManager* actionManager) {
    _scheduler->scheduleUpdate(actionManager, Scheduler::PRIORITY_SYSTEM, false);
}

/// Releases those managers that neither a node nor the game retains.
void SceneContext::releaseUnusedManagers() {
    for (std::size_t i = _replacedManagers.size(); i-- > 0;) {
        ActionManager* const manager = _replacedManagers[i];
        if (manager->getReferenceCount() > 1) continue;
        _replacedManagers.erase(_replacedManagers.begin() + static_cast<std::ptrdiff_t>(i));
        _scheduler->unscheduleUpdate(manager);
        manager->release();
    }
}

void SceneContext::removeAllActions() {
    _actionManager->removeAllActions();
    // By index, and held: a node that is destroyed may replace the manager, which releases unused ones.
    for (std::size_t i = 0; i < _replacedManagers.size(); ++i)
        RefPtr<ActionManager>(_replacedManagers[i])->removeAllActions();
}

void SceneContext::setEventDispatcher(EventDispatcher* dispatcher) {
    if (!dispatcher || dispatcher == _eventDispatcher) return;
    dispatcher->retain();
    _eventDispatcher->release();
    _eventDispatcher = dispatcher;
}

void SceneContext::projectionChanged() {
    frame.viewChanged = true;
    for (cocos2d::Scene* scene : scenes) scene->onProjectionChanged();
}

void SceneContext::update(float dt) {
    _scheduler->update(dt);
}

} // namespace copra
