#pragma once

#include "event/fwd.h"
#include "scene/Node.h"
#include "scene/fwd.h"

#include <vector>

namespace cocos2d {

/// The root of a scene graph. The Director runs one scene at a time.
///
/// Derive a class from Scene for each screen of your game, such as the title, a level, or the high scores.
/// Declare its create() with CREATE_FUNC, and override the functions that it needs. Each of them first calls
/// the function of the base class.
///
/// | Function | Called | Use it to |
/// |---|---|---|
/// | `init()` | when the scene is created | add nodes |
/// | `onEnter()` | when the scene appears, also after `popScene()` | add listeners with a fixed priority |
/// | `onEnterTransitionDidFinish()` | when the transition has ended, or after `onEnter()` | start the game |
/// | `onExitTransitionDidStart()` | when the next transition begins, or before `onExit()` | stop the input |
/// | `onExit()` | when the scene disappears, also after `pushScene()` | remove what `onEnter()` has added |
///
/// The Director retains the scenes on its stack. Director::pushScene() keeps the scene below, and pauses its
/// timers and actions. Director::replaceScene() and Director::popScene() end the timers and actions of the
/// old scene, and release it. It is then destroyed unless you have retained it.
///
/// A scene of createWithPhysics() or initWithPhysics() has a PhysicsWorld. The Director advances it before it
/// draws the scene.
///
/// The content size of a scene is the design resolution. The anchor point is (0.5, 0.5) and is ignored for
/// the position.
class Scene : public Node {
public:
    static Scene* create();
    /// Creates a scene with a content size in points instead of the design resolution.
    static Scene* createWithSize(const Size& size);

    /// Returns the camera that every scene has as a child, or null if it was removed explicitly.
    Camera* getDefaultCamera() const { return _defaultCamera; }
    /// Returns the cameras that have entered the scene, in drawing order.
    const std::vector<Camera*>& getCameras();
    /// Makes the next getCameras() sort the cameras again.
    void setCameraOrderDirty() { _cameraOrderDirty = true; }
    /// Draws the scene with each visible camera. The arguments for stereo rendering are ignored.
    virtual void render(Renderer* renderer, const Mat4& eyeTransform, const Mat4* eyeProjection = nullptr);
    /// Resets the default camera to the current design resolution and projection.
    void onProjectionChanged(EventCustom* event = nullptr);

    /// Creates a scene with a physics world, in which the PhysicsBody of each node takes part. Exists only in
    /// builds with the module physics.
    static Scene* createWithPhysics();
    /// Initializes a scene with a physics world. Derived classes call it instead of init().
    bool initWithPhysics();
    /// Returns the physics world of the scene, or null for a scene without physics.
    PhysicsWorld* getPhysicsWorld() const { return _physicsWorld; }
    /// Advances the physics by `deltaTime` seconds, if the scene has any. The Director calls it before it
    /// draws the scene.
    void stepPhysicsAndNavigation(float deltaTime);
    /// Called before each step of a physics world with a fixed rate (PhysicsWorld::setFixedUpdateRate());
    /// override it. The argument is the length of the step in seconds, before the speed of the world is
    /// applied. From axmol.
    virtual void fixedUpdate(float /*delta*/) {}

    std::string getDescription() const override;
    /// Removes all children except the default camera. For `cleanup`, see removeFromParentAndCleanup().
    void removeAllChildrenWithCleanup(bool cleanup) override;
    /// Removes a child. After the default camera is removed, getDefaultCamera() returns null.
    void removeChild(Node* child, bool cleanup = true) override;

    Scene();
    ~Scene() override;
    /// Initializes a scene of the size of the design area. Returns true.
    bool init() override;
    /// Initializes a scene with a content size in points. Returns true.
    bool initWithSize(const Size& size);

protected:
    PhysicsWorld* _physicsWorld = nullptr; ///< The physics world, owned as _simulation.

    Camera* _defaultCamera = nullptr; ///< The default camera, a child; not retained.
    std::vector<Camera*> _cameras;    ///< The cameras among the descendants that have entered, not retained.

private:
    friend class Camera;
    void registerCamera(Camera* camera);
    void unregisterCamera(Camera* camera);
    void clearFrameBuffers(Renderer& renderer);
    void visitWithCamera(Renderer& renderer, Camera* camera);
    /// Visits the nodes with a camera that has a frame buffer, which is cleared if it is not in `drawn`.
    void visitIntoFrameBuffer(Renderer& renderer, Camera& camera,
                              std::vector<const experimental::FrameBuffer*>& drawn);

    copra::SceneContext& _context;
    copra::Owned<copra::SceneSimulation> _simulation;
    bool _cameraOrderDirty = false;

    CC_DISALLOW_COPY_AND_ASSIGN(Scene)
};

} // namespace cocos2d
