#pragma once

#include "base/WeakPtr.h"
#include "math/Vec2.h"
#include "scene/fwd.h"

namespace copra {

/// The destination of a unit: a fixed position, or a node that is held weakly and looked up every frame.
class Destination {
public:
    /// Makes a node the destination from the next look() on. Null removes the destination.
    void follow(cocos2d::Node* node);
    /// Makes a fixed position the destination.
    void setPlace(const cocos2d::Vec2& place);
    /// Returns the node that it follows, or null if there is none or it has been destroyed.
    cocos2d::Node* node() const { return _node.get(); }

    /// Reads the position of the node in the coordinates of `space`, `delta` seconds after the previous call.
    /// If the node has been destroyed, its last position remains the destination if `staysKnown` is true.
    void look(const cocos2d::Node* space, float delta, bool staysKnown);
    bool isKnown() const { return _isKnown; }
    /// Returns the position in points. Meaningless unless isKnown().
    const cocos2d::Vec2& place() const { return _place; }
    /// Returns the velocity of the node in points per second, measured between two calls of look(). It is (0,
    /// 0) for a fixed position, and after a jump of more than kMaxMove points.
    const cocos2d::Vec2& velocity() const { return _velocity; }

    /// A node that moves farther than this in a frame, in points, counts as teleported.
    static constexpr float kMaxMove = 100.0f;

private:
    WeakPtr<cocos2d::Node> _node;
    cocos2d::Vec2 _place; ///< The current or last known position.
    cocos2d::Vec2 _velocity;
    bool _isKnown = false;
    bool _isNode = false; ///< The position comes from a node.
};

} // namespace copra
