#pragma once

#include <cstdint>

namespace beecluster {

/// What it means that two things touch.
enum class ContactKind {
    StingHitsEnemy,
    StingHitsApple,
    AppleHitsEnemy,
    BeeFetchesGift,
    BeeReachesPaw, ///< that is raised for a blow
    BeeIsHit,      ///< by an enemy, a shot, the bear's paw or an apple
};

struct Contact {
    ContactKind kind;
    bool isSwapped; ///< what acts, the sting, the bee or the apple, is the second of the two
};

/// Classifies a contact of two categories, in either order. The collision masks leave three cases: a bee
/// touches something, a sting touches an enemy or an apple, or an apple touches an enemy.
Contact classifyContact(std::uint32_t first, std::uint32_t second);

} // namespace beecluster
