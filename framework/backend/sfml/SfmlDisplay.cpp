#include "backend/sfml/SfmlDisplay.h"

#if defined(__linux__) || defined(__FreeBSD__)
#include <cstdlib>
#include <dlfcn.h>
#endif

namespace copra::sfml {

#if defined(__linux__) || defined(__FreeBSD__)

namespace {

// SFML brings libX11 along; asking it is exact, cookies and remote screens included, and needs no headers of
// X11.
bool canOpenDisplay() {
    using OpenDisplay = void* (*)(const char*);
    using CloseDisplay = int (*)(void*);
    const auto openDisplay = reinterpret_cast<OpenDisplay>(dlsym(RTLD_DEFAULT, "XOpenDisplay"));
    const auto closeDisplay = reinterpret_cast<CloseDisplay>(dlsym(RTLD_DEFAULT, "XCloseDisplay"));
    // An SFML without X11 draws by other means and needs no display.
    if (!openDisplay || !closeDisplay) return true;
    void* display = openDisplay(nullptr);
    if (display) closeDisplay(display);
    return display != nullptr;
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
