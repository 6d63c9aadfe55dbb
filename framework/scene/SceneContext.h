#pragma once

#include "base/Owned.h"
#include "event/SceneGraph.h"
#include "scene/MatrixStacks.h"

#include <memory>
#include <vector>

namespace cocos2d {
class ActionManager;
class Director;
class Node;
class EventDispatcher;
class Renderer;
class Scene;
class Scheduler;
} // namespace cocos2d

namespace copra {

class Homography;

/// The services that a tree of nodes lives on: scheduler, action manager, event dispatcher, renderer.
///
/// Every node takes the current context when it is born. In a game the Director owns the one context; a test
/// of the scene room makes its own. Contexts nest: the newest is current, and the one before becomes current
/// again when it dies. Nodes must not outlive their context.
class SceneContext final {
public:
    SceneContext();
    ~SceneContext();
    SceneContext(const SceneContext&) = delete;
    SceneContext& operator=(const SceneContext&) = delete;

    /// The newest living context. A node cannot be made without one.
    static SceneContext& current();

    /// One step of time: actions, updates, timers, functions from other threads.
    void update(float dt);

    cocos2d::Scheduler* scheduler() const { return _scheduler; }
    cocos2d::ActionManager* actionManager() const { return _actionManager; }
    cocos2d::EventDispatcher* eventDispatcher() const { return _eventDispatcher; }
    cocos2d::Renderer* renderer() const { return _renderer.get(); }

    /// Replaces a service (both are retained) for nodes that are made from now on.
    void setScheduler(cocos2d::Scheduler* scheduler);
    void setActionManager(cocos2d::ActionManager* actionManager);
    void setEventDispatcher(cocos2d::EventDispatcher* dispatcher);

    /// The Director that owns this context; opaque here, kept for Node's `_director`. Null in tests without
    /// one.
    cocos2d::Director* director = nullptr;

    /// The scene whose nodes hear events in drawing order. Not retained.
    cocos2d::Scene* runningScene = nullptr;

    /// All scenes that live on this context. Not retained.
    std::vector<cocos2d::Scene*> scenes;

    /// Whether scenes' cameras look straight on, without perspective.
    bool orthographic = false;
    /// How the world was seen when a scene was last visited.
    copra::Owned<Homography> lastView;
    /// The screen shows another part of the world than then, or another scene.
    bool viewChanged = false;

    /// Puts all scenes' cameras where the design area and the projection want them now.
    void projectionChanged();

    /// For code that draws by itself.
    MatrixStacks matrices;

    /// True while a scene is being visited: children that leave then die only after the frame.
    bool visiting = false;

private:
    class Graph;
    static void markListeners(cocos2d::Node* node, bool hasAny);

    copra::Owned<Graph> _graph;
    copra::Owned<cocos2d::Renderer> _renderer;
    cocos2d::Scheduler* _scheduler = nullptr;
    cocos2d::ActionManager* _actionManager = nullptr;
    cocos2d::EventDispatcher* _eventDispatcher = nullptr;
    SceneContext* _previous = nullptr;
};

} // namespace copra
