#pragma once

#include <string>

namespace copra {

/// Sets an environment variable of this process, or removes it if `value` is nullptr. No other thread may
/// read the environment meanwhile.
void setEnvironment(const char* name, const char* value);

/// Returns the ID of this process.
unsigned long processNumber();

/// Returns the language of the user as two letters of ISO 639, such as "de". It comes from the environment,
/// or on Windows from the system. Empty if none is set.
std::string userLanguage();

} // namespace copra
