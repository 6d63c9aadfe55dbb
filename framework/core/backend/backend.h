#pragma once

#include "platform/Backend.h"

namespace copra {

/// The available backends.
enum class BackendKind {
    Window, ///< a window of the desktop, drawn by SFML; in a web page the canvas, drawn by WebGL
    Null,   ///< memory only: no window and no output, for tests and servers
};

/// The backend that the environment variable COPRA_BACKEND names: "sfml" or, in web pages, "web" (the
/// default), or "null". Another name is logged and means the default. On desktops without COPRA_WITH_SFML
/// there is only the null backend.
BackendKind backendFromEnvironment();

/// Creates a backend; its window is not open yet. Also calls installImageCodec(). Its clock is that of the
/// system, even without a window: see createNullBackend() for a manual one. If the build does not contain
/// this kind, that is logged, and the null backend is created.
[[nodiscard]] std::unique_ptr<Backend> createBackend(BackendKind kind = backendFromEnvironment());

/// Sets the image codec of this process unless there is one. Needs no backend. With neither COPRA_WITH_SFML
/// nor COPRA_WITH_STB there is none: Image reads PNG files without it.
void installImageCodec();

} // namespace copra
