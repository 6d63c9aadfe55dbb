#pragma once

#include "scene/Node.h"

namespace cocos2d {

/// The root of what is on the screen: one scene runs at a time, the Director decides which.
///
/// Anchor (0.5,0.5), ignored for the position; as large as the design resolution. Everything visible is a
/// descendant.
class Scene : public Node {
public:
    static Scene* create();
    /// A scene of another size than the design resolution, in points.
    static Scene* createWithSize(const Size& size);

    std::string getDescription() const override;

    Scene();
    ~Scene() override;
    bool init() override;
    bool initWithSize(const Size& size);

private:
    CC_DISALLOW_COPY_AND_ASSIGN(Scene)
};

} // namespace cocos2d
