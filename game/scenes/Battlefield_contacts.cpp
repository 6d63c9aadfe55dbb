#include "scenes/Battlefield.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "actors/Orchard.h"
#include "actors/TrackBullet.h"
#include "rules/Categories.h"
#include "rules/Contact.h"
#include "sound/Sounds.h"
#include "view/Effects.h"

#include <string>
#include <utility>

using namespace cocos2d;

namespace beecluster {

namespace {

const Color4B kKillColor(255, 232, 150, 255); ///< of the points of a kill
constexpr int kLargePoints = 250;             ///< an insect worth as much falls with a deep sound
constexpr float kHighBand = 100.0f;           ///< points below the upper edge that count as high
constexpr int kBearPuffs = 8;
constexpr float kBearStop = 0.12f;   ///< seconds for which the picture stands still when the bear is beaten
constexpr float kDropsApart = 90.0f; ///< points between the drops of honey that it loses
constexpr float kLastBeeSlow = 0.9f; ///< seconds of slow motion when the last bee falls
constexpr float kBearPuffReach = 120.0f; ///< points from the bear's middle

/// The sound and the picture of a gift that is fetched.
struct FetchEffect {
    Sound sound;
    const char* frame;
    int count;
    float reach; ///< points
};
constexpr FetchEffect kFetchEffects[] = {{Sound::Flower, "petal_rose.png", 9, 80},
                                         {Sound::Honey, "glint.png", 4, 50},
                                         {Sound::Jelly, "glint.png", 10, 90},
                                         {Sound::BeeBack, "glint.png", 5, 60}};

} // namespace

void Battlefield::contactBegan(copra::CollisionSprite* first, copra::CollisionSprite* second) {
    const Contact contact = classifyContact(first->getCategory(), second->getCategory());
    if (contact.isSwapped) std::swap(first, second);
    switch (contact.kind) {
    case ContactKind::StingHitsEnemy:
        stingHits(static_cast<copra::TrackBullet*>(first), second);
        break;
    case ContactKind::StingHitsApple:
        _effects->hit(first->getPosition());
        _orchard->applyHit(static_cast<RollingApple*>(second),
                           static_cast<copra::TrackBullet*>(first)->getVelocity());
        first->removeFromParent();
        break;
    case ContactKind::AppleHitsEnemy:
        appleHits(static_cast<RollingApple*>(first), second);
        break;
    case ContactKind::BeeFetchesGift:
        fetch(static_cast<Gift*>(second));
        break;
    case ContactKind::BeeReachesPaw:
        reachPaw(second);
        break;
    case ContactKind::BeeIsHit:
        hitBee(static_cast<Bee*>(first), second);
        break;
    }
}

void Battlefield::stingHits(copra::TrackBullet* sting, copra::CollisionSprite* enemy) {
    const Vec2 direction = sting->getVelocity();
    _effects->hit(sting->getPosition(), direction);
    _sounds.playAt(Sound::Hit, sting->getPositionX());
    sting->removeFromParent();
    hitEnemy(enemy, direction);
}

void Battlefield::appleHits(RollingApple* apple, copra::CollisionSprite* enemy) {
    const Vec2 direction = _orchard->throwOf(apple);
    if (direction.isZero()) return;
    _effects->hit(apple->getPosition(), direction);
    _sounds.playAt(Sound::Thud, apple->getPositionX(), 0.6f);
    stingOften(enemy, tuning().orchard.appleStings, direction);
}

bool Battlefield::hitEnemy(copra::CollisionSprite* enemy, const Vec2& direction) {
    if (enemy == _bear) return stingBear();
    auto* insect = static_cast<Enemy*>(enemy);
    const int stings = insect->traits().isBoss ? _rules.stingsOnBoss() : 1;
    for (int i = 0; i < stings; ++i) {
        if (!insect->applyHit(direction)) continue;
        kill(insect);
        return true;
    }
    return false;
}

bool Battlefield::stingBear() {
    _rules.bearHit();
    const int stings = _rules.stingsOnBoss() * (_bear->isOpen() ? tuning().bear.openStings : 1);
    for (int i = 0; i < stings; ++i) {
        if (!_bear->applyHit()) continue;
        defeatBear();
        return true;
    }
    return _bear->isDamaged();
}

void Battlefield::reachPaw(copra::CollisionSprite* paw) {
    if (!_rules.spear().isActive() || !_bear || !_bear->pierce(paw)) return;
    _sounds.play(Sound::Roar, 1.1f);
    _motion.stop(tuning().weight.hitStop);
    _motion.shake(tuning().weight.bearShake);
    _effects->burst(_hive->center(), "petal_gold.png", 12, 140);
}

void Battlefield::hitBee(Bee* bee, copra::CollisionSprite* by) {
    if (_rules.spear().isActive() && by->getCategory() == category::kRollingApple) {
        const Vec2 push = (by->getPosition() - bee->getPosition()).getNormalized() * tuning().sting.speed;
        _orchard->applyHit(static_cast<RollingApple*>(by), push);
        return;
    }
    if (_rules.spear().isActive() && by->getCategory() == category::kEnemy) {
        const Vec2 direction = by->getPosition() - bee->getPosition();
        _effects->hit(bee->getPosition(), direction);
        _sounds.playAt(Sound::Hit, bee->getPositionX());
        stingOften(by, _rules.cards().changed(tuning().spear.stings, Effect::SpearStings), direction);
        return;
    }
    if (by->getCategory() == category::kEnemyShot) {
        _effects->hit(by->getPosition());
        _shots->remove(static_cast<EnemyShot*>(by));
    }
    const bool isStruck = by->getCategory() == category::kPaw && !bee->isProtected();
    if (isStruck && !_bear->hasForce(by)) return;
    const Vec2 position = bee->getPosition();
    switch (_rules.hitBee(bee->isProtected(), bee->hasArmor())) {
    case BeeHit::None:
        return;
    case BeeHit::Armor:
        bee->crackArmor();
        _effects->burst(position, "petal_gold.png", 3, 40);
        _sounds.playAt(Sound::Crack, position.x);
        return;
    case BeeHit::Shield:
        bee->protect(tuning().waxShield.safeTime);
        _effects->burst(position, "glint.png", 6, 60);
        _sounds.playAt(Sound::Crack, position.x, 0.8f);
        return;
    case BeeHit::Lost:
        break;
    }
    _rules.counts().beeHit(by->getCategory());
    _sounds.playAt(Sound::BeeLost, position.x);
    _effects->burst(position, "petal_gold.png", 6, 70);
    _motion.shake(tuning().weight.lostShake);
    _motion.glow(tuning().weight.lostGlow);
    _motion.slow(_rules.bees() > 0 ? tuning().weight.lostSlow : kLastBeeSlow);
    _hive->removeBee(bee);
    // A bee that the paw hits does not come back.
    if (_rules.bees() > 0 && by->getCategory() != category::kPaw) {
        dropStunnedBee(position);
    } else {
        _effects->puff(position, 1.4f);
    }
}

void Battlefield::fetch(Gift* gift) {
    const Vec2 position = gift->getPosition();
    const GiftResult result = _rules.fetch(gift->kind());
    if (Bee* bee = result.isNewBee ? _hive->addBee(position) : nullptr) {
        bee->protect(tuning().bees.newSafeTime);
        bee->setStingDelay(_rules.newBeeStingDelay());
    }
    const FetchEffect& effect = kFetchEffects[static_cast<std::size_t>(gift->kind())];
    _sounds.playAt(effect.sound, position.x);
    _effects->burst(position, effect.frame, effect.count, effect.reach);
    if (gift->kind() == GiftKind::Flower)
        if (Bee* bee = _hive->nearest(position)) _hive->trailPollen(bee);
    if (result.points > 0) _effects->number(position, "+" + std::to_string(result.points), Color4B::WHITE);
    _gifts->remove(gift);
}

void Battlefield::kill(Enemy* enemy) {
    const Vec2 position = enemy->getPosition();
    if (position.y > layout::kFieldHeight - kHighBand) ++_rules.counts().highKills;
    const bool isNear =
        _rules.spear().isActive() || position.distance(_hive->center()) < tuning().score.chainReach;
    const int points = _rules.kill(enemy->traits().points, isNear);
    _effects->puff(position, enemy->getContentSize().width / 60);
    const bool isLarge = enemy->traits().points >= kLargePoints;
    _effects->burst(position, "shard.png", isLarge ? 6 : 2, isLarge ? 90 : 50);
    if (isLarge) {
        _motion.stop(tuning().weight.hitStop);
        _motion.shake(tuning().weight.largeShake);
    }
    _sounds.playRaised(isLarge ? Sound::BigPop : Sound::Pop, isLarge ? 0 : _rules.chain(), position.x);
    _effects->number(position, std::to_string(points), kKillColor);
    dropLootOf(enemy->traits(), position);
    _enemies->remove(enemy);
}

void Battlefield::dropLootOf(const EnemyTraits& traits, const Vec2& position) {
    if (traits.drops.empty()) {
        // What the bear calls carries honey only: a swarm does not grow while it fights.
        if (const auto loot = _rules.loot()) dropLoot(_bear ? GiftKind::Honey : *loot, position);
        return;
    }
    const auto middle = static_cast<float>(traits.drops.size() - 1) / 2;
    for (std::size_t i = 0; i < traits.drops.size(); ++i)
        dropGift(traits.drops[i],
                 position + Vec2((static_cast<float>(i) - middle) * tuning().gifts.flowerSpread, 0));
}

void Battlefield::staggerBear() {
    _bearPhase = _bear->phase();
    _bear->stagger();
    _sounds.play(Sound::Roar, 0.9f);
    _motion.stop(tuning().weight.hitStop);
    _motion.shake(tuning().weight.bearShake);
    _effects->burst(_bear->getPosition(), "petal_gold.png", 16, 200);
    for (int i = 0; i < tuning().bear.drops; ++i) {
        const float aside = static_cast<float>(i) - static_cast<float>(tuning().bear.drops - 1) / 2;
        dropGift(GiftKind::Honey, _bear->mouth() + Vec2(aside * kDropsApart, 0));
    }
}

void Battlefield::defeatBear() {
    _rules.kill(tuning().bear.points);
    _motion.stop(kBearStop);
    _motion.shake(tuning().weight.bearShake);
    _sounds.play(Sound::Roar, 1.2f);
    _bear->fall([this] {
        for (int i = 0; i < kBearPuffs; ++i) {
            const float angle = CC_DEGREES_TO_RADIANS(360.0f * static_cast<float>(i) / kBearPuffs);
            _effects->puff(_bear->getPosition() + Vec2::forAngle(angle) * kBearPuffReach, 1.6f);
        }
        _effects->burst(_bear->getPosition(), "petal_rose.png", 24, 260);
        _effects->burst(_bear->getPosition(), "honey.png", 10, 220);
        _sounds.play(Sound::Thud);
        _motion.shake(tuning().weight.bearShake);
    });
}

} // namespace beecluster
