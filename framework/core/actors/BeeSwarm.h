#pragma once

#include "actors/fwd.h"
#include "base/WeakPtr.h"
#include "gameplay/swarm/Swarm.h"

#include <vector>

namespace copra {

/// Flies a group of sprites as a Swarm: they follow a pointer, keep apart, and dodge threats (the article
/// "Automatic bullet dodging"). Keep one next to the collision world, and call its step() every frame before
/// the step() of the world. All sprites need the same parent. The swarm does not retain them; destroyed
/// sprites leave it.
class BeeSwarm {
public:
    /// Constructs an empty swarm. The same seed gives the same flight.
    explicit BeeSwarm(const SwarmTuning& tuning = {}, std::uint64_t seed = 1);

    /// Adds a sprite, which starts from where it is. Members are ignored. Null is an error: debug builds
    /// assert; release builds log it and do nothing.
    void add(CollisionSprite* bee);
    /// Removes a bee from the swarm. The sprite stays where it is. Sprites that are not members are ignored.
    void remove(CollisionSprite* bee);
    /// Removes all bees from the swarm. The sprites stay where they are.
    void clear();
    /// Returns the number of living bees, after removing destroyed ones.
    std::size_t size();
    /// Returns the bee at an index below size(), in the order in which they joined, or null if it has been
    /// destroyed since.
    CollisionSprite* bee(std::size_t index) const;

    /// Sets the point to follow, in the space of the bees' parent. With `touching`, the bees come at once.
    void setPointer(const Vec2& position, bool touching);
    /// Makes the bees dodge the sprites of these categories in `world`. The world must outlive the swarm,
    /// unless null replaces it.
    void setThreats(const CollisionWorld* world, std::uint32_t categories);
    /// Sets whether bees turn to the direction in which they fly; false by default.
    void setTurns(bool turns) { _turns = turns; }

    /// Returns the simulation behind the sprites, for its tuning. Its indices are the same as in bee(). Add
    /// and remove members only with the functions above.
    Swarm& swarm() { return _swarm; }
    /// Returns the simulation behind the sprites, read-only.
    const Swarm& swarm() const { return _swarm; }

    /// Moves all bees by `dt` seconds, from their current positions, even if other code has moved them.
    void step(float dt);

private:
    void removeDead();
    void collectThreats();

    Swarm _swarm;
    std::vector<WeakPtr<CollisionSprite>> _bees; // The sprites, in the order of the swarm's members.
    std::vector<Threat> _threats;
    SwarmPointer _pointer;
    const CollisionWorld* _world = nullptr;
    std::uint32_t _threatCategories = 0;
    bool _turns = false;
};

} // namespace copra
