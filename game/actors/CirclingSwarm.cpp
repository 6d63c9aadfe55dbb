#include "actors/CirclingSwarm.h"

#include "Layout.h"
#include "actors/Hive.h"
#include "math/trigonometry.h"

using namespace cocos2d;

namespace beecluster {

namespace {
constexpr float kPointerTimeout = 2.0f; ///< seconds after which the bees fly by themselves again
constexpr int kInRow = 9;               ///< bees, at the start
} // namespace

bool CirclingSwarm::initWith(std::uint64_t seed, int bees) {
    if (!Node::init()) return false;
    addChild(_hive = Hive::create(seed));
    for (int i = 0; i < bees; ++i)
        _hive->addBee(
            Vec2(200.0f + 70.0f * static_cast<float>(i % kInRow),
                 180.0f + 20.0f * static_cast<float>(i % 3) + 40.0f * static_cast<float>(i / kInRow)));
    scheduleUpdate();
    return true;
}

void CirclingSwarm::lead(const Vec2& place) {
    _pointer = place;
    _sincePointer = 0;
}

void CirclingSwarm::update(float dt) {
    _clock += dt;
    _sincePointer += dt;
    Vec2 goal = _pointer;
    if (_sincePointer > kPointerTimeout)
        goal = Vec2(layout::kFieldWidth * (0.5f + 0.38f * copra::sine(_clock * 0.7f)),
                    layout::kFieldHeight * (0.36f + 0.25f * copra::sine(_clock * 1.15f + 0.6f)));
    _hive->setGoal(goal, true);
    _hive->step(dt);
}

} // namespace beecluster
