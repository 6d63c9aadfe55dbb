#pragma once

#include "app/GLView.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "render/Renderer.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"

#include <functional>
#include <memory>
#include <thread>

namespace copra {
class FrameTime;
class StatsOverlay;
class ViewInput;
} // namespace copra

namespace cocos2d {

class ActionManager;
class EventDispatcher;
class Node;
class Scheduler;
class TextureCache;

/// Runs the frames: owns the scene stack, the services that nodes live on, and the view.
///
/// A frame is: input, update (unless paused), change of scene, drawing, end of the autorelease pool. A scene
/// asked for during the update is entered in the same frame.
class Director : public Ref {
public:
    static const char* const EVENT_BEFORE_SET_NEXT_SCENE;
    static const char* const EVENT_AFTER_SET_NEXT_SCENE;
    static const char* const EVENT_PROJECTION_CHANGED;
    static const char* const EVENT_BEFORE_UPDATE;
    static const char* const EVENT_AFTER_UPDATE;
    static const char* const EVENT_BEFORE_DRAW;
    static const char* const EVENT_AFTER_VISIT;
    static const char* const EVENT_AFTER_DRAW;
    static const char* const EVENT_RESET;

    enum class Projection {
        _2D,
        _3D,
        CUSTOM,
        DEFAULT = _3D,
    };

    /// The one director; made on the first call.
    static Director* getInstance();
    static Director* sharedDirector() { return getInstance(); }

    // --- Scenes ---

    Scene* getRunningScene() const { return _runningScene; }
    /// Starts with the first scene.
    void runWithScene(Scene* scene);
    /// Shows `scene` on top; the scene below keeps its timers and actions, paused.
    void pushScene(Scene* scene);
    /// Back to the scene below; the last one ends the application.
    void popScene();
    void popToRootScene();
    /// Until `level` scenes are left; 0 ends the application, a level above the stack does nothing.
    void popToSceneStackLevel(int level);
    /// Shows `scene` instead of the one on top, which is cleaned up.
    void replaceScene(Scene* scene);
    size_t getScenesCount() const { return static_cast<size_t>(_scenesStack.size()); }
    /// Whether the scene that leaves next, or else the one that left last, is cleaned up: it was replaced or
    /// popped, and does not wait below another.
    bool isSendCleanupToScene() const { return _sendCleanupToScene; }

    // --- Frames ---

    /// One frame by the clock.
    void mainLoop();
    /// One frame of `dt` seconds; negative counts as 0. From then on the clock plays no part.
    void mainLoop(float dt);
    /// The part of a frame without the autorelease pool.
    void drawScene();

    void setAnimationInterval(float interval);
    float getAnimationInterval() const { return _animationInterval; }
    /// Seconds of the last frame.
    float getDeltaTime() const;
    /// Seconds that the last frame took to make.
    float getSecondsPerFrame() const { return _secondsPerFrame; }
    float getFrameRate() const { return _frameRate; }
    unsigned int getTotalFrames() const { return _totalFrames; }
    void setNextDeltaTimeZero(bool nextDeltaTimeZero);
    bool isNextDeltaTimeZero() const;
    /// A frame that the clock finds longer than this (0.2 s) counts as 1/60 s: after a halt in the debugger
    /// or a slow load the world must not leap. Frames with a given dt are not limited.
    void setMaxDeltaTime(float seconds);
    float getMaxDeltaTime() const;

    void pause();
    void resume();
    bool isPaused() const { return _paused; }
    /// No frames between stop and start.
    void stopAnimation();
    void startAnimation();
    /// Drops all scenes, timers, actions and listeners in the next frame, and goes on without. Listeners of
    /// EVENT_RESET hear of it last and may run a scene again.
    void restart();
    /// Ends the application after this frame.
    void end();
    bool isValid() const { return !_ended; }
    /// Sleeps until the next frame is due; for Application::run().
    void waitForNextFrame();

    // --- View ---

