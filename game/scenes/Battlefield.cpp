#include "scenes/Battlefield.h"

#include "Layout.h"
#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "actors/Orchard.h"
#include "actors/Sting.h"
#include "actors/Stream.h"
#include "base/autoreleased.h"
#include "math/trigonometry.h"
#include "rules/Categories.h"
#include "rules/Difficulty.h"
#include "rules/Field.h"
#include "rules/Salvo.h"
#include "sound/Sounds.h"
#include "view/Effects.h"
#include "view/nodes.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum FieldZOrder { kHillZ, kGiftZ, kEnemyZ, kNightZ, kStingZ, kBeeZ, kShotZ, kEffectZ };

const Vec2 kHoneyTree(150.0f, 500.0f);      ///< points; where the bear found the honey
constexpr float kTreeTime = 2.2f;           ///< seconds in which it comes into view
const Vec2 kStingOffset(0.0f, 16.0f);       ///< points from a bee's middle, where its sting starts
const Color4B kNightColor(26, 16, 56, 184); ///< of the edge of night.png
constexpr int kFireflies = 11;
constexpr float kFireflyScale = 0.5f;
constexpr GLubyte kFireflyOpacity = 150; ///< at most
const Vec2 kFireflyWander(70.0f, 35.0f); ///< points
constexpr std::uint32_t kGiftVariants = 3;
constexpr int kCheerPetals = 16;
constexpr float kCheerReach = 170.0f; ///< points
constexpr float kBossPitch = 1.5f;    ///< of the roar of a large insect, which is smaller than the bear

constexpr std::array<Sound, kBearActs> kBearSounds{Sound::Swipe, Sound::Swipe, Sound::Swipe, Sound::Shot,
                                                   Sound::Shot,  Sound::Shot,  Sound::Roar};

/// Lights that wander in the dark.
void addFireflies(Node* parent) {
    for (int i = 0; i < kFireflies; ++i) {
        // Spread without chance: the golden section leaves no two of them near each other.
        const float share = std::fmod(static_cast<float>(i) * 0.618f, 1.0f);
        const float x = (static_cast<float>(i) + 0.5f) / kFireflies * layout::kFieldWidth;
        auto* light = addSprite(parent, "firefly.png", Vec2(x, playfield().at(share)), kNightZ);
        light->setScale(kFireflyScale);
        light->setOpacity(0);
        auto* wander = EaseSineInOut::create(MoveBy::create(4 + 4 * share, kFireflyWander));
        light->runAction(RepeatForever::create(Sequence::create(wander, wander->reverse(), nullptr)));
        auto* shine = Sequence::create(DelayTime::create(3 * share), FadeTo::create(1.4f, kFireflyOpacity),
                                       FadeOut::create(1.4f), nullptr);
        light->runAction(RepeatForever::create(shine));
    }
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
    _world.setSpace(this); // so that windows of all shapes play the same game
    addChild(_hive = Hive::create(_random.next()), kBeeZ);
    _hive->setWorld(&_world);
    addChild(_effects = Effects::create(), kEffectZ);
    addFirstSwarm();
    _hive->setCards(_rules.cards());
    _hive->relax();
    _world.began().connect([this](copra::CollisionSprite* first, copra::CollisionSprite* second) {
        contactBegan(first, second);
    });
    return true;
}

void Battlefield::addFirstSwarm() {
    for (int i = 0; i < _rules.bees(); ++i) {
        Bee* bee = _hive->addBee(_rules.startPosition());
        if (!bee) continue;
        bee->setStingDelay(_rules.startStingDelay());
    }
}

void Battlefield::step(float dt) {
    _rules.update(dt);
    if (!_rules.isOver()) stepSpear(dt);
    _hive->step(dt);
    _trail.update(dt, _hive->center());
    stepShots(dt);
    stepGifts(dt);
    stepScenery(dt);
    if (!_rules.isOver()) {
        if (!_rules.isPeace()) fireEnemyShots(dt);
        fireStings(dt);
    }
    stepBear(dt);
    _world.step(dt);
    _enemies->removeUnless([](const Enemy* enemy) { return !enemy->hasLeft(); });
}

void Battlefield::showShotsIn(ShotPalette palette) {
    if (palette == _palette) return;
    _palette = palette;
    for (EnemyShot* shot : _shots->actors()) shot->show(palette);
}

void Battlefield::spawn(const SpawnRequest& request) {
    SpawnRequest follower = request;
    const Route trail = request.route->followsSwarm ? _trail.route() : Route();
    if (request.route->followsSwarm) follower = {request.kind, request.health, &trail, Vec2(), false};
    auto* enemy = Enemy::create(follower, _enemies);
    if (!enemy) return;
    enemy->setShotDelay(_rules.firstShotDelay(enemy->traits()));
    enemy->setFlashes(_motion.flashes());
    _enemies->add(enemy, _world);
    if (enemy->traits().isBoss) _sounds.play(Sound::Roar, kBossPitch);
}

