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
bool canOpenDisplay() {
    using OpenDisplay = void* (*)(const char*);
    const auto openDisplay = reinterpret_cast<OpenDisplay>(dlsym(RTLD_DEFAULT, "XOpenDisplay"));
    // An SFML that is built without X11 needs no X display.
    if (!openDisplay) return true;
    // Never closed: a virtual display resets when its last client disconnects, and refuses SFML meanwhile.
    static void* held = nullptr;
    held = openDisplay(nullptr);
    return held != nullptr;
}

} // namespace

bool displayIsReachable() {
    static bool known = false;
    known = known || canOpenDisplay();
    return known;
}

#else

bool displayIsReachable() {
    return true;
}

#endif

} // namespace copra::sfml
