#pragma once

namespace copra {
namespace inspector {

/// Whether the inspector was asked to open since the last call: by the environment variable COPRA_INSPECT=1
/// when the program started, or by the signal SIGUSR1.
bool takeOpenRequest();

} // namespace inspector
} // namespace copra
