#pragma once

namespace copra::sfml {

/// Whether SFML can reach a screen. It aborts the process where there is none, so ask before making anything
/// that needs a window or OpenGL. A good answer is remembered.
bool displayIsReachable();

} // namespace copra::sfml
