#pragma once

namespace copra {

/// The time step of a frame: measured by a clock, or given.
class FrameTime {
public:
    /// Begins a frame at `now`, in seconds of a clock. After setNext() the clock is ignored.
    void begin(double now) {
        if (_nextIsZero) {
            _seconds = 0.0f;
            _nextIsZero = false;
        } else if (!_isGiven) {
            _seconds = static_cast<float>(now - _last);
            if (_seconds > longest) _seconds = 1.0f / 60.0f;
        }
        if (!(_seconds > 0.0f)) _seconds = 0.0f;
        _last = now;
    }
    /// Sets the time step of the next frame. Negative values and NaN count as 0.
    void setNext(float seconds) {
        _seconds = seconds;
        _isGiven = true;
    }
    /// Whether the time step of the next frame is 0, measured, or given. True for the first frame.
    void setNextIsZero(bool isZero) { _nextIsZero = isZero; }
    bool isNextZero() const { return _nextIsZero; }
    /// Sets another time step for this frame; negative values and NaN count as 0.
    void replace(float seconds) { _seconds = seconds > 0.0f ? seconds : 0.0f; }
    /// Sets the time step to 0 until the next frame.
    void clear() { _seconds = 0.0f; }
    /// Returns the time step of the frame in seconds.
    float seconds() const { return _seconds; }

    /// A measured time step longer than this counts as 1/60 s.
    float longest = 0.2f;

private:
    float _seconds = 0.0f;
    double _last = 0.0;
    bool _isGiven = false;
    bool _nextIsZero = true;
};

} // namespace copra
