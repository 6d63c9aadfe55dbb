#pragma once

#include <functional>
#include <string>

namespace copra {

/// Writes how long the parts of each frame take, in the trace event format of Chrome, which
/// https://ui.perfetto.dev opens.
///
/// The environment variable COPRA_TRACE names the file. Without it, nothing is written, and a scope costs a
/// comparison. Files are written when the program exits, and every 60,000 events. It is for the main thread
/// only.
class Trace {
public:
    /// Returns true if a file is written or a listener is set.
    static bool isOn() { return s_isOn; }
    /// Starts a trace into a file, and ends a running one. If the file cannot be written, the function logs
    /// the reason and returns false.
    static bool start(const std::string& file);
    /// Writes the rest of the trace and closes the file. If no trace runs, the function does nothing.
    static void stop();

    /// Receives the begin and the end of each part, with the time in seconds from an arbitrary moment on.
    using Listener = std::function<void(const char* name, bool begins, double seconds)>;
    /// Passes all parts to `listener`, in addition to a file. An empty function ends that.
    static void setListener(Listener listener);

    /// Begins a part of the frame. The name must be a string literal.
    static void begin(const char* name);
    /// Ends the part that began last. Pass the name of its begin().
    static void end(const char* name);
    /// Records a number that changes from frame to frame.
    static void counter(const char* name, double value);
    /// Records a moment with a description, such as the name of a file.
    static void mark(const char* name, const std::string& text);

private:
    static void add(const char* name, char phase, const std::string& rest);
    static void flush();
    static void notify(const char* name, bool begins);

    static bool s_isOn;
};

/// A part of a frame, for the lifetime of the object: `copra::TraceScope scope("enemies");`.
class TraceScope {
public:
    /// Begins a part with this name, which must exist as long as the scope. While no trace is written, the
    /// function does nothing.
    explicit TraceScope(const char* name) : _name(Trace::isOn() ? name : nullptr) {
        if (_name) Trace::begin(_name);
    }
    ~TraceScope() {
        if (_name && Trace::isOn()) Trace::end(_name);
    }
    TraceScope(const TraceScope&) = delete;
    TraceScope& operator=(const TraceScope&) = delete;

private:
    const char* _name;
};

} // namespace copra
