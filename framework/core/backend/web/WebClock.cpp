#include "backend/web/WebClock.h"

#include <emscripten.h>
#include <emscripten/stack.h>

namespace copra::web {

namespace {

// clang-format would break the JavaScript.
// clang-format off
// Throws if a function waits that cannot.
EM_JS(void, copra_check_wait, (unsigned depth), {
    if (Module["copraWait"]) Module["copraWait"](depth);
});
// A frame of the browser that comes a little early is taken, or every second one would be missed.
EM_ASYNC_JS(void, copra_wait, (double seconds), {
    const due = performance.now() + seconds * 1000 - 4;
    do await new Promise(resolve => requestAnimationFrame(resolve));
    while (performance.now() < due);
});
// clang-format on

} // namespace

void WebClock::sleep(double seconds) {
    copra_check_wait(static_cast<unsigned>(emscripten_stack_get_current()));
    copra_wait(seconds > 0.0 ? seconds : 0.0);
}

} // namespace copra::web
