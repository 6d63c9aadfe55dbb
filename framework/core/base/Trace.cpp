#include "base/Trace.h"

#include "base/call.h"
#include "base/openFile.h"
#include "base/refuse.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace copra {

namespace {

constexpr int kEventsAtOnce = 60000;

struct TraceFile {
    std::FILE* file = nullptr;
    std::string text; ///< not written yet
    int events = 0;   ///< in the text
    bool isFirst = true;
    std::chrono::steady_clock::time_point start;
    Trace::Listener listener;
};

// Never destroyed: the trace is stopped after main() has returned.
TraceFile& traceFile() {
    static auto* s_file = new TraceFile;
    return *s_file;
}

/// A JSON string without the characters that end it.
std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    return result + "\"";
}

} // namespace

bool Trace::s_isOn = [] {
    const char* file = std::getenv("COPRA_TRACE");
    return file && *file && Trace::start(file);
}();

bool Trace::start(const std::string& file) {
    stop();
    TraceFile& trace = traceFile();
    trace.file = openFile(file, "w");
    if (!trace.file) {
        copra::warning("Trace: cannot write %s", file.c_str());
        return false;
    }
    static const bool s_isRegistered = std::atexit([] { Trace::stop(); }) == 0;
    (void)s_isRegistered;
    trace.isFirst = true;
    trace.start = std::chrono::steady_clock::now();
    std::fputs("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n", trace.file);
    s_isOn = true;
    return true;
}

void Trace::stop() {
    TraceFile& trace = traceFile();
    if (!trace.file) return;
    flush();
    std::fputs("\n]}\n", trace.file);
    std::fclose(trace.file);
    trace.file = nullptr;
    s_isOn = static_cast<bool>(trace.listener);
}

void Trace::setListener(Listener listener) {
    TraceFile& trace = traceFile();
    trace.listener = std::move(listener);
    s_isOn = trace.file || trace.listener;
}

void Trace::notify(const char* name, bool begins) {
    TraceFile& trace = traceFile();
    if (!trace.listener) return;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now().time_since_epoch();
    call(trace.listener, name, begins, time.count());
}

void Trace::flush() {
    TraceFile& trace = traceFile();
    std::fwrite(trace.text.data(), 1, trace.text.size(), trace.file);
    trace.text.clear();
    trace.events = 0;
}

void Trace::add(const char* name, char phase, const std::string& rest) {
    TraceFile& trace = traceFile();
    if (!trace.file) return;
    const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - trace.start;
    char line[96];
    std::snprintf(line, sizeof line,
                  "%s{\"ph\":\"%c\",\"pid\":1,\"tid\":1,\"ts\":%.3f,\"name\":", trace.isFirst ? "" : ",\n",
                  phase, time.count());
    trace.isFirst = false;
    trace.text += line;
    trace.text += quoted(name) + rest + "}";
    if (++trace.events >= kEventsAtOnce) flush();
}

void Trace::begin(const char* name) {
    notify(name, true);
    add(name, 'B', "");
}

void Trace::end(const char* name) {
    notify(name, false);
    add(name, 'E', "");
}

void Trace::counter(const char* name, double value) {
    char text[64];
    std::snprintf(text, sizeof text, ",\"args\":{\"value\":%.9g}", value);
    add(name, 'C', text);
}

void Trace::mark(const char* name, const std::string& text) {
    add(name, 'i', ",\"s\":\"t\",\"args\":{\"text\":" + quoted(text) + "}");
}

} // namespace copra
