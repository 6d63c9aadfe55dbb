#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace copra {

/// Writes the return addresses on the call stack of the caller into `addresses`, innermost first. Returns
/// their number: at most `capacity`, and 0 on systems without backtrace().
int captureCallStack(void** addresses, int capacity);

/// Writes the return addresses on the call stack by the frame pointers that debug builds keep. This is a
/// hundred times faster than captureCallStack(), but ends at the first function that was compiled without
/// frame pointers. Use it to note a place at every call.
int captureFramePointers(void** addresses, int capacity);

/// Returns the file that the code at an address was loaded from, and its address in that file as addr2line
/// expects it. On Windows, this works for a program or a library of 64 bits that is linked to the usual
/// place. The result is empty if no file is known.
std::pair<std::string, std::uintptr_t> locateCode(const void* address);

/// Prints the functions at `count` addresses of a file to stderr, with file and line, by the program
/// addr2line. It omits functions of the standard library, of Boost, and of the report itself. Returns false
/// if it cannot. It allocates nothing, so it can be used in a crash.
bool printFunctions(const char* file, const std::uintptr_t* addresses, int count);

} // namespace copra
