#pragma once

#include "actors/fwd.h"
#include "base/WeakPtr.h"
#include "gameplay/swarm/Swarm.h"

#include <vector>

namespace copra {

/// Flies a group of sprites as a Swarm: they follow a pointer, keep apart and dodge threats (the article
/// "Automatic bullet dodging"). Own one beside the collision world and call step() every frame, before the
/// world's. All sprites need the same parent. Sprites are held weakly and drop out when they die.
class BeeSwarm {
public:
    explicit BeeSwarm(const SwarmTuning& tuning = {}, std::uint64_t seed = 1);

    /// Lets the sprite fly with the swarm, from where it is. Nothing happens for null or a member.
    void add(CollisionSprite* bee);
    void remove(CollisionSprite* bee);
    void clear();
    /// The number of living bees; removes the destroyed ones first.
    std::size_t size();
    /// The bee of this index below size(), in the order of joining; null when it has died since.
    CollisionSprite* bee(std::size_t index) const;

    /// Where the swarm is called to, in the bees' parent; `touching`: at once.
    void setPointer(const Vec2& position, bool touching);
    /// Dodges the sprites of these categories in `world`, which must outlive the swarm or be taken away by
    /// null.
    void setThreats(const CollisionWorld* world, std::uint32_t categories);
    /// True: bees turn to where they fly. False (default): their rotation is left alone.
    void setTurns(bool turns) { _turns = turns; }

    /// The simulation behind the sprites, for its tuning. Members have the indices of bee(); add and remove
    /// them with the functions above only.
    Swarm& swarm() { return _swarm; }
    const Swarm& swarm() const { return _swarm; }

    /// Moves all bees by `dt` seconds. Positions that others changed meanwhile are respected.
    void step(float dt);

private:
    void removeDead();
    void collectThreats();

    Swarm _swarm;
    std::vector<WeakPtr<CollisionSprite>> _bees; // same order as the swarm's members
    std::vector<Threat> _threats;
    SwarmPointer _pointer;
    const CollisionWorld* _world = nullptr;
    std::uint32_t _threatCategories = 0;
    bool _turns = false;
};

} // namespace copra
