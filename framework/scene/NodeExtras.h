#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/AffineTransform.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "render/GLProgramState.h"
#include "scene/ComponentContainer.h"

#include <functional>
#include <string>

namespace copra {

/// The state of a Node that few nodes have; allocated when the first of it is set. Private to this module.
struct NodeExtras {
    explicit NodeExtras(cocos2d::Node* owner) : components(owner) {}

    std::string name;
    void* userData = nullptr;
    cocos2d::RefPtr<cocos2d::Ref> userObject;
    cocos2d::Vec2 normalizedPosition;
    bool normalizedPositionDirty = false;
    std::function<void()> onEnter;
    std::function<void()> onExit;
    std::function<void()> onEnterTransitionDidFinish;
    std::function<void()> onExitTransitionDidStart;
    cocos2d::ComponentContainer components;
    cocos2d::Vec2 skew; ///< Degrees.
    bool hasAdditionalTransform = false;
    cocos2d::Mat4 additionalTransform;
    cocos2d::Vec2 rotation3D; ///< Degrees about x and y.
    cocos2d::Vec3
        depth; ///< Its dot product with a point (x, y, 1) of the node is how far in front of the plane that lies.
    cocos2d::Mat4 nodeToParent;    ///< What getNodeToParentTransform() returns a reference to.
    cocos2d::Mat4 parentToNode;    ///< What getParentToNodeTransform() returns a reference to.
    unsigned short cameraMask = 1; ///< Valid with RareFlag::CameraMask.
    cocos2d::RefPtr<cocos2d::GLProgramState> program;
};

} // namespace copra
