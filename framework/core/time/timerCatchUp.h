#pragma once

namespace copra {

/// Whether timers that are scheduled from now on catch up, as in 3.x (the default): a timer is called several times in a frame that is
/// longer than its interval, with the interval. Otherwise, as in 2.x, it is called at most once in a frame, with the time since the last
/// call, of which nothing is carried over. For the whole program.
void setTimersCatchUp(bool catchUp);

} // namespace copra
