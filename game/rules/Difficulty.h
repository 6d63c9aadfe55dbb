#pragma once

namespace beecluster {

// Difficulty follows the number of bees: a large swarm shoots more, so it meets more and tougher enemies, and
// flowers become rare; a small swarm gets a chance to recover.

/// The factor of the difficulty: tuning::kPressureLow for one bee, 1 for tuning::kStartBees,
/// tuning::kPressureHigh for tuning::kMaxBees. Other numbers are clamped.
float pressure(int bees);
/// The number of enemies of a wave that plans `planned`; at least 1 if it plans any, 0 for 0 or less.
int enemiesFor(int planned, int bees);
/// The stings that an enemy takes which takes `planned` at pressure 1; at least 1.
int healthFor(int planned, int bees);
/// Seconds between salvos that are `planned` seconds apart at pressure 1.
float shotIntervalFor(float planned, int bees);
/// Probability that a kill leaves a flower; 0 for a full swarm.
float flowerChance(int bees);

} // namespace beecluster
