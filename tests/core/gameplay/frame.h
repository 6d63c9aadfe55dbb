#pragma once

/// The seconds of a frame in tests of things that move.
inline constexpr float kFrame = 1.0f / 60.0f;
