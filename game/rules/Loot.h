#pragma once

#include "gameplay/Random.h"
#include "rules/GiftKind.h"

#include <optional>

namespace beecluster {

/// What a killed enemy leaves behind for a swarm of `bees`: at most one gift, and no flower for a full swarm.
/// `flowers`: factor of their chance.
std::optional<GiftKind> rollLoot(int bees, copra::Random& random, float flowers = 1.0f);

/// How attractive a gift is to the autopilot; a flower is 1.
float attractionOf(GiftKind kind);

} // namespace beecluster
