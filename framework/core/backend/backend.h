#pragma once

#include "platform/Backend.h"

namespace copra {

/// The available backends.
enum class BackendKind {
    Sfml, ///< a window of the desktop, drawn by SFML
    Null, ///< memory only: no window, no output, and a manual clock
};

/// The backend that the environment variable COPRA_BACKEND names: "sfml" (the default) or "null". Another
/// name is logged and means sfml.
BackendKind backendFromEnvironment();

/// Creates a backend; its window is not open yet. Also calls installImageCodec().
[[nodiscard]] std::unique_ptr<Backend> createBackend(BackendKind kind = backendFromEnvironment());

/// Sets the image codec of this process unless there is one. Needs no backend.
void installImageCodec();

} // namespace copra
