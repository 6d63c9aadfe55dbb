#include "actors/Destination.h"

#include "actors/Positions.h"
#include "gameplay/Vectors.h"

namespace copra {

void Destination::follow(cocos2d::Node* node) {
    _node = node;
    _isNode = node != nullptr;
    _isKnown = false; // seen in the next look
    _velocity = Vec2::ZERO;
}

void Destination::setPlace(const Vec2& place) {
    follow(nullptr);
    _place = place;
    _isKnown = true;
}

void Destination::look(const cocos2d::Node* space, float delta, bool staysKnown) {
    if (!_node) {
        if (_isNode && !staysKnown) _isKnown = false;
        _velocity = Vec2::ZERO;
        return;
    }
    const Vec2 now = positionIn(space, *_node);
    if (!isFinite(now)) return;
    const Vec2 way = now - _place;
    const bool followed = _isKnown && isPositive(delta) && way.length() <= kMaxMove;
    _velocity = followed ? way / delta : Vec2::ZERO;
    _place = now;
    _isKnown = true;
}

} // namespace copra
