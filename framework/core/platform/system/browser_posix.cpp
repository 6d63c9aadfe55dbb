// The browser on Linux, macOS and in web pages.

#ifndef _WIN32

#include "platform/system/browser.h"

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace copra {

#ifdef __EMSCRIPTEN__

// clang-format would break the JavaScript.
// clang-format off
EM_JS(int, copra_open_page, (const char* url), { return window.open(UTF8ToString(url), "_blank") ? 1 : 0; });
// clang-format on

bool openInBrowser(const std::string& url) {
    return copra_open_page(url.c_str()) != 0; // pop-ups without a gesture are refused
}

#else

bool openInBrowser(const std::string& url) {
#ifdef __APPLE__
    const char* const opener = "open";
#else
    const char* const opener = "xdg-open";
#endif
    // Without a shell, which would interpret parts of the URL.
    const pid_t child = fork();
    if (child == 0) {
        execlp(opener, opener, url.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

#endif

} // namespace copra

#endif
