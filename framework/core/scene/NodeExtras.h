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

    std::string name;                                 ///< getName()
    void* userData = nullptr;                         ///< getUserData()
    cocos2d::RefPtr<cocos2d::Ref> userObject;         ///< getUserObject()
    cocos2d::Vec2 normalizedPosition;                 ///< in fractions of the parent
    bool normalizedPositionDirty = false;             ///< to be converted at the next visit
    std::function<void()> onEnter;                    ///< the callbacks of the life cycle
    std::function<void()> onExit;                     ///< likewise
    std::function<void()> onEnterTransitionDidFinish; ///< likewise
    std::function<void()> onExitTransitionDidStart;   ///< likewise
    cocos2d::ComponentContainer components;           ///< of Node::addComponent()
    cocos2d::PhysicsBody* physicsBody = nullptr;      ///< One of the components.
    cocos2d::Vec2 skew;                               ///< Degrees.
    float positionZ = 0.0f;
    bool hasAdditionalTransform = false;
    cocos2d::Mat4 additionalTransform;
    cocos2d::Vec2 rotation3D; ///< Degrees about x and y.
    /// The dot product with a point (x, y, 1) of the node is the distance of the point in front of the plane.
    cocos2d::Vec3 depth;
    cocos2d::Mat4 nodeToParent;           ///< Returned by getNodeToParentTransform().
    cocos2d::Mat4 parentToNode;           ///< Returned by getParentToNodeTransform().
    unsigned short cameraMask = 1;        ///< Used only with RareFlag::CameraMask.
    cocos2d::RefPtr<DrawProgram> program; ///< A GLProgramState.
    std::uint8_t overrides = 0;           ///< copra::Override; used only with RareFlag::Override.
    bool isAskedForTransform = false;     ///< Its override is being called.
    bool callsOwnPosition = false;        ///< An override of setPosition() calls Node::setPosition().
    cocos2d::AffineTransform
        overridden{};         ///< What the override of the local transform returned in the last visit.
    float overriddenZ = 0.0f; ///< likewise
    std::unique_ptr<Generation::NodeState>
        generationState;     ///< Of nodes with Override::Draw that have been drawn.
    RestingChildren resting; ///< Those of the list as it was last visited; see Node::_knowsResting.
};

} // namespace copra
