#include "inspector/PhaseTimes.h"

#include <algorithm>
#include <utility>

namespace copra {
namespace inspector {

std::size_t PhaseTimes::indexOf(const std::string& name) {
    const auto found = std::find(_names.begin(), _names.end(), name);
    if (found != _names.end()) return static_cast<std::size_t>(found - _names.begin());
    _names.push_back(name);
    return _names.size() - 1;
}

void PhaseTimes::add(const char* name, bool begins, double seconds) {
    if (begins) {
        _open.push_back({name, seconds, 0.0});
        return;
    }
    // The listener may have been set within a scope, whose end comes without a begin.
    if (_open.empty() || _open.back().name != name) return;
    const Open scope = std::move(_open.back());
    _open.pop_back();
    const double total = seconds - scope.begin;
    if (!_open.empty()) _open.back().inner += total;
    const bool isFrame = scope.name == "frame";
    const std::size_t index = indexOf(isFrame ? "other" : scope.name);
    if (_current.size() <= index) _current.resize(index + 1, 0.0f);
    _current[index] += static_cast<float>(total - scope.inner);
    if (!isFrame) return;
    if (_frames.size() == kFrames) _frames.erase(_frames.begin());
    _frames.push_back(std::exchange(_current, {}));
}

void PhaseTimes::clear() {
    _open.clear();
    _frames.clear();
    _current.clear();
}

std::vector<PhaseTimes::Phase> PhaseTimes::phases() const {
    std::vector<Phase> phases(_names.size());
    for (std::size_t i = 0; i < phases.size(); ++i) {
        Phase& phase = phases[i];
        phase.name = _names[i];
        for (const Frame& frame : _frames) {
            const float seconds = i < frame.size() ? frame[i] : 0.0f;
            phase.seconds.push_back(seconds);
            phase.average += seconds / static_cast<float>(_frames.size());
            phase.longest = std::max(phase.longest, seconds);
        }
    }
    return phases;
}

} // namespace inspector
} // namespace copra
