#pragma once

#include <array>

namespace beecluster {

enum class GiftKind {
    Flower, ///< one more bee
    Honey,  ///< points
    Jelly,  ///< faster stings for a while
    Bee,    ///< one that was hit and tumbles: it returns to the swarm
};
/// The names in files of those that an enemy may leave, which are the first ones.
inline constexpr std::array<const char*, 3> kGiftNames{"flower", "honey", "jelly"};

} // namespace beecluster
