#pragma once

#include <cstdint>

/// What collides with what: bits for CollisionSprite's category and mask.
namespace beecluster::category {

inline constexpr std::uint32_t kBee = 1U << 0U;
inline constexpr std::uint32_t kSting = 1U << 1U;
inline constexpr std::uint32_t kEnemy = 1U << 2U;
inline constexpr std::uint32_t kEnemyShot = 1U << 3U;
inline constexpr std::uint32_t kPaw = 1U << 4U; ///< hurts bees but takes no stings
inline constexpr std::uint32_t kGift = 1U << 5U;
inline constexpr std::uint32_t kRollingApple = 1U << 6U; ///< hurts bees; stings throw it at enemies
inline constexpr std::uint32_t kRaisedPaw = 1U << 7U;    ///< harmless; a spear reaches it

inline constexpr std::uint32_t kHarmsBees = kEnemy | kEnemyShot | kPaw | kRollingApple;

} // namespace beecluster::category
