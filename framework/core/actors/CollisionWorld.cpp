#include "actors/CollisionWorld.h"

#include "actors/CollisionSprite.h"
#include "actors/Positions.h"
#include "base/RefPtr.h"
#include "base/refuse.h"

#include <algorithm>
#include <utility>

namespace copra {

namespace {

// Where sprites stand in the space of the world. Neighbors in the list mostly share their parent, whose transform is
// therefore remembered.
class PlacementReader {
public:
    explicit PlacementReader(const cocos2d::Node* space) : _space(space) {}
    Placement read(const CollisionSprite& sprite, bool turned) {
        if (sprite.getParent() != _parent || !_known) remember(sprite.getParent());
        Vec2 center = sprite.getPosition();
        if (sprite.isIgnoreAnchorPointForPosition()) center += sprite.getAnchorPointInPoints();
        Placement placement;
        placement.position = cocos2d::PointApplyAffineTransform(center, _toWorld);
        // A circle around the position does not mind how it is turned.
        const float turnX = turned ? -sprite.getRotationSkewX() * kRadiansPerDegree : 0.0f;
        const float turnY = turned ? -sprite.getRotationSkewY() * kRadiansPerDegree : 0.0f;
        placement.xAxis = toWorld(Vec2::forAngle(turnY) * sprite.getScaleX());
        placement.yAxis = toWorld(Vec2::forAngle(turnX).getPerp() * sprite.getScaleY());
        return placement;
    }

private:
    Vec2 toWorld(const Vec2& v) const {
        return {_toWorld.a * v.x + _toWorld.c * v.y, _toWorld.b * v.x + _toWorld.d * v.y};
    }
    void remember(const cocos2d::Node* parent) {
        _parent = parent;
        _known = true;
        _toWorld = transformUpTo(_space, parent);
    }

