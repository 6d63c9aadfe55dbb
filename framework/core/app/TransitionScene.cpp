#include "app/TransitionScene.h"

#include "action/duration.h"
#include "app/Director.h"
#include "base/FirstException.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "scene/Generation.h"

#include <utility>

namespace cocos2d {

TransitionScene::TransitionScene() = default;
TransitionScene::~TransitionScene() = default;

TransitionScene* TransitionScene::create(float duration, Scene* scene) {
    auto* transition = new TransitionScene();
    return copra::autoreleased(transition, transition->initWithDuration(duration, scene));
}

bool TransitionScene::initWithDuration(float duration, Scene* scene) {
    if (copra::generation()) scene = copra::generation()->sceneOf(scene);
    if (copra::refuse(!scene, "TransitionScene: the scene is null")) return false;
    if (!Scene::init()) return false;
    _duration = copra::usableDuration("TransitionScene::initWithDuration", duration);
    _inScene = scene;
    _outScene = Director::getInstance()->getRunningScene();
    if (!_outScene) _outScene = Scene::create();
    if (copra::refuse(_inScene == _outScene, "TransitionScene: the new scene is already running"))
        return false;
    sceneOrder();
    return true;
}

void TransitionScene::sceneOrder() {
    _isInSceneOnTop = true;
}

void TransitionScene::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    Node* below = _isInSceneOnTop ? outNode_() : inNode_();
    Node* above = _isInSceneOnTop ? inNode_() : outNode_();
    if (below) below->visit(renderer, parentTransform, parentFlags);
    if (above) above->visit(renderer, parentTransform, parentFlags);
    Scene::visit(renderer, parentTransform, parentFlags);
}

void TransitionScene::onEnter() {
    _isFinished = false;
    Scene::onEnter();
    _eventDispatcher->setEnabled(false);
    Director& director = *Director::getInstance();
    _outSceneIsSilent = director._silentScene == _outScene;
    // Enter scenes that have exited meanwhile: the effect needs both running.
    copra::FirstException exception;
    exception.run([this] {
        if (!_outScene->isRunning() && !_outSceneIsSilent) _outScene->onEnter();
    });
    exception.run([this] { _outScene->onExitTransitionDidStart(); });
    exception.run([this, &director] {
        if (!_inScene->isRunning()) director.enter(*_inScene);
    });
    if (exception) finish(); // else the effect of a derived class, which does not begin, does
    exception.pass();
}

void TransitionScene::finish() {
    showAlone(_inScene);
    schedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene), 0);
}

namespace {

/// Resets what an effect may have changed in a scene.
void showWhole(Scene& scene, bool isShown) {
    scene.setVisible(isShown);
    scene.setPosition(0, 0);
    scene.setScale(1.0f);
    scene.setRotation(0.0f);
    scene.setAdditionalTransform(nullptr);
}

} // namespace

/// Resets what an effect may have changed in both scenes and shows only one of them.
void TransitionScene::showAlone(const Scene* shown) {
    for (Scene* scene : {_inScene.get(), _outScene.get()}) showWhole(*scene, scene == shown);
}

void TransitionScene::setNewScene(float) {
    unschedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene));
    Director* director = Director::getInstance();
    // Another scene was requested meanwhile, or another transition has taken over this one.
    if (director->getRunningScene() != this || director->_nextScene) return;
    _isFinished = true;
    director->replaceScene(_inScene);
    _outScene->setVisible(true);
}

void TransitionScene::hideOutShowIn() {
    _inScene->setVisible(true);
    _outScene->setVisible(false);
}

/// Called when another transition replaces this one before its end. The next one shows this one as its old scene, and so on:
/// the scenes before that leave, or a game that replaces scenes all the time would keep and draw all of them.
void TransitionScene::shorten() {
    if (!dynamic_cast<TransitionScene*>(_outScene.get())) return;
    const RefPtr<Scene> old = std::exchange(_outScene, Scene::create());
    _outSceneIsSilent = false;
    endEffect_();
    old->stopAllActions(); // they call this transition
    showWhole(*old, true);
    copra::FirstException exception;
    if (old->isRunning()) Director::exitRoot(*old, exception);
    if (!Director::getInstance()->isInStack(old)) exception.run([&old] { old->cleanup(); });
    exception.pass();
}

void TransitionScene::onExit() {
    copra::FirstException exception;
    exception.run([this] { Scene::onExit(); });
    _eventDispatcher->setEnabled(true);
    if (_outScene->isRunning() || _outSceneIsSilent) Director::exitRoot(*_outScene, exception);
    const Director* director = Director::getInstance();
    const bool arrives = director->_nextScene == _inScene;
    if (!_isFinished) cancelEffect(arrives ? _inScene : _outScene);
    _isSendCleanupToScene = !director->isInStack(_outScene);
    if (arrives) exception.run([this] { _inScene->onEnterTransitionDidFinish(); });
    exception.run([this] { exitInSceneUnlessNext(); });
    exception.pass();
}

/// Another scene was requested before the end of the effect.
void TransitionScene::cancelEffect(const Scene* shown) {
    unschedule(CC_SCHEDULE_SELECTOR(TransitionScene::setNewScene));
    // The actions on the scenes call this transition.
    _outScene->stopAllActions();
    _inScene->stopAllActions();
    showAlone(shown);
    _inScene->setVisible(true);
}

/// The new scene exits if another scene is going to run.
void TransitionScene::exitInSceneUnlessNext() {
    const Director* director = Director::getInstance();
    if (director->_nextScene == _inScene || !_inScene->isRunning()) return;
    copra::FirstException exception;
    exception.run([this] { _inScene->onExitTransitionDidStart(); });
    if (_inScene->isRunning()) Director::exitRoot(*_inScene, exception);
    const bool isStillUsed = director->isInStack(this) || director->isInStack(_inScene);
    if (!isStillUsed) exception.run([this] { _inScene->cleanup(); });
    exception.pass();
}

void TransitionScene::cleanup() {
    copra::FirstException exception;
    exception.run([this] { Scene::cleanup(); });
    exception.run([this] {
        if (_isSendCleanupToScene) _outScene->cleanup();
    });
    exception.run([this] { exitInSceneUnlessNext(); });
    exception.pass();
}

} // namespace cocos2d
