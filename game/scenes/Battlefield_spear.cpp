#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "scenes/Battlefield.h"
#include "sound/Sounds.h"
#include "view/Effects.h"

#include <string>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kPreyReach = 290.0f;  ///< points from the swarm in which the autopilot looks for prey
constexpr float kDodgeSpeed = 110.0f; ///< points a second across the way of a shot: who dodges it
constexpr float kPreyHeight = 500.0f; ///< points; what is higher leaves the field before the spear arrives

} // namespace

void Battlefield::stepSpear(float dt) {
    const Spear::Event event =
        _rules.spear().update(dt, _isSpearHeld, _rules.cards().factor(Effect::SpearDrain));
    if (event == Spear::Event::Bursts) burst();
    if (event != Spear::Event::Begins) return;
    _hive->formSpear();
    _sounds.play(Sound::Spear);
}

void Battlefield::burst() {
    const Vec2 center = _hive->center();
    const float radius = _rules.cards().burstRadius();
    _hive->burst();
    _sounds.playAt(Sound::Burst, center.x);
    _effects->ring(center, radius);
    _motion.shake(tuning().weight.burstShake);
    stingAround(center, radius);
    const int points = _rules.shotsCleared(clearShots(center, radius));
    if (points > 0) _effects->number(center, "+" + std::to_string(points), Color4B::WHITE);
}

int Battlefield::clearShots(const Vec2& center, float radius) {
    const int before = _shots->count();
    _shots->removeUnless([&](const EnemyShot* shot) {
        if (shot->getPosition().distance(center) > radius) return true;
        _effects->burst(shot->getPosition(), "petal_gold.png", 1, 30);
        return false;
    });
    return before - _shots->count();
}

void Battlefield::stingAround(const Vec2& center, float radius) {
    const int stings = _rules.cards().changed(tuning().burst.stings, Effect::BurstStings);
    const std::vector<Enemy*> enemies = _enemies->actors(); // a copy: a kill changes the list
    for (Enemy* enemy : enemies)
        if (enemy->getPosition().distance(center) < radius)
            stingOften(enemy, stings, enemy->getPosition() - center);
}

void Battlefield::stingOften(copra::CollisionSprite* enemy, int stings, const Vec2& direction) {
    for (int i = 0; i < stings; ++i)
        if (hitEnemy(enemy, direction)) return; // it may be gone
}

void Battlefield::stepShots(float dt) {
    _shots->removeUnless([&](EnemyShot* shot) {
        const Bee* bee = _hive->nearest(shot->getPosition());
        const bool isInside = shot->step(dt, bee);
        if (!_rules.isOver() && shot->grazes(bee)) {
            _rules.graze();
            _effects->graze(shot->getPosition());
            if (shot->speedAcross(bee->velocity()) > kDodgeSpeed)
                _effects->dodge(bee->getPosition(), bee->velocity());
            _sounds.playAt(Sound::Graze, shot->getPositionX());
        }
        return isInside;
    });
}

std::optional<Attractor> Battlefield::prey() const {
    const Vec2& swarm = _hive->center();
    std::optional<Attractor> best;
    float nearest = kPreyReach;
    for (const Enemy* enemy : _enemies->actors()) {
        const Vec2& position = enemy->getPosition();
        const float distance = position.distance(swarm);
        if (position.y > kPreyHeight || distance >= nearest) continue;
        nearest = distance;
        best = Attractor{position, static_cast<float>(enemy->traits().health)};
    }
    if (_bear)
        if (const auto paw = _bear->raisedPaw(); paw && paw->distance(swarm) < nearest)
            best = Attractor{*paw, static_cast<float>(tuning().bear.health)};
    return best;
}

} // namespace beecluster
