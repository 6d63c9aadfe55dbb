#pragma once

#include "gameplay/Random.h"

#include <optional>

namespace beecluster {

enum class GiftKind {
    Flower, ///< one more bee
    Honey,  ///< points
    Jelly,  ///< faster stings for a while
    Bee,    ///< one that was hit and tumbles: it returns to the swarm
};

/// What a killed enemy leaves behind for a swarm of `bees`: at most one gift, and no flower for a full swarm.
std::optional<GiftKind> rollLoot(int bees, copra::Random& random);

/// How attractive a gift is to the autopilot; a flower is 1.
float attractionOf(GiftKind kind);

} // namespace beecluster
