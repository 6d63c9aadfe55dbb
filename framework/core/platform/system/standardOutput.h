#pragma once

#include <functional>
#include <string>

namespace copra {

/// Sends the output of a Windows program without a console to the console that started it, or else to a new
/// file. Does nothing if the output already goes somewhere, as it always does on other systems.
/// @param logFile Returns the path of the file, in UTF-8; called only when it is needed.
void openStandardOutput(const std::function<std::string()>& logFile);

} // namespace copra
