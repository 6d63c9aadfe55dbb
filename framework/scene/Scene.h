#pragma once

#include "scene/Node.h"

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

    /// The camera that every scene has as a child. Null only when it was taken out by hand.
    Camera* getDefaultCamera() const { return _defaultCamera; }

    std::string getDescription() const override;
    /// All but the default camera.
    void removeAllChildrenWithCleanup(bool cleanup) override;
    void removeChild(Node* child, bool cleanup = true) override;

    Scene();
    ~Scene() override;
    bool init() override;
    bool initWithSize(const Size& size);

private:
    Camera* _defaultCamera = nullptr; ///< Weak: a child.

    CC_DISALLOW_COPY_AND_ASSIGN(Scene)
};

} // namespace cocos2d
