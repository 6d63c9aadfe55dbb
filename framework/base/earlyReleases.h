#pragma once

namespace copra {

/// Whether the last owner may release an object that still waits in an autorelease pool, as in 1.x and 2.x, where that is
/// harmless; it stays until the pool is empty. By default that is a mistake, at which a debug build ends. For the whole program.
void acceptEarlyReleases(bool accept);

} // namespace copra
