/// Makes the inspector the development tool of every program that links it.

#include "app/DevelopmentTool.h"
#include "inspector/Inspector.h"
#include "inspector/openRequest.h"

#include <csignal>
#include <cstdlib>
#include <cstring>

// The library is linked with -u of this name, so that a program gets this file without naming anything of it.
extern "C" {
int copra_inspector_is_linked = 1;
}

namespace copra {
namespace inspector {

namespace {

volatile std::sig_atomic_t s_isOpenRequested = 0; // all that a signal handler may write

extern "C" {
static void requestOpen(int) {
    s_isOpenRequested = 1;
}
}

bool installInspector() {
    setDevelopmentTool(&Inspector::getInstance());
    const char* value = std::getenv("COPRA_INSPECT");
    s_isOpenRequested = value && std::strcmp(value, "1") == 0 ? 1 : 0;
#ifdef SIGUSR1
    // A handler of the game stays.
    const auto before = std::signal(SIGUSR1, requestOpen);
    if (before != SIG_DFL) std::signal(SIGUSR1, before);
#endif
    return true;
}

const bool kIsInstalled = installInspector();

} // namespace

bool takeOpenRequest() {
    if (s_isOpenRequested == 0) return false;
    s_isOpenRequested = 0;
    return true;
}

} // namespace inspector
} // namespace copra
