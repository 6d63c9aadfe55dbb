#pragma once

#include "base/RefPtr.h"
#include "math/Homography.h"
#include "math/Quaternion.h"
#include "math/fwd.h"
#include "scene/CameraBackgroundBrush.h"
#include "scene/Node.h"
#include "scene/fwd.h"

#include <cstdint>

namespace cocos2d {

/// Flags that assign nodes to cameras. A camera draws the nodes whose mask contains its flag; see
/// Node::setCameraMask().
enum class CameraFlag {
    DEFAULT = 1,    ///< The default camera of each scene, and the mask of new nodes: 1.
    USER1 = 1 << 1, ///< A camera of the game: 2 in masks.
    USER2 = 1 << 2, ///< A camera of the game: 4 in masks.
    USER3 = 1 << 3, ///< A camera of the game: 8 in masks.
    USER4 = 1 << 4, ///< A camera of the game: 16 in masks.
    USER5 = 1 << 5, ///< A camera of the game: 32 in masks.
    USER6 = 1 << 6, ///< A camera of the game: 64 in masks.
    USER7 = 1 << 7, ///< A camera of the game: 128 in masks.
    USER8 = 1 << 8, ///< A camera of the game: 256 in masks.
};

/// Draws the nodes of a scene whose camera mask contains its flag.
///
/// Every scene has a default camera that shows the design area. Move it to scroll the view, call setZoom() to
/// zoom, and rotate it to rotate the view. Scaling a camera or moving it in z zooms, too.
///
/// Other cameras take effect when they enter a scene: each draws its nodes separately, in the order of the
/// cameras' depths. Touches are tested in the view of each camera, beginning with the front one. The world is
/// the plane z = 0: a camera can look at it from anywhere, but the z position of nodes is ignored, and the
/// near and far planes clip nothing.
class Camera : public Node {
public:
    /// The kind of projection.
    enum class Type {
        /// A projection in which things that are farther away are smaller; see createPerspective().
        PERSPECTIVE = 1,
        /// A projection in which things have the same size at any distance; see createOrthographic().
        ORTHOGRAPHIC = 2,
    };

    // --- Creation ---
    // Camera.cpp