    GLView* getOpenGLView() const { return _view; }
    /// Retains the view.
    void setOpenGLView(GLView* openGLView);
    const Size& getWinSize() const { return _winSize; }
    Size getWinSizeInPixels() const;
    Size getVisibleSize() const;
    Vec2 getVisibleOrigin() const;
    Rect getSafeAreaRect() const;
    /// Between y down (view) and y up (GL), in points.
    Vec2 convertToGL(const Vec2& point) const;
    Vec2 convertToUI(const Vec2& point) const;
    void setContentScaleFactor(float scaleFactor);
    float getContentScaleFactor() const;
    /// All projections show the same flat picture.
    void setProjection(Projection projection);
    Projection getProjection() const { return _projection; }
    /// How far in front of the picture the eye of the 3-D projection stands, in points.
    float getZEye() const;
    /// Cannot be turned on: the picture is flat and drawn in order. Asked for, it says so once in the log.
    void setDepthTest(bool on);
    /// Cannot be turned off: every node says by its blend function how it is blended. Said once in the log.
    void setAlphaBlending(bool on);
    void setGLDefaultValues() { setProjection(_projection); }
    void setViewport();
    const Color4F& getClearColor() const { return _context.renderer()->getClearColor(); }
    void setClearColor(const Color4F& clearColor) { _context.renderer()->setClearColor(clearColor); }
    /// Frames per second, draw calls and vertices in the lower left corner.
    void setDisplayStats(bool displayStats);
    bool isDisplayStats() const { return _displayStats; }
    /// Drawn over every scene, and entered and left when it is set. Retained.
    void setNotificationNode(Node* node);
    Node* getNotificationNode() const { return _notificationNode; }

    // --- Matrices ---

    /// The stacks of matrices that DrawPrimitives and code ported from GL draw with. Nodes do not use them.
    /// The projection is that of setProjection().
    void pushMatrix(MATRIX_STACK_TYPE type) { _context.matrices.push(type); }
    void popMatrix(MATRIX_STACK_TYPE type) { _context.matrices.pop(type); }
    void loadIdentityMatrix(MATRIX_STACK_TYPE type) { _context.matrices.load(type, Mat4::IDENTITY); }
    void loadMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.load(type, mat); }
    void multiplyMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.multiply(type, mat); }
    const Mat4& getMatrix(MATRIX_STACK_TYPE type) const { return _context.matrices.top(type); }
    void resetMatrixStack() { _context.matrices.reset(); }

    // --- Services ---

    Scheduler* getScheduler() const { return _context.scheduler(); }
    void setScheduler(Scheduler* scheduler) { _context.setScheduler(scheduler); }
    ActionManager* getActionManager() const { return _context.actionManager(); }
    void setActionManager(ActionManager* actionManager) { _context.setActionManager(actionManager); }
    EventDispatcher* getEventDispatcher() const { return _context.eventDispatcher(); }
    void setEventDispatcher(EventDispatcher* dispatcher) { _context.setEventDispatcher(dispatcher); }
    Renderer* getRenderer() const { return _context.renderer(); }
    TextureCache* getTextureCache() const;
    /// The thread that runs the frames.
    const std::thread::id& getCocos2dThreadId() const { return _thread; }
    /// Frees textures, frames and fonts that nobody uses.
    void purgeCachedData();

    // --- For the views ---

    /// The view has another size or another way of fitting.
    void viewChanged(GLView* view);
    /// The view is gone, with its machine.
    void viewDestroyed(GLView* view);

private:
    Director();
    ~Director() override;

    void loadProjection();
    double now() const;
    friend class TransitionScene;
    /// Whether the scene is shown, or waits to be.
    bool isInStack(const Scene* scene) const { return _scenesStack.contains(const_cast<Scene*>(scene)); }
    void leaveRunningScene();
    void setNextScene();
    void purge();
    void dropScenes();
    void reset();
    void measureFrame(double frameStart);
    void dispatch(const char* event);
    void connectBackend();

    copra::SceneContext _context;
    Vector<Scene*> _scenesStack;
    RefPtr<Scene> _runningScene;
    Scene* _nextScene = nullptr; ///< On top of the stack, which holds it.
    bool _sendCleanupToScene = false;
    RefPtr<Node> _notificationNode;

    RefPtr<GLView> _view;
    Size _winSize;
    Projection _projection = Projection::DEFAULT;
    std::thread::id _thread;
    bool _viewDirty = false; ///< The whole scene has to be placed anew.

    float _animationInterval = 1.0f / 60.0f;
    float _intervalBeforePause = 1.0f / 60.0f;
    copra::Owned<copra::FrameTime> _frameTime;
    double _nextFrameDue = 0.0;
    bool _paused = false;
    bool _stopped = false;
    bool _endRequested = false;
    bool _restartRequested = false;
    bool _ended = false;
    unsigned int _totalFrames = 0;
    float _secondsPerFrame = 0.0f;
    float _frameRate = 0.0f;

    bool _displayStats = false;
    copra::Owned<copra::StatsOverlay> _stats;
};

/// The original's director is a base class whose one implementation is called so.
using DisplayLinkDirector = Director;

} // namespace cocos2d
