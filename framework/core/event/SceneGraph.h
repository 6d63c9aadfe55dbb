#pragma once

#include "event/fwd.h"

#include <functional>

namespace copra {

/// The tree of nodes as the EventDispatcher sees it. The scene module implements it; tests use a fake.
class SceneGraph {
public:
    virtual ~SceneGraph() = default;

    /// Whether the node has entered a scene (Node::isRunning()). Listeners of other nodes start paused.
    virtual bool isRunning(const cocos2d::Node* node) const = 0;

    /// Whether the node is the running scene or lies somewhere below it. Listeners of other nodes come last.
    virtual bool isInRunningScene(const cocos2d::Node* node) const = 0;

    /// Whether `a` is drawn earlier than (so: behind) `b`: lower global z first, then tree order. Both are in
    /// the running scene. Must be a strict order, false for a == b.
    virtual bool isDrawnBefore(const cocos2d::Node* a, const cocos2d::Node* b) const = 0;

    /// Stands for all flags in forEachCamera().
    static constexpr unsigned short kEveryCamera = 0xFFFF;
    /// Calls `fn` with the flag of each camera that shows the scene, the frontmost first, until it returns
    /// true. Returns whether it did.
    virtual bool forEachCamera(const std::function<bool(unsigned short)>& fn) const {
        return fn(kEveryCamera);
    }
    /// Returns the flags of the cameras that show the node.
    virtual unsigned short cameraMask(const cocos2d::Node*) const { return kEveryCamera; }

    /// Calls `fn` for each direct child of the node.
    virtual void forEachChild(cocos2d::Node* node, const std::function<void(cocos2d::Node*)>& fn) const = 0;

    /// Called when the node gets its first listener (true) and when it loses its last one (false), so that
    /// nodes without listeners never call the dispatcher.
    virtual void listenersChanged(cocos2d::Node* node, bool hasAny) = 0;
};

} // namespace copra
