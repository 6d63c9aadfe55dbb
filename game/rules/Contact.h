#pragma once

#include <cstdint>

namespace beecluster {

/// What it means that two things touch.
enum class ContactKind {
    StingHitsEnemy,
    StingHitsApple,
    BeeFetchesGift,
    BeeIsHit, ///< by an enemy, a shot, the bear's paw or an apple
};

struct Contact {
    ContactKind kind;
    bool isSwapped; ///< the sting or the bee is the second of the two
};

/// Classifies a contact of two categories, in either order. The collision masks leave two cases: a bee
/// touches something, or a sting touches an enemy or an apple.
Contact classifyContact(std::uint32_t first, std::uint32_t second);

} // namespace beecluster
