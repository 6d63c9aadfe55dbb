#include "backend/sfml/SfmlDisplay.h"

#if defined(__linux__) || defined(__FreeBSD__)
#include <cstdlib>
#include <dlfcn.h>
#endif

namespace copra::sfml {

#if defined(__linux__) || defined(__FreeBSD__)

namespace {

// SFML loads libX11. Calling it is reliable, including authorization and remote displays, and needs no X11
// headers.
// The connection; null without one.
void* s_display = nullptr;

bool canOpenDisplay() {
    using OpenDisplay = void* (*)(const char*);
    const auto openDisplay = reinterpret_cast<OpenDisplay>(dlsym(RTLD_DEFAULT, "XOpenDisplay"));
    // An SFML that is built without X11 needs no X display.
    if (!openDisplay) return true;
    // Never closed: a virtual display resets when its last client disconnects, and refuses SFML meanwhile.
    s_display = openDisplay(nullptr);
    return s_display != nullptr;
}

} // namespace

bool displayIsReachable() {
    static bool known = false;
    known = known || canOpenDisplay();
    return known;
}

bool displayHasOpenGL() {
    if (!displayIsReachable()) return false;
    using QueryExtension = int (*)(void*, const char*, int*, int*, int*);
    const auto query = reinterpret_cast<QueryExtension>(dlsym(RTLD_DEFAULT, "XQueryExtension"));
    int ignored[3] = {};
    static const bool hasIt =
        !query || !s_display || query(s_display, "GLX", ignored, ignored + 1, ignored + 2) != 0;
    return hasIt;
}

#else

bool displayIsReachable() {
    return true;
}

bool displayHasOpenGL() {
    return true;
}

#endif

} // namespace copra::sfml
