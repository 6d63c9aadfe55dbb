#pragma once

namespace copra {

/// Whether the last owner may release or delete an object that still waits in an autorelease pool, as in 1.x
/// and 2.x, where that is harmless. After a release it stays until the pool is empty; deleted, it leaves the
/// pool. By default both are mistakes, at which a debug build ends. For the whole program.
void acceptEarlyReleases(bool accept);

} // namespace copra
