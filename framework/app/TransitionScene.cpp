#include "app/TransitionScene.h"

#include "app/Director.h"
#include "base/assert.h"
#include "base/log.h"
#include "event/EventDispatcher.h"

namespace cocos2d {

TransitionScene::TransitionScene() = default;
TransitionScene::~TransitionScene() = default;

TransitionScene* TransitionScene::create(float duration, Scene* scene) {
    auto* transition = new TransitionScene();
    if (transition->initWithDuration(duration, scene)) {
        transition->autorelease();
        return transition;
    }
    transition->release();
    return nullptr;
}

bool TransitionScene::initWithDuration(float duration, Scene* scene) {
    CCASSERT(scene != nullptr, "TransitionScene: the scene is null");
    if (!scene || !Scene::init()) return false;
    _duration = duration;
    _inScene = scene;
    _outScene = Director::getInstance()->getRunningScene();
    if (!_outScene) _outScene = Scene::create();
    CCASSERT(_inScene != _outScene, "TransitionScene: the new scene is the one that is running already");
    if (_inScene == _outScene) return false;
    sceneOrder();
    return true;
}

void TransitionScene::sceneOrder() {
    _isInSceneOnTop = true;
}

void TransitionScene::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    Node* below = _isInSceneOnTop ? outNode() : inNode();
    Node* above = _isInSceneOnTop ? inNode() : outNode();
    if (below) below->visit(renderer, parentTransform, parentFlags);
    if (above) above->visit(renderer, parentTransform, parentFlags);
    Scene::visit(renderer, parentTransform, parentFlags);
}

void TransitionScene::onEnter() {
    Scene::onEnter();
    _eventDispatcher->setEnabled(false);
    _outScene->onExitTransitionDidStart();
    _inScene->onEnter();
}

void TransitionScene::finish() {
    for (Scene* scene : {_inScene.get(), _outScene.get()}) {
        scene->setVisible(scene == _inScene);
        scene->setPosition(0, 0);
        scene->setScale(1.0f);
        scene->setRotation(0.0f);
        scene->setAdditionalTransform(nullptr);
    }
    schedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene), 0);
}

void TransitionScene::setNewScene(float) {
    unschedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene));
    _isFinished = true;
    Director* director = Director::getInstance();
    // Asked before the switch, which answers for this transition.
    _isSendCleanupToScene = director->isSendCleanupToScene();
    director->replaceScene(_inScene);
    _outScene->setVisible(true);
}

void TransitionScene::hideOutShowIn() {
    _inScene->setVisible(true);
    _outScene->setVisible(false);
}

void TransitionScene::onExit() {
    Scene::onExit();
    _eventDispatcher->setEnabled(true);
    _outScene->onExit();
    if (_isFinished) {
        _inScene->onEnterTransitionDidFinish();
        return;
    }
    // Another scene came in between: the new scene leaves before it has arrived.
    _isSendCleanupToScene = true;
    _inScene->onExitTransitionDidStart();
    _inScene->onExit();
    _inScene->cleanup();
}

void TransitionScene::cleanup() {
    Scene::cleanup();
    if (_isSendCleanupToScene) _outScene->cleanup();
}

} // namespace cocos2d
