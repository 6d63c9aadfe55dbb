#include "actors/reference/ReferenceUnit.h"

#include "actors/frameOrFile.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "gameplay/Vectors.h"

namespace copra {

ReferenceUnit* ReferenceUnit::create(const std::string& image, Movement movement, float speed, float degrees,
                                     float threshold) {
    auto* const frame = frameOrFile("ReferenceUnit", image);
    return frame ? create(frame, movement, speed, degrees, threshold) : nullptr;
}

ReferenceUnit* ReferenceUnit::create(cocos2d::SpriteFrame* frame, Movement movement, float speed,
                                     float degrees, float threshold) {
    auto* sprite = new ReferenceUnit();
    return copra::autoreleased(sprite, sprite->initWithMovement(frame, movement, speed, degrees, threshold));
}

bool ReferenceUnit::initWithMovement(cocos2d::SpriteFrame* frame, Movement movement, float speed,
                                     float degrees, float threshold) {
    if (copra::warn(
            !isPositive(speed) || !isPositive(degrees) || !isPositive(threshold),
            "ReferenceUnit cannot be created: speed, degrees and threshold must be finite and above 0"))
        return false;
    if (!initWithSpriteFrame(frame)) return false;
    _movement = movement;
    _unit.speed = speed;
    _unit.degrees = degrees;
    _unit.threshold = threshold;
    setHeading(Vec2::UNIT_Y);
    scheduleUpdate();
    return true;
}

void ReferenceUnit::setTargetPosition(const Vec2& place) {
    if (copra::warn(!isFinite(place), "ReferenceUnit: target refused: its position must be finite")) return;
    _destination.setPlace(place);
}

void ReferenceUnit::setHeading(const Vec2& heading) {
    if (copra::warn(!isFinite(heading) || heading.isZero(),
                    "ReferenceUnit: heading refused: it must be finite and not (0, 0)"))
        return;
    _unit.setHeading(heading);
    setRotation(rotationFacing(_unit.heading()));
}

void ReferenceUnit::update(float delta) {
    _destination.look(getParent(), delta, _movement == Movement::Straight);
    _unit.position = getPosition();
    _arrived = false;
    if (_destination.isKnown())
        _arrived = step(_destination.place());
    else if (_movement == Movement::Home)
        _unit.position += _unit.heading() * _unit.speed;
    setPosition(_unit.position);
    setRotation(rotationFacing(_unit.heading()));
}

bool ReferenceUnit::step(const Vec2& target) {
    if (_movement == Movement::LockOn) return _unit.lockOn(target);
    if (_movement == Movement::Home) return _unit.home(target);
    const Vec2 before = _unit.position;
    const bool arrived = _unit.moveStraight(target);
    _unit.setHeading(_unit.position - before);
    return arrived;
}

} // namespace copra
