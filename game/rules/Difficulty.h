#pragma once

namespace beecluster {

/// Difficulty follows the number of bees: a large swarm shoots more, so it meets more and tougher enemies,
/// and flowers get rare; a small one is given a way back.

/// 1 for the first number of bees, from tuning::kPressureLow (one bee) to tuning::kPressureHigh (the largest
/// swarm).
float pressure(int bees);
/// How many enemies a wave of `planned` sends; at least 1 for a wave that plans any.
int enemiesFor(int planned, int bees);
/// Stings an enemy of that many takes; at least 1.
int healthFor(int planned, int bees);
/// Seconds between salvos.
float shotIntervalFor(float planned, int bees);
/// Probability that a kill leaves a flower; 0 for a full swarm.
float flowerChance(int bees);

} // namespace beecluster
