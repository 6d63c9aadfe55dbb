#pragma once

#include "scene/Node.h"

#include <vector>

namespace cocos2d {

class Camera;

/// The root of what is on the screen: one scene runs at a time, the Director decides which.
///
/// Anchor (0.5,0.5), ignored for the position; as large as the design resolution. Everything visible is a
/// descendant.
class Scene : public Node {
public:
    static Scene* create();
    /// A scene of another size than the design resolution, in points.
    static Scene* createWithSize(const Size& size);

    /// The camera that every scene has as a child. Null only if it was removed explicitly.
    Camera* getDefaultCamera() const { return _defaultCamera; }
    /// The cameras that have entered, in the order in which they are shown, the frontmost last.
    const std::vector<Camera*>& getCameras();
    /// Has the cameras sorted again before they are used.
    void setCameraOrderDirty() { _cameraOrderDirty = true; }
    /// Draws the scene with each visible camera. The arguments for stereo rendering are ignored.
    virtual void render(Renderer* renderer, const Mat4& eyeTransform, const Mat4* eyeProjection = nullptr);
    /// Resets the default camera to the present design area and projection.
    void onProjectionChanged();

    std::string getDescription() const override;
    /// All but the default camera.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void removeChild(Node* child, bool cleanup = true) override;

    Scene();
    ~Scene() override;
    bool init() override;
    bool initWithSize(const Size& size);

private:
    friend class Camera;
    void registerCamera(Camera* camera);
    void unregisterCamera(Camera* camera);
    void visitThrough(Renderer& renderer, Camera* camera);

    copra::SceneContext& _context;
    Camera* _defaultCamera = nullptr; ///< Weak: a child.
    std::vector<Camera*> _cameras;    ///< Weak: descendants that have entered.
    bool _cameraOrderDirty = false;

    CC_DISALLOW_COPY_AND_ASSIGN(Scene)
};

} // namespace cocos2d
