#pragma once

#include "platform/Backend.h"

namespace copra::sfml {

/// The machine we sit at: a window of the desktop (not open yet), its graphics and its clock.
std::unique_ptr<Backend> createSfmlBackend();

} // namespace copra::sfml
