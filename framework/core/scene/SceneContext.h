#pragma once

#include "base/Array.h"
#include "base/Owned.h"
#include "event/fwd.h"
#include "math/fwd.h"
#include "render/fwd.h"
#include "scene/MatrixStacks.h"
#include "scene/fwd.h"

#include <memory>

namespace copra {

/// The state of the scene that is shown.
struct FrameState {
    FrameState();
    ~FrameState();

    /// The scene whose nodes receive events in drawing order. It is not retained.
    cocos2d::Scene* runningScene = nullptr;
    /// Whether a scene is being visited: children that are removed then live until the end of the frame.
    bool visiting = false;
    /// Whether the default cameras of scenes are orthographic.
    bool orthographic = false;
    /// The camera transform of the last visit of a scene.
    copra::Owned<Homography> lastView;
    /// Set when the view or the scene has changed since the last visit.
    bool viewChanged = false;
};

/// The services that nodes use: scheduler, action manager, event dispatcher, renderer.
///
/// Every node uses the context that was current when it was constructed. A game has only the context of the
/// program, which its Director uses; tests of this module create their own. Contexts nest: the newest one is
/// current, and when it is destroyed, the previous one becomes current again. Nodes must not outlive their
/// context.
class SceneContext final {
public:
    /// Constructs the services and makes this context the current one.
    SceneContext();
    ~SceneContext();
    SceneContext(const SceneContext&) = delete;
    SceneContext& operator=(const SceneContext&) = delete;

    /// Returns the newest context, or the context of the program if there is none.
    static SceneContext& current();
    /// Returns the context of the program, made when it is first needed: by the first node or by the
    /// Director.
    static SceneContext& ofProgram();

    /// Advances the scheduler by `dt` seconds: actions, update() calls, timers, functions that other threads
    /// have queued.
    void update(float dt);

    /// The services; never null, owned by the context.
    cocos2d::Scheduler* scheduler() const { return _scheduler; }
    cocos2d::ActionManager* actionManager() const { return _actionManager; }
    cocos2d::EventDispatcher* eventDispatcher() const { return _eventDispatcher; }
    cocos2d::Renderer* renderer() const { return _renderer.get(); }

    /// Replaces a service for nodes that are constructed from now on. The new one is retained, the old one
    /// released; null is ignored. Actions of earlier nodes continue: their manager is retained as long as
    /// they are.
    void setScheduler(cocos2d::Scheduler* scheduler);
    void setActionManager(cocos2d::ActionManager* actionManager);
    void setEventDispatcher(cocos2d::EventDispatcher* dispatcher);

    /// Removes all actions, also the actions of managers that were replaced.
    void removeAllActions();

    /// The director, for Node's `_director`.
    static void setDirector(cocos2d::Director* director);

    /// All scenes that use this context. They are not retained.
    copra::Array<cocos2d::Scene*> scenes;
    /// The matrix stacks for DrawPrimitives and similar code.
    MatrixStacks matrices;
    /// The state of the scene that is shown.
    FrameState frame;

    /// Resets the default cameras of all scenes to the current design resolution and projection.
    void projectionChanged();

private:
    class Graph;
    static void markListeners(cocos2d::Node* node, bool hasAny);
    void schedule(cocos2d::ActionManager* actionManager);
    void releaseUnusedManagers();

    copra::Owned<Graph> _graph;
    copra::Owned<cocos2d::Renderer> _renderer;
    cocos2d::Scheduler* _scheduler = nullptr;
    cocos2d::ActionManager* _actionManager = nullptr;
    /// The action managers that were replaced, retained.
    copra::Array<cocos2d::ActionManager*> _replacedManagers;
    cocos2d::EventDispatcher* _eventDispatcher = nullptr;
    SceneContext* _previous = nullptr;
};

} // namespace copra
