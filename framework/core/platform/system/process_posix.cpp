// The process and its user on Linux and macOS.

#ifndef _WIN32

#include "platform/system/process.h"

#include <cstdlib>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace fs = std::filesystem;

namespace copra {

fs::path programPath() {
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error); // Linux only
}

fs::path userFolder() {
    if (const char* const config = std::getenv("XDG_CONFIG_HOME"); config && *config == '/') return config;
    if (const char* const home = std::getenv("HOME"); home && *home) return fs::path(home) / ".config";
    return {};
}

std::vector<fs::path> fontFolders() {
    std::vector<fs::path> folders = {"/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
                                     "/System/Library/Fonts"};
    if (const char* const home = std::getenv("HOME"); home && *home) {
        folders.push_back(fs::path(home) / ".local/share/fonts");
        folders.push_back(fs::path(home) / "Library/Fonts");
    }
    return folders;
}

void setEnvironment(const char* name, const char* value) {
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

#ifdef __EMSCRIPTEN__

// clang-format off: it takes JavaScript for C++
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

unsigned long processNumber() {
    return static_cast<unsigned long>(getpid());
}

} // namespace copra

#endif
