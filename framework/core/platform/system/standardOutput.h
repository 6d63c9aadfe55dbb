#pragma once

#include <functional>
#include <string>

namespace copra {

/// Gives a program of Windows that has no console a place for what it prints: the console that it was started from, or else a new file.
/// Does nothing if its output goes somewhere already, as it always does on other systems.
/// @param logFile Returns the path of the file, in UTF-8; called only when it is needed.
void openStandardOutput(const std::function<std::string()>& logFile);

} // namespace copra
