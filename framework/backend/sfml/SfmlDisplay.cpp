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
    const auto openDisplay = reinterpret_cast<OpenDisplay>(dlsym(RTLD_DEFAULT, "XOpenDisplay"));
    // An SFML without X11 draws by other means and needs no display.
    if (!openDisplay) return true;
    // Held for ever: a virtual display starts anew when its last client leaves, and refuses SFML meanwhile.
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
