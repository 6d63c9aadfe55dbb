// The call stack on systems with backtrace().

#ifndef _WIN32

#include "base/callStack.h"

#if __has_include(<execinfo.h>) && __has_include(<dlfcn.h>)

#include <algorithm>
#include <dlfcn.h>
#include <execinfo.h>

namespace copra {

[[gnu::noinline]] int captureCallStack(void** addresses, int capacity) {
    const int count = backtrace(addresses, capacity);
    if (count == 0) return 0;
    std::copy(addresses + 1, addresses + count, addresses); // without this function
    return count - 1;
}

std::pair<std::string, std::uintptr_t> locateCode(const void* address) {
    Dl_info info;
    if (dladdr(address, &info) == 0 || !info.dli_fname) return {};
    const auto code = reinterpret_cast<std::uintptr_t>(address);
    const auto base = reinterpret_cast<std::uintptr_t>(info.dli_fbase);
    const bool isLoadedWhereItWasLinked = base == 0x400000; // a non-relocatable (non-PIE) executable
    return {info.dli_fname, isLoadedWhereItWasLinked ? code : code - base};
}

} // namespace copra

#else

namespace copra {

int captureCallStack(void**, int) {
    return 0;
}

std::pair<std::string, std::uintptr_t> locateCode(const void*) {
    return {};
}

} // namespace copra

#endif
#endif
