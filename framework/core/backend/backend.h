#pragma once

#include "platform/Backend.h"

namespace copra {

/// The available backends.
enum class BackendKind {
    Window, ///< A window of the desktop, drawn by SFML, or the canvas of a web page, drawn by WebGL.
    Null,   ///< Memory only, without a window and output, for tests and servers.
};

/// Returns the backend that the environment variable COPRA_BACKEND names: "null", "sfml" or, in web pages,
/// "web". The default is "sfml" or "web". Another name is logged and means the default. On desktops without
/// COPRA_WITH_SFML, there is only the null backend.
BackendKind backendFromEnvironment();

/// Creates a backend; its window is not open yet. Also calls installImageCodec(). Its clock is that of the
/// system, even without a window: see createNullBackend() for a manual one. If the build does not contain
/// this kind, that is logged, and the null backend is created.
[[nodiscard]] std::unique_ptr<Backend> createBackend(BackendKind kind = backendFromEnvironment());

/// Sets the image codec of this process, unless there is one. It needs no backend. With neither
/// COPRA_WITH_SFML nor COPRA_WITH_STB, there is no codec: Image reads PNG files without it.
void installImageCodec();

} // namespace copra
