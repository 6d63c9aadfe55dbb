#pragma once

#include "platform/Backend.h"

namespace copra::web {

/// A backend that draws into the canvas of the page; its window is not open yet.
[[nodiscard]] std::unique_ptr<Backend> createWebBackend();

} // namespace copra::web
