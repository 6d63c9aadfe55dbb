#include "scenes/Battlefield.h"

#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "actors/Orchard.h"
#include "actors/Sting.h"
#include "base/autoreleased.h"
#include "hud/Effects.h"
#include "rules/Categories.h"
#include "rules/Difficulty.h"
#include "rules/Salvo.h"
#include "sound/Sounds.h"
#include "stages/Routes.h"

#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum FieldZOrder { kHillZ, kGiftZ, kEnemyZ, kStingZ, kBeeZ, kShotZ, kEffectZ };

const Vec2 kStingOffset(0.0f, 16.0f); ///< points from a bee's middle, where its sting starts
constexpr std::uint32_t kGiftVariants = 3;

Sound soundOf(BearAct act) {
    switch (act) {
    case BearAct::StrikeLeft:
    case BearAct::StrikeRight:
        return Sound::Swipe;
    case BearAct::Wasps:
        return Sound::Roar;
    case BearAct::Ring:
    case BearAct::Fan:
    case BearAct::Burrs:
        break;
    }
    return Sound::Shot;
}

} // namespace

Battlefield* Battlefield::create(Tally& tally, copra::Random& random, Sounds& sounds) {
    auto* field = new Battlefield(tally, random, sounds);
    return copra::autoreleased(field, field->initField());
}

Battlefield::Battlefield(Tally& tally, copra::Random& random, Sounds& sounds)
    : _rules(tally, random), _random(random), _sounds(sounds) {}

Battlefield::~Battlefield() {
    // The actors use the world, which as a member dies before the children of the base class.
    removeAllChildren();
}

bool Battlefield::initField() {
    if (!Node::init()) return false;
    addChild(_gifts = ActorLayer<Gift>::create(), kGiftZ);
    addChild(_enemies = ActorLayer<Enemy>::create(), kEnemyZ);
    addChild(_stings = Node::create(), kStingZ);
    addChild(_shots = ActorLayer<EnemyShot>::create(), kShotZ);
    _hive = Hive::create(_random.next());
    _hive->setWorld(&_world);
    addChild(_hive, kBeeZ);
    _effects = Effects::create();
    addChild(_effects, kEffectZ);
    addFirstSwarm();
    _world.began().connect([this](copra::CollisionSprite* first, copra::CollisionSprite* second) {
        contactBegan(first, second);
    });
    return true;
}

void Battlefield::addFirstSwarm() {
    for (int i = 0; i < _rules.bees(); ++i) {
        Bee* bee = _hive->addBee(_rules.startPosition());
        if (bee) bee->setStingDelay(_rules.startStingDelay());
    }
}

void Battlefield::step(float dt) {
    _rules.update(dt);
    _hive->step(dt);
    _shots->removeUnless(
        [&](EnemyShot* shot) { return shot->step(dt, _hive->nearest(shot->getPosition())); });
    stepGifts(dt);
    if (_orchard) _orchard->step(dt, _rules.isOver() ? 0.0f : pressure(_rules.bees()), _random);
    if (!_rules.isOver()) {
        fireEnemyShots(dt);
        fireStings(dt);
    }
    stepBear(dt);
    _world.step(dt);
    _enemies->removeUnless([](const Enemy* enemy) { return !enemy->hasLeft(); });
}

void Battlefield::spawn(const SpawnRequest& request) {
    auto* enemy = Enemy::create(request, _enemies);
    if (!enemy) return;
    enemy->setShotDelay(_rules.firstShotDelay(enemy->traits()));
    _enemies->add(enemy, _world);
}

void Battlefield::spawnBear() {
    _bearPressure = pressure(_rules.bees());
    _bear = Bear::create(bearHealthFor(_rules.bees()), _enemies, -1, &_world);
}

void Battlefield::addOrchard(float scroll) {
    _orchard = Orchard::create(scroll, &_world);
    addChild(_orchard, kHillZ);
}

void Battlefield::endFight() {
    _rules.end();
    _shots->removeUnless([this](const EnemyShot* shot) {
        _effects->burst(shot->getPosition(), "petal_gold.png", 1, 30);
        return false;
    });
    // The wasps that the bear called.
    _enemies->removeUnless([this](const Enemy* enemy) {
        _effects->puff(enemy->getPosition(), 1.0f);
        return false;
    });
    const std::vector<Gift*> gifts = _gifts->actors(); // a copy: fetch() changes the list
    for (Gift* gift : gifts) fetch(gift);
}

float Battlefield::bearHealth() const {
    return _bear ? _bear->healthLeft() : -1.0f;
}

