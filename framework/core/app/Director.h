#pragma once

#include "app/GLView.h"
#include "app/fwd.h"
#include "base/Owned.h"
#include "base/RefPtr.h"
#include "base/Vector.h"
#include "event/fwd.h"
#include "math/Mat4.h"
#include "math/Rect.h"
#include "math/Size.h"
#include "math/Vec2.h"
#include "render/Renderer.h"
#include "render/fwd.h"
#include "scene/Scene.h"
#include "scene/SceneContext.h"
#include "scene/fwd.h"

#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace copra {
/// The corners, sides, and center of the visible area, with the names of axmol.
enum class AnchorPreset {
    BOTTOM_LEFT,   ///< The lower left corner.
    CENTER_LEFT,   ///< The middle of the left side.
    TOP_LEFT,      ///< The upper left corner.
    BOTTOM_RIGHT,  ///< The lower right corner.
    CENTER_RIGHT,  ///< The middle of the right side.
    TOP_RIGHT,     ///< The upper right corner.
    BOTTOM_CENTER, ///< The middle of the lower side.
    CENTER,        ///< The center.
    TOP_CENTER,    ///< The middle of the upper side.
};
/// Whether the next frame removes all scenes, because of Director::end() or Director::restart().
bool isLastFrameOfScenes(const cocos2d::Director& director);
} // namespace copra

namespace cocos2d {

/// Runs the game frame by frame. Owns the stack of scenes, the services that nodes use, and the view.
///
/// A frame consists of input, sound, the update (unless paused), the change of scene, drawing, and draining the autorelease pool.
/// A scene that is requested during the update enters in the same frame.
class Director : public Ref {
public:
    /// The names of custom events, for EventDispatcher::addCustomEventListener(). Their user data is the Director.
    static const char* const EVENT_BEFORE_SET_NEXT_SCENE; ///< another scene is about to run
    static const char* const EVENT_AFTER_SET_NEXT_SCENE;  ///< the other scene runs
    static const char* const EVENT_PROJECTION_CHANGED;    ///< setProjection() was called or the view changed
    static const char* const EVENT_BEFORE_UPDATE; ///< actions, updates, and timers follow; not while paused
    static const char* const EVENT_AFTER_UPDATE;  ///< updates and timers have run; not while paused
    static const char* const EVENT_BEFORE_DRAW;   ///< a change of scene and the visit follow
    static const char* const EVENT_AFTER_VISIT;   ///< all nodes were visited; the batches are not yet drawn
    static const char* const EVENT_AFTER_DRAW;    ///< all batches are drawn
    static const char* const EVENT_RESET;         ///< reset() has ended all scenes

    /// How scenes are drawn; see setProjection().
    enum class Projection {
        _2D,           ///< Parallel: nodes that turn in 3-D become narrower, without perspective.
        _3D,           ///< Perspective, with a vertical field of view of 60 degrees.
        CUSTOM,        ///< Keeps the projection matrix that the game has loaded; see loadMatrix().
        DEFAULT = _3D, ///< The initial projection.
    };

    /// The director, created on the first call.
    static Director* getInstance();
    static Director* sharedDirector() { return getInstance(); }

    // --- Scenes (Director_scenes.cpp) ---

    // A change of scene takes effect in the same or the next frame. A null scene asserts and is ignored.

    /// The running scene; null before the first frame. During a transition, it is the TransitionScene.
    Scene* getRunningScene() const { return _runningScene; }
    /// Runs the first scene of the game. Asserts if a scene is already running: use replaceScene() or pushScene() then.
    void runWithScene(Scene* scene);
    /// Shows `scene` on top; the scene below keeps its timers and actions, paused.
    void pushScene(Scene* scene);
    /// Returns to the scene below. Popping the last scene ends the application.
    void popScene();
    /// Pops all scenes except the lowest.
    void popToRootScene();
    /// Pops scenes until `level` of them are left. 0 ends the application. A level above that of the stack has no effect.
    void popToSceneStackLevel(int level);
    /// Replaces the scene on top and cleans it up.
    void replaceScene(Scene* scene);
    /// The number of scenes on the stack.
    size_t getScenesCount() const { return static_cast<size_t>(_scenesStack.size()); }
    /// Whether the scene that exits next, or that exited last, is cleaned up: true if it was replaced or popped, false if another
    /// scene was pushed on top of it.
    bool isSendCleanupToScene() const { return _sendCleanupToScene; }

