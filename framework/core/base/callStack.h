#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace copra {

/// Writes the return addresses on the call stack of the caller into `addresses`, innermost first, and returns how many there
/// are: at most `capacity`, 0 on systems without backtrace().
int captureCallStack(void** addresses, int capacity);

/// The file that the code at an address was loaded from, and its address in that file as addr2line expects it; on Windows for a
/// program or a library of 64 bits that is linked to the usual place. Empty if no file is known.
std::pair<std::string, std::uintptr_t> locateCode(const void* address);

} // namespace copra
