#pragma once

#include "actors/CollisionSprite.h"

namespace beecluster {

class Hive;

enum class GiftKind {
    Flower, ///< one more bee
    Honey,  ///< points
    Jelly,  ///< faster stings for a while
};

/// Something good that sinks down the field and flies to a bee that is near.
class Gift : public copra::CollisionSprite {
public:
    /// `look` chooses among the flowers' colours.
    static Gift* create(GiftKind kind, int look);

    GiftKind kind() const { return _kind; }
    /// Sinks on by dt seconds; false once it is below the field.
    bool sink(float dt, const Hive& hive);

private:
    GiftKind _kind = GiftKind::Honey;
    float _age = 0;
};

} // namespace beecluster
