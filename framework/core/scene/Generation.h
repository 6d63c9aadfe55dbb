#pragma once

#include "event/fwd.h"
#include "math/fwd.h"
#include "render/fwd.h"
#include "scene/RareFlags.h"
#include "scene/fwd.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace copra {

/// Changes how scenes work in code that is ported from another version of cocos2d-x. A program has at most
/// one such object, and none for the API of 3.17. When compat/v2 is linked, it sets the object for 2.x. No
/// function of this class is called in a frame for a node without RareFlag::Override.
class Generation {
public:
    virtual ~Generation() = default;

    // --- Nodes that override functions which 3.17 does not call ---

    /// The data that the generation keeps of such a node, destroyed with the node.
    struct NodeState {
        virtual ~NodeState() = default;
    };
    /// Continues the visit of a node after its override has called the function of the base class.
    using ContinueVisit = void (*)(cocos2d::Node& node, cocos2d::Renderer* renderer,
                                   const cocos2d::Mat4& parentTransform, std::uint32_t flags);

    /// Returns the bits of Override of a node. Called when the node gets a parent or enters a scene.
    virtual std::uint8_t overridesOf(const cocos2d::Node& node) const = 0;
    /// Draws a node with Override::Draw. `transform` maps node space to design space.
    virtual void draw(cocos2d::Node& node, cocos2d::Renderer& renderer, const cocos2d::Mat4& transform,
                      std::unique_ptr<NodeState>& state) const = 0;
    /// Visits a node with Override::Visit: calls its override, which may call `goOn` through
    /// baseVisitIsCalled(), and returns true. If the override is running already, the function does nothing
    /// and returns false, and the caller visits the node itself.
    virtual bool visit(cocos2d::Node& node, cocos2d::Renderer* renderer, const cocos2d::Mat4& parentTransform,
                       std::uint32_t flags, ContinueVisit goOn) const = 0;
    /// Called by Node::visit() without arguments. If an override that this class runs made the call, the
    /// function continues the visit of the node and returns true. Otherwise, it does nothing and returns
    /// false.
    virtual bool baseVisitIsCalled(cocos2d::Node& node) const = 0;
    /// Makes the next visit of this node not call its override, which is being called already; null for none.
    virtual void skipOverrideOf(const cocos2d::Node* node) const = 0;

    /// Returns the local transform of a node with Override::Transform.
    virtual cocos2d::AffineTransform transformOf(const cocos2d::Node& node) const = 0;

    // --- Scissor test, outside of a CustomCommand ---

    /// Clips what is recorded to this area (design points) while the test is enabled.
    virtual void setScissor(const cocos2d::Rect& area) const = 0;
    virtual bool isScissorEnabled() const = 0;

    // --- Scenes, touches, and menus ---

    /// Returns the scene to run for what a game passes to the Director as one, or null.
    virtual cocos2d::Scene* sceneOf(cocos2d::Scene* scene) const = 0;
    /// The container of touches that Layer::ccTouchesBegan() and similar functions take; autoreleased.
    virtual cocos2d::__Set* setOf(const std::vector<cocos2d::Touch*>& touches) const = 0;
    /// Returns the order of touches of menus: see EventDispatcher::setTouchOrder_().
    virtual int touchOrderOfMenus() const = 0;

    // --- Files of editors ---

    /// Returns the node that draws an interface that a scene of Cocos Studio 1 includes: its root widget, or
    /// a layer around it. It is autoreleased.
    virtual cocos2d::Node* holderOfInterface(cocos2d::Node& rootWidget) const = 0;
};

/// Returns the object that compat/v2 has set, or null for the API of 3.17.
const Generation* generation();
/// Sets the object that changes how scenes work. Call it before the first node is created.
void setGeneration(const Generation* generation);

} // namespace copra
