#include "actors/reference/ReferenceTrackBullet.h"

#include "actors/Positions.h"
#include "actors/frameOrFile.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "gameplay/Vectors.h"
#include "platform/Screen.h"

namespace copra {

namespace {

// Reused by all bullets, one after the other, so that seeking allocates nothing.
struct ReferenceSeekLists {
    std::vector<CollisionSprite*> enemies;
    std::vector<reference::TrackTarget> targets;
};

ReferenceSeekLists& referenceSeekLists() {
    static ReferenceSeekLists instance;
    return instance;
}

} // namespace

ReferenceTrackBullet* ReferenceTrackBullet::create(const std::string& image, const Vec2& velocity,
                                                   float degreesPerFrame) {
    auto* const frame = frameOrFile("ReferenceTrackBullet", image);
    return frame ? create(frame, velocity, degreesPerFrame) : nullptr;
}

ReferenceTrackBullet* ReferenceTrackBullet::create(cocos2d::SpriteFrame* frame, const Vec2& velocity,
                                                   float degreesPerFrame) {
    auto* bullet = new ReferenceTrackBullet();
    return copra::autoreleased(bullet, bullet->initWithVelocity(frame, velocity, degreesPerFrame));
}

bool ReferenceTrackBullet::initWithVelocity(cocos2d::SpriteFrame* frame, const Vec2& velocity,
                                            float degreesPerFrame) {
    if (copra::warn(!isFinite(velocity) || velocity.isZero() || !(degreesPerFrame >= 0.0f),
                    "ReferenceTrackBullet cannot be created: velocity must be finite and not (0, 0), the "
                    "turn at least 0"))
        return false;
    if (!initWithSpriteFrame(frame)) return false;
    _shot.velocity = velocity;
    _shot.deltaDegrees = degreesPerFrame;
    _shot.deltaRadians = degreesPerFrame * kRadiansPerDegree;
    setRotation(rotationFacing(velocity));
    scheduleUpdate();
    return true;
}

void ReferenceTrackBullet::update(float /*delta*/) {
    _shot.position = getPosition();
    _shot.rotation = getRotationSkewX();
    if (_target) {
        reference::TrackTarget enemy;
        enemy.position = positionIn(getParent(), *_target);
        enemy.damaged = _target->isDamaged();
        if (!_shot.move(&enemy)) _target.reset();
    } else {
        seek();
        _shot.move(nullptr);
    }
    setPosition(_shot.position);
    setRotation(_shot.rotation);
}

void ReferenceTrackBullet::seek() {
    ReferenceSeekLists& lists = referenceSeekLists();
    _enemies.list(*this, lists.enemies);
    lists.targets.clear();
    const cocos2d::Rect window(Vec2::ZERO, screen().designSize);
    for (const CollisionSprite* enemy : lists.enemies) {
        reference::TrackTarget seen;
        seen.collidable = enemy && enemy->isCollidable();
        if (enemy) seen.position = positionIn(getParent(), *enemy);
        seen.insideWindow = window.containsPoint(seen.position);
        lists.targets.push_back(seen);
    }
    const std::size_t found = _shot.seek(lists.targets.data(), lists.targets.size());
    _target = found == reference::TrackShot::kNoTarget ? nullptr : lists.enemies[found];
}

} // namespace copra
