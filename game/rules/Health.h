#pragma once

#include <algorithm>

namespace beecluster {

/// How many stings an enemy takes before it dies.
class Health {
public:
    /// `full` is raised to 1 if it is less.
    explicit Health(int full = 1) : _full(std::max(full, 1)), _left(_full) {}

    /// Takes one sting. Returns true for the one that brings health to 0, and false for any further one.
    bool applyHit() { return --_left == 0; }
    bool isDead() const { return _left <= 0; }
    /// The share that is left, 1 to 0.
    float share() const { return static_cast<float>(std::max(_left, 0)) / static_cast<float>(_full); }

private:
    int _full;
    int _left;
};

} // namespace beecluster
