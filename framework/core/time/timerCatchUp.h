#pragma once

namespace copra {

/// Sets whether timers that are scheduled from now on catch up, as in 3.x (the default). A timer that catches
/// up is called several times in a frame that is longer than its interval, each time with the interval. A
/// timer that does not, as in cocos2d-x 2.x, is called at most once in a frame, with the time since the last
/// call, and nothing is carried over. The setting is valid for the whole program.
void setTimersCatchUp(bool catchUp);

} // namespace copra
