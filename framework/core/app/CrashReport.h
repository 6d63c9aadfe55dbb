#pragma once

#include <string>

namespace copra {

/// Returns what the program was doing, in lines: the path of the node whose update or action runs (only in
/// debug builds, which know which objects are alive), and the last events, the newest first.
std::string crashReport();

/// Prints crashReport() and the call stack to the standard error output if the program crashes or aborts,
/// even if it has used up its stack, and then lets it crash as before. Application::run() calls this
/// function. It has no effect under sanitizers, which have their own reports.
void installCrashReport();

/// Returns a description of the Ref at an address, such as "Ship 'GameScene/field/ship' at (480, 320)", for
/// debuggers (scripts/gdb/copra.py). Only debug builds know their objects, including those that were
/// destroyed. The text is valid until the next call.
const char* describeObject(const void* address);

} // namespace copra
