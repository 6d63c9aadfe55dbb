#include "actors/UnitSprite.h"

#include "actors/frameOrFile.h"
#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/call.h"
#include "base/refuse.h"
#include "gameplay/Vectors.h"

namespace copra {

UnitSprite* UnitSprite::create(const std::string& image, const UnitTuning& tuning) {
    auto* const frame = frameOrFile("UnitSprite", image);
    return frame ? create(frame, tuning) : nullptr;
}

UnitSprite* UnitSprite::create(cocos2d::SpriteFrame* frame, const UnitTuning& tuning) {
    auto* sprite = new UnitSprite();
    return copra::autoreleased(sprite, sprite->initWithTuning(frame, tuning));
}

bool UnitSprite::initWithTuning(cocos2d::SpriteFrame* frame, const UnitTuning& tuning) {
    if (const char* const error = validate(tuning))
        return !copra::warning("UnitSprite cannot be created: %s", error);
    if (!initWithSpriteFrame(frame)) return false;
    _tuning = tuning;
    setHeading(Vec2::UNIT_Y);
    scheduleUpdate();
    return true;
}

void UnitSprite::setTuning(const UnitTuning& tuning) {
    if (const char* const error = validate(tuning))
        copra::warning("UnitSprite: tuning refused: %s", error);
    else
        _tuning = tuning;
}

void UnitSprite::setTargetPosition(const Vec2& place) {
    if (copra::warn(!isFinite(place), "UnitSprite: target refused: its position must be finite")) return;
    _destination.setPlace(place);
}

void UnitSprite::setHeading(const Vec2& heading) {
    if (copra::warn(!isFinite(heading) || heading.isZero(),
                    "UnitSprite: heading refused: it must be finite and not (0, 0)"))
        return;
    _unit.heading = normalizedOr(heading, Vec2::UNIT_Y);
    setRotation(_unit.rotation());
}

void UnitSprite::update(float delta) {
    _destination.look(getParent(), delta, _tuning.pursuit == Pursuit::Straight);
    _unit.position = getPosition();
    if (_destination.isKnown())
        _unit.step(_destination.place(), _destination.velocity(), _tuning, delta);
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
    call(_onArrived, this);
}

} // namespace copra
