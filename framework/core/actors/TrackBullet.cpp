#include "actors/TrackBullet.h"

#include "actors/CollisionWorld.h"
#include "actors/Positions.h"
#include "base/autoreleased.h"
#include "base/log.h"
#include "gameplay/reference/TrackShot.h"
#include "platform/Screen.h"
#include "render/SpriteFrameCache.h"

namespace copra {

namespace {

// Reused by all bullets, one after the other, so that seeking allocates nothing.
struct Scratch {
    std::vector<CollisionSprite*> enemies;
    std::vector<TrackTarget> targets;
    std::vector<reference::TrackTarget> referenceTargets;
};

Scratch& scratch() {
    static Scratch instance;
    return instance;
}

TrackTuning withWindow(TrackTuning tuning) {
    if (tuning.window.size.width <= 0.0f || tuning.window.size.height <= 0.0f)
        tuning.window = cocos2d::Rect(Vec2::ZERO, screen().designSize);
    return tuning;
}

} // namespace

TrackBullet* TrackBullet::create(const std::string& spriteFrameName, const Vec2& direction,
                                 const TrackTuning& tuning) {
    auto* const frames = cocos2d::SpriteFrameCache::getInstance();
    return create(frames->getSpriteFrameByName(spriteFrameName), direction, tuning);
}

TrackBullet* TrackBullet::create(cocos2d::SpriteFrame* frame, const Vec2& direction,
                                 const TrackTuning& tuning) {
    auto* bullet = new TrackBullet();
    return copra::autoreleased(bullet, bullet->initWithDirection(frame, direction, tuning));
}

bool TrackBullet::initWithDirection(cocos2d::SpriteFrame* frame, const Vec2& direction,
                                    const TrackTuning& tuning) {
    const char* error = validate(tuning);
    if (!isFinite(direction)) error = "direction must be finite";
    if (!frame) error = "there is no such sprite frame";
    if (error) {
        cocos2d::log("TrackBullet: not made: %s", error);
        return false;
    }
    if (!initWithSpriteFrame(frame)) return false;
    _tuning = withWindow(tuning);
    _shot.velocity = normalizedOr(direction, Vec2::UNIT_Y) * tuning.speed;
    setRotation(_shot.rotation());
    setSwept(true);
    scheduleUpdate();
    return true;
}

void TrackBullet::useReferenceForm(const Vec2& velocity, float degreesPerFrame) {
    if (!isFinite(velocity) || velocity.isZero() || !(degreesPerFrame >= 0.0f)) {
        cocos2d::log("TrackBullet: refused: velocity must be finite and not (0, 0), the turn at least 0");
        return;
    }
    _usesReference = true;
    _shot.velocity = velocity;
    _degreesPerFrame = degreesPerFrame;
    setRotation(_shot.rotation());
}

void TrackBullet::setTuning(const TrackTuning& tuning) {
    if (const char* const error = validate(tuning)) {
        cocos2d::log("TrackBullet: tuning refused: %s", error);
        return;
    }
    _tuning = withWindow(tuning);
    _usesReference = false;
    _shot.velocity = normalizedOr(_shot.velocity, Vec2::UNIT_Y) * tuning.speed;
}

void TrackBullet::update(float delta) {
    if (_usesReference)
        stepReference();
    else
        stepImproved(delta);
}

// --- Enemies ---

bool TrackBullet::isTarget(const CollisionSprite& enemy) const {
    return &enemy != this &&
           (enemy.getCategory() & (_targetCategories != 0 ? _targetCategories : ~getCategory())) != 0;
}

void TrackBullet::listEnemies(std::vector<CollisionSprite*>& enemies) const {
    enemies.clear();
    if (_source) {
        _source(enemies);
        return;
    }
    if (!getCollisionWorld()) return;
    for (const CollisionWorld::Body& body : getCollisionWorld()->bodies())
        if (body.sprite && isTarget(*body.sprite)) enemies.push_back(body.sprite);
}

TrackTarget TrackBullet::seenAs(const CollisionSprite& enemy) const {
    const CollisionWorld* const world = enemy.getCollisionWorld();
    const CollisionWorld::Body* const body = _tuning.lead && world ? world->bodyOf(&enemy) : nullptr;
    return {positionIn(getParent(), enemy), body ? body->velocity : Vec2::ZERO,
            enemy.isRunning() && enemy.isCollidable() && !enemy.isDamaged()};
}

// --- Improved ---

void TrackBullet::seekImproved() {
    Scratch& lists = scratch();
    listEnemies(lists.enemies);
    lists.targets.clear();
    for (const CollisionSprite* enemy : lists.enemies)
        lists.targets.push_back(enemy ? seenAs(*enemy) : TrackTarget{Vec2::ZERO, Vec2::ZERO, false});
    const std::size_t found = _shot.seek(lists.targets.data(), lists.targets.size(), _tuning);
    _target = found == TrackShot::kNoTarget ? nullptr : lists.enemies[found];
}

void TrackBullet::stepImproved(float delta) {
    _shot.position = getPosition();
    if (_target && !_shot.sees(seenAs(*_target), _tuning)) _target.reset();
    if (!_target) seekImproved();
    if (_target) {
        const TrackTarget target = seenAs(*_target);
        _shot.advance(&target, _tuning, delta);
    } else {
        _shot.advance(nullptr, _tuning, delta);
    }
    setPosition(_shot.position);
    setRotation(_shot.rotation());
    if (_shot.isExpired(_tuning) || hasLeftWindow()) onFlightEnded();
}

bool TrackBullet::hasLeftWindow() const {
    // Only when it flies outwards: a bullet may come in from beyond the edge.
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

// --- Reference ---

void TrackBullet::stepReference() {
    reference::TrackShot article;
    article.position = getPosition();
    article.velocity = _shot.velocity;
    article.rotation = getRotationSkewX();
    article.deltaDegrees = _degreesPerFrame;
    article.deltaRadians = _degreesPerFrame * kRadiansPerDegree;
    if (_target) {
        reference::TrackTarget enemy;
        enemy.position = positionIn(getParent(), *_target);
        enemy.damaged = _target->isDamaged();
        if (!article.move(&enemy)) _target.reset();
    } else {
        seekReference();
        article.move(nullptr);
    }
    _shot.velocity = article.velocity;
    setPosition(article.position);
    setRotation(article.rotation);
}

void TrackBullet::seekReference() {
    Scratch& lists = scratch();
    listEnemies(lists.enemies);
    lists.referenceTargets.clear();
    for (const CollisionSprite* enemy : lists.enemies) {
        reference::TrackTarget seen;
        seen.collidable = enemy && enemy->isCollidable();
        if (enemy) seen.position = positionIn(getParent(), *enemy);
        seen.insideWindow = _tuning.window.containsPoint(seen.position);
        lists.referenceTargets.push_back(seen);
    }
    reference::TrackShot article;
    article.position = getPosition();
    article.velocity = _shot.velocity;
    const std::size_t found = article.seek(lists.referenceTargets.data(), lists.referenceTargets.size());
    _target = found == reference::TrackShot::kNoTarget ? nullptr : lists.enemies[found];
}

} // namespace copra
