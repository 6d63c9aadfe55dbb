#pragma once

#include "actors/CollisionSprite.h"
#include "rules/Loot.h"

namespace beecluster {

class Hive;

/// Something to fetch: sinks down the field and flies to a bee that is near.
class Gift : public copra::CollisionSprite {
public:
    /// `variant` (not negative) selects the color of a flower. Null if the sprite frame is missing.
    static Gift* create(GiftKind kind, int variant);

    GiftKind kind() const { return _kind; }
    /// Advances by dt seconds; false once it is below the field.
    bool step(float dt, const Hive& hive);

private:
    GiftKind _kind = GiftKind::Honey;
    float _age = 0.0f; ///< seconds
};

} // namespace beecluster
