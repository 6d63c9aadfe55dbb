#pragma once

namespace copra {

/// Sets a variable of the environment of this process, for std::getenv(); nullptr removes it. Not while another thread reads one.
void setEnvironment(const char* name, const char* value);

/// The number of this process.
unsigned long processNumber();

} // namespace copra
