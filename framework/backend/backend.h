#pragma once

#include "platform/Backend.h"

namespace copra {

/// Which kind of machine a game runs on.
enum class BackendKind {
    Sfml, ///< the one we sit at
    Null, ///< memory only: no window, no picture, no time of its own
};

/// What the environment variable COPRA_BACKEND names: "sfml" (also when it is not set) or "null". Another
/// name is logged and means sfml.
BackendKind backendFromEnvironment();

/// Makes a machine; its window is not open yet. Also does what installImageCodec and
/// installGlyphSource do.
std::unique_ptr<Backend> createBackend(BackendKind kind = backendFromEnvironment());

/// Lets this process read and write picture files, with or without a machine. Does nothing if it already can.
void installImageCodec();
/// Lets this process draw letters, with or without a machine. Does nothing if it already can.
void installGlyphSource();

} // namespace copra