    /// Creates a camera with a vertical field of view of `fieldOfView` degrees; `aspectRatio` is width
    /// divided by height. The camera is at (0, 0, 0) and looks along -z, so move it to a z above 0. If the
    /// aspect ratio is 0 or the planes are equal, debug builds assert; release builds log that and return
    /// null. For a field of view that is not above 0, a negative aspect ratio, or NaN, the function logs that
    /// and uses 60 degrees, the aspect ratio 1, and the planes 10 and 1000.
    static Camera* createPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane);
    /// Creates a camera that shows `zoomX` x `zoomY` points. Its position is the lower left corner. If one of
    /// them is 0 or the planes are equal, debug builds assert; release builds log that and return null. If an
    /// argument is NaN, the function logs that and creates a camera that shows 1 x 1 point.
    static Camera* createOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane);
    /// Creates a camera that shows the design area. It is a perspective camera or, after
    /// Director::setProjection(_2D), an orthographic one. Its depth is 0; other new cameras have the depth
    /// -1.
    static Camera* create();
    Camera();
    ~Camera() override;
    /// Initializes a camera as initDefault() does.
    bool init() override;
    /// Initializes a camera that sees the design area, as create() does.
    bool initDefault();
    /// Initializes a camera with perspective. Equal planes and an aspect ratio of 0 are errors: debug builds
    /// assert; release builds log it and return false. For a field of view that is not above 0, a negative
    /// aspect ratio, or NaN, the function logs that and uses 60 degrees, the aspect ratio 1, and the planes
    /// 10 and 1000.
    bool initPerspective(float fieldOfView, float aspectRatio, float nearPlane, float farPlane);
    /// Initializes a camera without perspective. Equal planes and a width or height of 0 are errors: debug
    /// builds assert; release builds log it and return false. If an argument is NaN, the function logs that
    /// and makes the camera show 1 x 1 point.
    bool initOrthographic(float zoomX, float zoomY, float nearPlane, float farPlane);

    // --- Scene ---
    // Camera.cpp

    /// Returns the camera whose nodes are being drawn or tested for a touch, or null at other times.
    static const Camera* getVisitingCamera() { return _visitingCamera; }
    /// Returns the default camera of the running scene, or null.
    static Camera* getDefaultCamera();
    /// Registers the camera with a scene; null removes it. onEnter() and onExit() call this function.
    void setScene(Scene* scene);
    /// Registers the camera with its scene, unless setScene() has set one.
    void onEnter() override;
    /// Removes the camera from its scene.
    void onExit() override;

    /// @internal Makes a camera, or none, the visiting camera for a scope.
    class Visiting {
    public:
        /// Makes `camera` the visiting camera until the end of the scope; null means none.
        explicit Visiting(const Camera* camera);
        ~Visiting();
        Visiting(const Visiting&) = delete;
        Visiting& operator=(const Visiting&) = delete;

    private:
        static void begin(const Camera* camera);

        const Camera* _previous;
        RefPtr<Camera> _camera; ///< The camera, retained, because a callback may remove it from the scene.
    };

    // --- Properties ---
    // Camera.cpp

    /// Returns the kind of projection with which the camera was created.
    Type getType() const { return _type; }
    /// Returns the flag of the camera; DEFAULT for new cameras.
    CameraFlag getCameraFlag() const { return _cameraFlag; }
    /// Sets the flag of the camera, which draws the nodes whose Node::getCameraMask() has this bit.
    void setCameraFlag(CameraFlag flag) { _cameraFlag = flag; }
    /// Sets the order of drawing: cameras with a higher depth are drawn later, over the others.
    void setDepth(int8_t depth);
    /// Returns the depth, which determines the order of drawing.
    int8_t getDepth() const { return _depth; }
    /// Returns the key by which the cameras of a scene are sorted.
    int getRenderOrder() const;
    /// Returns the distance of the far plane from the camera, in points.
    float getFarPlane() const { return _farPlane; }
    /// Returns the distance of the near plane from the camera, in points.
    float getNearPlane() const { return _nearPlane; }

    /// Makes the camera draw into a frame buffer, which it retains, instead of the screen. Null means the
    /// screen. Cameras with a frame buffer draw before those without, in the order of the numbers of their
    /// buffers.
    void setFrameBufferObject(experimental::FrameBuffer* fbo);
    /// Sets the area of the frame buffer that the camera draws into, in fractions of its size; by default, it
    /// is the whole buffer. NaN is ignored with a warning. It has no effect on the screen.
    void setViewport(const experimental::Viewport& vp);

    /// Draws the background brush. Called before the nodes of the camera are drawn.
    void clearBackground();
    /// Sets and retains the background brush. Null removes it.
    void setBackgroundBrush(CameraBackgroundBrush* clearBrush) { _clearBrush = clearBrush; }
    /// Returns the brush that fills the background before the camera draws, or null.
    CameraBackgroundBrush* getBackgroundBrush() const { return _clearBrush; }
    /// Returns true if there is a background brush that can be drawn.
    bool isBrushValid() const;

    // --- Position and rotation ---
    // Camera.cpp

    /// Rotates the camera so that it looks from its position at `target`, a point in the space of its parent.
    virtual void lookAt(const Vec3& target, const Vec3& up = Vec3::UNIT_Y);
    /// Sets the rotation in degrees: x and y are right-handed, z is clockwise.
    void setRotation3D(const Vec3& rotation) override;
    /// Returns the rotation in degrees: x and y are right-handed, z is clockwise.
    Vec3 getRotation3D() const override;
    /// Returns the transform to world coordinates, including depth and 3-D rotation, unlike other nodes.
    Mat4 getNodeToWorldTransform() const override;

    // --- View and projection ---
    // Camera_view.cpp

    /// Returns the transform from the space of the camera to clip space. The reference is valid until the
    /// next call.
    const Mat4& getProjectionMatrix() const { return _projection; }
    /// Returns the transform from world coordinates to the space of the camera.
    const Mat4& getViewMatrix() const;
    /// Returns the transform from world coordinates to clip space.
    const Mat4& getViewProjectionMatrix() const;

    /// Sets how much the camera shows, as a multiple of what it shows by default; 1 by default. A factor of
    /// 0.5 shows half as much, so everything is twice as large. A perspective camera moves to that multiple
    /// of the height from which it sees the design area. An orthographic camera shows more or less around the
    /// center of its area. A factor that is not above 0 is an error: debug builds assert; release builds log
    /// it and do nothing. From axmol.
    void setZoom(float factor);
    /// Returns the size of the visible area, as a multiple of the design area, that setZoom() has set; 1 by
    /// default.
    float getZoom() const { return _zoomFactor; }
    /// Sets the vertical field of view in degrees. An angle that is not between 0 and 180 is ignored with a
    /// warning. Orthographic cameras ignore any angle. From axmol.
    void setFOV(float fieldOfView);
    /// Returns the vertical field of view of a perspective camera, in degrees. From axmol.
    float getFOV() const { return _fieldOfView; }

    /// Converts world coordinates to a point of the screen, y down from the top. A point in the plane of the
    /// camera is an error: debug builds assert; release builds log it and return the lower left corner.
    Vec2 project(const Vec3& src) const;
    /// Converts world coordinates to a point of the screen, y up from the bottom. A point in the plane of the
    /// camera is an error: debug builds assert; release builds log it and return (0, 0).
    Vec2 projectGL(const Vec3& src) const;
    /// Converts a point of the screen, y down, to world coordinates. The z of `src` is the depth, from 0 at
    /// the near plane to 1 at the far plane.
    Vec3 unproject(const Vec3& src) const;
    /// Converts a point of the screen, y up from the bottom, to world coordinates. The z of `src` is the
    /// depth, from 0 at the near plane to 1 at the far plane.
    Vec3 unprojectGL(const Vec3& src) const;
    /// Converts a point of a screen of the given size, y down, to world coordinates. A null `src` or `dst` is
    /// an error: debug builds assert; release builds log it and do nothing.
    void unproject(const Size& size, const Vec3* src, Vec3* dst) const;
    /// Converts a point of a screen of the given size, y up, to world coordinates. A null `src` or `dst` is
    /// an error: debug builds assert; release builds log it and do nothing.
    void unprojectGL(const Size& size, const Vec3* src, Vec3* dst) const;

    /// Whether a box intersects the view frustum. The test is conservative: it may return true for a box near
    /// a corner. Null is an error: debug builds assert; release builds log it and return false.
    bool isVisibleInFrustum(const AABB* aabb) const;
    /// Returns how far the origin of `transform` is in front of the camera.
    float getDepthInView(const Mat4& transform) const;

    /// Returns the mapping from world coordinates to points of the screen, y up.
    copra::Homography screenHomography() const;
    /// Returns the mapping from world coordinates to clip space, -1..1 on each axis, in double precision.
    copra::Matrix4d worldToClip() const;
    /// Returns the mapping from world coordinates to clip space for a default camera that has not been moved.
    static copra::Matrix4d worldToClipAtHome();
    /// Returns the bounding rectangle of what the camera sees, in world coordinates.
    Rect visibleRect() const;
    /// Converts a point of the screen, y up, to world coordinates. Returns false if the camera does not see
    /// the plane of the scene there.
    bool screenToWorld(const Vec2& screenPoint, Vec2& world) const;

