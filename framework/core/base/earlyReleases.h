#pragma once

namespace copra {

/// Sets whether the last owner may release or delete an object that still waits in an autorelease pool. This
/// was harmless in 1.x and 2.x: after a release, the object stays until the pool is emptied; after a
/// deletion, it leaves the pool. By default, both are mistakes that end a debug build. The setting applies to
/// the whole program.
void acceptEarlyReleases(bool accept);

} // namespace copra
