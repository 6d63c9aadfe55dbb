#include "actors/CollisionSprite.h"

#include "actors/CollisionSignal.h"
#include "actors/CollisionWorld.h"
#include "base/Explainer.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "base/refuse.h"
#include "gameplay/collision/CollisionShape.h"
#include "scene/overrides.h"

#include <boost/signals2/connection.hpp>

#include <cmath>
#include <utility>
#include <vector>

namespace copra {

/// What only some sprites need.
struct CollisionSprite::Signals {
    CollisionSignal began;
    CollisionSignal ended;
    std::vector<boost::signals2::scoped_connection> kept;
    std::vector<CollisionShape> shapes;
};

CollisionSprite* CollisionSprite::create() {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->init());
}

CollisionSprite* CollisionSprite::create(const std::string& filename) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename));
}

CollisionSprite* CollisionSprite::create(const std::string& filename, const cocos2d::Rect& rect) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename, rect));
}

CollisionSprite* CollisionSprite::createWithTexture(cocos2d::Texture2D* texture) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture));
}

CollisionSprite* CollisionSprite::createWithTexture(cocos2d::Texture2D* texture, const cocos2d::Rect& rect,
                                                    bool rotated) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture, rect, rotated));
}

CollisionSprite* CollisionSprite::createWithSpriteFrame(cocos2d::SpriteFrame* spriteFrame) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrame(spriteFrame));
}

CollisionSprite* CollisionSprite::createWithSpriteFrameName(const std::string& spriteFrameName) {
    auto* sprite = new CollisionSprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrameName(spriteFrameName));
}

CollisionSprite::CollisionSprite() = default;

CollisionSprite::~CollisionSprite() {
    setCollisionWorld(nullptr);
}

void CollisionSprite::setRadius(float radius) {
    if (radius >= 0.0f && std::isfinite(radius))
        _radius = radius;
    else
        copra::warning("CollisionSprite: radius %g refused: it must be finite and at least 0",
                       static_cast<double>(radius));
}

void CollisionSprite::setShapes(std::vector<CollisionShape> shapes) {
    for (const CollisionShape& shape : shapes) {
        const char* const error = validate(shape);
        if (!error) continue;
        copra::warning("CollisionSprite: shapes refused: %s", error);
        return;
    }
    _hasOwnShapes = !shapes.empty();
    if (_hasOwnShapes || _signals) signals().shapes = std::move(shapes);
}

const std::vector<CollisionShape>& CollisionSprite::getShapes() const {
    static const std::vector<CollisionShape> none;
    return _signals ? _signals->shapes : none;
}

// Copies only what has changed size: the common circle is one assignment.
void CollisionSprite::readShapes(std::vector<CollisionShape>& shapes) const {
    if (_hasOwnShapes) {
        shapes.assign(_signals->shapes.begin(), _signals->shapes.end());
        return;
    }
    shapes.resize(1);
    shapes.front() = CollisionShape::circle(Vec2::ZERO, getRadius());
}

void CollisionSprite::collisionDetectedWith(CollisionSprite* /*sender*/) {}

CollisionSprite::Signals& CollisionSprite::signals() {
    if (!_signals) _signals = std::make_unique<Signals>();
    return *_signals;
}

CollisionSignal& CollisionSprite::collisionBegan() {
    expectWorld(true);
    return signals().began;
}

CollisionSignal& CollisionSprite::collisionEnded() {
    expectWorld(true);
    return signals().ended;
}

void CollisionSprite::keepConnection(const boost::signals2::connection& connection) {
    signals().kept.emplace_back(connection);
}

void CollisionSprite::notifyBegan(CollisionSprite* other) {
    if (_signals) _signals->began(this, other);
}

void CollisionSprite::notifyEnded(CollisionSprite* other) {
    if (_signals) _signals->ended(this, other);
}

void CollisionSprite::setCollisionWorld(CollisionWorld* world) {
    if (world)
        world->add(this);
    else if (_world)
        _world->remove(this);
}

void CollisionSprite::onEnter() {
    Sprite::onEnter();
    _exited = false;
    expectWorld(false);
}

void CollisionSprite::onExit() {
    _exited = true;
    Sprite::onExit();
}

// --- A world that was forgotten ---

bool CollisionSprite::listens() const {
    static const void* const s_unused = [] {
        auto* const plain = new CollisionSprite();
        const void* const function = implementation(*plain, &CollisionSprite::collisionDetectedWith);
        plain->release();
        return function;
    }();
    if (_signals && !(_signals->began.empty() && _signals->ended.empty())) return true;
    return implementation(*this, &CollisionSprite::collisionDetectedWith) != s_unused;
}

void CollisionSprite::expectWorld([[maybe_unused]] bool isConnecting) {
#if COCOS2D_DEBUG > 0
    constexpr float kGrace = 1.0f; // seconds: a sprite that is added to the scene may get its world later
    if (_hadWorld || !isRunning() || !(isConnecting || listens())) return;
    const auto warnWithoutWorld = [this](float) {
        if (_hadWorld || !listens()) return;
        logOnce(
            "CollisionSprite",
            "CollisionSprite: '" + getName() +
                "' listens to collisions, but it has no CollisionWorld: call setCollisionWorld(), and step "
                "that world every frame",
            LogLevel::Warning, [this] { return explainer().birth(this); });
    };
    scheduleOnce(warnWithoutWorld, kGrace, "copra::CollisionSprite");
#endif
}

} // namespace copra
