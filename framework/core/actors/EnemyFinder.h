#pragma once

#include "actors/fwd.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace copra {

/// The enemies that a tracking bullet may chase: the sprites of its collision world by their category, or what
/// a function lists.
class EnemyFinder {
public:
    /// Appends the enemies that may be chased to an empty list.
    using Source = std::function<void(std::vector<CollisionSprite*>& enemies)>;

    /// The categories that are chased, as bits; 0 (default): all but those of the bullet.
    void setCategories(std::uint32_t categories) { _categories = categories; }
    /// An empty function goes back to the world.
    void setSource(Source source) { _source = std::move(source); }

    /// Replaces `enemies` by those of `bullet`, in the order of the source or the world.
    void list(const CollisionSprite& bullet, std::vector<CollisionSprite*>& enemies) const;

private:
    mutable Source _source; // mutable for call()
    std::uint32_t _categories = 0;
};

} // namespace copra
