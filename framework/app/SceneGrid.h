#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/NodeGrid.h"
#include "scene/Scene.h"

namespace cocos2d {
class Action;
}

namespace copra {

/// Shows a scene through a grid while a transition runs. It is no child of the transition, which draws it in
/// the scene's place.
class SceneGrid {
public:
    SceneGrid();
    ~SceneGrid();
    SceneGrid(const SceneGrid&) = delete;
    SceneGrid& operator=(const SceneGrid&) = delete;

    /// Shows `scene` and lets `action` change how.
    void enter(cocos2d::Scene* scene, cocos2d::Action* action);
    /// Goes on with another scene.
    void setScene(cocos2d::Scene* scene) { _node->setTarget(scene); }
    /// Lets go of scene and action.
    void exit();
    cocos2d::NodeGrid* node() const { return _node; }

private:
    cocos2d::RefPtr<cocos2d::NodeGrid> _node;
};

} // namespace copra
