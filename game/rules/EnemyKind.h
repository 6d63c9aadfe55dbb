#pragma once

#include <cstddef>

namespace beecluster {

enum class EnemyKind { Wasp, Ladybird, Hornet, Beetle };
inline constexpr std::size_t kEnemyKinds = 4;

/// The shape of a salvo; see makeSalvo().
enum class ShotPattern {
    None,
    Aimed, ///< one shot at the target
    Fan,   ///< several around that direction
    Ring,  ///< all around
    Burrs, ///< three that home in on bees for a while
};

/// The properties of a kind of enemy.
struct EnemyTraits {
    const char* framePrefix = ""; ///< its sprite frames are "<prefix>_0.png" and so on
    int health = 1;               ///< stings it takes at pressure 1
    int points = 0;               ///< for the kill, before the multiplier
    float radius = 0.0f;          ///< points; of its hit circle
    float maxSpeed = 0.0f;        ///< points a second
    float maxAcceleration = 0.0f; ///< points a second squared
    ShotPattern pattern = ShotPattern::None;
    int shots = 0;             ///< of one salvo
    float shotInterval = 0.0f; ///< seconds between salvos at pressure 1
    float turnRate = 0.0f;     ///< degrees a second in which it turns to the nearest bee; 0 faces its path
};

/// The properties of that kind. The reference stays valid.
const EnemyTraits& traitsOf(EnemyKind kind);

} // namespace beecluster
