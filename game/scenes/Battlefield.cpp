#include "scenes/Battlefield.h"

#include "Tuning.h"
#include "actors/Bear.h"
#include "actors/Categories.h"
#include "actors/Enemy.h"
#include "actors/EnemyShot.h"
#include "actors/Orchard.h"
#include "actors/TrackBullet.h"
#include "base/autoreleased.h"
#include "hud/Effects.h"
#include "rules/Difficulty.h"
#include "stages/Routes.h"

#include <algorithm>
#include <cmath>

using namespace cocos2d;

namespace beecluster {

namespace {

enum FieldFloor { kHill, kGifts, kEnemies, kStings, kBees, kShots, kEffects };

constexpr float kPi = 3.14159265F;
constexpr float kFanSpread = 0.3F;   ///< radians between the shots of a fan
constexpr float kSeekDistance = 560; ///< points; how far a sting sees
constexpr int kBearRing = 18;        ///< shots
constexpr int kBearFan = 7;          ///< shots
constexpr int kBearWasps = 4;

template<class Actor>
void drop(std::vector<Actor*>& actors, const Actor* gone) {
    actors.erase(std::remove(actors.begin(), actors.end(), gone), actors.end());
}

copra::TrackTuning stingTuning() {
    copra::TrackTuning t;
    t.speed = tuning::kStingSpeed;
    t.turnDegrees = tuning::kStingTurn;
    t.seekDistance = kSeekDistance;
    t.lifetime = 3;
    return t;
}

} // namespace

Battlefield* Battlefield::create(const SessionPtr& session) {
    auto* field = new Battlefield(session);
    return copra::autoreleased(field, field->initField());
}

Battlefield::Battlefield(const SessionPtr& session) : _session(session), _untilFlower(tuning::kFlowerEvery) {}

Battlefield::~Battlefield() {
    // The actors die with the node, after the world that is a member here.
    removeAllChildren();
}

bool Battlefield::initField() {
    if (!Node::init()) return false;
    for (auto& [layer, floor] : {std::pair<Node*&, FieldFloor>{_giftLayer, kGifts},
                                 {_enemyLayer, kEnemies},
                                 {_stingLayer, kStings},
                                 {_shotLayer, kShots}}) {
        layer = Node::create();
        addChild(layer, floor);
    }
    _hive = Hive::create(_session->random.next());
    _hive->setWorld(&_world);
    addChild(_hive, kBees);
    _effects = Effects::create();
    addChild(_effects, kEffects);
    for (int i = 0; i < _session->bees; ++i) {
        const Vec2 place(tuning::kFieldWidth / 2 + _session->random.between(-90.0F, 90.0F),
                         _session->random.between(-60.0F, 40.0F));
        _hive->addBee(place)->setStingDelay(_session->random.between(0.2F, tuning::kFireInterval + 0.2F));
    }
    _world.began().connect(
        [this](copra::CollisionSprite* one, copra::CollisionSprite* other) { contactBegan(one, other); });
    return true;
}

void Battlefield::step(float dt) {
    _royal = std::max(_royal - dt, 0.0F);
    _hive->step(dt);
    moveShots(dt);
    moveGifts(dt);
    if (_orchard) _orchard->step(dt, _calm ? 0 : pressure(_hive->count()), _session->random);
    if (!_calm) {
        letEnemiesShoot(dt);
        letBeesSting(dt);
    }
    stepBear(dt);
    _world.step(dt);
    for (std::size_t i = _enemies.size(); i-- > 0;) {
        if (!_enemies[i]->hasLeft()) continue;
        _enemies[i]->leave();
        _enemies.erase(_enemies.begin() + static_cast<std::ptrdiff_t>(i));
    }
    _session->bees = _hive->count();
    _session->mostBees = std::max(_session->mostBees, _session->bees);
}

void Battlefield::admit(const Newcomer& newcomer) {
    auto* enemy = Enemy::create(newcomer, _enemyLayer);
    if (!enemy) return;
    _enemyLayer->addChild(enemy);
    enemy->setCollisionWorld(&_world);
    enemy->setShotDelay(_session->random.between(0.3F, 0.9F) * enemy->traits().shotInterval);
    _enemies.push_back(enemy);
}

void Battlefield::summonBear() {
    _bear = Bear::create(healthFor(tuning::kBearHealth, _hive->count()), _enemyLayer, -1, &_world);
}

void Battlefield::plantOrchard(float scroll) {
    _orchard = Orchard::create(scroll, &_world);
    addChild(_orchard, kHill);
}

void Battlefield::calm() {
    _calm = true;
    for (EnemyShot* shot : _shots) {
        _effects->burst(shot->getPosition(), "petal_gold.png", 1, 30);
        shot->removeFromParent();
    }
    _shots.clear();
    for (Gift* gift : std::vector<Gift*>(_gifts)) fetch(gift);
}

float Battlefield::bearHealth() const {
    return _bear ? std::max(_bear->healthLeft(), 0.0F) : -1;
}

float Battlefield::royalLeft() const {
    return _royal / tuning::kRoyalTime;
}

void Battlefield::describe(Situation& situation) const {
    situation.clear();
    situation.swarm = _hive->middle();
    situation.bees = _hive->count();
    for (const auto& body : _world.bodies()) {
        if (!body.sprite) continue;
        if (body.circle.category & category::kHarmsBees) {
            situation.threats.push_back({body.circle.center, body.velocity, body.circle.radius});
        }
        if (body.circle.category & category::kEnemy) situation.prey.push_back({body.circle.center, 1});
    }
    for (const Gift* gift : _gifts) {
        constexpr float kWorth[] = {1.0F, 0.45F, 0.9F}; // flower, honey, jelly
        situation.gifts.push_back({gift->getPosition(), kWorth[static_cast<int>(gift->kind())]});
    }
}

void Battlefield::addTo(StateHash& hash) const {
    hash.add(_hive->count());
    for (const Bee* bee : _hive->bees()) hash.add(bee->getPosition());
    for (const Enemy* enemy : _enemies) hash.add(enemy->getPosition());
    for (const EnemyShot* shot : _shots) hash.add(shot->getPosition());
    for (const Gift* gift : _gifts) hash.add(gift->getPosition());
    for (const Node* sting : _stingLayer->getChildren()) hash.add(sting->getPosition());
    if (_bear) hash.add(_bear->getPosition());
    if (_orchard) _orchard->addTo(hash);
}

// --- Shots and gifts ---

void Battlefield::letEnemiesShoot(float dt) {
    for (Enemy* enemy : _enemies) {
        const EnemyTraits& traits = enemy->traits();
        const Bee* bee = _hive->nearest(enemy->getPosition());
        if (traits.pattern == ShotPattern::None || !bee) continue;
        enemy->lookAt(bee->getPosition(), dt);
        const float interval = shotIntervalFor(traits.shotInterval, _hive->count());
        if (enemy->readyToShoot(dt, interval))
            shoot(enemy->getPosition(), enemy->aimAt(bee->getPosition()), traits.pattern, traits.shots);
    }
}

void Battlefield::shoot(const Vec2& from, const Vec2& way, ShotPattern pattern, int count) {
    const float aim = std::atan2(way.y, way.x);
    for (int i = 0; i < count; ++i) {
        const float step = static_cast<float>(i) - static_cast<float>(count - 1) / 2;
        switch (pattern) {
        case ShotPattern::None:
            break;
        case ShotPattern::Aimed:
            addShot("pollen_pink.png", from, aim, tuning::kPollenSpeed);
            break;
        case ShotPattern::Fan:
            addShot("thorn.png", from, aim + step * kFanSpread, tuning::kPollenSpeed);
            break;
        case ShotPattern::Ring:
            addShot("pollen_violet.png", from, aim + step * 2 * kPi / static_cast<float>(count),
                    tuning::kThornSpeed);
            break;
        }
    }
}

void Battlefield::throwBurrs(const Vec2& from) {
    for (const float angle : {-0.9F, -0.5F, -0.1F}) {
        auto* burr = addShot("thorn.png", from, angle * kPi, tuning::kBurrSpeed);
        if (burr) burr->follow(tuning::kBurrTurn, tuning::kBurrTime);
    }
}

EnemyShot* Battlefield::addShot(const char* frame, const Vec2& from, float angle, float speed) {
    if (_shots.size() >= static_cast<std::size_t>(tuning::kMostEnemyShots)) return nullptr;
    auto* shot = EnemyShot::create(frame, Vec2(std::cos(angle), std::sin(angle)) * speed);
    if (!shot) return nullptr;
    shot->setPosition(from);
    _shotLayer->addChild(shot);
    shot->setCollisionWorld(&_world);
    _shots.push_back(shot);
    return shot;
}

void Battlefield::moveShots(float dt) {
    for (std::size_t i = _shots.size(); i-- > 0;) {
        if (_shots[i]->fly(dt, _hive->nearest(_shots[i]->getPosition()))) continue;
        _shots[i]->removeFromParent();
        _shots.erase(_shots.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void Battlefield::moveGifts(float dt) {
    _untilFlower -= dt;
    if (_untilFlower <= 0 && !_calm) {
        _untilFlower = tuning::kFlowerEvery * pressure(_hive->count());
        dropGift(GiftKind::Flower, Vec2(_session->random.between(120.0F, tuning::kFieldWidth - 120),
                                        tuning::kFieldHeight + 40));
    }
    for (std::size_t i = _gifts.size(); i-- > 0;) {
        if (_gifts[i]->sink(dt, *_hive)) continue;
        _gifts[i]->removeFromParent();
        _gifts.erase(_gifts.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

void Battlefield::letBeesSting(float dt) {
    if (_enemies.empty() && bearHealth() <= 0) return;
    static const copra::TrackTuning kTuning = stingTuning();
    const float interval = _royal > 0 ? tuning::kRoyalFireInterval : tuning::kFireInterval;
    for (Bee* bee : _hive->bees()) {
        if (!bee->readyToSting(dt, interval) || _stingLayer->getChildrenCount() >= tuning::kMostStings)
            continue;
        auto* sting = copra::TrackBullet::create("stinger.png", Vec2(0, 1), kTuning);
        if (!sting) return;
        sting->setPosition(bee->getPosition() + Vec2(0, 16));
        sting->setRadius(tuning::kStingRadius);
        sting->setCategory(category::kSting);
        sting->setCollisionMask(category::kEnemy | category::kWindfall);
        sting->setTargetCategories(category::kEnemy);
        _stingLayer->addChild(sting);
        sting->setCollisionWorld(&_world);
        ++_session->shots;
    }
}

// --- The bear ---

void Battlefield::stepBear(float dt) {
    if (!_bear) return;
    _bear->step(dt, pressure(_hive->count()), _session->random, [this](Bear::Act act) {
        const Vec2 mouth = _bear->getPosition() - Vec2(0, 70);
        const Bee* bee = _hive->nearest(mouth);
        if (!bee) return;
        const Vec2 aim = bee->getPosition() - mouth;
        switch (act) {
        case Bear::Act::Ring:
            shoot(mouth, aim, ShotPattern::Ring, kBearRing);
            break;
        case Bear::Act::Fan:
            shoot(mouth, aim, ShotPattern::Fan, kBearFan);
            break;
        case Bear::Act::Wasps:
            callWasps();
            break;
        case Bear::Act::Burrs:
            throwBurrs(mouth);
            break;
        }
    });
}

void Battlefield::callWasps() {
    const int health = healthFor(traitsOf(EnemyKind::Wasp).health, _hive->count());
    for (int i = 0; i < kBearWasps; ++i) {
        admit({EnemyKind::Wasp, health, &routes::swoop, Vec2(0, 46.0F * static_cast<float>(i)), i % 2 == 1});
    }
}

// --- Who meets whom ---

void Battlefield::contactBegan(copra::CollisionSprite* one, copra::CollisionSprite* other) {
    // The masks leave two cases: a bee meets something, or a sting meets an enemy or an apple.
    if (other->getCategory() == category::kBee || other->getCategory() == category::kSting)
        std::swap(one, other);
    if (one->getCategory() == category::kSting) {
        stingHits(one, other);
    } else if (other->getCategory() == category::kGift) {
        fetch(static_cast<Gift*>(other));
    } else {
        beeIsHit(static_cast<Bee*>(one), other);
    }
}

void Battlefield::stingHits(copra::CollisionSprite* sting, copra::CollisionSprite* enemy) {
    _effects->hit(sting->getPosition());
    if (enemy->getCategory() == category::kWindfall)
        _orchard->knock(static_cast<Windfall*>(enemy),
                        static_cast<copra::TrackBullet*>(sting)->getVelocity());
    sting->removeFromParent();
    if (enemy->getCategory() == category::kWindfall) return;
    if (enemy == _bear) {
        if (_bear->takeSting()) beatBear();
    } else if (auto* insect = static_cast<Enemy*>(enemy); insect->takeSting()) {
        beat(insect);
    }
}

void Battlefield::beeIsHit(Bee* bee, copra::CollisionSprite* by) {
    if (by->getCategory() == category::kEnemyShot) {
        auto* shot = static_cast<EnemyShot*>(by);
        _effects->hit(shot->getPosition());
        drop(_shots, shot);
        shot->removeFromParent();
    }
    if (bee->isSafe() || _calm) return;
    _effects->puff(bee->getPosition(), 0.9F);
    _effects->burst(bee->getPosition(), "petal_gold.png", 6, 70);
    _hive->removeBee(bee);
    _session->score.beeLost();
    ++_session->losses;
}

void Battlefield::fetch(Gift* gift) {
    const Vec2 place = gift->getPosition();
    Score& score = _session->score;
    const int before = score.points();
    switch (gift->kind()) {
    case GiftKind::Flower: {
        const bool room = _hive->count() < tuning::kMostBees;
        score.flower(room);
        if (Bee* bee = room ? _hive->addBee(place) : nullptr) {
            bee->protect(tuning::kBeeBirthSafe);
            bee->setStingDelay(_session->random.between(0.1F, tuning::kFireInterval));
        }
        _effects->burst(place, "petal_rose.png", 9, 80);
        break;
    }
    case GiftKind::Honey:
        score.honey();
        _effects->burst(place, "glint.png", 4, 50);
        break;
    case GiftKind::Jelly:
        _royal = tuning::kRoyalTime;
        _effects->burst(place, "glint.png", 10, 90);
        break;
    }
    if (score.points() > before)
        _effects->number(place, "+" + std::to_string(score.points() - before), Color4B::WHITE);
    drop(_gifts, gift);
    gift->removeFromParent();
}

void Battlefield::beat(Enemy* enemy) {
    const Vec2 place = enemy->getPosition();
    const int before = _session->score.points();
    _session->score.kill(enemy->traits().points);
    _effects->puff(place, enemy->getContentSize().width / 60);
    _effects->number(place, std::to_string(_session->score.points() - before), Color4B(255, 232, 150, 255));
    leaveGift(place);
    drop(_enemies, enemy);
    enemy->leave();
}

void Battlefield::beatBear() {
    _session->score.kill(tuning::kBearPoints);
    for (int i = 0; i < 6; ++i) {
        const float angle = static_cast<float>(i) * kPi / 3;
        _effects->puff(_bear->getPosition() + Vec2(std::cos(angle), std::sin(angle)) * 80, 1.4F);
    }
    _effects->burst(_bear->getPosition(), "petal_rose.png", 24, 220);
    _bear->flee();
}

void Battlefield::leaveGift(const Vec2& place) {
    copra::Random& random = _session->random;
    if (random.chance(flowerChance(_hive->count()))) {
        dropGift(GiftKind::Flower, place);
    } else if (random.chance(tuning::kJellyChance)) {
        dropGift(GiftKind::Jelly, place);
    } else if (random.chance(tuning::kHoneyChance)) {
        dropGift(GiftKind::Honey, place);
    }
}

void Battlefield::dropGift(GiftKind kind, const Vec2& place) {
    auto* gift = Gift::create(kind, static_cast<int>(_session->random.below(3)));
    if (!gift) return;
    gift->setPosition(place);
    _giftLayer->addChild(gift);
    gift->setCollisionWorld(&_world);
    _gifts.push_back(gift);
}

} // namespace beecluster
