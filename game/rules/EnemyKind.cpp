#include "rules/EnemyKind.h"

#include <array>

namespace beecluster {

const EnemyTraits& traitsOf(EnemyKind kind) {
    // Wasps are many and weak; ladybirds only carry gifts about; hornets turn to the swarm and throw where
    // they look; beetles are slow fortresses.
    static const std::array<EnemyTraits, kEnemyKinds> table{{
        {"wasp", 3, 50, 17, 260, 900, ShotPattern::Aimed, 1, 1.8F, 0},
        {"ladybird", 4, 80, 20, 190, 600, ShotPattern::None, 0, 0, 0},
        {"hornet", 14, 250, 26, 210, 620, ShotPattern::Fan, 5, 1.9F, 130},
        {"beetle", 24, 400, 28, 120, 380, ShotPattern::Ring, 12, 2.3F, 0},
    }};
    return table[static_cast<std::size_t>(kind)];
}

} // namespace beecluster
