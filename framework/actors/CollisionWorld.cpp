#include "actors/CollisionWorld.h"

#include "actors/CollisionSprite.h"
#include "base/RefPtr.h"
#include "base/assert.h"

#include <algorithm>

namespace copra {

namespace {

constexpr std::uint32_t kNoBody = ~0u;

// The circle of a sprite in design space. Neighbours in the list mostly share their parent, whose transform
// is therefore remembered.
class CircleReader {
public:
    Circle read(const CollisionSprite& sprite) {
        if (sprite.getParent() != _parent || !_known) remember(sprite.getParent());
        Vec2 center = sprite.getPosition();
        if (sprite.isIgnoreAnchorPointForPosition()) center += sprite.getAnchorPointInPoints();
        const float ownScale = std::sqrt(std::fabs(sprite.getScaleX() * sprite.getScaleY()));
        return {cocos2d::PointApplyAffineTransform(center, _toWorld), sprite.getRadius() * ownScale * _scale,
                sprite.getCategory(), sprite.getCollisionMask()};
    }

private:
    void remember(const cocos2d::Node* parent) {
        _parent = parent;
        _known = true;
        _toWorld =
            parent ? parent->getNodeToWorldAffineTransform() : cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
        // Of unequal scales, the circle of equal area.
        _scale = std::sqrt(std::fabs(_toWorld.a * _toWorld.d - _toWorld.b * _toWorld.c));
    }

