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
    CENTER_LEFT,   ///< The center of the left side.
    TOP_LEFT,      ///< The upper left corner.
    BOTTOM_RIGHT,  ///< The lower right corner.
    CENTER_RIGHT,  ///< The center of the right side.
    TOP_RIGHT,     ///< The upper right corner.
    BOTTOM_CENTER, ///< The center of the lower side.
    CENTER,        ///< The center.
    TOP_CENTER,    ///< The center of the upper side.
};
/// Whether the next frame removes all scenes, because of Director::end() or Director::restart().
bool isLastFrameOfScenes(const cocos2d::Director& director);
} // namespace copra

namespace cocos2d {

/// Runs the game frame by frame. The Director owns the stack of scenes, the services that nodes use, and the
/// view.
///
/// A frame consists of input, sound, the update (unless paused), the change of scene, physics, drawing, and
/// draining the autorelease pool. A scene that is requested during the update enters in the same frame. To be
/// notified of these steps, pass the name of an event, such as EVENT_AFTER_UPDATE, to
/// EventDispatcher::addCustomEventListener(). The user data of these events is the Director.
class Director : public Ref {
public:
    static const char* const EVENT_BEFORE_SET_NEXT_SCENE; ///< Sent before another scene runs.
    static const char* const EVENT_AFTER_SET_NEXT_SCENE;  ///< Sent after another scene began to run.
    /// Sent after setProjection() was called or the view changed.
    static const char* const EVENT_PROJECTION_CHANGED;
    /// Sent before actions, updates, and timers; not while paused.
    static const char* const EVENT_BEFORE_UPDATE;
    /// Sent after updates and timers have run; not while paused.
    static const char* const EVENT_AFTER_UPDATE;
    static const char* const EVENT_BEFORE_DRAW; ///< Sent before a change of scene and the visit of the nodes.
    /// Sent after the running scene was visited, before the notification node. Without a scene, it is not
    /// sent.
    static const char* const EVENT_AFTER_VISIT;
    static const char* const EVENT_AFTER_DRAW; ///< Sent after all batches are drawn.
    /// Sent after the last scene was removed, because end() or restart() was called.
    static const char* const EVENT_RESET;

    /// How scenes are drawn; see setProjection().
    enum class Projection {
        _2D,    ///< A parallel projection: nodes that rotate in 3-D become narrower, without perspective.
        _3D,    ///< A perspective projection with a vertical field of view of 60 degrees.
        CUSTOM, ///< Keeps the projection matrix that the game has loaded; see loadMatrix().
        DEFAULT = _3D, ///< The initial projection.
    };

    /// Returns the director, which is created on the first call.
    static Director* getInstance();
    /// Deprecated name of getInstance().
    static Director* sharedDirector() { return getInstance(); }

    // --- Scenes (Director_scenes.cpp) ---

    // A change of scene takes effect in the same or the next frame. A null scene is an error: debug builds
    // assert; release builds log it and do nothing.

    /// Returns the running scene, or null before the first frame. During a transition, it is the
    /// TransitionScene.
    Scene* getRunningScene() const { return _runningScene; }
    /// Runs the first scene of the game. If a scene is already running, debug builds assert; release builds
    /// log that and push the scene. Use replaceScene() or pushScene() then. Null is an error: debug builds
    /// assert; release builds log it and do nothing.
    void runWithScene(Scene* scene);
    /// Shows `scene` on top of the stack. The scene below keeps its timers and actions, which are paused.
    /// Null is an error: debug builds assert; release builds log it and do nothing.
    void pushScene(Scene* scene);
    /// Removes the scene on top and returns to the scene below. Removing the last scene ends the application.
    /// If there is no scene, debug builds assert; release builds log that and do nothing.
    void popScene();
    /// Removes all scenes above the lowest one, and returns to the lowest one.
    void popToRootScene();
    /// Removes scenes from the top until `level` of them are left. 0 ends the application. A level above the
    /// number of scenes has no effect.
    void popToSceneStackLevel(int level);
    /// Replaces the scene on top and cleans up the old one. If there is no scene, the function runs `scene`.
    /// Null is an error: debug builds assert; release builds log it and do nothing.
    void replaceScene(Scene* scene);
    /// Returns the number of scenes on the stack.
    size_t getScenesCount() const { return static_cast<size_t>(_scenesStack.size()); }
    /// Whether the scene that exits next, or that exited last, is cleaned up: true if it was replaced or
    /// removed, false if another scene was pushed on top of it.
    bool isSendCleanupToScene() const { return _sendCleanupToScene; }

