// The process and its user on Linux and macOS.

#ifndef _WIN32

#include "platform/system/process.h"

#include <cstdlib>
#include <unistd.h>

namespace copra {

void setEnvironment(const char* name, const char* value) {
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

unsigned long processNumber() {
    return static_cast<unsigned long>(getpid());
}

} // namespace copra

#endif
