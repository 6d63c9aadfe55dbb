#include "rules/HiveRun.h"

#include "Tuning.h"

#include <cmath>

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
    : _level(level), _hasDrop(level.drops.size(), true), _timeLeft(tuning().hive.time) {
    for (const copra::Handle& box : _level.ground.addTo(_world).boxes) _pots.push_back({box});
    const copra::Body walker = copra::makeWalker(_level.ground.start, kBeeSize, kBeeMass);
    _bee = copra::Platformer(_world.add(walker), beeTuning());
}

void HiveRun::takeTuning() {
    _bee.setTuning(beeTuning());
    _timeLeft = std::min(_timeLeft, tuning().hive.time);
}

int HiveRun::potsWanted() const {
    return std::min(tuning().hive.pots, static_cast<int>(_pots.size()));
}

void HiveRun::step(const PlayInput& input, float dt) {
    _events.clear();
    if (_isOver) return;
    walk(input, dt);
    _world.step(dt);
    fetchDrops();
    bringPots();
    _timeLeft = std::max(_timeLeft - dt, 0.0f);
    const bool isAtDoor = _level.door.containsPoint(bee().position) && isStanding();
    if (isOpen() && isAtDoor) {
        end(true);
    } else if (_timeLeft <= 0) {
        end(false);
    }
}

void HiveRun::walk(const PlayInput& input, float dt) {
    copra::PlatformerInput feet;
    const float way = input.goal.x - bee().position.x;
    if (input.isLeading && std::abs(way) > kGoalReached)
        feet.walk = std::clamp(way / kArriveDistance, -1.0f, 1.0f);
    feet.jump = input.isGathering;
    _bee.control(_world, feet, dt);
    if (_bee.hasJumped()) _events.push_back({HiveEvent::Kind::Jump, bee().position, 0});
}

void HiveRun::fetchDrops() {
    for (std::size_t i = 0; i < _level.drops.size(); ++i) {
        const Vec2& drop = _level.drops[i];
        if (!_hasDrop[i] || drop.distance(bee().position) > tuning().hive.reach) continue;
        _hasDrop[i] = false;
        _events.push_back({HiveEvent::Kind::Drop, drop, i});
        if (std::find(_hasDrop.begin(), _hasDrop.end(), true) == _hasDrop.end())
            _events.push_back({HiveEvent::Kind::Jar, drop, i});
    }
}

void HiveRun::bringPots() {
    const bool wasOpen = isOpen();
    for (std::size_t i = 0; i < _pots.size(); ++i) {
        if (_pots[i].isHome) continue;
        const copra::Body& body = bodyOf(_pots[i]);
        const bool isInCell =
            std::any_of(_level.cells.begin(), _level.cells.end(),
                        [&body](const cocos2d::Rect& cell) { return cell.containsPoint(body.position); });
        if (!isInCell || !body.touch.below || std::abs(body.velocity.x) > kRest) continue;
        _pots[i].isHome = true;
        ++_potsHome;
        _events.push_back({HiveEvent::Kind::Home, body.position, i});
    }
    if (!wasOpen && isOpen())
        _events.push_back({HiveEvent::Kind::Opens, Vec2(_level.door.getMidX(), _level.door.getMidY()), 0});
}

void HiveRun::end(bool arrived) {
    _isOver = true;
    _hasArrived = arrived;
    _events.push_back({HiveEvent::Kind::Ends, bee().position, 0});
}

void HiveRun::addTo(StateHash& hash) const {
    hash.add(bee().position);
    for (const Pot& pot : _pots) hash.add(bodyOf(pot).position);
    hash.add(_potsHome);
}

} // namespace beecluster