protected:
    Scene* _scene = nullptr; ///< The scene that the camera draws, not retained.
    Mat4 _projection;
    mutable Mat4 _view;           ///< See getViewMatrix().
    mutable Mat4 _viewProjection; ///< See getViewProjectionMatrix().
    Type _type = Type::PERSPECTIVE;
    float _fieldOfView = 60.0f;    ///< The vertical field of view in degrees.
    float _zoom[2] = {0.0f, 0.0f}; ///< The width and height that an orthographic camera shows, in points.
    float _zoomFactor = 1.0f;      ///< See setZoom().
    float _aspectRatio = 1.0f;     ///< The width divided by the height.
    float _nearPlane = 0.0f;
    float _farPlane = 0.0f;
    CameraFlag _cameraFlag = CameraFlag::DEFAULT;
    int8_t _depth = -1;
    RefPtr<CameraBackgroundBrush> _clearBrush; ///< See setBackgroundBrush().

private:
    friend class Scene;

    // Camera_view.cpp
    /// Makes the renderer draw into the frame buffer, which must be set, until Renderer::endTarget().
    void beginFrameBuffer(Renderer& renderer, bool clears) const;
    copra::Matrix4d worldMatrix() const;

    static const Camera* _visitingCamera;
    Vec2 _rotation3D; ///< The rotation about x and y, in degrees.
    RefPtr<experimental::FrameBuffer> _frameBuffer;
    Rect _frameBufferPart{0.0f, 0.0f, 1.0f, 1.0f};

    CC_DISALLOW_COPY_AND_ASSIGN(Camera)
};

// Camera_view.cpp
/// Whether a point of the screen, y up, lies in a rectangle in the space of a node, as `camera` sees it.
/// `w2l` is the transform from the world to that space; `p`, if not null, receives the point in it. Returns
/// false without a camera.
bool isScreenPointInRect(const Vec2& pt, const Camera* camera, const Mat4& w2l, const Rect& rect, Vec3* p);

} // namespace cocos2d

namespace copra {

// Camera_view.cpp
/// Converts a point of the screen (y up), as seen by `camera`, to a node's space. Null is a camera that shows
/// the world unchanged. Returns false if the camera sees no point of the world there.
[[nodiscard]] bool screenToNode(const cocos2d::Node& node, const cocos2d::Vec2& screenPoint,
                                const cocos2d::Camera* camera, cocos2d::Vec2& local);

} // namespace copra
