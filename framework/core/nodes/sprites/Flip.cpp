#include "nodes/sprites/Flip.h"

#include "base/autoreleased.h"
#include "base/refuse.h"
#include "nodes/sprites/Sprite.h"

namespace cocos2d {

namespace {

Sprite* spriteOf(Node* target, const char* action) {
    auto* sprite = dynamic_cast<Sprite*>(target);
    if (!sprite) copra::warning("%s: the target is not a Sprite", action);
    return sprite;
}

} // namespace

FlipX* FlipX::create(bool x) {
    auto* action = new FlipX();
    return copra::autoreleased(action, action->initWithFlipX(x));
}

bool FlipX::initWithFlipX(bool x) {
    _flipX = x;
    return true;
}

FlipX* FlipX::clone() const {
    return create(_flipX);
}

FlipX* FlipX::reverse() const {
    return create(!_flipX);
}

void FlipX::update(float time) {
    ActionInstant::update(time);
    if (Sprite* sprite = spriteOf(_target, "FlipX")) sprite->setFlippedX(_flipX);
}

FlipY* FlipY::create(bool y) {
    auto* action = new FlipY();
    return copra::autoreleased(action, action->initWithFlipY(y));
}

bool FlipY::initWithFlipY(bool y) {
    _flipY = y;
    return true;
}

FlipY* FlipY::clone() const {
    return create(_flipY);
}

FlipY* FlipY::reverse() const {
    return create(!_flipY);
}

void FlipY::update(float time) {
    ActionInstant::update(time);
    if (Sprite* sprite = spriteOf(_target, "FlipY")) sprite->setFlippedY(_flipY);
}

} // namespace cocos2d
