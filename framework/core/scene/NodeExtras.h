#pragma once

#include "base/RefPtr.h"
#include "base/Vector.h"
#include "math/AffineTransform.h"
#include "math/Mat4.h"
#include "math/Vec2.h"
#include "math/Vec3.h"
#include "render/DrawProgram.h"
#include "scene/ComponentContainer.h"
#include "scene/Generation.h"
#include "scene/RestingChildren.h"
#include "scene/fwd.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace copra {

/// The rarely used state of a Node, allocated when any of it is first set. Private to this module.
struct NodeExtras {
    explicit NodeExtras(cocos2d::Node* owner) : components(owner) {}

    std::string name;                         ///< The name of getName().
    void* userData = nullptr;                 ///< The data of getUserData().
    cocos2d::RefPtr<cocos2d::Ref> userObject; ///< The object of getUserObject().
    cocos2d::Vec2 normalizedPosition;         ///< The position in fractions of the parent.
    bool normalizedPositionDirty = false; ///< Whether that position has to be converted at the next visit.
    std::function<void()> onEnter;        ///< The callback of onEnter().
    std::function<void()> onExit;         ///< The callback of onExit().
    std::function<void()> onEnterTransitionDidFinish; ///< The callback of onEnterTransitionDidFinish().
    std::function<void()> onExitTransitionDidStart;   ///< The callback of onExitTransitionDidStart().
    cocos2d::ComponentContainer components;           ///< The components of Node::addComponent().
    cocos2d::PhysicsBody* physicsBody = nullptr;      ///< The body, which is one of the components.
    cocos2d::Vec2 skew;                               ///< The skew in degrees.
    float positionZ = 0.0f;
    bool hasAdditionalTransform = false;
    cocos2d::Mat4 additionalTransform;
    /// The transform of setNodeToParentTransform() without the additional one.
    cocos2d::AffineTransform givenTransform{};
    cocos2d::Vec2 rotation3D; ///< The rotation about x and y, in degrees.
    /// The dot product with a point (x, y, 1) of the node is the distance of the point in front of the plane.
    cocos2d::Vec3 depth;
    cocos2d::Mat4 nodeToParent;           ///< The transform of getNodeToParentTransform().
    cocos2d::Mat4 parentToNode;           ///< The transform of getParentToNodeTransform().
    unsigned short cameraMask = 1;        ///< The camera mask, used only with RareFlag::CameraMask.
    cocos2d::RefPtr<DrawProgram> program; ///< A GLProgramState.
    std::uint8_t overrides = 0;           ///< The bits of copra::Override, used only with RareFlag::Override.
    bool isAskedForTransform = false;     ///< Whether the override of the local transform is being called.
    bool callsOwnPosition = false;        ///< An override of setPosition() calls Node::setPosition().
    cocos2d::AffineTransform
        overridden{}; ///< The transform that the override of the local transform returned in the last visit.
    float overriddenZ = 0.0f; ///< The z that the override of the local transform returned in the last visit.
    std::unique_ptr<Generation::NodeState>
        generationState; ///< The state of nodes with Override::Draw that have been drawn.
    /// The resting children of the list as it was last visited; see Node::_knowsResting.
    RestingChildren resting;
};

} // namespace copra
