#pragma once

#include "math/Vec2.h"

#include <cstddef>
#include <vector>

namespace copra {

/// Cuts a simple polygon, given in either direction, into triangles, and returns three indices of corners for
/// each. Ears are cut off one after the other
/// (https://en.wikipedia.org/wiki/Polygon_triangulation#Ear_clipping_method). For fewer than three corners,
/// and if a corner is not finite, the result is empty. If the polygon crosses itself, the part that cannot be
/// cut is left out.
///
/// The time grows little faster than the number of corners. A scribble of tens of thousands of corners may
/// take more than 2^26 comparisons; then what remains is left out.
std::vector<std::size_t> triangulate(const cocos2d::Vec2* corners, std::size_t count);

/// Returns the triangles of a polygon that is known to be convex, as triangulate() does, in time proportional
/// to the number of corners.
std::vector<std::size_t> triangulateConvex(const cocos2d::Vec2* corners, std::size_t count);

} // namespace copra
