#pragma once

/// Forward declarations of the classes of actors, for headers that only name them.

namespace copra {
class CollisionSignal;
class CollisionSprite;
class CollisionWorld;
class PositionsIn;
class TrackBullet;
} // namespace copra

// Classes of modules above this one, or without a fwd.h.

namespace copra {
struct CollisionShape;
} // namespace copra
