#include "app/Director.h"

#include "app/TransitionScene.h"
#include "base/CrashNotes.h"
#include "base/FirstException.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "platform/FrameService.h"
#include "platform/Screen.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"
#include "scene/Generation.h"
#include "scene/Lifecycle.h"

#include <utility>

namespace cocos2d {

namespace {

bool isNoScene(const Scene* scene, const char* nullSentence) {
    if (copra::refuse(!scene, nullSentence) || copra::refuseReleased(scene, "Director: the next scene"))
        return true;
    if (scene->getContentSize().equals(Size::ZERO) && !copra::screen().designSize.equals(Size::ZERO))
        copra::warning("Director: the next scene has no size: its init() must call Scene::init() first");
    return false;
}

} // namespace

void Director::runWithScene(Scene* scene) {
    if (copra::refuse(!scene, "Director::runWithScene: the scene is null")) return;
    copra::refuse(_runningScene != nullptr,
                  "Director::runWithScene: a scene is already running; use replaceScene or pushScene");
    pushScene(scene);
    startAnimation();
}

void Director::pushScene(Scene* scene) {
    if (copra::generation()) scene = copra::generation()->sceneOf(scene);
    if (isNoScene(scene, "Director::pushScene: the scene is null")) return;
    // If the running scene was replaced or popped in this frame, it is still cleaned up.
    if (!_nextScene) _sendCleanupToScene = false;
    _scenesStack.pushBack(scene);
    _nextScene = scene;
}

void Director::popScene() {
    if (copra::refuse(_scenesStack.empty(), "Director::popScene: there is no scene")) return;
    _scenesStack.popBack();
    _nextScene = _scenesStack.empty() ? nullptr : _scenesStack.back();
    if (_nextScene)
        _sendCleanupToScene = true;
    else
        end();
}

void Director::popToRootScene() {
    popToSceneStackLevel(1);
}

void Director::popToSceneStackLevel(int level) {
    if (level <= 0) {
        end();
        return;
    }
    if (level >= _scenesStack.size()) return;
    // The running scene exits when the scenes are switched, like after popScene().
    if (_scenesStack.back() == _runningScene) _scenesStack.popBack();
    copra::FirstException exception;
    while (_scenesStack.size() > level) {
        const RefPtr<Scene> scene = _scenesStack.back();
        _scenesStack.popBack(); // first, since its callbacks may push and pop
        if (scene->isRunning() && scene != _runningScene) exitRoot(*scene, exception);
        if (scene != _runningScene) exception.run([&scene] { scene->cleanup(); });
    }
    if (!_scenesStack.empty()) {
        _nextScene = _scenesStack.back();
        _sendCleanupToScene = true;
    }
    exception.pass();
}

void Director::replaceScene(Scene* scene) {
    if (copra::generation()) scene = copra::generation()->sceneOf(scene);
    if (isNoScene(scene, "Director::replaceScene: the scene is null") || scene == _nextScene) return;
    if (_scenesStack.empty()) {
        pushScene(scene);
        startAnimation();
        return;
    }
    const RefPtr<Scene> replaced = _scenesStack.back();
    _scenesStack.replace(_scenesStack.size() - 1, scene);
    _nextScene = scene;
    _sendCleanupToScene = true;
    // A scene that was never shown does not exit, so it is cleaned up here.
    if (replaced != _runningScene && !_scenesStack.contains(replaced)) {
        copra::FirstException exception;
        if (replaced->isRunning()) exitRoot(*replaced, exception);
        exception.run([&replaced] { replaced->cleanup(); });
        exception.pass();
    }
}

bool Director::isInStack(const Scene* scene) const {
    return _scenesStack.contains(const_cast<Scene*>(scene));
}

void Director::leaveRunningScene(copra::FirstException& exception) {
    // A transition takes over the running scene and ends it later.
    const auto isTakenOver = [this] {
        const auto* transition = dynamic_cast<TransitionScene*>(_nextScene);
        return transition && transition->takesOver(_runningScene);
    };
    auto* replaced = dynamic_cast<TransitionScene*>(_runningScene.get());
    if (replaced && isTakenOver()) exception.run([replaced] { replaced->shorten(); });
    if (isTakenOver()) return; // asked again, since a scene that left may have requested another one
    if (_silentScene == _runningScene) _silentScene = nullptr;
    leave(*_runningScene, _sendCleanupToScene, exception);
}

/// Calls onExit() of a node without a parent. One that throws before it calls the base class leaves all the same.
void Director::exitRoot(Node& node, copra::FirstException& exception) {
    if (!exception.run([&node] { node.onExit(); }) && node.isRunning())
        exception.run([&node] { node.Node::onExit(); });
}

void Director::leave(Node& node, bool cleanup, copra::FirstException& exception) {
    exception.run([&node] { node.onExitTransitionDidStart(); });
    exitRoot(node, exception);
    if (cleanup) exception.run([&node] { node.cleanup(); });
}

void Director::enter(Scene& scene) {
    const RefPtr<Scene> guard(&scene);
    const Scene* before = _silentScene;
    scene.onEnter(); // a transition enters its new scene
    if (!scene.isRunning()) {
        _silentScene = &scene;
        copra::warnOfSkippedEnter(scene);
    } else if (_silentScene == before) {
        _silentScene = nullptr;
    }
}

void Director::setNextScene() {
    copra::CrashNotes::noteEvent("scene changed");
    dispatch(EVENT_BEFORE_SET_NEXT_SCENE);
    copra::FirstException exception;
    if (_runningScene) leaveRunningScene(exception);

    // Not earlier: the exiting scene may have requested another one. It is released before that one enters.
    const RefPtr<Scene> entering = std::exchange(_nextScene, nullptr);
    _runningScene = entering;
    _context.frame.viewChanged = true; // the view may have changed while the scene was not running
    _context.frame.runningScene = entering;
    getEventDispatcher()->setDirty();
    if (entering && !entering->isRunning() && entering != _silentScene) {
        exception.run([&] { enter(*entering); });
        exception.run([&] { entering->onEnterTransitionDidFinish(); });
    }
    dispatch(EVENT_AFTER_SET_NEXT_SCENE);
    exception.pass();
}

void Director::purgeCachedData() {
    for (copra::FrameService* service : copra::frameServices()) service->purgeCachedData();
    SpriteFrameCache::getInstance()->removeUnusedSpriteFrames();
    getTextureCache()->removeUnusedTextures();
}

} // namespace cocos2d
