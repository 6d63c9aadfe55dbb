#include "actors/TrackBullet.h"

#include "actors/CollisionWorld.h"
#include "actors/Positions.h"
#include "actors/frameOrFile.h"
#include "base/RefPtr.h"
#include "base/autoreleased.h"
#include "base/refuse.h"
#include "platform/Screen.h"

namespace copra {

namespace {

// Reused by all bullets, one after the other, so that seeking allocates nothing.
struct SeekLists {
    std::vector<CollisionSprite*> enemies;
    std::vector<TrackTarget> targets;
};

SeekLists& seekLists() {
    static SeekLists instance;
    return instance;
}

TrackTuning withWindow(TrackTuning tuning) {
    if (tuning.window.size.width <= 0.0f || tuning.window.size.height <= 0.0f)
        tuning.window = cocos2d::Rect(Vec2::ZERO, screen().designSize);
    return tuning;
}

} // namespace

TrackBullet* TrackBullet::create(const std::string& image, const Vec2& direction, const TrackTuning& tuning) {
    auto* const frame = frameOrFile("TrackBullet", image);
    return frame ? create(frame, direction, tuning) : nullptr;
}

TrackBullet* TrackBullet::create(cocos2d::SpriteFrame* frame, const Vec2& direction,
                                 const TrackTuning& tuning) {
    auto* bullet = new TrackBullet();
    return copra::autoreleased(bullet, bullet->initWithDirection(frame, direction, tuning));
}

bool TrackBullet::initWithDirection(cocos2d::SpriteFrame* frame, const Vec2& direction,
                                    const TrackTuning& tuning) {
    const char* const error = isFinite(direction) ? validate(tuning) : "direction must be finite";
    if (error) return !copra::warning("TrackBullet cannot be created: %s", error);
    if (!initWithSpriteFrame(frame)) return false;
    _tuning = withWindow(tuning);
    _shot.velocity = normalizedOr(direction, Vec2::UNIT_Y) * tuning.speed;
    setRotation(_shot.rotation());
    setSwept(true);
    scheduleUpdate();
    return true;
}

void TrackBullet::setTuning(const TrackTuning& tuning) {
    if (const char* const error = validate(tuning)) {
        copra::warning("TrackBullet: tuning refused: %s", error);
        return;
    }
    _tuning = withWindow(tuning);
    _shot.velocity = normalizedOr(_shot.velocity, Vec2::UNIT_Y) * tuning.speed;
}

TrackTarget TrackBullet::seenAs(const CollisionSprite& enemy, PositionsIn& positions) const {
    const CollisionWorld* const world = enemy.getCollisionWorld();
    const CollisionWorld::Body* const body = _tuning.lead && world ? world->bodyOf(&enemy) : nullptr;
    return {positions.of(enemy), body ? body->velocity : Vec2::ZERO,
            enemy.isRunning() && enemy.isCollidable() && !enemy.isDamaged()};
}

/// Finds a target, and returns it as it is seen.
TrackTarget TrackBullet::seek() {
    SeekLists& lists = seekLists();
    _enemies.list(*this, lists.enemies);
    PositionsIn positions(getParent());
    lists.targets.clear();
    for (const CollisionSprite* enemy : lists.enemies)
        lists.targets.push_back(enemy ? seenAs(*enemy, positions)
                                      : TrackTarget{Vec2::ZERO, Vec2::ZERO, false});
    const std::size_t found = _shot.seek(lists.targets.data(), lists.targets.size(), _tuning);
    if (found == TrackShot::kNoTarget) return {};
    _target = lists.enemies[found];
    return lists.targets[found];
}

void TrackBullet::update(float delta) {
    const cocos2d::RefPtr<TrackBullet> alive(this); // the source of the enemies may remove it
    _shot.position = getPosition();
    TrackTarget seen;
    if (_target) {
        PositionsIn positions(getParent());
        seen = seenAs(*_target, positions);
        if (!_shot.sees(seen, _tuning)) _target.reset();
    }
    if (!_target) seen = seek();
    _shot.advance(_target ? &seen : nullptr, _tuning, delta);
    setPosition(_shot.position);
    setRotation(_shot.rotation());
    if (_shot.isExpired(_tuning) || hasLeftWindow()) onFlightEnded();
}

bool TrackBullet::hasLeftWindow() const {
    // Only when it flies outward: a bullet may come in from beyond the edge.
    const cocos2d::Rect& window = _tuning.window;
    const Vec2& v = _shot.velocity;
    const Vec2& p = _shot.position;
    const float radius = getRadius() * std::max(std::fabs(getScaleX()), std::fabs(getScaleY()));
    return (p.x + radius < window.getMinX() && v.x <= 0.0f) ||
           (p.x - radius > window.getMaxX() && v.x >= 0.0f) ||
           (p.y + radius < window.getMinY() && v.y <= 0.0f) ||
           (p.y - radius > window.getMaxY() && v.y >= 0.0f);
}

void TrackBullet::onFlightEnded() {
    removeFromParent();
}

} // namespace copra