    const cocos2d::Node* _parent = nullptr;
    bool _known = false;
    cocos2d::AffineTransform _toWorld = cocos2d::AffineTransformMake(1, 0, 0, 1, 0, 0);
    float _scale = 1.f;
};

} // namespace

CollisionWorld::CollisionWorld() : _signals(std::make_shared<Signals>()) {}

CollisionWorld::~CollisionWorld() {
    removeAll();
    if (_gone) *_gone = true;
}

void CollisionWorld::add(CollisionSprite* sprite) {
    CCASSERT(sprite, "CollisionWorld: the sprite is null");
    if (!sprite || sprite->_world == this) return;
    if (sprite->_world) sprite->_world->remove(sprite);
    sprite->_world = this;
    sprite->_memberIndex = static_cast<std::uint32_t>(_members.size());
    _members.push_back({sprite, _nextSerial++, kNoBody, Vec2::ZERO, false});
    ++_size;
}

void CollisionWorld::remove(CollisionSprite* sprite) {
    if (!sprite || sprite->_world != this) return;
    Member& member = _members[sprite->_memberIndex];
    if (member.body != kNoBody) _bodies[member.body].sprite = nullptr;
    _tracker.forget(member.serial);
    member.sprite = nullptr;
    sprite->_world = nullptr;
    --_size;
}

void CollisionWorld::removeAll() {
    for (const Member& member : _members)
        if (member.sprite) member.sprite->_world = nullptr;
    for (Body& body : _bodies) body.sprite = nullptr;
    for (Member& member : _members) member.sprite = nullptr;
    _tracker.clear();
    _size = 0;
}

void CollisionWorld::step(float dt) {
    CCASSERT(!_gone, "CollisionWorld: step() was called from inside a step");
    if (_gone) return;
    dropRemoved();
    gatherBodies(dt);
    findContacts();
    collectEvents();
    tell();
}

void CollisionWorld::dropRemoved() {
    if (_members.size() == _size) return;
    const auto isGone = [](const Member& member) { return !member.sprite; };
    _members.erase(std::remove_if(_members.begin(), _members.end(), isGone), _members.end());
    for (std::size_t i = 0; i < _members.size(); ++i)
        _members[i].sprite->_memberIndex = static_cast<std::uint32_t>(i);
}

void CollisionWorld::gatherBodies(float dt) {
    _bodies.clear();
    _serialOfBody.clear();
    _radarBuilt = false;
    CircleReader reader;
    for (Member& member : _members) {
        const bool before = std::exchange(member.seen, false);
        member.body = kNoBody;
        if (member.sprite->_leftStage || !member.sprite->isCollidable()) continue;
        const Circle circle = reader.read(*member.sprite);
        if (!isFinite(circle.center)) continue;
        const Vec2 velocity = before && isPositive(dt) ? (circle.center - member.center) / dt : Vec2::ZERO;
        member.body = static_cast<std::uint32_t>(_bodies.size());
        member.center = circle.center;
        member.seen = true;
        _bodies.push_back({member.sprite, circle, velocity});
        _serialOfBody.push_back(member.serial);
    }
}

void CollisionWorld::findContacts() {
    _circles.clear();
    for (const Body& body : _bodies) _circles.push_back(body.circle);
    _contacts.clear();
    for (const CirclePair& pair : _pairs.find(_circles))
        _contacts.push_back({_serialOfBody[pair.first], _serialOfBody[pair.second]});
}

void CollisionWorld::collectEvents() {
    _tracker.update(_contacts);
    _events.clear();
    for (const Contact& contact : _tracker.ended()) _events.push_back({contact, Event::Ends});
    auto began = _tracker.began().begin();
    for (const Contact& contact : _tracker.current()) {
        const bool isNew = began != _tracker.began().end() && *began == contact;
        if (isNew) ++began;
        _events.push_back({contact, isNew ? Event::Begins : Event::GoesOn});
    }
}

void CollisionWorld::tell() {
    // Ends with the step, also by an exception from a callback, unless the world has died in it.
    struct Running {
        explicit Running(CollisionWorld& stepping) : world(stepping) { world._gone = &gone; }
        ~Running() {
            if (!gone) world._gone = nullptr;
        }
        CollisionWorld& world;
        bool gone = false;
    } running(*this);
    const std::shared_ptr<Signals> signals = _signals;
    for (std::size_t i = 0; i < _events.size(); ++i) {
        const Event event = _events[i];
        CollisionSprite* const a = spriteOf(event.contact.first);
        CollisionSprite* const b = spriteOf(event.contact.second);
        if (!a || !b) continue;
        if (event.kind != Event::Ends && !(a->isCollidable() && b->isCollidable())) {
            // Switched off by an earlier call of this step: as if they had not met.
            if (event.kind == Event::Begins) _tracker.forget(event.contact);
            continue;
        }
        tellPair(*signals, a, b, event.kind);
        if (running.gone) return;
    }
}

void CollisionWorld::tellPair(Signals& signals, CollisionSprite* a, CollisionSprite* b, Event::Kind kind) {
    const cocos2d::RefPtr<CollisionSprite> keepA(a);
    const cocos2d::RefPtr<CollisionSprite> keepB(b);
    if (kind == Event::Ends) {
        a->tellEnded(b);
        b->tellEnded(a);
        signals.ended(a, b);
        return;
    }
    if (kind == Event::Begins) {
        a->tellBegan(b);
        b->tellBegan(a);
        signals.began(a, b);
    }
    a->collisionDetectedWith(b);
    b->collisionDetectedWith(a);
}

CollisionSprite* CollisionWorld::spriteOf(std::uint64_t serial) const {
    const auto isBefore = [](const Member& member, std::uint64_t value) { return member.serial < value; };
    const auto place = std::lower_bound(_members.begin(), _members.end(), serial, isBefore);
    return place != _members.end() && place->serial == serial ? place->sprite : nullptr;
}

const CollisionWorld::Body* CollisionWorld::bodyOf(const CollisionSprite* sprite) const {
    if (!sprite || sprite->_world != this) return nullptr;
    const std::uint32_t body = _members[sprite->_memberIndex].body;
    return body == kNoBody ? nullptr : &_bodies[body];
}

void CollisionWorld::radar(const Vec2& center, float radius, std::uint32_t categories,
                           std::vector<CollisionSprite*>& found, const CollisionSprite* except) const {
    constexpr float kCellSize = 64.f; // about the usual range of a radar
    if (!_radarBuilt) {
        _radarCenters.clear();
        for (const Body& body : _bodies) _radarCenters.push_back(body.circle.center);
        _radarGrid.build(_radarCenters, kCellSize);
        _radarBuilt = true;
    }
    _radarGrid.neighbours(center, radius, _radarHits);
    std::sort(_radarHits.begin(), _radarHits.end());
    found.clear();
    for (const std::uint32_t index : _radarHits) {
        const Body& body = _bodies[index];
        if (body.sprite && body.sprite != except && (body.circle.category & categories) != 0)
            found.push_back(body.sprite);
    }
}

} // namespace copra
