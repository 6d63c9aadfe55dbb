#include "scenes/Battlefield.h"

#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "actors/Orchard.h"
#include "actors/TrackBullet.h"
#include "hud/Effects.h"
#include "rules/Categories.h"
#include "rules/Contact.h"
#include "sound/Sounds.h"

#include <cmath>
#include <string>
#include <utility>

using namespace cocos2d;

namespace beecluster {

namespace {

const Color4B kKillColor(255, 232, 150, 255); ///< of the points of a kill
constexpr int kLargePoints = 250;             ///< an insect worth as much falls with a deep sound
constexpr int kBearPuffs = 6;
constexpr float kBearPuffReach = 80.0f; ///< points from the bear's middle

} // namespace

void Battlefield::contactBegan(copra::CollisionSprite* first, copra::CollisionSprite* second) {
    const Contact contact = classifyContact(first->getCategory(), second->getCategory());
    if (contact.isSwapped) std::swap(first, second);
    switch (contact.kind) {
    case ContactKind::StingHitsEnemy:
        _effects->hit(first->getPosition());
        _sounds.play(Sound::Hit);
        first->removeFromParent();
        hitEnemy(second);
        break;
    case ContactKind::StingHitsApple:
        _effects->hit(first->getPosition());
        _orchard->applyHit(static_cast<RollingApple*>(second),
                           static_cast<copra::TrackBullet*>(first)->getVelocity());
        first->removeFromParent();
        break;
    case ContactKind::BeeFetchesGift:
        fetch(static_cast<Gift*>(second));
        break;
    case ContactKind::BeeIsHit:
        hitBee(static_cast<Bee*>(first), second);
        break;
    }
}

void Battlefield::hitEnemy(copra::CollisionSprite* enemy) {
    if (enemy == _bear) {
        if (_bear->applyHit()) defeatBear();
    } else if (auto* insect = static_cast<Enemy*>(enemy); insect->applyHit()) {
        kill(insect);
    }
}

void Battlefield::hitBee(Bee* bee, copra::CollisionSprite* by) {
    if (by->getCategory() == category::kEnemyShot) {
        _effects->hit(by->getPosition());
        _shots->remove(static_cast<EnemyShot*>(by));
    }
    if (!_rules.hitBee(bee->isProtected())) return;
    const Vec2 position = bee->getPosition();
    _sounds.play(Sound::BeeLost);
    _effects->burst(position, "petal_gold.png", 6, 70);
    _hive->removeBee(bee);
    if (_rules.bees() > 0) {
        dropStunnedBee(position);
    } else {
        _effects->puff(position, 1.4f);
    }
}

void Battlefield::fetch(Gift* gift) {
    const Vec2 position = gift->getPosition();
    const GiftResult result = _rules.fetch(gift->kind());
    if (Bee* bee = result.isNewBee ? _hive->addBee(position) : nullptr) {
        bee->protect(tuning::kNewBeeSafeTime);
        bee->setStingDelay(_rules.newBeeStingDelay());
    }
    switch (gift->kind()) {
    case GiftKind::Flower:
        _sounds.play(Sound::Flower);
        _effects->burst(position, "petal_rose.png", 9, 80);
        break;
    case GiftKind::Honey:
        _sounds.play(Sound::Honey);
        _effects->burst(position, "glint.png", 4, 50);
        break;
    case GiftKind::Jelly:
        _sounds.play(Sound::Jelly);
        _effects->burst(position, "glint.png", 10, 90);
        break;
    case GiftKind::Bee:
        _sounds.play(Sound::BeeBack);
        _effects->burst(position, "glint.png", 5, 60);
        break;
    }
    if (result.points > 0) _effects->number(position, "+" + std::to_string(result.points), Color4B::WHITE);
    _gifts->remove(gift);
}

void Battlefield::kill(Enemy* enemy) {
    const Vec2 position = enemy->getPosition();
    const int points = _rules.kill(enemy->traits().points);
    _effects->puff(position, enemy->getContentSize().width / 60);
    const bool isLarge = enemy->traits().points >= kLargePoints;
    _sounds.playRaised(isLarge ? Sound::BigPop : Sound::Pop, isLarge ? 0 : _rules.chain());
    _effects->number(position, std::to_string(points), kKillColor);
    if (const auto loot = _rules.loot()) dropLoot(*loot, position);
    _enemies->remove(enemy);
}

void Battlefield::defeatBear() {
    _rules.kill(tuning::kBearPoints);
    for (int i = 0; i < kBearPuffs; ++i) {
        const float angle = CC_DEGREES_TO_RADIANS(360.0f * static_cast<float>(i) / kBearPuffs);
        _effects->puff(_bear->getPosition() + Vec2(std::cos(angle), std::sin(angle)) * kBearPuffReach, 1.4f);
    }
    _effects->burst(_bear->getPosition(), "petal_rose.png", 24, 220);
    _sounds.play(Sound::Roar, 1.2f);
    _bear->flee();
}

} // namespace beecluster
