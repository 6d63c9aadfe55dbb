#pragma once

#include "actors/Bee.h"
#include "actors/BeeSwarm.h"
#include "cocos2d.h"

#include <cstdint>
#include <vector>

namespace beecluster {

/// The player's bees: one node with all of them, flown by a copra::BeeSwarm.
class Hive : public cocos2d::Node {
public:
    /// The seed decides how the bees stray.
    static Hive* create(std::uint64_t seed);

    /// Bees born from now on collide in that world and dodge what harms them there. The world must outlive
    /// the hive or be taken away by null.
    void setWorld(copra::CollisionWorld* world);
    Bee* addBee(const cocos2d::Vec2& place);
    void removeBee(Bee* bee);
    /// Where the bees shall go; `led` makes them go at once.
    void setGoal(const cocos2d::Vec2& goal, bool led) { _swarm.setPointer(goal, led); }
    /// Flies on by dt seconds.
    void step(float dt);

    const std::vector<Bee*>& bees() const { return _bees; }
    int count() const { return static_cast<int>(_bees.size()); }
    /// The middle of all bees; where it was last when there are none.
    const cocos2d::Vec2& middle() const { return _middle; }
    /// The bee closest to that place, or null.
    Bee* nearest(const cocos2d::Vec2& place) const;

private:
    explicit Hive(std::uint64_t seed);

    copra::BeeSwarm _swarm;
    copra::CollisionWorld* _world = nullptr;
    std::vector<Bee*> _bees; // children, in the swarm's order
    cocos2d::Vec2 _middle;
};

} // namespace beecluster
