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
        Drop,  ///< the bee fetched a drop of honey
        Jar,   ///< the last one
        Home,  ///< a pot came to rest in a cell
        Opens, ///< the door of the queen
        Ends,  ///< the bee went through it, or the time is over
    };
    Kind kind = Kind::Jump;
    cocos2d::Vec2 position;
    std::size_t index = 0; ///< of the drop or the pot
};

/// The hive from the side: a bee on its feet pushes honey pots, in rows against the walls and down the ramp, into the cells,
/// until the door of the queen opens. Elastic bodies and slopes are those of the gameplay kit. When the time is over, what was
/// brought counts, and each pot that was wanted costs the swarm a bee. No random numbers.
class HiveRun {
public:
    struct Pot {
        copra::Handle body;
        bool isHome = false; ///< it was at rest in a cell once
    };

    explicit HiveRun(const HiveLevel& level);

    /// The input of a step: the bee walks towards the goal while it leads, and gathering jumps.
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
    /// How many pots are home, and how many open the door.
    int potsHome() const { return _potsHome; }
    int potsWanted() const;
    bool isOpen() const { return _potsHome >= potsWanted(); }
    /// How many bees the swarm loses: none if it arrived; one for each pot that was wanted when the time was
    /// over, and at least one.
    int beesLost() const { return hasArrived() ? 0 : std::max(potsWanted() - potsHome(), 1); }
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
    void end(bool arrived);

    HiveLevel _level;
    copra::BodyWorld _world;
    copra::Platformer _bee;
    std::vector<Pot> _pots;
    std::vector<bool> _hasDrop;
    std::vector<HiveEvent> _events;
    float _timeLeft;
    int _potsHome = 0;
    bool _isOver = false;
    bool _hasArrived = false;
};

} // namespace beecluster
