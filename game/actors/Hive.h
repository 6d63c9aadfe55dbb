#pragma once

#include "actors/Bee.h"
#include "actors/BeeSwarm.h"
#include "cocos2d.h"
#include "rules/Cards.h"
#include "rules/SwarmLook.h"

#include <cstdint>
#include <vector>

namespace beecluster {

/// The player's bees: one node with all of them, flown by a copra::BeeSwarm.
class Hive : public cocos2d::Node {
public:
    /// `seed` is that of the bees' random wandering.
    static Hive* create(std::uint64_t seed);

    /// Bees added from now on collide in `world` and dodge what harms them there. The world must outlive the
    /// hive or be removed by passing null.
    void setWorld(copra::CollisionWorld* world);
    /// Null if the sprite frame is missing.
    Bee* addBee(const cocos2d::Vec2& position);
    void removeBee(Bee* bee);
    /// Where the bees go, in points of the field; `led` makes them go there at once, as under the player's
    /// hand.
    void setGoal(const cocos2d::Vec2& goal, bool led) { _swarm.setPointer(goal, led); }
    /// Draws a rim in the color of that look around all bees together: a white one for `Honey`, and only if `hasOutline`.
    /// Call it in each frame, after the bees have moved.
    void show(SwarmLook look, bool hasOutline);
    /// Pollen of a flower trails behind the bee for a while.
    void trailPollen(Bee* bee);
    /// All bees turn somersaults, one after the other.
    void cheer();
    /// Carries all bees along by so many points.
    void carry(const cocos2d::Vec2& way);
    /// How fast the bees fly and how far they look ahead, from the next change of their formation on. Bumblebees are there at once.
    void setCards(const Cards& cards);
    /// Draws the bees together into a fast spear.
    void formSpear();
    /// Lets the bees of a spear fly apart, and protects them for a moment.
    void burst();
    /// Ends a spear without a burst.
    void relax();
    /// Advances by dt seconds.
    void step(float dt);

    const std::vector<Bee*>& bees() const { return _bees; }
    int count() const { return static_cast<int>(_bees.size()); }
    /// The average position of the bees; without bees the last one.
    const cocos2d::Vec2& center() const { return _center; }
    /// The bee nearest to `position`, or null.
    Bee* nearest(const cocos2d::Vec2& position) const;

private:
    explicit Hive(std::uint64_t seed);
    bool init() override;
    /// Flies by `tuning`, with what the cards add.
    void fly(copra::SwarmTuning tuning, float burstTime);
    void placeOutlines();
    void dropPollen(const cocos2d::Vec2& position);

    copra::BeeSwarm _swarm;
    cocos2d::Node* _shadows = nullptr;  // child, below the bees
    cocos2d::Node* _pollen = nullptr;   // child, between them: grains that fell off bees
    cocos2d::Node* _outlines = nullptr; // child, between them: a bright shape of each bee, in their order
    copra::CollisionWorld* _world = nullptr;
    std::vector<Bee*> _bees; // children, in the swarm's order
    cocos2d::Vec2 _center;
    int _bumblebees = 0;     ///< that the cards have brought
    float _speed = 1.0f;     ///< factor of the speed of the bees
    float _horizon = 1.0f;   ///< factor of how far they look ahead
    int _looks = 0;          ///< of the next bee
    float _burstTime = 0.0f; ///< seconds for which the bees still fly apart
};

} // namespace beecluster
