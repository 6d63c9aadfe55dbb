#pragma once

#include "math/Vec2.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Cuts a simple polygon, given in either direction, into triangles: three indices of corners each. Ears are
/// cut off one after the other (https://en.wikipedia.org/wiki/Polygon_triangulation#Ear_clipping_method).
/// Returns nothing for fewer than three corners, and for a corner that is not finite. Where the polygon
/// crosses itself, the rest that cannot be cut is left out. The time grows little faster than the number of
/// corners; of a scribble of tens of thousands of corners, which takes more than 2^26 comparisons, the rest
/// is left out.
std::vector<std::size_t> triangulate(const cocos2d::Vec2* corners, std::size_t count);

/// Returns the triangles of a polygon that is known to be convex, as triangulate() does, in time proportional
/// to the number of corners.
std::vector<std::size_t> triangulateConvex(const cocos2d::Vec2* corners, std::size_t count);

} // namespace copra
