#pragma once

#include "actors/fwd.h"

#include <boost/signals2/dummy_mutex.hpp>
#include <boost/signals2/signal.hpp>

#include <functional>

namespace copra {

/// Boost's signal without a lock.
using UnlockedCollisionSignal = boost::signals2::signal<
    void(CollisionSprite*, CollisionSprite*), boost::signals2::optional_last_value<void>, int, std::less<int>,
    boost::function<void(CollisionSprite*, CollisionSprite*)>,
    boost::function<void(const boost::signals2::connection&, CollisionSprite*, CollisionSprite*)>,
    boost::signals2::dummy_mutex>;

/// Emitted when two sprites begin or end to overlap: slot(self, other). On a sprite `self`
/// is that sprite, on a world it is the one that joined the world earlier. Both live at least until the slot
/// returns. The signal belongs to its sprite or world and all its connections end with it; a connection that
/// must also end with the listener goes to CollisionSprite::keepConnection() or into a
/// boost::signals2::scoped_connection. Main thread only, hence without a lock.
class CollisionSignal : public UnlockedCollisionSignal {};

} // namespace copra
