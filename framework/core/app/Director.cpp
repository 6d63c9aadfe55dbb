#include "app/Director.h"

#include "app/Console.h"
#include "app/DevelopmentTool.h"
#include "app/FrameTime.h"
#include "app/GLViewImpl.h"
#include "app/HotReload.h"
#include "app/StatsOverlay.h"
#include "app/shaderTime.h"
#include "base/AutoreleasePool.h"
#include "base/FirstException.h"
#include "base/Lives.h"
#include "base/ScopedValue.h"
#include "base/Trace.h"
#include "base/log.h"
#include "base/mainThread.h"
#include "base/refuse.h"
#include "diagnosis/explainMistakes.h"
#include "event/EventDispatcher.h"
#include "event/resetEvent.h"
#include "files/Background.h"
#include "math/Homography.h"
#include "platform/Backend.h"
#include "platform/FrameService.h"
#include "platform/Screen.h"
#include "platform/SystemClock.h"
#include "render/TextureCache.h"
#include "scene/ActionManager.h"
#include "time/Scheduler.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <thread>
#include <utility>

namespace cocos2d {

const char* const Director::EVENT_BEFORE_SET_NEXT_SCENE = "director_before_set_next_scene";
const char* const Director::EVENT_AFTER_SET_NEXT_SCENE = "director_after_set_next_scene";
const char* const Director::EVENT_PROJECTION_CHANGED = "director_projection_changed";
const char* const Director::EVENT_BEFORE_UPDATE = "director_before_update";
const char* const Director::EVENT_AFTER_UPDATE = "director_after_update";
const char* const Director::EVENT_BEFORE_DRAW = "director_before_draw";
const char* const Director::EVENT_AFTER_VISIT = "director_after_visit";
const char* const Director::EVENT_AFTER_DRAW = "director_after_draw";
const char* const Director::EVENT_RESET = copra::kResetEvent;

Director* Director::getInstance() {
    // Never destroyed: nodes in static variables of a game are destroyed later and still need it.
    static auto* s_director = new Director();
    return s_director;
}

Director::Director() : _thread(std::this_thread::get_id()), _frameTime(std::make_unique<copra::FrameTime>()) {
    copra::SceneContext::setDirector(this);
    copra::explainMistakes();
    copra::setMainThread();
    copra::setMainThreadPost([this](std::function<void()> function) {
        const std::lock_guard<std::mutex> lock(_schedulerMutex);
        getScheduler()->performFunctionInCocosThread(std::move(function));
    });
}

Director::~Director() = default;

void Director::dispatch(const char* event) {
    getEventDispatcher()->dispatchCustomEvent(event, this);
}

// --- Frames ---

namespace {

/// Whether a frame is being drawn, or scenes are being switched or removed: no frame can run within that.
bool s_isBusy = false;

/// How many frames run: a callback of one may run another.
int s_runningFrames = 0;

} // namespace

void Director::mainLoop() {
    if (copra::warn(s_isBusy, "Director::mainLoop: ignored, because it is called while a frame is drawn or "
                              "scenes are switched; call it from a timer or an event"))
        return;
    if (_endRequested) {
        purge();
    } else if (_restartRequested) {
        reset();
        startAnimation();
    } else if (!_stopped && !_ended) {
        const copra::ScopedValue frames(s_runningFrames, s_runningFrames + 1);
        // A frame within a frame releases what is made in it, and nothing that the function around it may still use.
        std::optional<AutoreleasePool> own;
        if (s_runningFrames > 1) own.emplace("nested frame");
        drawScene();
        const copra::Lives::EndOfFrame end(_totalFrames);
        PoolManager::getInstance()->getCurrentPool()->clear();
    } else if (_view && !_ended) {
        _view->pollEvents(); // a listener may call startAnimation()
    }
}

void Director::mainLoop(float dt) {
    _frameTime->setNext(dt);
    mainLoop();
}

void Director::drawScene() {
    const copra::TraceScope frame("frame");
    const double frameStart = now();
    _frameTime->begin(frameStart);
    copra::DevelopmentTool* const tool = copra::developmentTool();
    if (tool) _frameTime->replace(tool->beginFrame(*this, _frameTime->seconds()));
    copra::HotReload::frame();
    updateFrame();
    drawFrame(*getRenderer());
    if (tool) tool->draw(*this);
    dispatch(EVENT_AFTER_DRAW);
    presentFrame();
    measureFrame(frameStart);
}

void Director::updateFrame() {
    if (_view) {
        const copra::TraceScope trace("input");
        _view->pollEvents();
    }
    for (size_t i = 0; i < copra::frameServices().size(); ++i) // one may add another
        copra::frameServices()[i]->update(getDeltaTime());

    if (!_paused) {
        const copra::TraceScope trace("update");
        dispatch(EVENT_BEFORE_UPDATE);
        getScheduler()->update(getDeltaTime());
        dispatch(EVENT_AFTER_UPDATE);
    }
    getTextureCache()->pump();
}

void Director::drawFrame(Renderer& renderer) {
    const copra::ScopedValue busy(s_isBusy, true);
    renderer.clear();
    dispatch(EVENT_BEFORE_DRAW);
    if (_nextScene) setNextScene();
    if (_runningScene) _runningScene->stepPhysicsAndNavigation(getDeltaTime());
    if (_stats && _displayStats) _stats->read(renderer, *this);
    renderer.clearDrawStats();
    renderer.setShaderTime(copra::shaderSeconds(_totalFrames, _animationInterval));
    visitNodes(renderer);
    const copra::TraceScope trace("draw");
    renderer.render();
}

void Director::visitNodes(Renderer& renderer) {
    const copra::ScopedValue visiting(_context.frame.visiting, true);
    if (_runningScene) {
        const copra::TraceScope trace("visit");
        _runningScene->render(&renderer, Mat4::IDENTITY);
        dispatch(EVENT_AFTER_VISIT);
    }
    // The notification node and the statistics do not use the camera of the scene.
    if (renderer.hasCameraTransform()) renderer.render();
    renderer.setCameraTransform(copra::Homography());
    const uint32_t flags = _viewDirty ? uint32_t{Node::FLAGS_TRANSFORM_DIRTY} : 0u;
    _viewDirty = false;
    if (const RefPtr<Node> note = _notificationNode) // it may set another when it is drawn
        note->visit(&renderer, Mat4::IDENTITY, flags);
    if (_stats && _displayStats) _stats->visit(renderer, *this);
}

void Director::presentFrame() {
    if (copra::Trace::isOn()) {
        const Renderer& renderer = *getRenderer();
        copra::Trace::counter("batches", static_cast<double>(renderer.getDrawnBatches()));
        copra::Trace::counter("vertices", static_cast<double>(renderer.getDrawnVertices()));
    }
    ++_totalFrames;
    if (_view) {
        const copra::TraceScope trace("present");
        _view->swapBuffers();
    }
}

double Director::now() const {
    return copra::SystemClock().now();
}

void Director::measureFrame(double frameStart) {
    const float kSmoothing = 0.1f; // slow enough to read
    _secondsPerFrame += (static_cast<float>(now() - frameStart) - _secondsPerFrame) * kSmoothing;
    const float seconds = getDeltaTime();
    if (seconds > 1e-6f) _frameRate += (1.0f / seconds - _frameRate) * kSmoothing;
}

void Director::waitForNextFrame() {
    const double time = now();
    if (_nextFrameDue < time - static_cast<double>(_animationInterval))
        _nextFrameDue = time; // late by more than a frame: do not catch up
    _nextFrameDue += static_cast<double>(_animationInterval);
    if (_nextFrameDue <= time) return;
    if (copra::Backend* backend = copra::frameBackend())
        backend->clock->sleep(_nextFrameDue - time);
    else
        copra::SystemClock().sleep(_nextFrameDue - time);
}

void Director::setAnimationInterval(float interval) {
    if (copra::warn(!(interval >= 0.0f), "Director::setAnimationInterval: the interval is negative")) return;
    if (_paused)
        _intervalBeforePause = interval;
    else
        _animationInterval = interval;
    copra::Screen screen = copra::screen();
    screen.frameInterval = interval;
    copra::setScreen(screen);
}

float Director::getDeltaTime() const {
    return _frameTime->seconds();
}
void Director::setNextDeltaTimeZero(bool nextDeltaTimeZero) {
    _frameTime->setNextIsZero(nextDeltaTimeZero);
}
bool Director::isNextDeltaTimeZero() const {
    return _frameTime->isNextZero();
}
void Director::setMaxDeltaTime(float seconds) {
    _frameTime->longest = seconds;
}
float Director::getMaxDeltaTime() const {
    return _frameTime->longest;
}

void Director::pause() {
    if (_paused) return;
    _intervalBeforePause = _animationInterval;
    _animationInterval = 0.25f; // saves power
    _paused = true;
}

void Director::resume() {
    if (!_paused) return;
    _paused = false;
    setAnimationInterval(_intervalBeforePause);
    _frameTime->clear();
    setNextDeltaTimeZero(true);
}

void Director::stopAnimation() {
    _stopped = true;
}
void Director::startAnimation() {
    _stopped = false;
    setNextDeltaTimeZero(true);
}

// --- End and restart ---

void Director::end() {
    _endRequested = !_ended;
}
void Director::restart() {
    _restartRequested = true;
}

void Director::purge() {
    reset();
    removeScenes();
    _endRequested = false;
    _ended = true;
    stopAnimation();
    copra::stopBackground();
    if (_view) _view->end();
    setOpenGLView(nullptr);
}

void Director::removeScenes() {
    const copra::ScopedValue busy(s_isBusy, true);
    setNotificationNode(nullptr);
    _nextScene = nullptr;
    const Vector<Scene*> dying = std::exchange(_scenesStack, {});
    copra::FirstException exception;
    if (const RefPtr<Scene> leaving = _runningScene) leave(*leaving, true, exception);
    // Again, since the exiting scene may have requested another one.
    _nextScene = nullptr;
    _scenesStack.clear();
    _context.frame.runningScene = nullptr;
    _runningScene.reset();
    exception.pass();
}

void Director::reset() {
    _restartRequested = false;
    removeScenes();
    _stats.reset();
    getScheduler()->unscheduleAllWithMinPriority(Scheduler::PRIORITY_NON_SYSTEM_MIN);
    _context.removeAllActions();
    PoolManager::getInstance()->getCurrentPool()->clear();
    purgeCachedData();
    // Listeners of the event may start again; only the old listeners are removed.
    const auto listeners = getEventDispatcher()->getListeners();
    dispatch(EVENT_RESET);
    for (const auto& listener : listeners) getEventDispatcher()->removeEventListener(listener);
}

// --- Overlays ---

void Director::setDisplayStats(bool displayStats) {
    _displayStats = displayStats;
    if (displayStats && !_stats) _stats = std::make_unique<copra::StatsOverlay>();
}

void Director::setStatsAnchor(copra::AnchorPreset anchor) {
    if (!_stats) _stats = std::make_unique<copra::StatsOverlay>();
    constexpr float kColumns[] = {0.0f, 1.0f, 0.5f}; // three presets each, from bottom to top
    const auto preset = static_cast<unsigned>(anchor) % 9;
    _stats->setAnchor(Vec2(kColumns[preset / 3], static_cast<float>(preset % 3) / 2));
}

void Director::setNotificationNode(Node* node) {
    if (_notificationNode == node) return;
    const RefPtr<Node> next = node;
    copra::FirstException exception;
    if (const RefPtr<Node> old = std::exchange(_notificationNode, nullptr)) leave(*old, true, exception);
    if (!_notificationNode && next) { // the old node may have set another when it exited
        _notificationNode = next;
        exception.run([&next] { next->onEnter(); });
        exception.run([&next] { next->onEnterTransitionDidFinish(); });
    }
    exception.pass();
}

} // namespace cocos2d

bool copra::isLastFrameOfScenes(const cocos2d::Director& director) {
    return director._endRequested || director._restartRequested;
}
