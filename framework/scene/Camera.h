#pragma once

#include "scene/Node.h"

namespace cocos2d {

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

/// The eye of a scene: what is drawn in the middle of the screen is what lies at the camera's position.
///
/// Every scene has one as a child, in the middle of the design area. Moving it scrolls the picture, scaling
/// it zooms (a larger camera sees more). Touches and conversions between spaces do not take part, as in the
/// original.
class Camera : public Node {
public:
    /// The camera of the running scene, or null.
    static Camera* getDefaultCamera();

    /// A camera in the middle of the design area.
    static Camera* create();

    CameraFlag getCameraFlag() const { return _flag; }
    void setCameraFlag(CameraFlag flag) { _flag = flag; }

    /// What it sees: a rectangle of the scene, in points.
    Rect visibleRect() const;

    Camera();
    ~Camera() override;
    bool init() override;

private:
    CameraFlag _flag = CameraFlag::DEFAULT;
    Vec2 _home; ///< Where it stood in the middle; the design area may have another size by now.

    CC_DISALLOW_COPY_AND_ASSIGN(Camera)
};

} // namespace cocos2d
