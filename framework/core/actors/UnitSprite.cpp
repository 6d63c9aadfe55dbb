#include "actors/UnitSprite.h"

#include "actors/Positions.h"
#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "render/SpriteFrameCache.h"

namespace copra {

UnitSprite* UnitSprite::create(const std::string& spriteFrameName, const UnitTuning& tuning) {
    return create(cocos2d::SpriteFrameCache::getInstance()->getSpriteFrameByName(spriteFrameName), tuning);
}

UnitSprite* UnitSprite::create(cocos2d::SpriteFrame* frame, const UnitTuning& tuning) {
    auto* sprite = new UnitSprite();
    return copra::autoreleased(sprite, sprite->initWithTuning(frame, tuning));
}

bool UnitSprite::initWithTuning(cocos2d::SpriteFrame* frame, const UnitTuning& tuning) {
    const char* error = validate(tuning);
    if (!frame) error = "there is no such sprite frame";
    if (error) {
        cocos2d::log("UnitSprite: not made: %s", error);
        return false;
    }
    if (!initWithSpriteFrame(frame)) return false;
    _tuning = tuning;
    setHeading(Vec2::UNIT_Y);
    scheduleUpdate();
    return true;
}

void UnitSprite::setTuning(const UnitTuning& tuning) {
    if (const char* const error = validate(tuning)) {
        cocos2d::log("UnitSprite: tuning refused: %s", error);
        return;
    }
    const Vec2 heading = getHeading();
    _tuning = tuning;
    _usesReference = false;
    _unit.heading = heading;
}

void UnitSprite::useReferenceForm(float speed, float degrees, float threshold) {
    if (!isPositive(speed) || !isPositive(degrees) || !isPositive(threshold)) {
        cocos2d::log("UnitSprite: refused: speed, degrees and threshold must be finite and above 0");
        return;
    }
    _article.setHeading(getHeading());
    _article.speed = speed;
    _article.degrees = degrees;
    _article.threshold = threshold;
    _usesReference = true;
}

// --- Target ---

void UnitSprite::setTarget(cocos2d::Node* target) {
    _target = target;
    _hasNode = target != nullptr;
    _hasPlace = false; // seen in the next update
    _targetVelocity = Vec2::ZERO;
}

void UnitSprite::setTargetPosition(const Vec2& place) {
    if (!isFinite(place)) {
        cocos2d::log("UnitSprite: target refused: its place must be finite");
        return;
    }
    setTarget(nullptr);
    _place = place;
    _hasPlace = true;
}

void UnitSprite::clearTarget() {
    setTarget(nullptr);
}

void UnitSprite::look(float delta) {
    if (!_target) {
        // A node that died leaves its last place to those who go straight there.
        if (_hasNode && _tuning.pursuit != Pursuit::Straight) _hasPlace = false;
        _targetVelocity = Vec2::ZERO;
        return;
    }
    const Vec2 now = positionIn(getParent(), *_target);
    if (!isFinite(now)) return;
    const Vec2 way = now - _place;
    const bool followed = _hasPlace && isPositive(delta) && way.length() <= kMaxTargetMove;
    _targetVelocity = followed ? way / delta : Vec2::ZERO;
    _place = now;
    _hasPlace = true;
}

// --- Moving ---

Vec2 UnitSprite::getHeading() const {
    return _usesReference ? _article.heading() : _unit.heading;
}

void UnitSprite::setHeading(const Vec2& heading) {
    if (!isFinite(heading) || heading.isZero()) {
        cocos2d::log("UnitSprite: heading refused: it must be finite and not (0, 0)");
        return;
    }
    _unit.heading = normalizedOr(heading, Vec2::UNIT_Y);
    _article.setHeading(heading);
    setRotation(rotationFacing(_unit.heading));
}

void UnitSprite::update(float delta) {
    look(delta);
    if (_usesReference)
        stepReference();
    else
        stepImproved(delta);
}

void UnitSprite::stepReference() {
    _article.position = getPosition();
    bool arrived = false;
    const Vec2 before = _article.position;
    if (_hasPlace && _tuning.pursuit == Pursuit::Straight) {
        arrived = _article.moveStraight(_place);
        _article.setHeading(_article.position - before);
    } else if (_hasPlace && _tuning.pursuit == Pursuit::LockOn) {
        arrived = _article.lockOn(_place);
    } else if (_hasPlace) {
        arrived = _article.home(_place);
    } else if (_tuning.pursuit != Pursuit::Straight && _tuning.pursuit != Pursuit::LockOn) {
        _article.position += _article.heading() * _article.speed;
    }
    setPosition(_article.position);
    setRotation(rotationFacing(_article.heading()));
    notifyArrived(arrived);
}

void UnitSprite::stepImproved(float delta) {
    _unit.position = getPosition();
    if (_hasPlace)
        _unit.step(_place, _targetVelocity, _tuning, delta);
    else
        _unit.coast(_tuning, delta);
    setPosition(_unit.position);
    setRotation(_unit.rotation());
    notifyArrived(_unit.arrived);
}

void UnitSprite::notifyArrived(bool arrived) {
    const bool news = arrived && !_arrived;
    _arrived = arrived;
    if (!news || !_onArrived) return;
    const cocos2d::RefPtr<UnitSprite> alive(this); // the listener may remove it
    const auto onArrived = _onArrived;
    onArrived(this);
}

} // namespace copra
