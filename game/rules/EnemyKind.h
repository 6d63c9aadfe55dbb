#pragma once

#include "rules/GiftKind.h"

#include <array>
#include <cstddef>
#include <vector>

namespace beecluster {

struct ShotPattern;

enum class EnemyKind {
    Wasp,      ///< weak, and comes in numbers
    Ladybird,  ///< harmless; carries gifts about
    Hornet,    ///< turns to the swarm and shoots where it faces, so that the player can get out of its sights
    Beetle,    ///< a slow fortress
    Dragonfly, ///< in the middle of the meadow: darts from place to place
    Frog,      ///< of the creek: leaps, sits and spits bubbles
    Stag,      ///< of the orchard: a beetle with jaws like antlers
    Moth,      ///< of the heath: its dust turns in spirals
    Gnat,      ///< one sting is enough for it, and it comes in clouds
    Weevil,    ///< a small beetle: its burrs home in on bees
};
inline constexpr std::size_t kEnemyKinds = 10;
/// Their names in files.
inline constexpr std::array<const char*, kEnemyKinds> kEnemyNames{
    "wasp", "ladybird", "hornet", "beetle", "dragonfly", "frog", "stag", "moth", "gnat", "weevil"};

/// The properties of a kind of enemy; resources/game/enemies.txt.
struct EnemyTraits {
    const char* framePrefix = "";         ///< its sprite frames are "<prefix>_0.png" and so on
    float scale = 1.0f;                   ///< of its picture
    int health = 1;                       ///< stings it takes at pressure 1
    int points = 0;                       ///< for the kill, before the multiplier
    float radius = 0.0f;                  ///< points; of its hit circle
    float maxSpeed = 0.0f;                ///< points a second
    float maxAcceleration = 0.0f;         ///< points a second squared
    const ShotPattern* pattern = nullptr; ///< null if it does not shoot
    int shots = 0;                        ///< of one salvo
    float shotInterval = 0.0f;            ///< seconds between salvos at pressure 1
    bool isBoss = false;                  ///< comes alone, whatever the swarm, and its health is shown
    int healthPerBee = 0;                 ///< of a boss: stings for each bee that meets it
    std::vector<GiftKind> drops;          ///< what a boss leaves; others leave what chance decides
    float turnRate = 0.0f; ///< degrees a second in which it turns to the nearest bee; 0 faces its path
};

/// The properties of that kind. The reference is valid until the files are read again.
const EnemyTraits& traitsOf(EnemyKind kind);

} // namespace beecluster
