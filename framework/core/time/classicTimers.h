#pragma once

namespace copra {

/// Whether timers that are scheduled from now on are those of 2.x: called at most once in a frame, with the time since the
/// last call, of which nothing is carried over. By default they are those of 3.x, which catch up. For the whole program.
void useClassicTimers(bool classic);

} // namespace copra
