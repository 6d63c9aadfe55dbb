#pragma once

namespace copra {

/// How many seconds a frame stands for: measured by a clock, or given.
class FrameTime {
public:
    /// Begins a frame at `now`, the seconds of a clock. From when a time has been given on, the clock plays
    /// no part.
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
    /// The time of the next frame. What is negative or not a number counts as 0.
    void give(float seconds) {
        _seconds = seconds;
        _isGiven = true;
    }
    /// Whether the next frame takes no time, whatever the clock or anybody says. So does the first one.
    void setNextIsZero(bool isZero) { _nextIsZero = isZero; }
    bool isNextZero() const { return _nextIsZero; }
    /// No time has passed until the next frame.
    void clear() { _seconds = 0.0f; }
    /// The time of the frame.
    float seconds() const { return _seconds; }

    /// A frame that the clock finds longer than this counts as 1/60 s.
    float longest = 0.2f;

private:
    float _seconds = 0.0f;
    double _last = 0.0;
    bool _isGiven = false;
    bool _nextIsZero = true;
};

} // namespace copra
