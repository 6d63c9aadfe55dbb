#pragma once

#include <string>

namespace copra {

/// Sets a variable of the environment of this process, for std::getenv(); nullptr removes it. Not while another thread reads one.
void setEnvironment(const char* name, const char* value);

/// The number of this process.
unsigned long processNumber();

/// The language of the user, two letters of ISO 639 such as "de": that of the environment, on Windows that of the system. Empty if none is
/// named.
std::string userLanguage();

} // namespace copra