    // --- Frames ---

    /// Runs one frame, with the time since the last frame. A call from a frame that is being drawn, or while
    /// scenes are switched, is logged and ignored.
    void mainLoop();
    /// Runs one frame of `dt` seconds; negative values count as 0. All later frames ignore the clock, too. A
    /// call from a frame that is being drawn, or while scenes are switched, is logged and ignored.
    void mainLoop(float dt);
    /// Runs one frame without draining the autorelease pool.
    void drawScene();

    /// Sets the time between two frames in seconds; 1/60 by default. During a pause, the new time takes
    /// effect with resume(). Negative values and NaN are ignored with a warning.
    void setAnimationInterval(float interval);
    /// Returns the time between two frames in seconds; 0.25 during a pause.
    float getAnimationInterval() const { return _animationInterval; }
    /// Returns the time step of the current frame in seconds: the time since the last frame, or the number
    /// that was passed to mainLoop(). It is 0 in the first frame and right after resume().
    float getDeltaTime() const;
    /// Returns the computation time per frame in seconds, as a moving average.
    float getSecondsPerFrame() const { return _secondsPerFrame; }
    /// Returns the number of frames per second, as a moving average.
    float getFrameRate() const { return _frameRate; }
    /// Returns the number of frames so far.
    unsigned int getTotalFrames() const { return _totalFrames; }
    /// Sets whether the next frame has a time step of 0, for example after slow loading.
    void setNextDeltaTimeZero(bool nextDeltaTimeZero);
    /// Whether the next frame has a time step of 0.
    bool isNextDeltaTimeZero() const;
    /// Makes each frame that measures longer than `seconds` count as 1/60 s, so that the game does not jump
    /// after a breakpoint or slow loading; 0.2 by default. Times that are passed to mainLoop() are not
    /// limited. With 0 or a negative number, each measured time above 0 counts as 1/60 s. With NaN, no time
    /// is limited.
    void setMaxDeltaTime(float seconds);
    /// Returns the time in seconds above which a measured frame counts as 1/60 s.
    float getMaxDeltaTime() const;

    /// Pauses actions, updates, and timers. Frames are still drawn, four per second. Physics, sounds, and
    /// input continue.
    void pause();
    /// Ends a pause. The next frame has a time step of 0.
    void resume();
    /// Whether the game is paused by pause().
    bool isPaused() const { return _paused; }
    /// Stops running frames. Only input is still processed.
    void stopAnimation();
    /// Runs frames again after stopAnimation().
    void startAnimation();
    /// Removes all scenes, timers, actions, and listeners in the next frame, and continues without a scene.
    /// Listeners of EVENT_RESET are notified last and may run a new scene.
    void restart();
    /// Ends the application in the next frame: removes all scenes, as restart() does, and closes the view.
    void end();
    /// Whether the application has not ended. It ends in the frame after end().
    bool isValid() const { return !_ended; }
    /// Sleeps until the next frame is due. Application::run() calls it.
    void waitForNextFrame();

    // --- View ---
    // Director_view.cpp

