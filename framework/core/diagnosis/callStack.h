#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace copra {

/// Writes the return addresses on the call stack of the caller into `addresses`, innermost first, and returns
/// how many there are: at most `capacity`, 0 on systems without backtrace().
int captureCallStack(void** addresses, int capacity);

/// Writes the return addresses on the call stack, a hundred times faster than captureCallStack(), by the
/// frame pointers that debug builds keep: ends at the first function that was compiled without. For what
/// notes a place at every call.
int captureFramePointers(void** addresses, int capacity);

/// Returns the file that the code at an address was loaded from, and its address in that file as addr2line
/// expects it; on Windows for a program or a library of 64 bits that is linked to the usual place. Empty if
/// no file is known.
std::pair<std::string, std::uintptr_t> locateCode(const void* address);

/// Prints the functions at `count` addresses of a file to stderr, with file and line, by the program
/// addr2line; without those of the standard library, Boost, and the report itself. Returns false if it
/// cannot. Allocates nothing: for use in a crash.
bool printFunctions(const char* file, const std::uintptr_t* addresses, int count);

} // namespace copra
