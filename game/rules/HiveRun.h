#pragma once

#include "gameplay/bodies/Platformer.h"
#include "rules/HiveLevel.h"
#include "rules/PlayInput.h"
#include "rules/StateHash.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace beecluster {

/// What happened in a step of the hive.
struct HiveEvent {
    enum class Kind {
        Jump,
        Drop,   ///< the bee fetched a drop of honey
        Jar,    ///< the last one
        Home,   ///< a pot came to rest in a cell
        Comes,  ///< a robber
        Taken,  ///< it lifts a pot
        Scared, ///< the bee drove it away; what it carried falls
        Stolen, ///< the pot is gone
        Opens,  ///< the door of the queen
        Ends,   ///< the bee went through it, or the time is over
    };
    Kind kind = Kind::Jump;
    cocos2d::Vec2 position;
    std::size_t index = 0; ///< of the drop or the pot
};

/// The hive from the side: a bee on its feet pushes honey pots, in rows against the walls and down the ramp, into the cells,
/// until the door of the queen opens. Elastic bodies and slopes are those of the gameplay kit. Now and then a hornet comes for the
/// pot that is nearest to its hole; the bee drives it away. When the time is over, what was brought counts. No random numbers.
class HiveRun {
public:
    struct Pot {
        copra::Handle body;
        bool isHome = false; ///< it was at rest in a cell once
        bool isLost = false; ///< stolen
    };
    /// The hornet.
    struct Robber {
        enum class Does { Waits, Comes, Carries, Flees };
        Does does = Does::Waits;
        cocos2d::Vec2 position; ///< of its claws
        std::size_t pot = 0;    ///< that it wants
    };

    explicit HiveRun(const HiveLevel& level);

    /// The input of a step: the bee walks toward the goal while it leads, and gathering jumps.
    void step(const PlayInput& input, float dt);
    /// Takes the numbers of tuning() that have been read again.
    void takeTuning();

    /// What happened in the last step.
    const std::vector<HiveEvent>& events() const { return _events; }
    /// The body of the bee.
    const copra::Body& bee() const { return *_world.find(_bee.body()); }
    /// The middle between its feet.
    cocos2d::Vec2 feet() const { return {bee().position.x, bee().bottom()}; }
    /// -1 or 1.
    float facing() const { return _bee.facing(); }
    bool isStanding() const { return _bee.isStanding(); }
    const std::vector<Pot>& pots() const { return _pots; }
    const copra::Body& bodyOf(const Pot& pot) const { return *_world.find(pot.body); }
    /// Whether that drop is still there.
    bool hasDrop(std::size_t index) const { return _hasDrop[index]; }
    const HiveLevel& level() const { return _level; }
    const Robber& robber() const { return _robber; }
    /// How many pots are home, and how many open the door: those that are wanted, or all that are left.
    int potsHome() const { return _potsHome; }
    int potsWanted() const;
    bool isOpen() const { return _potsHome >= potsWanted(); }
    /// How many bees the swarm gains: one for each pot beyond those that the door wants; it loses one for each that is missing, and at
    /// least one if the bee does not arrive.
    int beesGained() const;
    bool isOver() const { return _isOver; }
    /// Whether it ended at the queen.
    bool hasArrived() const { return _hasArrived; }
    /// Seconds.
    float timeLeft() const { return _timeLeft; }
    void addTo(StateHash& hash) const;

private:
    void walk(const PlayInput& input, float dt);
    void fetchDrops();
    void bringPots();
    void stepRobber(float dt);
    void sendRobber();
    /// Moves the robber by dt seconds. Returns whether it is where it goes.
    bool flyRobber(float dt);
    /// Lifts the pot of the robber, or lets it fall.
    void lift(bool isLifted);
    void report(HiveEvent::Kind kind, const cocos2d::Vec2& position, std::size_t index = 0) {
        _events.push_back({kind, position, index});
    }
    void end(bool arrived);

    HiveLevel _level;
    copra::BodyWorld _world;
    copra::Platformer _bee;
    std::vector<Pot> _pots;
    std::vector<bool> _hasDrop;
    std::vector<HiveEvent> _events;
    Robber _robber;
    float _untilRobber; ///< seconds
    float _timeLeft;
    int _potsHome = 0;
    bool _isOver = false;
    bool _hasArrived = false;
};

} // namespace beecluster
