#pragma once

#include "platform/Machine.h"

namespace copra {

/// Which kind of machine a game runs on.
enum class Backend {
    Sfml, ///< the one we sit at
    Null, ///< memory only: no window, no picture, no time of its own
};

/// What the environment variable COPRA_BACKEND names: "sfml" (also when it is not set) or "null". Another
/// name is logged and means sfml.
Backend backendFromEnvironment();

/// Makes a machine; its window is not open yet. Also does what installImageCodec and
/// installGlyphSource do.
std::unique_ptr<Machine> createMachine(Backend backend = backendFromEnvironment());

/// Lets this process read and write picture files, with or without a machine. Does nothing if it already can.
void installImageCodec();
/// Lets this process draw letters, with or without a machine. Does nothing if it already can.
void installGlyphSource();

} // namespace copra
