#include "rules/HiveRun.h"

#include "Tuning.h"
#include "gameplay/tracking/Homing.h"

#include <cmath>
#include <limits>

namespace beecluster {

using cocos2d::Vec2;

namespace {

const Vec2 kBeeSize(26.0f, 34.0f);       ///< points; smaller than drawn, so that gaps feel fair
constexpr float kBeeMass = 2.0f;         ///< pushes a row of three pots without effort
constexpr float kArriveDistance = 22.0f; ///< points from the goal at which the bee slows down
constexpr float kGoalReached = 3.0f;     ///< points; nearer, it stands
constexpr float kRest = 40.0f;           ///< points a second; a slower pot is at rest

copra::PlatformerTuning beeTuning() {
    const Tuning::Hive& hive = tuning().hive;
    copra::PlatformerTuning bee;
    bee.walkSpeed = hive.walkSpeed;
    bee.jumpHeight = hive.jumpHeight;
    return bee;
}

} // namespace

HiveRun::HiveRun(const HiveLevel& level)
    : _level(level),
      _hasDrop(level.drops.size(), true),
      _untilRobber(tuning().robber.first),
      _timeLeft(tuning().hive.time) {
    for (const copra::Handle& box : _level.ground.addTo(_world).boxes) _pots.push_back({box});
    const copra::Body walker = copra::makeWalker(_level.ground.start, kBeeSize, kBeeMass);
    _bee = copra::Platformer(_world.add(walker), beeTuning());
}

void HiveRun::takeTuning() {
    _bee.setTuning(beeTuning());
    _timeLeft = std::min(_timeLeft, tuning().hive.time);
}

int HiveRun::potsWanted() const {
    const auto left = std::count_if(_pots.begin(), _pots.end(), [](const Pot& pot) { return !pot.isLost; });
    return std::min(tuning().hive.pots, static_cast<int>(left));
}

int HiveRun::beesGained() const {
    const int gained = _potsHome - std::min(tuning().hive.pots, static_cast<int>(_pots.size()));
    return _hasArrived ? gained : std::min(gained, -1);
}

void HiveRun::step(const PlayInput& input, float dt) {
    _events.clear();
    if (_isOver) return;
    const bool wasOpen = isOpen();
    walk(input, dt);
    stepRobber(dt);
    _world.step(dt);
    fetchDrops();
    bringPots();
    if (!wasOpen && isOpen())
        report(HiveEvent::Kind::Opens, Vec2(_level.door.getMidX(), _level.door.getMidY()));
    _timeLeft = std::max(_timeLeft - dt, 0.0f);
    const bool isAtDoor = _level.door.containsPoint(bee().position) && isStanding();
    if (isOpen() && isAtDoor) return end(true);
    if (_timeLeft <= 0) end(false);
}

void HiveRun::walk(const PlayInput& input, float dt) {
    copra::PlatformerInput feet;
    const float way = input.goal.x - bee().position.x;
    if (input.isLeading && std::abs(way) > kGoalReached)
        feet.walk = std::clamp(way / kArriveDistance, -1.0f, 1.0f);
    feet.jump = input.isGathering;
    _bee.control(_world, feet, dt);
    if (_bee.hasJumped()) report(HiveEvent::Kind::Jump, bee().position);
}

void HiveRun::fetchDrops() {
    for (std::size_t i = 0; i < _level.drops.size(); ++i) {
        const Vec2& drop = _level.drops[i];
        if (!_hasDrop[i] || drop.distance(bee().position) > tuning().hive.reach) continue;
        _hasDrop[i] = false;
        report(HiveEvent::Kind::Drop, drop, i);
        if (std::find(_hasDrop.begin(), _hasDrop.end(), true) == _hasDrop.end())
            report(HiveEvent::Kind::Jar, drop, i);
    }
}

void HiveRun::bringPots() {
    for (std::size_t i = 0; i < _pots.size(); ++i) {
        if (_pots[i].isHome || _pots[i].isLost) continue;
        const copra::Body& body = bodyOf(_pots[i]);
        const bool isInCell =
            std::any_of(_level.cells.begin(), _level.cells.end(),
                        [&body](const cocos2d::Rect& cell) { return cell.containsPoint(body.position); });
        if (!isInCell || !body.touch.below || std::abs(body.velocity.x) > kRest) continue;
        _pots[i].isHome = true;
        ++_potsHome;
        report(HiveEvent::Kind::Home, body.position, i);
    }
}

// --- The robber ---

void HiveRun::stepRobber(float dt) {
    using Does = Robber::Does;
    _untilRobber -= dt;
    if (_robber.does == Does::Waits && _untilRobber <= 0) sendRobber();
    if (_robber.does == Does::Waits) return;
    const bool isScared = _robber.position.distance(bee().position) < tuning().robber.reach;
    if (_robber.does != Does::Flees && (isScared || _pots[_robber.pot].isHome)) {
        if (isScared) report(HiveEvent::Kind::Scared, _robber.position, _robber.pot);
        if (_robber.does == Does::Carries) lift(false);
        _robber.does = Does::Flees;
    }
    if (!flyRobber(dt)) return;
    if (_robber.does == Does::Comes) {
        report(HiveEvent::Kind::Taken, _robber.position, _robber.pot);
        lift(true);
        _robber.does = Does::Carries;
        return;
    }
    if (_robber.does == Does::Carries) {
        report(HiveEvent::Kind::Stolen, _robber.position, _robber.pot);
        _pots[_robber.pot].isLost = true;
    }
    _robber.does = Does::Waits;
    _untilRobber = tuning().robber.interval;
}

void HiveRun::sendRobber() {
    float nearest = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < _pots.size(); ++i) {
        const float distance = bodyOf(_pots[i]).position.distance(_level.hole);
        if (_pots[i].isHome || _pots[i].isLost || distance >= nearest) continue;
        nearest = distance;
        _robber = {Robber::Does::Comes, _level.hole, i};
    }
    if (_robber.does == Robber::Does::Comes) report(HiveEvent::Kind::Comes, _level.hole, _robber.pot);
}

bool HiveRun::flyRobber(float dt) {
    const bool isCarrying = _robber.does == Robber::Does::Carries;
    copra::Body* pot = _world.find(_pots[_robber.pot].body);
    const Vec2 grip(0, pot->halfSize.y);
    const Vec2 goal = _robber.does == Robber::Does::Comes ? pot->position + grip : _level.hole;
    const float speed = isCarrying ? tuning().robber.carry : tuning().robber.speed;
    const bool isThere = copra::moveStraight(_robber.position, goal, speed, dt);
    if (isCarrying) pot->position = _robber.position - grip;
    return isThere;
}

void HiveRun::lift(bool isLifted) {
    copra::Body* pot = _world.find(_pots[_robber.pot].body);
    pot->velocity = Vec2();
    pot->gravityScale = isLifted ? 0.0f : 1.0f;
    pot->mask = isLifted ? 0u : ~0u; // it passes through walls
}

void HiveRun::end(bool arrived) {
    _isOver = true;
    _hasArrived = arrived;
    report(HiveEvent::Kind::Ends, bee().position);
}

void HiveRun::addTo(StateHash& hash) const {
    hash.add(bee().position);
    for (const Pot& pot : _pots) hash.add(bodyOf(pot).position);
    hash.add(_robber.position);
    hash.add(_potsHome);
}

} // namespace beecluster
