#pragma once

#include <cstddef>

namespace beecluster {

enum class EnemyKind { Wasp, Ladybird, Hornet, Beetle };
inline constexpr std::size_t kEnemyKinds = 4;

/// How an enemy answers the swarm.
enum class ShotPattern {
    None,
    Aimed, ///< one shot at the nearest bee
    Fan,   ///< several around that direction
    Ring,  ///< all around
};

/// What sets the kinds apart. Speeds are points a second, accelerations points a second squared.
struct EnemyTraits {
    const char* frame; ///< start of its frame names
    int health;        ///< stings it takes at pressure 1
    int points;        ///< for the kill, before the multiplier
    float radius;      ///< points of its hit circle
    float maxSpeed;    ///< of gliding behind its dummy
    float maxAcceleration;
    ShotPattern pattern;
    int shots;          ///< of one salvo
    float shotInterval; ///< seconds between salvos at pressure 1
    float turn;         ///< degrees a second in which it turns to the nearest bee; 0 looks where it flies
};

const EnemyTraits& traitsOf(EnemyKind kind);

} // namespace beecluster
