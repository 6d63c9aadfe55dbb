#include "app/Director.h"

#include "app/TransitionScene.h"
#include "base/assert.h"
#include "base/log.h"
#include "base/refuse.h"
#include "event/EventDispatcher.h"
#include "fonts/FontAtlasCache.h"
#include "render/SpriteFrameCache.h"
#include "render/TextureCache.h"

#include <utility>

namespace cocos2d {

void Director::runWithScene(Scene* scene) {
    CCASSERT(scene != nullptr, "runWithScene: the scene is null");
    CCASSERT(!_runningScene, "runWithScene: a scene is running already; use replaceScene or pushScene");
    if (!scene) {
        log("runWithScene: the scene is null");
        return;
    }
    pushScene(scene);
    startAnimation();
}

void Director::pushScene(Scene* scene) {
    if (copra::refuse(!scene, "Director::pushScene: the scene is null")) return;
    // Where the running scene has been replaced or popped in this frame it is gone all the same.
    if (!_nextScene) _sendCleanupToScene = false;
    _scenesStack.pushBack(scene);
    _nextScene = scene;
}

void Director::popScene() {
    if (copra::refuse(_scenesStack.empty(), "Director::popScene: there is no scene to pop")) return;
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
    // The running scene is left at the switch, like after a popScene.
    if (_scenesStack.back() == _runningScene) _scenesStack.popBack();
    while (_scenesStack.size() > level) {
        const RefPtr<Scene> scene = _scenesStack.back();
        _scenesStack.popBack(); // first, since what it calls may push and pop
        if (scene->isRunning() && scene != _runningScene) scene->onExit();
        if (scene != _runningScene) scene->cleanup();
    }
    if (_scenesStack.empty()) return;
    _nextScene = _scenesStack.back();
    _sendCleanupToScene = true;
}

void Director::replaceScene(Scene* scene) {
    CCASSERT(scene != nullptr, "replaceScene: the scene is null");
    if (!scene) log("replaceScene: the scene is null");
    if (!scene || scene == _nextScene) return;
    if (_scenesStack.empty()) {
        pushScene(scene);
        startAnimation();
        return;
    }
    const RefPtr<Scene> replaced = _scenesStack.back();
    _scenesStack.replace(_scenesStack.size() - 1, scene);
    _nextScene = scene;
    _sendCleanupToScene = true;
    // A scene that was never shown has no exit in which it could be cleaned up.
    if (replaced != _runningScene && !_scenesStack.contains(replaced)) {
        if (replaced->isRunning()) replaced->onExit();
        replaced->cleanup();
    }
}

void Director::leaveRunningScene() {
    const auto* transition = dynamic_cast<TransitionScene*>(_nextScene);
    // A transition takes over the running scene and ends it later.
    if (transition && transition->takesOver(_runningScene)) return;
    _runningScene->onExitTransitionDidStart();
    _runningScene->onExit();
    if (_sendCleanupToScene) _runningScene->cleanup();
}

void Director::setNextScene() {
    dispatch(EVENT_BEFORE_SET_NEXT_SCENE);
    if (_runningScene) leaveRunningScene();

    // Not before now: the scene that leaves may have asked for another one. It dies before that one enters.
    const RefPtr<Scene> entering = std::exchange(_nextScene, nullptr);
    _runningScene = entering;
    _context.frame.viewChanged = true; // it may have been somewhere else when it was last seen
    _context.frame.runningScene = entering;
    getEventDispatcher()->setDirty();
    // A scene that comes out of a transition is running already.
    if (entering && !entering->isRunning()) {
        entering->onEnter();
        entering->onEnterTransitionDidFinish();
    }
    dispatch(EVENT_AFTER_SET_NEXT_SCENE);
}

void Director::purgeCachedData() {
    FontAtlasCache::purgeCachedData();
    SpriteFrameCache::getInstance()->removeUnusedSpriteFrames();
    getTextureCache()->removeUnusedTextures();
}

} // namespace cocos2d