    // --- Frames ---

    /// Runs one frame, with the time since the last one.
    void mainLoop();
    /// Runs one frame of `dt` seconds; negative values count as 0. All later frames ignore the clock, too.
    void mainLoop(float dt);
    /// Runs one frame without draining the autorelease pool.
    void drawScene();

    /// The time between two frames in seconds. Negative values and NaN are ignored with a warning.
    void setAnimationInterval(float interval);
    float getAnimationInterval() const { return _animationInterval; }
    /// The time between the last two frames in seconds.
    float getDeltaTime() const;
    /// The computation time per frame in seconds, as a moving average.
    float getSecondsPerFrame() const { return _secondsPerFrame; }
    /// The number of frames per second, as a moving average.
    float getFrameRate() const { return _frameRate; }
    /// The number of frames so far.
    unsigned int getTotalFrames() const { return _totalFrames; }
    /// Whether the next frame has a time step of 0.
    void setNextDeltaTimeZero(bool nextDeltaTimeZero);
    bool isNextDeltaTimeZero() const;
    /// A measured time longer than this (0.2 s by default) counts as 1/60 s, so that the game does not jump after a
    /// breakpoint or slow loading. Times given to mainLoop() are not limited.
    void setMaxDeltaTime(float seconds);
    float getMaxDeltaTime() const;

    /// Stops actions, updates, and timers. Frames are still drawn, four per second, and input is still dispatched.
    void pause();
    /// Ends a pause; the next frame has a time step of 0.
    void resume();
    /// Whether pause() is in effect.
    bool isPaused() const { return _paused; }
    /// Stops running frames. Only input is still processed.
    void stopAnimation();
    /// Runs frames again after stopAnimation().
    void startAnimation();
    /// Removes all scenes, timers, actions, and listeners in the next frame, and continues without a scene. Listeners of
    /// EVENT_RESET are notified last and may run a new scene.
    void restart();
    /// Ends the application after this frame.
    void end();
    /// Whether the Director has not been ended.
    bool isValid() const { return !_ended; }
    /// Sleeps until the next frame is due; for Application::run().
    void waitForNextFrame();

    // --- View ---
    // Director_view.cpp

