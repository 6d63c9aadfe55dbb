#pragma once

#include "rules/Stage.h"

/// The ways of the dummies. Corners are sharp here on purpose: the enemies round them.
namespace beecluster::routes {

extern const Route swoop;    ///< down on the left, across, and up again on the right
extern const Route column;   ///< straight down
extern const Route zigzag;   ///< from side to side, falling
extern const Route crossing; ///< from left to right in a wave
extern const Route loop;     ///< a loop in the middle of the field
extern const Route spiral;   ///< a wide turn around the field that gets tighter
extern const Route hover;    ///< stays in the upper third for a while, then leaves upwards
extern const Route patrol;   ///< to and fro along the top
extern const Route lumber;   ///< slowly down

} // namespace beecluster::routes
