#pragma once

namespace beecluster {

/// The waiting time of a weapon between two shots.
class Cooldown {
public:
    /// Sets the time to the next shot, in seconds.
    void set(float seconds) { _left = seconds; }
    /// Counts down by dt seconds. Returns true when the time is up and `allowed`, and then starts again with
    /// `interval` seconds. A shot that is due but not allowed stays due.
    bool fires(float dt, float interval, bool allowed = true) {
        _left -= dt;
        if (_left > 0 || !allowed) return false;
        _left = interval;
        return true;
    }

private:
    float _left = 0.0f;
};

} // namespace beecluster