    /// Returns the view, or null before setOpenGLView().
    GLView* getOpenGLView() const { return _view; }
    /// Sets the view in which the game is drawn, and retains it. The calling thread becomes the main thread.
    void setOpenGLView(GLView* openGLView);
    /// Returns the only object of class T. Code that is ported from cocos2d-x 2.x gets its dispatchers from
    /// the Director in this way.
    template<class T>
    T* service_() const {
        return T::shared_();
    }
    /// Returns the view, as getOpenGLView() does. From axmol.
    GLView* getGLView() const { return _view; }
    /// Returns the view that the scenes are drawn to, as getOpenGLView() does. From axmol.
    GLView* getRenderView() const { return _view; }
    /// Sets the view, as setOpenGLView() does. From axmol.
    void setGLView(GLView* view) { setOpenGLView(view); }
    /// Replaces the view, as setOpenGLView() does. From axmol.
    void setRenderView(GLView* view) { setOpenGLView(view); }
    /// Returns the design resolution in points. With ResolutionPolicy::FIXED_WIDTH and FIXED_HEIGHT, the view
    /// computes one side from the shape of the window, so this is not the size that the game has set.
    const Size& getWinSize() const { return _winSize; }
    /// Returns the design resolution in pixels: points times the content scale factor.
    Size getWinSizeInPixels() const;
    /// Returns the design resolution in points, as getWinSize() does. From axmol 3.0.
    const Size& getCanvasSize() const { return getWinSize(); }
    /// Returns the design resolution in pixels, as getWinSizeInPixels() does. From axmol 3.0.
    Size getCanvasSizeInPixels() const { return getWinSizeInPixels(); }
    /// Returns the size of the design area that the window shows, in points. It is the whole design area
    /// except with NO_BORDER.
    Size getVisibleSize() const;
    /// Returns the lower left corner of the visible area, in points. It is (0, 0) except with NO_BORDER.
    Vec2 getVisibleOrigin() const;
    /// Returns the part of the visible area that no part of the device covers, in points. On a computer, it
    /// is the whole visible area.
    Rect getSafeAreaRect() const;
    /// Converts a point of the view, y down, to a point of the scene, y up, in points.
    Vec2 convertToGL(const Vec2& point) const;
    /// Converts a point of the scene, y up, to a point of the view, y down, in points.
    Vec2 convertToUI(const Vec2& point) const;
    /// Sets the number of pixels of images per point; 1 by default. For images of twice the size, pass 2. A
    /// factor that is not above 0 or not finite is ignored with a warning.
    void setContentScaleFactor(float scaleFactor);
    /// Returns the number of pixels of images per point.
    float getContentScaleFactor() const;
    /// Sets the projection of scenes; Projection::DEFAULT, which is _3D, by default. All projections show 2-D
    /// scenes in the same way. Only _3D shows 3-D rotations in perspective.
    void setProjection(Projection projection);
    /// Returns the projection of scenes.
    Projection getProjection() const { return _projection; }
    /// Returns the distance of the eye of the 3-D projection from the scene, in points.
    float getZEye() const;
    /// Has no effect, because there is no depth buffer. Turning it on logs a warning once.
    void setDepthTest(bool on);
    /// Has no effect, because nodes use their blend functions. Turning it off logs a warning once.
    void setAlphaBlending(bool on);
    /// Sets the current projection again.
    void setGLDefaultValues() { setProjection(_projection); }
    /// Makes the renderer draw into the viewport of the view.
    void setViewport();
    /// Returns the color with which each frame begins.
    const Color4F& getClearColor() const { return _context.renderer()->getClearColor(); }
    /// Sets the color with which each frame begins; black by default.
    void setClearColor(const Color4F& clearColor) { _context.renderer()->setClearColor(clearColor); }
    /// Shows or hides the statistics: frames per second, draw calls, and vertices, in the lower left corner.
    void setDisplayStats(bool displayStats);
    /// Whether the statistics are shown; false by default.
    bool isDisplayStats() const { return _displayStats; }
    /// Shows or hides the statistics, as setDisplayStats() does. From axmol.
    void setStatsDisplay(bool displayStats) { setDisplayStats(displayStats); }
    /// Moves the statistics to a corner, a side, or the center. From axmol.
    void setStatsAnchor(copra::AnchorPreset anchor = copra::AnchorPreset::BOTTOM_LEFT);
    /// Whether the statistics are shown, as isDisplayStats() says. From axmol.
    bool isStatsDisplay() const { return _displayStats; }
    /// Sets a node that is drawn over every scene, and retains it. The node enters when it is set, and exits
    /// when another node or null replaces it.
    void setNotificationNode(Node* node);
    /// Returns the node that is drawn over every scene, or null.
    Node* getNotificationNode() const { return _notificationNode; }

    // --- Matrices ---

