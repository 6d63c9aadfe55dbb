#include "extensions/PhysicsSprite.h"

#include "base/autoreleased.h"
#include "base/macros.h"
#include "base/refuse.h"

#include <cmath>

namespace cocos2d {
namespace extension {

PhysicsSprite* PhysicsSprite::create() {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->init());
}
PhysicsSprite* PhysicsSprite::create(const char* filename) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename));
}
PhysicsSprite* PhysicsSprite::create(const char* filename, const Rect& rect) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithFile(filename, rect));
}
PhysicsSprite* PhysicsSprite::createWithTexture(Texture2D* texture) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture));
}
PhysicsSprite* PhysicsSprite::createWithTexture(Texture2D* texture, const Rect& rect) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithTexture(texture, rect));
}
PhysicsSprite* PhysicsSprite::createWithSpriteFrame(SpriteFrame* spriteFrame) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrame(spriteFrame));
}
PhysicsSprite* PhysicsSprite::createWithSpriteFrameName(const char* spriteFrameName) {
    auto* sprite = new PhysicsSprite();
    return copra::autoreleased(sprite, sprite->initWithSpriteFrameName(spriteFrameName));
}

void PhysicsSprite::setBody_(const copra::PhysicsSpriteBody& body) {
    _body = body;
    _CPBody = static_cast<cpBody*>(body.isBox2D ? nullptr : body.body);
    _pB2Body = static_cast<b2Body*>(body.isBox2D ? body.body : nullptr);
    syncPhysicsTransform();
}

void PhysicsSprite::setIgnoreBodyRotation(bool ignores) {
    _ignoreBodyRotation = ignores;
    syncPhysicsTransform();
}

void PhysicsSprite::setPTMRatio(float pointsPerMeter) {
    if (copra::warn(!std::isfinite(pointsPerMeter) || pointsPerMeter == 0.0f,
                    "PhysicsSprite::setPTMRatio: the ratio must be finite and not 0"))
        return;
    _PTMRatio = pointsPerMeter;
    syncPhysicsTransform();
}

void PhysicsSprite::syncPhysicsTransform() const {
    if (!_body.body) return;
    // Games read the sprite as const where it is; where that is belongs to the body.
    auto* self = const_cast<PhysicsSprite*>(this);
    const Vec2 position = _body.position(_body.body) * scale_();
    self->Sprite::setPosition(position.x, position.y);
    if (!_ignoreBodyRotation) self->Sprite::setRotation(-CC_RADIANS_TO_DEGREES(_body.angle(_body.body)));
}

void PhysicsSprite::visit(Renderer* renderer, const Mat4& parentTransform, uint32_t parentFlags) {
    syncPhysicsTransform();
    Sprite::visit(renderer, parentTransform, parentFlags);
}

// --- Where the body is ---

const Vec2& PhysicsSprite::getPosition() const {
    syncPhysicsTransform();
    return Sprite::getPosition();
}

void PhysicsSprite::getPosition(float* x, float* y) const {
    syncPhysicsTransform();
    Sprite::getPosition(x, y);
}

Vec3 PhysicsSprite::getPosition3D() const {
    syncPhysicsTransform();
    return Sprite::getPosition3D();
}

float PhysicsSprite::getRotation() const {
    syncPhysicsTransform();
    return Sprite::getRotation();
}

// --- Moving the body ---

void PhysicsSprite::setPosition(float x, float y) {
    const Vec2 place = Vec2(x, y) / scale_();
    // The libraries end the program.
    if (copra::warn(!std::isfinite(place.x) || !std::isfinite(place.y),
                    "PhysicsSprite::setPosition: the position is not finite"))
        return;
    if (_body.body) _body.setPosition(_body.body, place);
    Sprite::setPosition(x, y);
}

void PhysicsSprite::setPosition(const Vec2& position) {
    setPosition(position.x, position.y);
}

void PhysicsSprite::setPositionX(float x) {
    setPosition(x, getPositionY());
}

void PhysicsSprite::setPositionY(float y) {
    setPosition(getPositionX(), y);
}

void PhysicsSprite::setPosition3D(const Vec3& position) {
    setPositionZ(position.z);
    setPosition(position.x, position.y);
}

void PhysicsSprite::setRotation(float degrees) {
    if (copra::warn(!std::isfinite(degrees), "PhysicsSprite::setRotation: the rotation is not finite"))
        return;
    if (_body.body && !_ignoreBodyRotation) _body.setAngle(_body.body, -CC_DEGREES_TO_RADIANS(degrees));
    Sprite::setRotation(degrees);
}

} // namespace extension
} // namespace cocos2d
