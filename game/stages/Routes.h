#pragma once

#include "rules/Stage.h"

/// The routes of the enemies' invisible leaders. Their corners are sharp on purpose: the enemies round them.
/// A mirrored wave swaps left and right.
namespace beecluster::routes {

extern const Route swoop;    ///< down on the left, across, and up again on the right
extern const Route column;   ///< straight down
extern const Route zigzag;   ///< from side to side, downwards
extern const Route crossing; ///< from left to right, up and down
extern const Route sweep;    ///< down at the left edge, and along the lower one
extern const Route loop;     ///< a loop in the middle of the field
extern const Route spiral;   ///< a wide turn around the field that gets tighter
extern const Route hover;    ///< stays in the upper third for a while, then leaves upwards
extern const Route patrol;   ///< back and forth along the top
extern const Route lumber;   ///< slowly down

} // namespace beecluster::routes
