#pragma once

/// The numbers that all art, scenes and files of the game rely on. What decides how the game plays is in Tuning.h. Points
/// are those of the design resolution, y up; times are in seconds.
namespace beecluster::layout {

inline constexpr float kFieldWidth = 960.0f;  ///< points; the design resolution, as 3:2 fits most screens
inline constexpr float kFieldHeight = 640.0f; ///< points; the upper edge of the field
inline constexpr float kTallBottom =
    -480.0f; ///< points; the lower edge of a tall field, with its display 3:4
/// Pixels of the sheet per point, so that a window 1920 pixels wide stays sharp.
inline constexpr float kArtScale = 2.0f;
/// Seconds a frame when frames are counted (--frames): makes runs repeatable.
inline constexpr float kStep = 1.0f / 60;
inline constexpr float kOutside = 90.0f;  ///< points beyond an edge after which shots and gifts are gone
inline constexpr float kBeeScale = 0.78f; ///< of the drawn size; a bee is about 37 points wide
/// Points from a finger up to the goal, so that the finger does not cover the swarm.
inline constexpr float kFingerOffset = 56.0f;

} // namespace beecluster::layout
