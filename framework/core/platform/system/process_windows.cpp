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

void lowerThreadPriority() {
    SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

std::string userLanguage() {
    wchar_t name[LOCALE_NAME_MAX_LENGTH] = {}; // "de-DE"
    if (GetUserDefaultLocaleName(name, LOCALE_NAME_MAX_LENGTH) < 3) return {};
    return {static_cast<char>(name[0]), static_cast<char>(name[1])};
}

} // namespace copra

#endif
