#pragma once

#include "base/WeakPtr.h"
#include "math/Vec2.h"
#include "scene/fwd.h"

namespace copra {

/// Where a unit goes: a fixed place, or a node, which is held weakly and looked at every frame.
class Destination {
public:
    /// Follows a node from the next look() on; null: there is no destination.
    void follow(cocos2d::Node* node);
    /// Goes to a place instead.
    void setPlace(const cocos2d::Vec2& place);
    /// The node that it follows; null for none, and after its death.
    cocos2d::Node* node() const { return _node.get(); }

    /// Looks where the node is, in the points of `space`, `delta` seconds after the last look. When the node
    /// is dead its last place stays known if `staysKnown`.
    void look(const cocos2d::Node* space, float delta, bool staysKnown);
    bool isKnown() const { return _isKnown; }
    /// Points; means nothing unless it is known.
    const cocos2d::Vec2& place() const { return _place; }
    /// Points a second, from one look to the next; (0, 0) for a place, and after a move of more than kMaxMove
    /// points.
    const cocos2d::Vec2& velocity() const { return _velocity; }

    /// Points.
    static constexpr float kMaxMove = 100.0f;

private:
    WeakPtr<cocos2d::Node> _node;
    cocos2d::Vec2 _place; ///< Where it is, or was last.
    cocos2d::Vec2 _velocity;
    bool _isKnown = false;
    bool _isNode = false; ///< The place comes from a node.
};

} // namespace copra