    const cocos2d::Node* _space;
    const cocos2d::Node* _parent = nullptr;
    bool _known = false;
    cocos2d::AffineTransform _toWorld = cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
};

// One circle around all shapes of a body.
Circle circleAround(const SpaceBody& body) {
    Circle around{body.placement.position, 0.0f, body.category, body.mask};
    if (body.shapes.size() == 1) {
        const CollisionShape only = placed(body.shapes.front(), body.placement);
        around.center = only.center;
        around.radius = only.reach();
        return around;
    }
    for (const CollisionShape& shape : body.shapes) {
        const CollisionShape part = placed(shape, body.placement);
        around.radius = std::max(around.radius, around.center.distance(part.center) + part.reach());
    }
    return around;
}

CollisionSprite* spriteOf(const SpaceBody& body) {
    return static_cast<CollisionSprite*>(body.owner);
}

} // namespace

CollisionWorld::CollisionWorld() : _signals(std::make_shared<Signals>()) {}

CollisionWorld::~CollisionWorld() {
    removeAll();
    if (_destroyedFlag) *_destroyedFlag = true;
}

void CollisionWorld::add(CollisionSprite* sprite) {
    if (copra::refuse(!sprite, "CollisionWorld::add: the sprite is null") || sprite->_world == this) return;
    if (sprite->_world) sprite->_world->remove(sprite);
    sprite->_world = this;
    sprite->_hadWorld = true;
    sprite->_body = _space.add(CollisionShape::circle(Vec2::ZERO, 0.0f), Vec2::ZERO, sprite);
    sprite->_bodyIndex = kNoIndex;
}

void CollisionWorld::remove(CollisionSprite* sprite) {
    if (!sprite || sprite->_world != this) return;
    if (sprite->_bodyIndex != kNoIndex) _bodies[sprite->_bodyIndex].sprite = nullptr;
    _space.remove(sprite->_body);
    sprite->_world = nullptr;
}

void CollisionWorld::removeAll() {
    for (const SpaceBody& body : _space.bodies())
        if (body.owner) copra::spriteOf(body)->_world = nullptr;
    for (Body& body : _bodies) body.sprite = nullptr;
    _space.clear();
}

void CollisionWorld::step(float dt) {
    if (copra::refuse(_destroyedFlag, "CollisionWorld::step: called from inside a step")) return;
    readPlacements();
    _space.step(dt);
    storeBodies();
    notify();
}

void CollisionWorld::readPlacements() {
    PlacementReader reader(_coordinates);
    for (std::size_t i = 0; i < _space.bodies().size(); ++i) {
        CollisionSprite* const sprite = copra::spriteOf(_space.bodies()[i]);
        if (!sprite) continue;
        const bool enabled = !sprite->_exited && sprite->isCollidable(); // it may add and remove sprites
        if (i >= _space.bodies().size() || copra::spriteOf(_space.bodies()[i]) != sprite) continue;
        SpaceBody& body = _space.bodies()[i];
        body.enabled = enabled;
        if (!enabled) continue;
        sprite->readShapes(body.shapes);
        body.placement = reader.read(*sprite, sprite->_hasOwnShapes);
        body.category = sprite->getCategory();
        body.mask = sprite->getCollisionMask();
        body.swept = sprite->isSwept();
        body.teleported = std::exchange(sprite->_teleported, false) || body.teleported;
    }
}

void CollisionWorld::storeBodies() {
    _bodies.clear();
    _radarBuilt = false;
    for (const SpaceBody& body : _space.bodies()) {
        CollisionSprite* const sprite = copra::spriteOf(body);
        sprite->_bodyIndex = kNoIndex;
        if (!body.participated) continue;
        sprite->_bodyIndex = static_cast<std::uint32_t>(_bodies.size());
        _bodies.push_back({sprite, circleAround(body), body.velocity});
    }
}

void CollisionWorld::notify() {
    // Ends with the step, also by an exception from a callback, unless the world has died in it.
    struct Running {
        explicit Running(CollisionWorld& stepping) : world(stepping) { world._destroyedFlag = &gone; }
        ~Running() {
            if (!gone) world._destroyedFlag = nullptr;
        }
        CollisionWorld& world;
        bool gone = false;
    } running(*this);
    const std::shared_ptr<Signals> signals = _signals;
    for (std::size_t i = 0; i < _space.events().size(); ++i) {
        const SpaceEvent event = _space.events()[i];
        CollisionSprite* const a = spriteOf(event.first);
        CollisionSprite* const b = spriteOf(event.second);
        if (!a || !b) continue;
        if (event.kind != SpaceEvent::End && !(a->isCollidable() && b->isCollidable())) {
            // Switched off by an earlier call of this step: as if they had not met.
            if (event.kind == SpaceEvent::Begin) _space.forget(event);
            continue;
        }
        _hitTime = event.time;
        notifyPair(*signals, a, b, event.kind);
        if (running.gone) return;
    }
    _hitTime = 0.0f;
}

void CollisionWorld::notifyPair(Signals& signals, CollisionSprite* a, CollisionSprite* b,
                                SpaceEvent::Kind kind) {
    const cocos2d::RefPtr<CollisionSprite> keepA(a);
    const cocos2d::RefPtr<CollisionSprite> keepB(b);
    if (kind == SpaceEvent::End) {
        a->notifyEnded(b);
        b->notifyEnded(a);
        signals.ended(a, b);
        return;
    }
    if (kind == SpaceEvent::Begin) {
        a->notifyBegan(b);
        b->notifyBegan(a);
        signals.began(a, b);
    }
    a->collisionDetectedWith(b);
    b->collisionDetectedWith(a);
}

CollisionSprite* CollisionWorld::spriteOf(SpaceBodyId id) const {
    const SpaceBody* const body = _space.body(id);
    return body ? copra::spriteOf(*body) : nullptr;
}

const CollisionWorld::Body* CollisionWorld::bodyOf(const CollisionSprite* sprite) const {
    if (!sprite || sprite->_world != this || sprite->_bodyIndex == kNoIndex) return nullptr;
    return &_bodies[sprite->_bodyIndex];
}

void CollisionWorld::radar(const Vec2& center, float radius, std::uint32_t categories,
                           std::vector<CollisionSprite*>& found, const CollisionSprite* except) const {
    constexpr float kCellSize = 64.0f; // about the usual range of a radar
    if (!_radarBuilt) {
        _radarCenters.clear();
        for (const Body& body : _bodies) _radarCenters.push_back(body.circle.center);
        _radarGrid.build(_radarCenters, kCellSize);
        _radarBuilt = true;
    }
    _radarGrid.neighbors(center, radius, _radarHits);
    std::sort(_radarHits.begin(), _radarHits.end());
    found.clear();
    for (const std::uint32_t index : _radarHits) {
        const Body& body = _bodies[index];
        if (body.sprite && body.sprite != except && (body.circle.category & categories) != 0)
            found.push_back(body.sprite);
    }
}

} // namespace copra
