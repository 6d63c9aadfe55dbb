#pragma once

#include "actors/fwd.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace copra {

/// Lists the enemies that a tracking bullet may chase: the sprites of certain categories in its collision
/// world, or the result of a function.
class EnemyFinder {
public:
    /// Appends the enemies to an empty list.
    using Source = std::function<void(std::vector<CollisionSprite*>& enemies)>;

    /// The categories to chase, as bits. 0, the default, means all except the categories of the bullet.
    void setCategories(std::uint32_t categories) { _categories = categories; }
    /// Takes enemies from a function. An empty function goes back to the collision world.
    void setSource(Source source) { _source = std::move(source); }

    /// Replaces `enemies` with the enemies of `bullet`, in the order of the function or the world.
    void list(const CollisionSprite& bullet, std::vector<CollisionSprite*>& enemies) const;

private:
    mutable Source _source; // The source of the enemies; mutable for call().
    std::uint32_t _categories = 0;
};

} // namespace copra