void Battlefield::warnOf(const Wave& wave) {
    if (wave.route->followsSwarm) return _effects->warning(_trail.route().start);
    const Vec2 start = playfield().fitted(*wave.route).start;
    const Vec2 other(layout::kFieldWidth - start.x, start.y);
    if (!wave.isMirrored || wave.alternates) _effects->warning(start);
    if (wave.isMirrored || wave.alternates) _effects->warning(other);
}

const Enemy* Battlefield::boss() const {
    const auto& all = _enemies->actors();
    const auto found =
        std::find_if(all.begin(), all.end(), [](const Enemy* enemy) { return enemy->traits().isBoss; });
    return found == all.end() ? nullptr : *found;
}

void Battlefield::spawnBear() {
    _bearPressure = pressure(_rules.bees()) * _rules.fury();
    const auto health = static_cast<float>(bearHealthFor(_rules.bees())) * _rules.fury();
    _bear = Bear::create(static_cast<int>(health), _enemies, -1, &_world);
    _bear->setFlashes(_motion.flashes());
    _bearPhase = 1;
    auto* tree = addSprite(this, "honey_tree.png", kHoneyTree, kHillZ);
    tree->setPositionY(kHoneyTree.y + tree->getContentSize().height);
    // Its crown goes on beyond the field: wide windows show more of it.
    auto* beyond = addSprite(tree, "honey_tree.png",
                             Vec2(-tree->getContentSize().width / 2, tree->getContentSize().height / 2));
    beyond->setFlippedX(true);
    tree->runAction(EaseSineOut::create(MoveTo::create(kTreeTime, kHoneyTree)));
}

void Battlefield::addOrchard(float scroll) {
    addChild(_orchard = Orchard::create(scroll, &_world), kHillZ);
}

void Battlefield::addCurrent() {
    addChild(_stream = Stream::create(), kHillZ);
}

void Battlefield::addNight() {
    _night = addSprite(this, "night.png", _hive->center(), kNightZ);
    // Without its edge, which is blurred: what lies around it would be seen apart.
    const Rect all = _night->getTextureRect();
    const Rect inside(all.origin + Vec2(1, 1), all.size - Size(2, 2));
    _night->setTextureRect(inside, _night->isTextureRectRotated(), inside.size);
    _night->setScale(tuning().heath.nightScale);
    // The same dark around the picture, wherever the swarm is.
    for (const Rect& part : around(_night->getContentSize(), _night->getContentSize().height))
        addAt(_night, LayerColor::create(kNightColor, part.size.width, part.size.height), part.origin);
    addFireflies(this);
}

void Battlefield::stepScenery(float dt) {
    if (_orchard) _orchard->step(dt, _rules.isOver() ? 0.0f : pressure(_rules.bees()), _random);
    if (_night) _night->setPosition(_hive->center());
    if (!_stream) return;
    const Vec2 way = _stream->step(dt) * dt;
    if (way.isZero() || _rules.isOver()) return;
    _hive->carry(way);
    for (Gift* gift : _gifts->actors()) gift->setPosition(gift->getPosition() + way);
}

void Battlefield::takeCards() {
    _hive->setCards(_rules.cards());
    takeData();
    for (Bee* bee : _hive->bees()) bee->protect(tuning().comb.safeTime);
}

void Battlefield::takeData() {
    _rules.spear().isActive() ? _hive->formSpear() : _hive->relax();
}

void Battlefield::endFight() {
    _rules.end();
    _hive->relax();
    _hive->cheer();
    _effects->burst(_hive->center(), "petal_gold.png", kCheerPetals, kCheerReach);
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

int Battlefield::gifts(GiftKind kind) const {
    const auto& all = _gifts->actors();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [&](const Gift* gift) { return gift->kind() == kind; }));
}

float Battlefield::bearHealth() const {
    return _bear ? _bear->healthLeft() : -1.0f;
}

void Battlefield::describe(Situation& situation) const {
    situation.clear();
    situation.swarm = _hive->center();
    situation.bees = _rules.bees();
    const Spear& spear = _rules.spear();
    situation.isSpear = spear.isActive();
    situation.isSpearReady = spear.isReady();
    situation.honey = spear.honey();
    situation.burstRadius = _rules.cards().burstRadius();
    situation.prey = prey();
    for (const auto& body : _world.bodies()) {
        if (!body.sprite) continue;
        if (body.circle.category & category::kHarmsBees)
            situation.threats.push_back({body.circle.center, body.velocity, body.circle.radius});
        if (body.circle.category & category::kEnemy) situation.targets.push_back({body.circle.center, 1.0f});
    }
    if (_bear)
        for (const Vec2& mark : _bear->marks())
            situation.threats.push_back({mark, Vec2(), 2 * tuning().bear.pawRadius});
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
        if (!traits.pattern || !bee) continue;
        enemy->turnTowards(bee->getPosition(), dt);
        if (!enemy->readyToShoot(dt, _rules.shotInterval(traits))) continue;
        fireSalvo(enemy->getPosition(), enemy->aimAt(bee->getPosition()), *traits.pattern, traits.shots,
                  enemy->nextSalvo());
        _sounds.playAt(Sound::Shot, enemy->getPositionX());
    }
}

