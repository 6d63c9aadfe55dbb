#pragma once

#include "base/WeakPtr.h"
#include "gameplay/Vectors.h"
#include "gameplay/steering/Steerable.h"
#include "scene/Node.h"

namespace copra {

/// Lets steerObject() steer a node: adds the velocity, which nodes do not have. The node is not retained;
/// after it is destroyed, nothing happens. For sprites that only follow something, use MySteering.
///
///     copra::SteeredNode bee(sprite);                    // a member of your layer
///     steerObject(bee, limits, dt, [&](const copra::Steerable& self) { return arrival(self, touch); });
class SteeredNode {
public:
    /// Constructs an object without a node, which steers nothing.
    SteeredNode() = default;
    /// Constructs an object that steers a node, which is not retained. For `turns`, see setTurns().
    explicit SteeredNode(cocos2d::Node* node, bool turns = true) : _node(node), _turns(turns) {}

    /// Sets whether the node turns along its course, for art that faces up; true by default.
    void setTurns(bool turns) { _turns = turns; }

    /// Returns the node, or null if there is none or it has been destroyed.
    cocos2d::Node* node() const { return _node.get(); }

    Vec2 velocity; ///< The velocity in points per second, in the space of the node's parent.

private:
    friend struct SteeringAdapter<SteeredNode>;

    WeakPtr<cocos2d::Node> _node;
    bool _turns = true;
};

/// Moves the node of a SteeredNode, and turns it if setTurns() is true, in the space of its parent. Without a
/// node, the position is (0, 0), and results are discarded.
template<>
struct SteeringAdapter<SteeredNode> {
    /// Returns the position of the node in its parent, or (0, 0) without a node.
    static Vec2 position(const SteeredNode& thing) {
        return thing._node ? thing._node->getPosition() : Vec2::ZERO;
    }
    /// Returns the velocity of the SteeredNode, or (0, 0) without a node.
    static Vec2 velocity(const SteeredNode& thing) {
        return thing._node && isFinite(thing.velocity) ? thing.velocity : Vec2::ZERO;
    }
    /// Sets the velocity, and moves and turns the node.
    static void apply(SteeredNode& thing, const Steerable& now, float /*dt*/) {
        thing.velocity = thing._node ? now.velocity : Vec2::ZERO;
        if (!thing._node) return;
        thing._node->setPosition(now.position);
        if (thing._turns && !now.velocity.isZero()) thing._node->setRotation(rotationFacing(now.velocity));
    }
};

} // namespace copra
