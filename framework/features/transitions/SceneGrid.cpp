#include "transitions/SceneGrid.h"

namespace copra {

using namespace cocos2d;

SceneGrid::SceneGrid() : _node(NodeGrid::create()) {}

SceneGrid::~SceneGrid() {
    exit();
}

void SceneGrid::enter(Scene* scene, Action* action) {
    _node->setTarget(scene);
    _node->onEnter();
    _node->runAction(action);
}

void SceneGrid::exit() {
    if (!_node->isRunning()) return;
    _node->stopAllActions();
    _node->setTarget(nullptr);
    _node->setGrid(nullptr);
    _node->onExit();
}

} // namespace copra