    /// Pushes a copy of the top matrix of a stack. The stacks are for DrawPrimitives and code ported from
    /// OpenGL; nodes do not use them. setProjection() sets the projection matrix.
    void pushMatrix(MATRIX_STACK_TYPE type) { _context.matrices.push(type); }
    /// Removes the top matrix of a stack. A call without a pushMatrix() is an error: debug builds assert;
    /// release builds log it and do nothing.
    void popMatrix(MATRIX_STACK_TYPE type) { _context.matrices.pop(type); }
    /// Replaces the top matrix of a stack with the identity matrix.
    void loadIdentityMatrix(MATRIX_STACK_TYPE type) { _context.matrices.load(type, Mat4::IDENTITY); }
    /// Replaces the top matrix of a stack with `mat`.
    void loadMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.load(type, mat); }
    /// Multiplies the top matrix of a stack by `mat` from the right.
    void multiplyMatrix(MATRIX_STACK_TYPE type, const Mat4& mat) { _context.matrices.multiply(type, mat); }
    /// Returns the top matrix of a stack.
    const Mat4& getMatrix(MATRIX_STACK_TYPE type) const { return _context.matrices.top(type); }
    // Director_services.cpp
    /// Resets the projection stack to the identity matrix. There is only one stack: a `stackCount` above 1 is
    /// logged.
    void initProjectionMatrixStack(size_t stackCount);
    size_t getProjectionMatrixStackSize() const { return 1; } ///< Returns 1: there is one projection stack.
    /// Stores the projection matrix until popProjectionMatrix(). An index other than 0 is logged and ignored.
    void pushProjectionMatrix(size_t index);
    /// Restores the projection matrix that pushProjectionMatrix() has stored last. An index other than 0 is
    /// logged and ignored.
    void popProjectionMatrix(size_t index);
    /// Replaces the projection matrix with the identity matrix. An index other than 0 is logged and ignored.
    void loadProjectionIdentityMatrix(size_t index) { loadProjectionMatrix(Mat4::IDENTITY, index); }
    /// Replaces the projection matrix with `mat`. An index other than 0 is logged and ignored.
    void loadProjectionMatrix(const Mat4& mat, size_t index);
    /// Multiplies the projection matrix by `mat` from the right. An index other than 0 is logged and ignored.
    void multiplyProjectionMatrix(const Mat4& mat, size_t index);
    /// Returns the current projection matrix. An index other than 0 is logged and stands for 0.
    const Mat4& getProjectionMatrix(size_t index) const;
    /// Resets all matrix stacks to the identity matrix.
    void resetMatrixStack() { _context.matrices.reset(); }

    // --- Services ---

    /// Returns the scheduler that each node gets when it is created.
    Scheduler* getScheduler() const { return _context.scheduler(); }
    /// Queues a function that the main thread calls with `param` at the end of the next update of the
    /// scheduler. Any thread may call this. From axmol.
    void queueOperation(std::function<void(void*)> operation, void* param = nullptr);
    /// Returns the object that runs tasks in the background; never null. From axmol.
    JobSystem* getJobSystem() const;
    /// Replaces the scheduler for nodes that are created later. No other thread may be using the old
    /// one. Null is ignored.
    void setScheduler(Scheduler* scheduler);
    /// Returns the action manager that each node gets when it is created.
    ActionManager* getActionManager() const { return _context.actionManager(); }
    /// Replaces the action manager for nodes that are created later. The actions of earlier nodes
    /// continue. Null is ignored.
    void setActionManager(ActionManager* actionManager) { _context.setActionManager(actionManager); }
    /// Returns the event dispatcher that each node gets when it is created.
    EventDispatcher* getEventDispatcher() const { return _context.eventDispatcher(); }
    /// Replaces the event dispatcher for nodes that are created later. Null is ignored.
    void setEventDispatcher(EventDispatcher* dispatcher) { _context.setEventDispatcher(dispatcher); }
    /// Returns the renderer that draws the frames.
    Renderer* getRenderer() const { return _context.renderer(); }
    /// Returns the cache of the textures of image files.
    TextureCache* getTextureCache() const;
    /// Returns the console, which has commands for debugging. It is created on the first call.
    Console* getConsole() const; // Director_services.cpp
    /// Returns the main thread, which runs the frames. It is the thread that first called getInstance(), or
    /// the one that set the view.
    const std::thread::id& getCocos2dThreadId() const { return _thread; }
    /// Removes unused textures, sprite frames, and fonts from their caches.
    void purgeCachedData();

    // --- For GLView ---

    /// Adapts the game to a new size or resolution policy of the view. The view calls this function. Other
    /// views are ignored.
    void viewChanged(GLView* view);
    /// Disconnects the renderer from a view. The view calls this function before it destroys its render
    /// device. Other views are ignored.
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
    std::mutex _schedulerMutex; ///< Locked while background work passes functions to the scheduler.
    Vector<Scene*> _scenesStack;
    RefPtr<Scene> _runningScene;
    Scene* _nextScene = nullptr; ///< The scene on top of the stack, which retains it.
    /// The scene that entered last, if its onEnter() does not call that of Scene: it never runs, and does not
    /// enter again.
    const Scene* _silentScene = nullptr;
    bool _sendCleanupToScene = false;
    RefPtr<Node> _notificationNode;
    mutable RefPtr<Console> _console;

    RefPtr<GLView> _view;
    Size _winSize;
    Projection _projection = Projection::DEFAULT;
    std::thread::id _thread;
    bool _viewDirty = false; ///< Whether all transforms have to be computed again.

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

/// The name of the only implementation of Director in cocos2d-x.
using DisplayLinkDirector = Director;

} // namespace cocos2d
