#pragma once

#include "base/WeakPtr.h"
#include "gameplay/Vectors.h"
#include "gameplay/steering/Steerable.h"
#include "scene/Node.h"

namespace copra {

/// A node that is steered by steerObject(): adds the velocity that a node has not. Holds the node weakly;
/// when it is gone nothing more happens. For sprites that only follow something take MySteering.
///
///     copra::SteeredNode bee(sprite);                    // a member of your layer
///     steerObject(bee, limits, dt, [&](const copra::Steerable& self) { return arrival(self, touch); });
class SteeredNode {
public:
    SteeredNode() = default;
    /// `turns`: see setTurns().
    explicit SteeredNode(cocos2d::Node* node, bool turns = true) : _node(node), _turns(turns) {}

    /// True (default): the node is rotated so that art which faces up looks along its course. False: its
    /// rotation is left alone.
    void setTurns(bool turns) { _turns = turns; }

    /// Null when there is none, or no longer.
    cocos2d::Node* node() const { return _node.get(); }

    Vec2 velocity; ///< points a second, in the points of the node's parent

private:
    friend struct SteeringAdapter<SteeredNode>;

    WeakPtr<cocos2d::Node> _node;
    bool _turns = true;
};

/// Steers the node in the points of its parent: it is moved and, if asked, turned. Without a node the place
/// is (0, 0) and nothing is kept.
template<>
struct SteeringAdapter<SteeredNode> {
    static Vec2 position(const SteeredNode& thing) {
        return thing._node ? thing._node->getPosition() : Vec2::ZERO;
    }
    static Vec2 velocity(const SteeredNode& thing) {
        return thing._node && isFinite(thing.velocity) ? thing.velocity : Vec2::ZERO;
    }
    static void apply(SteeredNode& thing, const Steerable& now, float /*dt*/) {
        thing.velocity = thing._node ? now.velocity : Vec2::ZERO;
        if (!thing._node) return;
        thing._node->setPosition(now.position);
        if (thing._turns && !now.velocity.isZero()) thing._node->setRotation(rotationFacing(now.velocity));
    }
};

} // namespace copra
