#pragma once

namespace copra {

/// Adds the service that reads particle files again when they change. Every system that is read from a file
/// calls it. A file that is broken changes nothing.
void reloadChangedParticles();

} // namespace copra
