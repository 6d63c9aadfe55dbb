#include "app/CrashReport.h"

#include "base/CrashNotes.h"
#include "base/Lives.h"
#include "base/sanitizer.h"
#include "diagnosis/CallPlace.h"
#include "diagnosis/LeakReport.h"
#include "diagnosis/callStack.h"
#include "scene/Node.h"

#include <algorithm>
#include <cinttypes>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <string>
#include <typeinfo>

#if defined(SA_ONSTACK) && !defined(__EMSCRIPTEN__) // a page has no signals
#define COPRA_HAS_SIGACTION
#endif

// NOLINTBEGIN(bugprone-signal-handler): the program is lost already; what can still be read is worth more than the rule.

namespace copra {

namespace {

using cocos2d::Node;

constexpr std::size_t kHandlerStack = 256 * 1024;
constexpr int kCrashSignals[] = {SIGSEGV, SIGABRT, SIGFPE, SIGILL};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The class of a function is behind it: Z4mainE4Hero.
const char* behindFunction(const char* mangled) {
    const char* last = mangled;
    for (const char* at = mangled; *mangled == 'Z' && *at; ++at)
        if (at[0] == 'E' && isDigit(at[1])) last = at + 1;
    return last;
}

/// The last part of a mangled class name, N7cocos2d6SpriteE: what demangles whole names allocates.
std::string shortName(const char* mangled) {
    std::string last = mangled;
    const char* at = behindFunction(*mangled == 'N' ? mangled + 1 : mangled);
    while (isDigit(*at)) {
        std::size_t length = 0;
        while (isDigit(*at)) length = length * 10 + static_cast<std::size_t>(*at++ - '0');
        last.assign(at, std::min(length, std::char_traits<char>::length(at)));
        at += last.size();
    }
    return last;
}

std::string crashPathOf(const Node& node) {
    const std::string own = node.getName().empty() ? shortName(typeid(node).name()) : node.getName();
    return node.getParent() ? crashPathOf(*node.getParent()) + "/" + own : own;
}

constexpr int kFrames = 48;

/// Code of one file: `addresses` in it, as addr2line expects them.
struct CodeOfFile {
    std::string file;
    std::uintptr_t addresses[kFrames];
    int count = 0;
};

bool isOfTheSystem(const std::string& file) {
    return file.rfind("/lib", 0) == 0 || file.rfind("/usr/lib", 0) == 0;
}

/// Debug builds name functions and lines. Of a library of the system they name the file, and nothing of libc, from which signals
/// come and which calls main().
void print(const CodeOfFile& code) {
    if (code.count == 0) return;
    std::fflush(stderr);
    if (namesCallers()) {
        if (isOfTheSystem(code.file)) {
            if (code.file.find("/libc.so") == std::string::npos)
                std::fprintf(stderr, "    %s\n", code.file.c_str());
            return;
        }
        if (printFunctions(code.file.c_str(), code.addresses, code.count)) return;
    }
    for (int i = 0; i < code.count; ++i)
        std::fprintf(stderr, "    %s 0x%" PRIxPTR "\n", code.file.c_str(), code.addresses[i]);
}

/// Whether one function takes up a quarter of what is shown of a long call stack.
bool repeats(void* const* addresses, int count) {
    return std::any_of(addresses, addresses + count, [=](const void* address) {
        return std::count(addresses, addresses + count, address) >= kFrames / 4;
    });
}

/// Debug builds name functions and lines. A release build does not: that needs a program and what debuggers read.
void printCallStack(bool mayBeOverflow) {
    void* addresses[kFrames];
    const int count = captureCallStack(addresses, kFrames);
    if (mayBeOverflow && repeats(addresses, count))
        std::fputs("copra: probably a stack overflow: a function calls itself again and again\n", stderr);
    if (count > 0)
        std::fprintf(stderr, "copra: the call stack, innermost first%s:\n",
                     namesCallers() ? "" : " (addr2line -Cfpe FILE ADDRESS names a function)");
    CodeOfFile code;
    for (int i = 0; i < count; ++i) {
        // A return address is that of the instruction after the call: one byte less lies in the call.
        const auto [file, address] = locateCode(static_cast<const char*>(addresses[i]) - 1);
        if (file.empty()) continue;
        if (file != code.file) {
            print(code);
            code.file = file;
            code.count = 0;
        }
        code.addresses[code.count++] = address;
    }
    print(code);
}

void report(int signal, bool usedNull) {
    // A second crash, in here, is an ordinary one.
    for (const int any : kCrashSignals) std::signal(any, SIG_DFL);
    std::fprintf(stderr, "%s%s", crashReport().c_str(),
                 usedNull ? "copra: it used a null pointer, or an object that was destroyed\n" : "");
    std::fflush(stderr);
    printCallStack(signal == SIGSEGV && !usedNull);
    std::fflush(stderr);
    std::raise(signal);
}

extern "C" {
#ifdef COPRA_HAS_SIGACTION
static void handleCrash(int signal, siginfo_t* info, void*) {
    constexpr std::uintptr_t kFirstPage = 4096; // members of a null object lie in it
    report(signal, signal == SIGSEGV && info->si_code == SEGV_MAPERR &&
                       reinterpret_cast<std::uintptr_t>(info->si_addr) < kFirstPage);
}
#else
static void handleCrash(int signal) {
    report(signal, false);
}
#endif
}

} // namespace

namespace {

std::string wordsFor(const void* address) {
    const cocos2d::Ref* const object = Lives::find(address);
    if (!object) {
#if COCOS2D_DEBUG > 0
        const std::string past = LeakReport::lastWords(address);
        return past.empty() ? "no object" : "this object no longer exists:\n" + past;
#else
        return "unknown: only a debug build knows its objects";
#endif
    }
    std::string name = shortName(typeid(*object).name());
    const auto* const node = dynamic_cast<const Node*>(object);
    if (!node) return name;
    char place[64];
    std::snprintf(place, sizeof place, " at (%g, %g)", static_cast<double>(node->getPositionX()),
                  static_cast<double>(node->getPositionY()));
    return name + " '" + crashPathOf(*node) + "'" + place;
}

} // namespace

const char* describeObject(const void* address) {
    static std::string s_text; // for one thread: the others stand still
    s_text = wordsFor(address);
    return s_text.c_str();
}

std::string crashReport() {
    std::string text = "copra: the program crashed";
    const CrashNotes::Timer timer = CrashNotes::timer();
    if (const void* target = timer.target ? timer.target : CrashNotes::target()) {
        text += std::string(" in ") + (timer.target ? "a timer" : CrashNotes::activity());
        if (*timer.key) text += std::string(" '") + timer.key + "'";
        const auto* node = dynamic_cast<const Node*>(Lives::find(target));
        text += node ? " of " + shortName(typeid(*node).name()) + " '" + crashPathOf(*node) + "'"
                     : " of an object that is not a node, or not alive";
    }
    text += "\n";
    const std::size_t count = std::min(CrashNotes::eventCount(), CrashNotes::kEvents);
    if (count > 0) text += "copra: the last events, the newest first:\n";
    for (std::size_t i = 0; i < count; ++i) {
        const CrashNotes::Event& event = CrashNotes::event(i);
        char line[128];
        char times[24] = "";
        if (event.times > 1) std::snprintf(times, sizeof times, " (%u times)", event.times);
        std::snprintf(line, sizeof line, "    %s %g %g %g%s\n", event.name,
                      static_cast<double>(event.numbers[0]), static_cast<double>(event.numbers[1]),
                      static_cast<double>(event.numbers[2]), times);
        text += line;
    }
    return text;
}

void installCrashReport() {
    if (kHasSanitizer) return;
    void* address[1];
    captureCallStack(address, 1); // loads the library that it needs
#ifdef COPRA_HAS_SIGACTION
    // A handler on the stack that a recursion has used up would not run.
    alignas(16) static char s_stack[kHandlerStack];
    stack_t stack = {};
    stack.ss_sp = s_stack;
    stack.ss_size = sizeof s_stack;
    sigaltstack(&stack, nullptr);
    struct sigaction action = {};
    action.sa_sigaction = handleCrash;
    action.sa_flags = SA_ONSTACK | SA_SIGINFO;
    for (const int any : kCrashSignals) sigaction(any, &action, nullptr);
#else
    for (const int any : kCrashSignals) std::signal(any, handleCrash);
#endif
}

} // namespace copra

// NOLINTEND(bugprone-signal-handler)
