#pragma once

#include "base/RefPtr.h"
#include "nodes/effects/NodeGrid.h"
#include "scene/Scene.h"
#include "scene/fwd.h"

namespace copra {

/// Shows a scene through a NodeGrid while a transition runs. The grid is not a child of the transition, which
/// draws it instead of the scene.
class SceneGrid {
public:
    /// Constructs a grid node that shows no scene.
    SceneGrid();
    ~SceneGrid();
    SceneGrid(const SceneGrid&) = delete;
    SceneGrid& operator=(const SceneGrid&) = delete;

    /// Shows `scene` and runs `action` on the grid.
    void enter(cocos2d::Scene* scene, cocos2d::Action* action);
    /// Shows another scene.
    void setScene(cocos2d::Scene* scene) { _node->setTarget(scene); }
    /// Stops the action and releases the scene.
    void exit();
    cocos2d::NodeGrid* node() const { return _node; }

private:
    cocos2d::RefPtr<cocos2d::NodeGrid> _node;
};

} // namespace copra
