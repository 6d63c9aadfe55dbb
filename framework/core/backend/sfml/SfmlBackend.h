#pragma once

#include "platform/Backend.h"

namespace copra::sfml {

/// Creates a backend that draws with SFML into a window of the desktop, not open yet.
[[nodiscard]] std::unique_ptr<Backend> createSfmlBackend();

} // namespace copra::sfml
