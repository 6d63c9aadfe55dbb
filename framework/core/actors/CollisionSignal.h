#pragma once

#include "actors/fwd.h"

#include <boost/signals2/dummy_mutex.hpp>
#include <boost/signals2/signal.hpp>

#include <functional>

namespace copra {

/// A signal of Boost without a lock.
using UnlockedCollisionSignal = boost::signals2::signal<
    void(CollisionSprite*, CollisionSprite*), boost::signals2::optional_last_value<void>, int, std::less<int>,
    boost::function<void(CollisionSprite*, CollisionSprite*)>,
    boost::function<void(const boost::signals2::connection&, CollisionSprite*, CollisionSprite*)>,
    boost::signals2::dummy_mutex>;

/// A signal that is emitted when two sprites begin or cease to overlap: slot(self, other). In a signal of a
/// sprite, `self` is that sprite; in a signal of a world, it is the sprite that joined the world earlier.
/// Both live at least until the slot returns. The signal belongs to its sprite or world, and its connections
/// end with it. To end a connection together with the listener, use CollisionSprite::keepConnection() or a
/// boost::signals2::scoped_connection. It is for the main thread only, because there is no lock.
class CollisionSignal : public UnlockedCollisionSignal {};

} // namespace copra
