#include "app/TransitionScene.h"

#include "app/Director.h"
#include "base/assert.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"

#include <cmath>

namespace cocos2d {

TransitionScene::TransitionScene() = default;
TransitionScene::~TransitionScene() = default;

TransitionScene* TransitionScene::create(float duration, Scene* scene) {
    auto* transition = new TransitionScene();
    return copra::autoreleased(transition, transition->initWithDuration(duration, scene));
}

bool TransitionScene::initWithDuration(float duration, Scene* scene) {
    const bool isTime = std::isfinite(duration) && duration >= 0.0f;
    CCASSERT(scene != nullptr, "TransitionScene: the scene is null");
    CCASSERT(isTime, "TransitionScene: the duration must be finite and not negative");
    if (!scene || !isTime) {
        log("transition refused: the %s",
            scene ? "duration must be finite and not negative" : "scene is null");
        return false;
    }
    if (!Scene::init()) return false;
    _duration = duration;
    _inScene = scene;
    _outScene = Director::getInstance()->getRunningScene();
    if (!_outScene) _outScene = Scene::create();
    if (copra::refuse(_inScene == _outScene,
                      "TransitionScene::initWithDuration: the new scene is the one that is running already"))
        return false;
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
    _isFinished = false;
    Scene::onEnter();
    _eventDispatcher->setEnabled(false);
    // One that has been left meanwhile comes back for its part in the effect, which would not end without.
    if (!_outScene->isRunning()) _outScene->onEnter();
    _outScene->onExitTransitionDidStart();
    if (!_inScene->isRunning()) _inScene->onEnter();
}

void TransitionScene::finish() {
    showAlone(_inScene);
    schedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene), 0);
}

/// Puts both scenes where they belong, whatever was done to them.
void TransitionScene::showAlone(const Scene* shown) {
    for (Scene* scene : {_inScene.get(), _outScene.get()}) {
        scene->setVisible(scene == shown);
        scene->setPosition(0, 0);
        scene->setScale(1.0f);
        scene->setRotation(0.0f);
        scene->setAdditionalTransform(nullptr);
    }
}

void TransitionScene::setNewScene(float) {
    unschedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene));
    Director* director = Director::getInstance();
    // Another scene has been asked for meanwhile, or another transition has taken over this one.
    if (director->getRunningScene() != this || director->_nextScene) return;
    _isFinished = true;
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
    if (_outScene->isRunning()) _outScene->onExit();
    const Director* director = Director::getInstance();
    const bool arrives = director->_nextScene == _inScene;
    if (!_isFinished) breakOff(arrives ? _inScene : _outScene);
    _isSendCleanupToScene = !director->isInStack(_outScene);
    if (arrives) _inScene->onEnterTransitionDidFinish();
    turnBackUnlessNext();
}

/// Another scene has been asked for before the effect was over.
void TransitionScene::breakOff(const Scene* shown) {
    unschedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene));
    // What runs on the scenes themselves would call a transition that is no more.
    _outScene->stopAllActions();
    _inScene->stopAllActions();
    showAlone(shown);
    _inScene->setVisible(true);
}

/// The new scene leaves again where it is not the one that comes, or another was asked for as it arrived.
void TransitionScene::turnBackUnlessNext() {
    const Director* director = Director::getInstance();
    if (director->_nextScene == _inScene || !_inScene->isRunning()) return;
    _inScene->onExitTransitionDidStart();
    if (_inScene->isRunning()) _inScene->onExit();
    const bool comesBack = director->isInStack(this) || director->isInStack(_inScene);
    if (!comesBack) _inScene->cleanup();
}

void TransitionScene::cleanup() {
    Scene::cleanup();
    if (_isSendCleanupToScene) _outScene->cleanup();
    turnBackUnlessNext();
}

} // namespace cocos2d