void Battlefield::describe(Situation& situation) const {
    situation.clear();
    situation.swarm = _hive->center();
    situation.bees = _rules.bees();
    for (const auto& body : _world.bodies()) {
        if (!body.sprite) continue;
        if (body.circle.category & category::kHarmsBees)
            situation.threats.push_back({body.circle.center, body.velocity, body.circle.radius});
        if (body.circle.category & category::kEnemy) situation.targets.push_back({body.circle.center, 1.0f});
    }
    for (const Gift* gift : _gifts->actors())
        situation.gifts.push_back({gift->getPosition(), attractionOf(gift->kind())});
}

void Battlefield::addTo(StateHash& hash) const {
    hash.add(_hive->count());
    for (const Bee* bee : _hive->bees()) hash.add(bee->getPosition());
    _enemies->addTo(hash);
    _shots->addTo(hash);
    _gifts->addTo(hash);
    for (const Node* sting : _stings->getChildren()) hash.add(sting->getPosition());
    if (_bear) hash.add(_bear->getPosition());
    if (_orchard) _orchard->addTo(hash);
}

// --- Every frame ---

void Battlefield::fireEnemyShots(float dt) {
    for (Enemy* enemy : _enemies->actors()) {
        const EnemyTraits& traits = enemy->traits();
        const Bee* bee = _hive->nearest(enemy->getPosition());
        if (traits.pattern == ShotPattern::None || !bee) continue;
        enemy->turnTowards(bee->getPosition(), dt);
        if (!enemy->readyToShoot(dt, shotIntervalFor(traits.shotInterval, _rules.bees()))) continue;
        fireSalvo(enemy->getPosition(), enemy->aimAt(bee->getPosition()), traits.pattern, traits.shots);
        _sounds.play(Sound::Shot);
    }
}

void Battlefield::fireSalvo(const Vec2& from, const Vec2& direction, ShotPattern pattern, int count) {
    for (const ShotSpec& spec : makeSalvo(pattern, count, std::atan2(direction.y, direction.x))) {
        if (_shots->count() >= tuning::kMaxEnemyShots) return;
        auto* shot = EnemyShot::create(spec);
        if (!shot) return;
        shot->setPosition(from);
        _shots->add(shot, _world);
    }
}

void Battlefield::fireStings(float dt) {
    const bool hasTargets = enemies() > 0 || bearHealth() > 0;
    if (!hasTargets) return;
    const float interval = _rules.stingInterval();
    for (Bee* bee : _hive->bees()) {
        const bool isReady = bee->readyToSting(dt, interval);
        if (!isReady || !_rules.mayFireSting(static_cast<int>(_stings->getChildrenCount()))) continue;
        auto* sting = createSting(bee->getPosition() + kStingOffset);
        if (!sting) return;
        _stings->addChild(sting);
        sting->setCollisionWorld(&_world);
        _rules.stingFired();
        _sounds.play(Sound::Sting);
    }
}

void Battlefield::stepGifts(float dt) {
    if (const auto position = _rules.nextFlower()) dropLoot(GiftKind::Flower, *position);
    _gifts->removeUnless([&](Gift* gift) { return gift->step(dt, *_hive); });
}

void Battlefield::stepBear(float dt) {
    if (!_bear) return;
    const auto act = _bear->step(dt, _bearPressure, _random);
    if (!act) return;
    const Vec2 mouth = _bear->mouth();
    const Bee* bee = _hive->nearest(mouth);
    if (!bee) return;
    const BearSalvo salvo = salvoOf(*act);
    _sounds.play(soundOf(*act));
    fireSalvo(mouth, bee->getPosition() - mouth, salvo.pattern, salvo.shots);
    if (*act == BearAct::Wasps)
        for (const SpawnRequest& wasp : calledWasps(_rules.bees(), routes::swoop)) spawn(wasp);
}

void Battlefield::dropLoot(GiftKind kind, const Vec2& position) {
    if (kind != GiftKind::Flower) {
        dropGift(kind, position);
        return;
    }
    for (int i = 0; i < tuning::kFlowersTogether; ++i) {
        const float place = static_cast<float>(i) - static_cast<float>(tuning::kFlowersTogether - 1) / 2;
        dropGift(kind,
                 position + Vec2(place * tuning::kFlowerSpread, i % 2 == 0 ? 0 : tuning::kFlowerSpread / 2));
    }
}

void Battlefield::dropStunnedBee(const Vec2& position) {
    Gift* bee = dropGift(GiftKind::Bee, position);
    if (!bee) return;
    Vec2 away = position - _hive->center();
    if (away.isZero()) away = Vec2(0, -1);
    bee->knockAway(away.getNormalized() * tuning::kStunKnock);
}

Gift* Battlefield::dropGift(GiftKind kind, const Vec2& position) {
    auto* gift = Gift::create(kind, static_cast<int>(_random.below(kGiftVariants)));
    if (!gift) return nullptr;
    gift->setPosition(position);
    _gifts->add(gift, _world);
    return gift;
}

} // namespace beecluster
