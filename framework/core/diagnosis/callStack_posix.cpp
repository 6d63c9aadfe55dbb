// The call stack on systems with backtrace().

#ifndef _WIN32

#include "diagnosis/callStack.h"

#if __has_include(<execinfo.h>) && __has_include(<dlfcn.h>)

#include "base/sanitizer.h"

#include <algorithm>
#include <dlfcn.h>
#include <execinfo.h>
#ifdef __linux__
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace copra {

[[gnu::noinline]] int captureCallStack(void** addresses, int capacity) {
    const int count = backtrace(addresses, capacity);
    if (count == 0) return 0;
    std::copy(addresses + 1, addresses + count, addresses); // without this function
    return count - 1;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

namespace {

/// Where the stack of this thread ends: no frame lies beyond.
std::uintptr_t endOfStack() {
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    void* lowest = nullptr;
    std::size_t size = 0;
    const bool isKnown = pthread_attr_getstack(&attributes, &lowest, &size) == 0;
    pthread_attr_destroy(&attributes);
    return isKnown ? reinterpret_cast<std::uintptr_t>(lowest) + size : 0;
}

/// What a function that keeps a frame pointer leaves on the stack, on both processors.
struct StackFrame {
    const StackFrame* caller;
    void* returnAddress;
};

} // namespace

[[gnu::noinline]] COPRA_NO_SANITIZE_ADDRESS int captureFramePointers(void** addresses, int capacity) {
    thread_local const std::uintptr_t end = endOfStack();
    auto at = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    int count = 0;
    while (count < capacity && at % sizeof(void*) == 0 && at < end && end - at >= sizeof(StackFrame)) {
        const auto* const frame = reinterpret_cast<const StackFrame*>(at);
        if (!frame->returnAddress) break;
        addresses[count++] = frame->returnAddress;
        const auto caller = reinterpret_cast<std::uintptr_t>(frame->caller);
        if (caller <= at) break; // the stack grows down: anything else is no frame
        at = caller;
    }
    return count;
}

#else

int captureFramePointers(void** addresses, int capacity) {
    return captureCallStack(addresses, capacity);
}

#endif

namespace {

/// A program is known by the name that it was started with, which says nothing in another folder, nor if it was found in PATH.
std::string absoluteName(const char* name) {
#ifdef __linux__
    char program[4096];
    if (name[0] == '/') return name;
    const ssize_t length = readlink("/proc/self/exe", program, sizeof program);
    if (length > 0) return {program, static_cast<std::size_t>(length)};
#endif
    return name;
}

} // namespace

std::pair<std::string, std::uintptr_t> locateCode(const void* address) {
    Dl_info info;
    if (dladdr(address, &info) == 0 || !info.dli_fname) return {};
    const auto code = reinterpret_cast<std::uintptr_t>(address);
    const auto base = reinterpret_cast<std::uintptr_t>(info.dli_fbase);
    const bool isLoadedWhereItWasLinked = base == 0x400000; // a non-relocatable (non-PIE) executable
    return {absoluteName(info.dli_fname), isLoadedWhereItWasLinked ? code : code - base};
}

#ifdef __linux__

namespace {

/// Whether a line of addr2line, "FUNCTION at FILE:LINE", says something about the program.
bool isOfInterest(const char* line) {
    for (const char* source : {" at ??:", " at CrashReport.cpp:", " at refuse.cpp:", " at refuse.h:"})
        if (std::strstr(line, source)) return false;
    char function[256]; // without its arguments
    const std::size_t length = std::min(std::strcspn(line, "(<"), sizeof function - 1);
    std::memcpy(function, line, length);
    function[length] = '\0';
    return !std::strstr(function, "std::") && !std::strstr(function, "boost::");
}

void printLine(char* line) {
    if (!isOfInterest(line)) return;
    if (char* const note = std::strstr(line, " (discriminator")) *note = '\0';
    std::fprintf(stderr, "    %s\n", line);
}

/// Prints the lines that a pipe delivers. Longer ones are cut.
void printLines(int pipe) {
    static char s_line[4096];
    std::size_t length = 0;
    for (char c = '\0'; read(pipe, &c, 1) == 1;) {
        if (c != '\n') {
            if (length + 1 < sizeof s_line) s_line[length++] = c;
            continue;
        }
        s_line[length] = '\0';
        printLine(s_line);
        length = 0;
    }
}

} // namespace

bool printFunctions(const char* file, const std::uintptr_t* addresses, int count) {
    constexpr int kMost = 64;
    char texts[kMost][2 + 2 * sizeof(std::uintptr_t) + 1];
    const char* arguments[kMost + 5] = {"addr2line", "-Cfps", "-e", file};
    for (int i = 0; i < std::min(count, kMost); ++i) {
        std::snprintf(texts[i], sizeof texts[i], "0x%" PRIxPTR, addresses[i]);
        arguments[4 + i] = texts[i];
    }
    int ends[2];
    if (pipe(ends) != 0) return false;
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execvp(arguments[0], const_cast<char**>(arguments));
        _exit(127);
    }
    close(ends[1]);
    if (child > 0) printLines(ends[0]);
    close(ends[0]);
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

#else

bool printFunctions(const char*, const std::uintptr_t*, int) {
    return false;
}

#endif

} // namespace copra

#else

namespace copra {

int captureCallStack(void**, int) {
    return 0;
}

int captureFramePointers(void**, int) {
    return 0;
}

bool printFunctions(const char*, const std::uintptr_t*, int) {
    return false;
}

std::pair<std::string, std::uintptr_t> locateCode(const void*) {
    return {};
}

} // namespace copra

#endif
#endif