void Battlefield::fireSalvo(const Vec2& from, const Vec2& direction, const ShotPattern& pattern, int count,
                            int salvo) {
    const std::vector<ShotSpec> shots =
        makeSalvo(pattern, count, copra::arcTangent(direction.y, direction.x), salvo);
    const bool hasRoom = _shots->count() + static_cast<int>(shots.size()) <= tuning().shots.most;
    ++(hasRoom ? _rules.counts().salvos : _rules.counts().held);
    if (!hasRoom) return;
    for (ShotSpec spec : shots) {
        spec.speed *= _rules.cards().factor(Effect::ShotSpeed);
        auto* shot = EnemyShot::create(spec);
        if (!shot) return;
        if (_palette != ShotPalette::Standard) shot->show(_palette);
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
        const int stings = _rules.stingsOfNextShot();
        const Vec2 from = bee->getPosition() + kStingOffset;
        for (int i = 0; i < stings; ++i) {
            const float aside = static_cast<float>(i) - static_cast<float>(stings - 1) / 2;
            if (!fireSting(from + Vec2(aside * tuning().twinStings.apart, 0), bee->heading())) return;
        }
        _rules.stingFired();
        _sounds.playAt(Sound::Sting, from.x);
    }
}

bool Battlefield::fireSting(const Vec2& from, const Vec2& direction) {
    auto* sting = createSting(from, direction, _rules.cards());
    if (!sting) return false;
    _stings->addChild(sting);
    sting->setCollisionWorld(&_world);
    return true;
}

void Battlefield::stepGifts(float dt) {
    // None in the fight with the bear: what the swarm brings has to do.
    if (const auto position = _bear ? std::nullopt : _rules.nextFlower())
        dropLoot(GiftKind::Flower, *position);
    _gifts->removeUnless([&](Gift* gift) { return gift->step(dt, *_hive, _rules.cards().giftPull()); });
}

void Battlefield::stepBear(float dt) {
    if (!_bear) return;
    const auto act = _bear->step(dt, _bearPressure, _hive->center().x);
    if (_bear->phase() > _bearPhase) staggerBear();
    if (!act) return;
    const Vec2 mouth = _bear->mouth();
    const Bee* bee = _hive->nearest(mouth);
    if (!bee) return;
    const BearSalvo& salvo = salvoOf(*act);
    _sounds.playAt(kBearSounds[static_cast<std::size_t>(*act)], mouth.x);
    if (salvo.pattern)
        fireSalvo(mouth, bee->getPosition() - mouth, *salvo.pattern, salvo.shots, _bearSalvos++);
    if (*act == BearAct::Help)
        for (const SpawnRequest& insect : calledHelp(_rules.bees())) spawn(insect);
}

void Battlefield::dropLoot(GiftKind kind, const Vec2& position) {
    if (kind != GiftKind::Flower) {
        dropGift(kind, position);
        return;
    }
    const int flowers = _rules.cards().flowersTogether();
    for (int i = 0; i < flowers; ++i) {
        const float place = static_cast<float>(i) - static_cast<float>(flowers - 1) / 2;
        dropGift(kind, position + Vec2(place * tuning().gifts.flowerSpread,
                                       i % 2 == 0 ? 0 : tuning().gifts.flowerSpread / 2));
    }
}

void Battlefield::dropStunnedBee(const Vec2& position) {
    Gift* bee = dropGift(GiftKind::Bee, position);
    if (!bee) return;
    Vec2 away = position - _hive->center();
    if (away.isZero()) away = Vec2(0, -1);
    bee->knockAway(away.getNormalized() * tuning().stun.knock);
    bee->setTumbleTime(tuning().stun.time * _rules.cards().factor(Effect::TumbleTime));
    if (_rules.cards().hasRoyalGuard()) bee->comeBack();
}

Gift* Battlefield::dropGift(GiftKind kind, const Vec2& position) {
    auto* gift = Gift::create(kind, static_cast<int>(_random.below(kGiftVariants)));
    if (!gift) return nullptr;
    gift->setPosition(position);
    _gifts->add(gift, _world);
    return gift;
}

} // namespace beecluster
