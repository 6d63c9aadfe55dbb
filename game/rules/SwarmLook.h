#pragma once

#include <array>

namespace beecluster {

/// The colors of the player's bees. All but the first are opened by medals; see medalThatOpens().
enum class SwarmLook { Honey, Rose, Mint, Moon };
/// Their names in files.
inline constexpr std::array<const char*, 4> kSwarmLookNames{"honey", "rose", "mint", "moon"};

} // namespace beecluster
