#include "rules/EnemyKind.h"

#include <array>

namespace beecluster {

namespace {

/// Weak, and comes in numbers.
EnemyTraits wasp() {
    EnemyTraits traits;
    traits.framePrefix = "wasp";
    traits.health = 3;
    traits.points = 50;
    traits.radius = 17.0f;
    traits.maxSpeed = 260.0f;
    traits.maxAcceleration = 900.0f;
    traits.pattern = ShotPattern::Aimed;
    traits.shots = 1;
    traits.shotInterval = 1.8f;
    return traits;
}

/// Harmless; carries gifts about.
EnemyTraits ladybird() {
    EnemyTraits traits;
    traits.framePrefix = "ladybird";
    traits.health = 4;
    traits.points = 80;
    traits.radius = 20.0f;
    traits.maxSpeed = 190.0f;
    traits.maxAcceleration = 600.0f;
    return traits;
}

/// Turns to the swarm and shoots where it faces, so that the player can get out of its sights.
EnemyTraits hornet() {
    EnemyTraits traits;
    traits.framePrefix = "hornet";
    traits.health = 14;
    traits.points = 250;
    traits.radius = 26.0f;
    traits.maxSpeed = 210.0f;
    traits.maxAcceleration = 620.0f;
    traits.pattern = ShotPattern::Fan;
    traits.shots = 5;
    traits.shotInterval = 1.9f;
    traits.turnRate = 130.0f;
    return traits;
}

/// A slow fortress.
EnemyTraits beetle() {
    EnemyTraits traits;
    traits.framePrefix = "beetle";
    traits.health = 24;
    traits.points = 400;
    traits.radius = 28.0f;
    traits.maxSpeed = 120.0f;
    traits.maxAcceleration = 380.0f;
    traits.pattern = ShotPattern::Ring;
    traits.shots = 12;
    traits.shotInterval = 2.3f;
    return traits;
}

} // namespace

const EnemyTraits& traitsOf(EnemyKind kind) {
    static const std::array<EnemyTraits, kEnemyKinds> table{{wasp(), ladybird(), hornet(), beetle()}};
    return table[static_cast<std::size_t>(kind)];
}

} // namespace beecluster