    /// The view, or null before setOpenGLView().
    GLView* getOpenGLView() const { return _view; }
    /// Sets the view in which the game is drawn, and retains it.
    void setOpenGLView(GLView* openGLView);
    /// An object that another generation of the API reaches through the Director: the one of its class.
    template<class T>
    T* service_() const {
        return T::shared_();
    }
    /// The names of axmol for getOpenGLView() and setOpenGLView().
    GLView* getGLView() const { return _view; }
    GLView* getRenderView() const { return _view; }
    void setGLView(GLView* view) { setOpenGLView(view); }
    void setRenderView(GLView* view) { setOpenGLView(view); }
    /// The design resolution in points.
    const Size& getWinSize() const { return _winSize; }
    /// The design resolution in pixels: points times the content scale factor.
    Size getWinSizeInPixels() const;
    /// The design resolution by the names of axmol 3.0.
    const Size& getCanvasSize() const { return getWinSize(); }
    Size getCanvasSizeInPixels() const { return getWinSizeInPixels(); }
    /// The part of the design area that the window shows, in points; all of it except with NO_BORDER.
    Size getVisibleSize() const;
    /// The lower left corner of the visible part, in points; (0, 0) except with NO_BORDER.
    Vec2 getVisibleOrigin() const;
    /// The part of the visible area that nothing of the device covers: on computers all of it.
    Rect getSafeAreaRect() const;
    /// Converts a point of the view, y down, to one of the scene, y up, in points.
    Vec2 convertToGL(const Vec2& point) const;
    /// Converts a point of the scene, y up, to one of the view, y down, in points.
    Vec2 convertToUI(const Vec2& point) const;
    /// The number of pixels of images per point; 1 by default. Images of twice the size have 2.
    void setContentScaleFactor(float scaleFactor);
    float getContentScaleFactor() const;
    /// All projections show 2-D scenes in the same way. Only with _3D are 3-D rotations in perspective.
    void setProjection(Projection projection);
    Projection getProjection() const { return _projection; }
    /// The distance of the eye of the 3-D projection from the scene, in points.
    float getZEye() const;
    /// Has no effect: there is no depth buffer. Turning it on logs a warning once.
    void setDepthTest(bool on);
    /// Has no effect: nodes use their blend functions. Turning it off logs a warning once.
    void setAlphaBlending(bool on);
    /// Sets the current projection again.
    void setGLDefaultValues() { setProjection(_projection); }
    /// Makes the renderer draw into the viewport of the view.
    void setViewport();
    /// The color of the empty picture; black by default.
    const Color4F& getClearColor() const { return _context.renderer()->getClearColor(); }
    void setClearColor(const Color4F& clearColor) { _context.renderer()->setClearColor(clearColor); }
    /// Whether frames per second, draw calls, and vertices are shown in the lower left corner.
    void setDisplayStats(bool displayStats);
    bool isDisplayStats() const { return _displayStats; }
    /// The names of axmol for isDisplayStats() and setDisplayStats(). setStatsAnchor() moves the statistics to a corner, a
    /// side, or the center.
    void setStatsDisplay(bool displayStats) { setDisplayStats(displayStats); }
    void setStatsAnchor(copra::AnchorPreset anchor = copra::AnchorPreset::BOTTOM_LEFT);
    bool isStatsDisplay() const { return _displayStats; }
    /// A node that is drawn over every scene. It is retained, enters when it is set, and exits when it is replaced.
    void setNotificationNode(Node* node);
    Node* getNotificationNode() const { return _notificationNode; }

    // --- Matrices ---

