#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace copra {
namespace inspector {

/// The times of the phases of the last frames. A phase is what a copra::TraceScope encloses, including scopes
/// of the game. The time of a scope does not include the scopes within it; the remaining time of a frame is
/// "other".
class PhaseTimes {
public:
    /// The number of frames that are kept: four seconds at 60 per second.
    static constexpr std::size_t kFrames = 240;

    /// A phase with its time in each of the last frames, in seconds, the oldest first.
    struct Phase {
        std::string name;           ///< The name of the scope.
        std::vector<float> seconds; ///< The time in each frame, in seconds, the oldest first.
        float average = 0.0f;
        float longest = 0.0f;
    };

    /// A scope begins or ends; a listener of copra::Trace.
    void add(const char* name, bool begins, double seconds);
    /// Removes all frames.
    void clear();

    /// Returns all phases, in the order of their first appearance. A frame without a phase counts as 0.
    std::vector<Phase> phases() const;
    /// The number of frames that are kept.
    std::size_t frameCount() const { return _frames.size(); }

private:
    struct Open {
        std::string name;
        double begin;
        double inner; ///< The time of the scopes within it, in seconds.
    };
    using Frame = std::vector<float>; ///< The times of a frame in seconds, by index of the phase.

    std::size_t indexOf(const std::string& name);

    std::vector<std::string> _names;
    std::vector<Open> _open;
    std::vector<Frame> _frames; ///< The frames, the oldest first.
    Frame _current;
};

} // namespace inspector
} // namespace copra
