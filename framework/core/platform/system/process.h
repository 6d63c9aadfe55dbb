#pragma once

#include <string>

namespace copra {

/// Sets an environment variable of this process, or removes it if `value` is nullptr. No other thread may
/// read the environment meanwhile.
void setEnvironment(const char* name, const char* value);

/// Returns the ID of this process.
unsigned long processNumber();

/// Lowers the priority of the calling thread, so that others of the process come first on busy cores: by 10 of
/// the nice values on Linux, where each thread has a value, and to THREAD_PRIORITY_BELOW_NORMAL on Windows.
/// Does nothing on other systems.
void lowerThreadPriority();

/// Returns the language of the user as two letters of ISO 639, such as "de". It comes from the environment,
/// or on Windows from the system. Empty if none is set.
std::string userLanguage();

} // namespace copra