    /// Matrix stacks for DrawPrimitives and code ported from OpenGL. Nodes do not use them. setProjection() sets the projection
    /// matrix.
    void pushMatrix(MATRIX_STACK_TYPE type) { _context.matrices.push(type); }
    /// Removes the top matrix of a stack.
    void popMatrix(MATRIX_STACK_TYPE type) { _context.matrices.pop(type); }
    /// Replaces the top matrix of a stack by the identity.
    void loadIdentityMatrix(MATRIX_STACK_TYPE type) { _context.matrices.load(type, Mat4::IDENTITY); }
    /// Replaces the top matrix of a stack.
    void loadMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.load(type, mat); }
    /// Multiplies the top matrix from the right.
    void multiplyMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.multiply(type, mat); }
    /// The top matrix of a stack.
    const Mat4& getMatrix(MATRIX_STACK_TYPE type) const { return _context.matrices.top(type); }
    // Director_services.cpp
    /// The projection stack. There is only one, with the index 0; other indices are logged and ignored.
    void initProjectionMatrixStack(size_t stackCount);
    size_t getProjectionMatrixStackSize() const { return 1; } ///< Always 1.
    /// Stores the projection; see popProjectionMatrix().
    void pushProjectionMatrix(size_t index);
    /// Restores the projection that was stored last.
    void popProjectionMatrix(size_t index);
    /// Replaces the projection by the identity.
    void loadProjectionIdentityMatrix(size_t index) { loadProjectionMatrix(Mat4::IDENTITY, index); }
    /// Replaces the projection by a matrix.
    void loadProjectionMatrix(const Mat4& mat, size_t index);
    /// Multiplies the projection from the right.
    void multiplyProjectionMatrix(const Mat4& mat, size_t index);
    /// The current projection.
    const Mat4& getProjectionMatrix(size_t index) const;
    /// Resets all matrix stacks to the identity.
    void resetMatrixStack() { _context.matrices.reset(); }

    // --- Services ---

    /// The scheduler for nodes that are created from now on.
    Scheduler* getScheduler() const { return _context.scheduler(); }
    /// Calls a function with `param` at the end of the next update of the scheduler. From any thread; from axmol.
    void queueOperation(std::function<void(void*)> operation, void* param = nullptr);
    /// The object that runs tasks in the background; never null. From axmol.
    JobSystem* getJobSystem() const;
    /// Replaces the scheduler for nodes that are created from now on. No other thread may be using the old one.
    void setScheduler(Scheduler* scheduler);
    /// The action manager for nodes that are created from now on.
    ActionManager* getActionManager() const { return _context.actionManager(); }
    /// Replaces the action manager for nodes that are created from now on. Actions of earlier nodes go on.
    void setActionManager(ActionManager* actionManager) { _context.setActionManager(actionManager); }
    /// The event dispatcher of all nodes that have no other one.
    EventDispatcher* getEventDispatcher() const { return _context.eventDispatcher(); }
    void setEventDispatcher(EventDispatcher* dispatcher) { _context.setEventDispatcher(dispatcher); }
    /// The renderer that draws the frames.
    Renderer* getRenderer() const { return _context.renderer(); }
    /// The textures of image files.
    TextureCache* getTextureCache() const;
    /// The commands for debugging; created on the first call.
    Console* getConsole() const; // Director_services.cpp
    /// The main thread, which runs the frames: the one that first called getInstance(), or the one that set the
    /// view.
    const std::thread::id& getCocos2dThreadId() const { return _thread; }
    /// Frees unused textures, sprite frames, and fonts.
    void purgeCachedData();

    // --- For GLView ---

    /// The size or resolution policy of the view has changed.
    void viewChanged(GLView* view);
    /// The view and its render device are about to be destroyed.
    void viewDestroyed(GLView* view);

private:
    Director();
    ~Director() override;

    void loadProjection();
    double now() const;
    friend class TransitionScene;
    friend bool copra::isLastFrameOfScenes(const Director& director);
    // Director_scenes.cpp
    /// Whether the scene is running or on the stack.
    bool isInStack(const Scene* scene) const;
    void leaveRunningScene(copra::FirstException& exception);
    static void exitRoot(Node& node, copra::FirstException& exception);
    static void leave(Node& node, bool cleanup, copra::FirstException& exception);
    void enter(Scene& scene);
    void setNextScene();
    // Director.cpp
    void purge();
    void removeScenes();
    void reset();
    /// Input, timers, and loaded images of a frame.
    void updateFrame();
    /// Draws the running scene, the notification node and the statistics.
    void drawFrame(Renderer& renderer);
    void visitNodes(Renderer& renderer);
    void presentFrame();
    void measureFrame(double frameStart);
    void dispatch(const char* event);
    void connectBackend();

    copra::SceneContext& _context = copra::SceneContext::ofProgram();
    std::mutex _schedulerMutex; ///< Locked while background work posts to the scheduler.
    Vector<Scene*> _scenesStack;
    RefPtr<Scene> _runningScene;
    Scene* _nextScene = nullptr; ///< On top of the stack, which holds it.
    /// The scene that entered last, if its onEnter() does not call that of Scene: it never runs, and does not enter again.
    const Scene* _silentScene = nullptr;
    bool _sendCleanupToScene = false;
    RefPtr<Node> _notificationNode;
    mutable RefPtr<Console> _console;

    RefPtr<GLView> _view;
    Size _winSize;
    Projection _projection = Projection::DEFAULT;
    std::thread::id _thread;
    bool _viewDirty = false; ///< All transforms have to be computed again.

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

/// Name of the original's only implementation of Director.
using DisplayLinkDirector = Director;

} // namespace cocos2d
