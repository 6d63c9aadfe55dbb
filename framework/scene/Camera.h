#pragma once

#include "base/RefPtr.h"
#include "math/Homography.h"
#include "math/Quaternion.h"
#include "scene/CameraBackgroundBrush.h"
#include "scene/Node.h"

#include <cstdint>

namespace cocos2d {

class AABB;

/// Groups of nodes by the camera that shows them; see Node::setCameraMask().
enum class CameraFlag {
    DEFAULT = 1,
    USER1 = 1 << 1,
    USER2 = 1 << 2,
    USER3 = 1 << 3,
    USER4 = 1 << 4,
    USER5 = 1 << 5,
    USER6 = 1 << 6,
    USER7 = 1 << 7,
    USER8 = 1 << 8,
};

/// Shows the nodes of a scene whose camera mask has its flag.
///
/// Every scene has a default camera that shows all of the design area. Moving it scrolls the view, moving it
/// in z or scaling it zooms (a larger camera sees more), rotating it rotates the view. Further cameras become
/// effective when they enter a scene. Each draws its nodes again, in the order of their depth, and touches go
/// to what is seen, front camera first. The world is the plane z = 0: a camera may look at it from anywhere,
/// but depths of nodes do not count, and nothing is clipped by the near and far planes.
class Camera : public Node {
public:
    enum class Type {
        PERSPECTIVE = 1,
        ORTHOGRAPHIC = 2,
    };

    /// Of `fieldOfView` degrees from bottom to top; `aspectRatio` is width by height of what it sees. It
    /// stands at (0, 0, 0) and looks along -z: give it a place with z > 0.
    static Camera* createPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane);
    /// Sees `zoomX` x `zoomY` points from its position to the right and up.
    static Camera* createOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane);
    /// A camera that sees the design area as it is: perspective, or orthographic after
    /// Director::setProjection(_2D). Its depth is 0, others have -1.
    static Camera* create();

    /// The camera whose nodes are being drawn or offered a touch; null in between.
    static const Camera* getVisitingCamera() { return _visitingCamera; }
    /// The camera of the running scene, or null.
    static Camera* getDefaultCamera();

    Type getType() const { return _type; }
    CameraFlag getCameraFlag() const { return _cameraFlag; }
    void setCameraFlag(CameraFlag flag) { _cameraFlag = flag; }
    /// Turns the camera to look from where it is at a point of its parent's space.
    virtual void lookAt(const Vec3& target, const Vec3& up = Vec3::UNIT_Y);

    const Mat4& getProjectionMatrix() const { return _projection; }
    const Mat4& getViewMatrix() const;
    const Mat4& getViewProjectionMatrix() const;

    /// Where a point of the world is seen, in points of the screen: y down from the top.
    Vec2 project(const Vec3& src) const;
    /// The same with y up from the bottom.
    Vec2 projectGL(const Vec3& src) const;
    /// The point of the world that is seen at (x, y), y down, of the screen; z from 0 at the near plane to 1
    /// at the far one.
    Vec3 unproject(const Vec3& src) const;
    /// The same with y up from the bottom.
    Vec3 unprojectGL(const Vec3& src) const;
    /// The same with a screen of another size.
    void unproject(const Size& size, const Vec3* src, Vec3* dst) const;
    void unprojectGL(const Size& size, const Vec3* src, Vec3* dst) const;

    /// Whether any of a box lies between the six planes of what the camera sees.
    bool isVisibleInFrustum(const AABB* aabb) const;
    /// How far in front of the camera the origin of `transform` lies.
    float getDepthInView(const Mat4& transform) const;

    /// Cameras of a greater depth are shown over others.
    void setDepth(int8_t depth);
    int8_t getDepth() const { return _depth; }
    /// What cameras are sorted by.
    int getRenderOrder() const;
    float getFarPlane() const { return _farPlane; }
    float getNearPlane() const { return _nearPlane; }

    /// Draws the background brush; called before the nodes of the camera are drawn.
    void clearBackground();
    /// Retains the brush; null is none.
    void setBackgroundBrush(CameraBackgroundBrush* clearBrush) { _clearBrush = clearBrush; }
    CameraBackgroundBrush* getBackgroundBrush() const { return _clearBrush; }
    bool isBrushValid() const;

    /// Where points of the world are seen, y up.
    copra::Homography screenHomography() const;
    /// From the world to -1..1 on each axis, in double precision.
    copra::Matrix4d worldToClip() const;
    /// The same for a default camera that has not been moved.
    static copra::Matrix4d worldToClipAtHome();
    /// The upright rectangle around what it sees of the world, in points.
    Rect visibleRect() const;
    /// The point of the world that is seen at `screenPoint` (y up); false where none is.
    bool screenToWorld(const Vec2& screenPoint, Vec2& world) const;

    void onEnter() override;
    void onExit() override;
    /// Degrees; x and y are right-handed, z is clockwise.
    void setRotation3D(const Vec3& rotation) override;
    Vec3 getRotation3D() const override;
    Mat4 getNodeToWorldTransform() const override;

    Camera();
    ~Camera() override;
    bool init() override;
    bool initDefault();
    bool initPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane);
    bool initOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane);
    /// For scenes.
    void setScene(Scene* scene);

    /// Makes a camera, or none, the visiting one for a scope.
    class Visiting {
    public:
        explicit Visiting(const Camera* camera);
        ~Visiting();
        Visiting(const Visiting&) = delete;
        Visiting& operator=(const Visiting&) = delete;

    private:
        static void begin(const Camera* camera);

        const Camera* _previous;
        RefPtr<Camera> _camera; ///< Kept alive: a callback may remove it from the scene.
    };

protected:
    Scene* _scene = nullptr; ///< Weak; the scene that it shows.
    Mat4 _projection;
    mutable Mat4 _view;
    mutable Mat4 _viewProjection;
    Type _type = Type::PERSPECTIVE;
    float _fieldOfView = 60.0f;
    float _zoom[2] = {0.0f, 0.0f};
    float _aspectRatio = 1.0f;
    float _nearPlane = 0.0f;
    float _farPlane = 0.0f;
    CameraFlag _cameraFlag = CameraFlag::DEFAULT;
    int8_t _depth = -1;
    RefPtr<CameraBackgroundBrush> _clearBrush;

private:
    friend class Scene;
    copra::Matrix4d worldMatrix() const;

    static const Camera* _visitingCamera;
    Vec2 _rotation3D; ///< Degrees about x and y.

    CC_DISALLOW_COPY_AND_ASSIGN(Camera)
};

/// Whether a point of the screen (y up) lies, as `camera` shows it, on a rectangle of a node whose space
/// `w2l` leads to from the world. `p`, if given, gets the point in that space. False without a camera.
bool isScreenPointInRect(const Vec2& pt, const Camera* camera, const Mat4& w2l, const Rect& rect, Vec3* p);

} // namespace cocos2d

namespace copra {

/// The point of a node's space that is seen at `screenPoint` through `camera`; null is a camera that shows
/// the world as it is. False where none is.
bool screenToNode(const cocos2d::Node& node, const cocos2d::Vec2& screenPoint, const cocos2d::Camera* camera,
                  cocos2d::Vec2& local);

} // namespace copra
