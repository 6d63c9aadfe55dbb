// The process and its user on Linux and macOS.

#ifndef _WIN32

#include "platform/system/process.h"

#include <cstdlib>
#include <sys/resource.h>
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

void lowerThreadPriority() {
#ifdef __linux__
    // Elsewhere, the process has one value for all threads.
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + 10);
#endif
}

std::string userLanguage() {
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value && value[0] && value[1] && std::string(value) != "C" && std::string(value) != "POSIX")
            return std::string(value, 2);
    }
    return {};
}

} // namespace copra

#endif
