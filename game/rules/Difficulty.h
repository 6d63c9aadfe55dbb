#pragma once

#include "rules/EnemyKind.h"

namespace beecluster {

// Difficulty follows the number of bees: a large swarm meets more enemies, which shoot more often, and flowers
// become rare. Enemies never become tougher, so that a large swarm feels strong. A small swarm gets a chance to
// recover.

/// The factor of the difficulty: Tuning::difficulty.pressureLow for one bee, 1 for Tuning::bees.start,
/// Tuning::difficulty.pressureHigh for Tuning::bees.most. Other numbers are clamped.
float pressure(int bees);
/// The number of enemies of a wave that plans `planned`; at least 1 if it plans any, 0 for 0 or less.
int enemiesFor(int planned, int bees);
/// The factor by which waves come in faster, so that a larger wave takes no more time.
float densityFor(int bees);
/// The stings that an enemy takes which is planned with `planned`: fewer against a small swarm, never more; at
/// least 1.
int healthFor(int planned, int bees);
/// The stings that an enemy of that kind takes from a swarm of `bees`: a boss more of a larger one, so that it lasts as long.
int healthOf(EnemyKind kind, int bees);
/// The stings that the bear takes from a swarm of `bees`: a large one needs as long as a small one.
int bearHealthFor(int bees);
/// Seconds between salvos that are `planned` seconds apart at pressure 1 in a first round.
float shotIntervalFor(float planned, int bees, int hardship = 0);
/// The number of bees for which a stage sends enemies: each round by which it is harder counts like more bees.
int beesForWaves(int bees, int hardship);
/// The factor of the fire of enemies, and of the haste and health of the bear, that grows with the square of those rounds: no
/// swarm outgrows it.
float furyOf(int hardship);
/// Probability that a kill leaves a flower; 0 for a full swarm.
float flowerChance(int bees);

} // namespace beecluster
