#include "diagnosis/CallPlace.h"

#include "base/config.h"
#include "diagnosis/callStack.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <utility>

namespace copra {

namespace {

/// A function and, where known, its file and line.
struct Frame {
    std::string function;
    std::string source;
};

std::string hexadecimal(std::uintptr_t number) {
    std::ostringstream text;
    text << std::hex << "0x" << number;
    return text.str();
}

/// What a shell needs around a file name, and to discard error messages.
#ifdef _WIN32
constexpr char kQuote = '"';
constexpr const char* kDiscardErrors = " 2>NUL";
std::FILE* openPipe(const std::string& command) {
    return _popen(command.c_str(), "rt");
}
int closePipe(std::FILE* pipe) {
    return _pclose(pipe);
}
#else
constexpr char kQuote = '\'';
constexpr const char* kDiscardErrors = " 2>/dev/null";
std::FILE* openPipe(const std::string& command) {
    return popen(command.c_str(), "r");
}
int closePipe(std::FILE* pipe) {
    return pclose(pipe);
}
#endif

/// Looks up offsets in a module with addr2line: one frame for each offset. Empty if addr2line is not
/// installed.
std::vector<Frame> runAddr2line(const std::string& module, const std::vector<std::uintptr_t>& offsets) {
    if (module.find(kQuote) != std::string::npos) return {};
    std::string command = "addr2line -C -f -e ";
    command += kQuote + module + kQuote;
    for (const std::uintptr_t offset : offsets) command += " " + hexadecimal(offset);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> pipe(openPipe(command + kDiscardErrors), closePipe);
    if (!pipe) return {};
    std::vector<std::string> lines(1);
    for (int c = std::fgetc(pipe.get()); c != EOF; c = std::fgetc(pipe.get())) {
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += static_cast<char>(c);
    }
    std::vector<Frame> frames;
    for (std::size_t i = 0; i + 1 < lines.size(); i += 2) frames.push_back({lines[i], lines[i + 1]});
    return frames.size() == offsets.size() ? frames : std::vector<Frame>();
}

/// Looks up any number of offsets: a command line holds some thousands.
std::vector<Frame> lookUp(const std::string& module, const std::vector<std::uintptr_t>& offsets) {
    constexpr std::size_t kAtOnce = 2000;
    std::vector<Frame> frames;
    for (std::size_t i = 0; i < offsets.size(); i += kAtOnce) {
        const auto begin = offsets.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end = begin + static_cast<std::ptrdiff_t>(std::min(kAtOnce, offsets.size() - i));
        const std::vector<Frame> some = runAddr2line(module, {begin, end});
        if (some.empty()) return {};
        frames.insert(frames.end(), some.begin(), some.end());
    }
    return frames;
}

/// What was looked up before, since it takes a fraction of a second: a mistake is often made more than once.
struct KnownFrames {
    std::mutex mutex;
    std::map<void*, Frame> frames;
};

// Never destroyed: the report of what is alive comes last.
KnownFrames& knownFrames() {
    static KnownFrames* const known = new KnownFrames;
    return *known;
}

/// Return addresses on a call stack, innermost function first.
struct Chain {
    void* const* addresses;
    int count;
};

/// Looks up what is not known yet. The lock is held by the caller.
void learnFrames(const std::vector<Chain>& chains, std::map<void*, Frame>& frames) {
    std::map<std::string, std::vector<std::pair<void*, std::uintptr_t>>> modules;
    for (const Chain& chain : chains)
        for (int i = 0; i < chain.count; ++i) {
            void* const address = chain.addresses[i];
            if (!frames.emplace(address, Frame()).second) continue;
            // A return address is that of the instruction after the call: one byte less lies in the call.
            const auto [module, offset] = locateCode(static_cast<const char*>(address) - 1);
            if (!module.empty()) modules[module].emplace_back(address, offset);
        }
    for (const auto& [module, entries] : modules) {
        std::vector<std::uintptr_t> offsets;
        offsets.reserve(entries.size());
        for (const auto& entry : entries) offsets.push_back(entry.second);
        const std::vector<Frame> known = lookUp(module, offsets);
        for (std::size_t i = 0; i < entries.size(); ++i)
            frames[entries[i].first] =
                known.empty() || known[i].function == "??"
                    ? Frame{"", module.substr(module.rfind('/') + 1) + "+" + hexadecimal(offsets[i])}
                    : known[i];
    }
}

bool startsWith(const std::string& text, const char* start) {
    return text.rfind(start, 0) == 0;
}

/// Functions of the framework, of the standard library and of GoogleTest. Their arguments do not count.
bool isOurs(const std::string& function) {
    const std::string name =
        " " + function.substr(0, function.find('(')); // a template begins with the type of its result
    for (const char* space : {" cocos2d::", " copra::", " CocosDenshion::", " cocostudio::",
                              " cocosbuilder::", " std::", " testing::"})
        if (name.find(space) != std::string::npos) return true;
    return false;
}

std::string describe(const Frame& frame) {
    if (frame.function.empty()) return frame.source;
    const std::size_t slash = frame.source.rfind('/');
    const std::string file = slash == std::string::npos ? frame.source : frame.source.substr(slash + 1);
    const bool isKnown = !startsWith(file, "??") && !file.empty();
    return isKnown ? frame.function + " at " + file.substr(0, file.find(' ')) : frame.function;
}

std::string describe(const Chain& chain, const std::map<void*, Frame>& frames) {
    // Most objects are created by create() of their class, so its callers are listed too.
    const int kCallers = 3;
    // Without function names the framework cannot be distinguished from the game: skip
    // the innermost frames, which always belong to the framework.
    const int kOwnFrames = 4;
    std::string text;
    int listed = 0;
    for (int i = 0; i < chain.count && listed < kCallers; ++i) {
        const Frame& frame = frames.at(chain.addresses[i]);
        if (frame.function.empty() ? i < kOwnFrames : isOurs(frame.function)) continue;
        text += (listed++ > 0 ? ", called from " : "") + describe(frame);
        if (frame.function == "main") break;
    }
    return text;
}

std::vector<std::string> describe(const std::vector<Chain>& chains) {
    KnownFrames& known = knownFrames();
    const std::lock_guard<std::mutex> lock(known.mutex);
    learnFrames(chains, known.frames);
    std::vector<std::string> texts;
    texts.reserve(chains.size());
    for (const Chain& chain : chains) texts.push_back(describe(chain, known.frames));
    return texts;
}

} // namespace

std::vector<std::string> describe(const std::vector<CallPlace>& places) {
    std::vector<Chain> chains;
    chains.reserve(places.size());
    for (const CallPlace& place : places) chains.push_back({place.frames.data(), place.count});
    return describe(chains);
}

bool namesCallers() {
#if COCOS2D_DEBUG > 0
    const char* const wanted = std::getenv("COPRA_CALLERS");
    return !wanted || std::strcmp(wanted, "0") != 0;
#else
    return false;
#endif
}

std::string callers() {
    if (!namesCallers()) return "";
    constexpr int kDepth = 64; // widgets load their pictures thirty functions below the game
    void* addresses[kDepth];
    const std::vector<Chain> chains = {{addresses, captureCallStack(addresses, kDepth)}};
    const std::string functions = describe(chains).front();
    return functions.empty() ? "" : "\n    in " + functions;
}

} // namespace copra
