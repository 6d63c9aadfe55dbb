#include "actors/Hive.h"

#include "Tuning.h"
#include "actors/CollisionWorld.h"
#include "base/autoreleased.h"
#include "rules/Categories.h"
#include "rules/Field.h"
#include "view/nodes.h"

#include <algorithm>

using namespace cocos2d;

namespace beecluster {

namespace {

constexpr float kOutlineScale = 1.28f;   ///< of a bee
constexpr float kCheerWave = 0.5f;       ///< seconds in which the cheering goes through the swarm
constexpr ssize_t kMostPollen = 90;      ///< grains in the air
constexpr float kPollenInterval = 0.06f; ///< seconds from one grain to the next
constexpr unsigned kGrains = 50;         ///< of a flower
constexpr float kPollenBehind = 14.0f;   ///< points from a bee's middle
constexpr float kPollenFall = 0.7f;      ///< seconds
constexpr float kPollenScale = 0.45f;
const Color3B kPollenColor{255, 222, 96};
constexpr float kBurstTime = 0.3f;     ///< seconds for which bees fly apart after a spear
constexpr float kBurstSpacing = 2.4f;  ///< factor of the distance between bees meanwhile
constexpr float kSpearAgility = 2.2f;  ///< factor of the acceleration of a spear
constexpr float kSpearDodging = 0.25f; ///< factor of how much the bees of a spear dodge: it pierces

copra::SwarmTuning swarmTuning() {
    copra::SwarmTuning t;
    t.maxSpeed = tuning().bees.speed;
    t.maxAccel = tuning().bees.acceleration;
    t.radius = tuning().bees.radius;
    t.spacing = tuning().bees.spacing * 1.4f;
    t.spacingTouching = tuning().bees.spacing;
    t.brakeDistance = tuning().bees.brakeDistance;
    t.leash = tuning().bees.leash;
    t.dodgeWeight = tuning().dodge.weight;
    t.dodge.horizon = tuning().dodge.horizon;
    t.dodge.margin = tuning().dodge.margin;
    return t;
}

copra::SwarmTuning spearTuning() {
    copra::SwarmTuning t = swarmTuning();
    t.maxSpeed *= tuning().spear.speed;
    t.maxAccel *= kSpearAgility;
    t.spacing *= tuning().spear.spacing;
    t.spacingTouching *= tuning().spear.spacing;
    t.leash *= tuning().spear.spacing;
    t.dodgeWeight *= kSpearDodging;
    return t;
}

copra::SwarmTuning burstTuning() {
    copra::SwarmTuning t = spearTuning();
    t.spacing = t.spacingTouching = tuning().bees.spacing * kBurstSpacing;
    t.separationWeight *= kBurstSpacing;
    return t;
}

} // namespace

Hive* Hive::create(std::uint64_t seed) {
    auto* hive = new Hive(seed);
    return copra::autoreleased(hive, hive->init());
}

bool Hive::init() {
    if (!Node::init()) return false;
    addChild(_shadows = Node::create(), -2);
    addChild(_pollen = Node::create(), -1);
    addChild(_outlines = Node::create(), -1);
    _outlines->setCascadeColorEnabled(true);
    show(SwarmLook::Honey, false);
    return true;
}

Hive::Hive(std::uint64_t seed) : _swarm(swarmTuning(), seed), _center(playfield().home()) {}

void Hive::setWorld(copra::CollisionWorld* world) {
    _world = world;
    _swarm.setThreats(world, category::kHarmsBees);
}

Bee* Hive::addBee(const Vec2& position) {
    auto* bee = Bee::create(_looks++);
    if (!bee) return nullptr;
    bee->setPosition(position);
    addChild(bee);
    bee->castShadowOn(_shadows);
    bee->setCollisionWorld(_world);
    addSprite(_outlines, "bee_white.png");
    _swarm.add(bee);
    _bees.push_back(bee);
    _bees.front()->wearCrown();
    return bee;
}

void Hive::removeBee(Bee* bee) {
    _swarm.remove(bee);
    _bees.erase(std::remove(_bees.begin(), _bees.end(), bee), _bees.end());
    if (!_bees.empty()) _bees.front()->wearCrown();
    bee->removeShadow();
    _outlines->removeChild(_outlines->getChildren().back());
    bee->removeFromParent();
}

void Hive::show(SwarmLook look, bool hasOutline) {
    static const Color3B s_colors[] = {Color3B::WHITE, {255, 130, 175}, {120, 255, 190}, {140, 185, 255}};
    const Color3B& color = s_colors[static_cast<std::size_t>(look)];
    if (_outlines->getColor() != color) _outlines->setColor(color);
    _outlines->setVisible(hasOutline || look != SwarmLook::Honey);
    if (_outlines->isVisible()) placeOutlines();
}

void Hive::cheer() {
    for (std::size_t i = 0; i < _bees.size(); ++i)
        _bees[i]->cheer(kCheerWave * static_cast<float>(i) / static_cast<float>(_bees.size()));
}

void Hive::carry(const Vec2& way) {
    for (Bee* bee : _bees) bee->setPosition(bee->getPosition() + way);
}

void Hive::setCards(const Cards& cards) {
    _speed = cards.factor(Effect::BeeSpeed);
    _horizon = cards.factor(Effect::DodgeHorizon);
    for (; _bumblebees < std::min(cards.bumblebees(), count()); ++_bumblebees)
        _bees[static_cast<std::size_t>(_bumblebees)]->becomeBumblebee();
}

void Hive::fly(copra::SwarmTuning tuning, float burstTime) {
    _burstTime = burstTime;
    tuning.maxSpeed *= _speed;
    tuning.maxAccel *= _speed * _speed; // so that they turn and stop as short as before
    tuning.dodge.horizon *= _horizon;
    _swarm.swarm().setTuning(tuning);
}

void Hive::formSpear() {
    fly(spearTuning(), 0);
}

void Hive::burst() {
    fly(burstTuning(), kBurstTime);
    for (Bee* bee : _bees) bee->protect(tuning().burst.safeTime);
}

void Hive::relax() {
    fly(swarmTuning(), 0);
}

void Hive::step(float dt) {
    if (_burstTime > 0 && (_burstTime -= dt) <= 0) relax();
    _swarm.step(dt);
    if (_bees.empty()) return;
    Vec2 sum;
    for (std::size_t i = 0; i < _bees.size(); ++i) {
        _bees[i]->step(dt, _swarm.swarm().velocity(i));
        sum += _bees[i]->getPosition();
    }
    _center = sum / static_cast<float>(_bees.size());
}

void Hive::trailPollen(Bee* bee) {
    auto* drop = CallFunc::create([this, bee] { dropPollen(bee->getPosition()); });
    bee->runAction(
        Repeat::create(Sequence::create(drop, DelayTime::create(kPollenInterval), nullptr), kGrains));
}

void Hive::dropPollen(const Vec2& position) {
    if (_pollen->getChildrenCount() >= kMostPollen) return;
    auto* grain = addSprite(_pollen, "dot.png", position - Vec2(0, kPollenBehind));
    grain->setColor(kPollenColor);
    grain->setScale(kPollenScale);
    runAndRemove(grain,
                 cocos2d::Spawn::create(FadeOut::create(kPollenFall),
                                        MoveBy::create(kPollenFall, Vec2(0, -kPollenBehind)), nullptr));
}

void Hive::placeOutlines() {
    for (std::size_t i = 0; i < _bees.size(); ++i) {
        Node* outline = _outlines->getChildren().at(static_cast<ssize_t>(i));
        outline->setPosition(_bees[i]->getPosition());
        outline->setRotation(_bees[i]->getRotation());
        outline->setScale(_bees[i]->getScale() * kOutlineScale);
    }
}

Bee* Hive::nearest(const Vec2& position) const {
    const auto found = std::min_element(_bees.begin(), _bees.end(), [&position](Bee* a, Bee* b) {
        return a->getPosition().distanceSquared(position) < b->getPosition().distanceSquared(position);
    });
    return found == _bees.end() ? nullptr : *found;
}

} // namespace beecluster
