#pragma once

#include "platform/Backend.h"

namespace copra {

/// The available backends.
enum class BackendKind {
    Sfml, ///< a window of the desktop, drawn by SFML
    Null, ///< memory only: no window and no output, for tests and servers
};

/// The backend that the environment variable COPRA_BACKEND names: "sfml" (the default) or "null". Another
/// name is logged and means sfml. In a build without COPRA_WITH_SFML there is only the null backend.
BackendKind backendFromEnvironment();

/// Creates a backend; its window is not open yet. Also calls installImageCodec(). Its clock is that of the system, also without a
/// window: see createNullBackend() for a manual one. A kind that was left out is logged, and the null backend is created.
[[nodiscard]] std::unique_ptr<Backend> createBackend(BackendKind kind = backendFromEnvironment());

/// Sets the image codec of this process unless there is one. Needs no backend. Without COPRA_WITH_SFML there is none: Image reads PNG
/// files without it.
void installImageCodec();

} // namespace copra
