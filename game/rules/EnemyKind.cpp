#include "rules/EnemyKind.h"

#include <array>

namespace beecluster {

const EnemyTraits& traitsOf(EnemyKind kind) {
    // Wasps are many and weak; ladybirds only carry gifts about; hornets aim; beetles are slow fortresses.
    static const std::array<EnemyTraits, kEnemyKinds> table{{
        {"wasp", 2, 50, 17, 260, 900, ShotPattern::Aimed, 1, 2.6F},
        {"ladybird", 3, 80, 20, 190, 600, ShotPattern::None, 0, 0},
        {"hornet", 10, 250, 26, 210, 620, ShotPattern::Fan, 3, 2.4F},
        {"beetle", 18, 400, 28, 120, 380, ShotPattern::Ring, 10, 3.1F},
    }};
    return table[static_cast<std::size_t>(kind)];
}

} // namespace beecluster
