#pragma once

namespace copra::sfml {

/// Whether SFML can connect to a display. It aborts the process if it cannot, so check before creating
/// anything that needs a window or OpenGL. Success is cached.
bool displayIsReachable();

/// Whether a reachable display has OpenGL. SFML crashes on an X server without GLX.
bool displayHasOpenGL();

} // namespace copra::sfml
