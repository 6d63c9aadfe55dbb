// The process and its user on Windows.

#ifdef _WIN32

#include "base/windowsApi.h"
#include "platform/system/process.h"

#include <cstdlib>

namespace copra {

void setEnvironment(const char* name, const char* value) {
    _putenv_s(name, value ? value : ""); // which removes it
}

unsigned long processNumber() {
    return GetCurrentProcessId();
}

} // namespace copra

#endif
